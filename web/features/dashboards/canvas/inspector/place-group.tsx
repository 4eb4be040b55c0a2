import { Copy, CopyPlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Place } from '../../../../../src/engine/documents/documents.contract.ts'
import { Button } from '../../../../components/form/button.tsx'
import { SettledField } from '../../../../components/form/settled-input.tsx'
import { t } from '../../../../lib/texts/index.ts'
import { duplicateItem, removeItem, setPlaces } from '../canvas-edits.ts'
import type { CanvasItem } from '../canvas-items.ts'
import { gridOf, moveTo, placesOf, resizeTo } from '../canvas-layout.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { Group } from './group.tsx'
import type { InspectorProps } from './inspector-props.ts'

const sides = [
  { label: t.canvas.x, at: 0, least: 0, most: 11 },
  { label: t.canvas.y, at: 1, least: 0, most: 10_000 },
  { label: t.canvas.wide, at: 2, least: 1, most: 12 },
  { label: t.canvas.high, at: 3, least: 4, most: 1000 },
] as const

/** Where a tile stands, in numbers, and what can be done with it as a whole. */
export function PlaceGroup({ item, ...props }: InspectorProps & { item: CanvasItem }) {
  const { spaceId, dashboardId, canvas, onSelect, onChange } = props
  const [copying, setCopying] = useState(false)
  const index = canvas.items.indexOf(item)
  const place = canvas.places[index]!
  const keys = canvas.items.map(({ key }) => key)
  const put = (side: number, value: number) => {
    const next = place.map((old, i) => (i === side ? value : old)) as Place
    const layout = gridOf(keys, canvas.places)
    const after = side < 2 ? moveTo(layout, item.key, next[0], next[1]) : resizeTo(layout, item.key, next[2], next[3])
    onChange(setPlaces(canvas, placesOf(keys, after)))
  }
  const below: Place = [place[0], place[1] + place[3], place[2], place[3]]
  return (
    <Group title={t.canvas.place}>
      <div className="grid grid-cols-4 gap-2">
        {sides.map(({ label, at, least, most }) => (
          <SettledField
            key={label}
            label={label}
            type="number"
            className="numeric"
            min={least}
            max={most}
            disabled={item.kind === 'other'}
            value={String(place[at])}
            onSettle={(text) => {
              const value = Math.round(Number(text))
              if (text !== '' && value >= least && value <= most) put(at, value)
            }}
          />
        ))}
      </div>
      {item.kind === 'other' ? null : (
        <div className="flex flex-wrap gap-2">
          <Button size="small" icon={CopyPlus} onClick={() => onChange(duplicateItem(canvas, item, below))}>
            {t.canvas.duplicate}
          </Button>
          <Button size="small" icon={Copy} onClick={() => setCopying(true)}>
            {t.canvas.copyTo}
          </Button>
          <Button
            size="small"
            icon={Trash2}
            onClick={() => {
              onSelect(null)
              onChange(removeItem(canvas, item))
            }}
          >
            {t.actions.remove}
          </Button>
        </div>
      )}
      {copying ? (
        <CopyDialog
          spaceId={spaceId}
          dashboardId={dashboardId}
          canvas={canvas}
          item={item}
          onClose={() => setCopying(false)}
        />
      ) : null}
    </Group>
  )
}

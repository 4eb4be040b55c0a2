import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { Button } from '../../../../components/form/button.tsx'
import { SettledField } from '../../../../components/form/settled-input.tsx'
import { t } from '../../../../lib/texts/index.ts'
import { catalogQuery } from '../../../questions/questions.queries.ts'
import { placesIn, removeControl, setAttributes } from '../canvas-edits.ts'
import { type CanvasDocument, textOf } from '../canvas-items.ts'
import { FilterPreview } from '../filter-preview.tsx'
import type { Part } from '../markup-parts.ts'
import { Group } from './group.tsx'

type ControlSettingsProps = {
  spaceId: string
  canvas: CanvasDocument
  control: Part
  onChange: (markup: string) => void
  onSelect: (key: string | null) => void
}

export function ControlSettings({ spaceId, canvas, control, onChange, onSelect }: ControlSettingsProps) {
  const catalog = useQuery(catalogQuery(spaceId)).data
  const name = textOf(control, 'name') ?? ''
  const field = textOf(control, 'field') ?? null
  const isInSql = canvas.queries.some((query) => placesIn(canvas.markup.slice(query.from, query.to)).includes(name))
  return (
    <Group title={t.canvas.filter}>
      <SettledField
        label={t.canvas.label}
        maxLength={200}
        value={textOf(control, 'label') ?? ''}
        onSettle={(text) => onChange(setAttributes(canvas.markup, control, { label: text.trim() || undefined }))}
      />
      {field === null ? null : (
        <p className="text-13">
          <span className="text-muted">{t.canvas.field}:</span> {field}
        </p>
      )}
      {catalog ? <FilterPreview canvas={canvas} catalog={catalog} name={name} field={field} /> : null}
      {/* Taken away, SQL with a place for its value would not run. */}
      <div>
        <Button
          size="small"
          icon={Trash2}
          disabled={isInSql}
          onClick={() => {
            onSelect(null)
            onChange(removeControl(canvas, control))
          }}
        >
          {t.actions.remove}
        </Button>
      </div>
    </Group>
  )
}

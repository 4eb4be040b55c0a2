import { X } from 'lucide-react'
import { IconButton } from '../../../../components/form/button.tsx'
import { t } from '../../../../lib/texts/index.ts'
import { textOf } from '../canvas-items.ts'
import { controlKey } from '../control-strip.tsx'
import { labelOf } from '../tile-label.ts'
import { ControlSettings } from './control-settings.tsx'
import type { InspectorProps } from './inspector-props.ts'
import { PlaceGroup } from './place-group.tsx'
import { ViewSettings } from './view-settings.tsx'
import { WordsSettings } from './words-settings.tsx'

/** The settings of what is selected: at most four groups. On a phone below the tiles. */
export function Inspector(props: InspectorProps) {
  const { spaceId, canvas, selected, onSelect, onChange } = props
  const given = { spaceId, canvas, onSelect, onChange }
  const item = canvas.items.find(({ key }) => key === selected)
  const control = canvas.controls.find((part) => controlKey(textOf(part, 'name') ?? '') === selected)
  const isOpen = item !== undefined || control !== undefined
  return (
    <aside
      aria-label={t.canvas.inspector}
      className={
        isOpen
          ? 'flex w-80 shrink-0 flex-col overflow-auto border-l border-line bg-bg max-md:h-1/2 max-md:w-full max-md:border-t max-md:border-l-0'
          : 'w-80 shrink-0 border-l border-line bg-bg p-4 text-muted max-md:hidden'
      }
    >
      {isOpen ? (
        <div className="sticky top-0 z-10 flex items-center gap-2 border-b border-line bg-bg px-4 py-2">
          <h2 className="min-w-0 flex-1 truncate text-13 font-semibold">
            {item ? labelOf(item.part, item.text) : (textOf(control!, 'label') ?? textOf(control!, 'name'))}
          </h2>
          <IconButton icon={X} label={t.canvas.close} size="small" onClick={() => onSelect(null)} />
        </div>
      ) : (
        t.canvas.nothing
      )}
      {control ? <ControlSettings key={selected} {...given} control={control} /> : null}
      {item?.kind === 'view' ? (
        // Not by its key, which changes with its query.
        <ViewSettings key={canvas.items.indexOf(item)} {...given} item={item} />
      ) : item?.kind === 'text' ? (
        <WordsSettings key={selected} canvas={canvas} item={item} onChange={onChange} />
      ) : null}
      {item ? <PlaceGroup key={`${selected} place`} {...props} item={item} /> : null}
    </aside>
  )
}

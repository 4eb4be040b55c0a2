import { Settings2 } from 'lucide-react'
import { IconButton } from '../../../components/form/button.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { t } from '../../../lib/texts/index.ts'
import { ControlField } from '../document/control-field.tsx'
import { useDocument } from '../document/document-data.tsx'
import { type CanvasDocument, textOf } from './canvas-items.ts'

type StripProps = { canvas: CanvasDocument; selected: string | null; onSelect: (key: string | null) => void }

export const controlKey = (name: string) => `control ${name}`

/** The filters as readers see them, each with the way to its settings. */
export function ControlStrip({ canvas, selected, onSelect }: StripProps) {
  const { document, values, onChange } = useDocument()
  const names = canvas.controls.map((part) => textOf(part, 'name') ?? '')
  const controls = names.flatMap((name) => document.controls.find((control) => control.name === name) ?? [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's meaning and look
    <div role="group" aria-label={t.dashboards.filters} className="flex min-w-0 flex-1 flex-wrap items-end gap-3">
      {controls.map((control) => (
        <div
          key={control.name}
          className={classNames(
            'flex items-end gap-0.5 rounded',
            selected === controlKey(control.name) && 'outline-2 outline-offset-2 outline-accent',
          )}
        >
          <ControlField
            control={control}
            value={values[control.name]}
            onChange={(value) => onChange?.(control.name, value)}
          />
          <IconButton
            icon={Settings2}
            label={t.canvas.editFilter(control.label)}
            size="small"
            onClick={() => onSelect(controlKey(control.name))}
          />
        </div>
      ))}
    </div>
  )
}

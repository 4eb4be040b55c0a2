import { RotateCcw } from 'lucide-react'
import { Button } from '../../../components/form/button.tsx'
import { t } from '../../../lib/texts/index.ts'
import { ControlField } from './control-field.tsx'
import { useDocument } from './document-data.tsx'

/** The controls that stand together, and the way back to their defaults. */
export function ControlBar({ names }: { names: string[] }) {
  const { document, values, onChange } = useDocument()
  const controls = names.flatMap((name) => document.controls.find((control) => control.name === name) ?? [])
  if (controls.length === 0 || onChange === null) return null
  const changed = controls.filter(({ name }) => values[name] !== undefined)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's meaning and look
    <div
      role="group"
      aria-label={t.dashboards.filters}
      className="flex flex-wrap items-end gap-x-4 gap-y-3 print:hidden"
    >
      {controls.map((control) => (
        <ControlField
          key={control.name}
          control={control}
          value={values[control.name]}
          onChange={(value) => onChange(control.name, value)}
        />
      ))}
      {changed.length > 0 ? (
        <Button
          look="quiet"
          icon={RotateCcw}
          onClick={() => {
            for (const { name } of changed) onChange(name, undefined)
          }}
        >
          {t.dashboards.reset}
        </Button>
      ) : null}
    </div>
  )
}

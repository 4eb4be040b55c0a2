import { Checkbox } from '../../components/form/toggle.tsx'
import { t } from '../../lib/texts/index.ts'
import { ControlField } from '../dashboards/document/control-field.tsx'
import {
  type ControlValue,
  type ControlValues,
  defaultRange,
  resolveDay,
} from '../dashboards/document/control-values.ts'
import type { Control } from '../dashboards/document/documents.ts'

/** Undefined: nothing is chosen yet, so there is nothing to lock it to. */
export type LockedValues = Record<string, ControlValue | undefined>

/** The value that a filter shows now, written out. */
export function valueToLock(control: Control, value: ControlValue | undefined): ControlValue | undefined {
  if (value !== undefined) return value
  switch (control.kind) {
    case 'toggle':
    case 'number':
    case 'select':
    case 'multiselect':
      return control.default
    case 'text':
      return control.default ?? ''
    case 'date':
      return resolveDay(control.default)
    case 'daterange':
      return defaultRange(control) ?? {}
  }
}

type LockedFieldsProps = {
  controls: Control[]
  current: ControlValues
  locked: LockedValues
  onChange: (locked: LockedValues) => void
}

/** Which filters are held to a value, and to which. Stands within a document's provider: options come from its queries. */
export function LockedFields({ controls, current, locked, onChange }: LockedFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-13 font-medium">{t.shares.locked}</legend>
      <p className="text-12 text-muted">{t.shares.lockedHint}</p>
      {controls.map((control) => {
        const isLocked = Object.hasOwn(locked, control.name)
        const value = locked[control.name]
        return (
          <div key={control.name} className="flex flex-col gap-1">
            <Checkbox
              label={t.shares.lock(control.label)}
              checked={isLocked}
              onChange={(on) => {
                const { [control.name]: _, ...others } = locked
                onChange(on ? { ...others, [control.name]: valueToLock(control, current[control.name]) } : others)
              }}
            />
            {isLocked ? (
              <div className="pl-6">
                <ControlField
                  control={control}
                  value={value}
                  onChange={(next) => onChange({ ...locked, [control.name]: valueToLock(control, next) })}
                />
                {value === undefined ? <p className="pt-1 text-12 text-bad">{t.shares.lockChoose}</p> : null}
              </div>
            ) : null}
          </div>
        )
      })}
    </fieldset>
  )
}

import { useId } from 'react'
import { Input } from '../../../components/form/input.tsx'
import { SettledInput } from '../../../components/form/settled-input.tsx'
import { Switch } from '../../../components/form/toggle.tsx'
import { t } from '../../../lib/texts/index.ts'
import { type ControlValue, type DayRange, defaultRange, resolveDay } from './control-values.ts'
import { useOptions } from './document-data.tsx'
import type { Control, Option, Scalar } from './documents.ts'
import { OptionPicker } from './option-picker.tsx'
import { RangePicker } from './range-picker.tsx'

export type ControlFieldProps = {
  control: Control
  /** Undefined: the default. */
  value: ControlValue | undefined
  onChange: (value: ControlValue | undefined) => void
}

export function ControlField({ control, value, onChange }: ControlFieldProps) {
  const id = useId()
  if (control.kind === 'toggle')
    return (
      <div className="flex h-8 items-center self-end">
        <Switch
          label={control.label}
          checked={(value as boolean | undefined) ?? control.default}
          onChange={(next) => onChange(next === control.default ? undefined : next)}
        />
      </div>
    )
  return (
    <div className="flex w-48 min-w-0 flex-col gap-1 max-sm:w-full">
      <label htmlFor={id} className="truncate text-12 font-medium text-muted">
        {control.label}
      </label>
      <Entry id={id} control={control} value={value} onChange={onChange} />
    </div>
  )
}

type EntryProps = Omit<ControlFieldProps, 'control'> & { id: string; control: Exclude<Control, { kind: 'toggle' }> }

function Entry({ id, control, value, onChange }: EntryProps) {
  switch (control.kind) {
    case 'select':
    case 'multiselect':
      return <Choice id={id} control={control} value={value} onChange={onChange} />
    case 'date':
      return (
        <Input
          id={id}
          type="date"
          value={(value as string | undefined) ?? resolveDay(control.default) ?? ''}
          min={resolveDay(control.min)}
          max={resolveDay(control.max)}
          onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        />
      )
    case 'daterange':
      return (
        <RangePicker
          id={id}
          label={control.label}
          value={(value as DayRange | undefined) ?? defaultRange(control)}
          min={resolveDay(control.min)}
          max={resolveDay(control.max)}
          onChange={onChange}
        />
      )
    case 'number':
      return (
        <SettledInput
          id={id}
          type="number"
          min={control.min}
          max={control.max}
          step={control.step ?? 'any'}
          value={String((value as number | undefined) ?? control.default ?? '')}
          onSettle={(text) => onChange(text === '' || !Number.isFinite(Number(text)) ? undefined : Number(text))}
        />
      )
    case 'text':
      return (
        <SettledInput
          id={id}
          type="text"
          maxLength={control.maxLength}
          placeholder={control.placeholder}
          value={(value as string | undefined) ?? control.default ?? ''}
          onSettle={(text) => onChange(text === '' ? undefined : text)}
        />
      )
  }
}

type ChoiceControl = Extract<Control, { kind: 'select' | 'multiselect' }>

function Choice({
  id,
  control,
  value,
  onChange,
}: { id: string; control: ChoiceControl } & Omit<EntryProps, 'control' | 'id'>) {
  const { options, pending } = useOptions(control.options)
  const chosen = chosenOf(control, value, options)
  const labels = chosen.map((one) => options.find((each) => String(each.value) === String(one))?.label ?? String(one))
  const everything = control.kind === 'multiselect' || control.all
  return (
    <OptionPicker
      id={id}
      label={control.label}
      options={options}
      chosen={chosen}
      multiple={control.kind === 'multiselect'}
      none={everything ? t.dashboards.all : null}
      shown={
        pending
          ? t.loading
          : labels.length === 0
            ? t.dashboards.all
            : labels.length > 2
              ? t.dashboards.chosen(labels.length)
              : labels.join(', ')
      }
      pending={pending}
      onChange={(next) =>
        onChange(next.length === 0 ? undefined : control.kind === 'multiselect' ? next : (next[0] as Scalar))
      }
    />
  )
}

function chosenOf(control: ChoiceControl, value: ControlValue | undefined, options: Option[]): Scalar[] {
  if (control.kind === 'multiselect') return (value as Scalar[] | undefined) ?? control.default ?? []
  const one = (value as Scalar | undefined) ?? control.default ?? (control.all ? undefined : options[0]?.value)
  return one === undefined ? [] : [one]
}

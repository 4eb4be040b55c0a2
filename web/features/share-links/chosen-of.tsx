import { Checkbox, CheckboxList } from '../../components/form/toggle.tsx'

type ChosenOfProps = {
  legend: string
  all: string
  none: string
  items: { id: string; name: string }[]
  /** Null: all, also those that are added later. */
  chosen: string[] | null
  onChange: (chosen: string[] | null) => void
}

export function ChosenOf({ legend, all, none, items, chosen, onChange }: ChosenOfProps) {
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="pb-1 text-13 font-medium">{legend}</legend>
      {items.length === 0 && chosen === null ? <p className="text-muted">{none}</p> : null}
      {items.length > 0 || chosen !== null ? (
        <Checkbox
          label={all}
          checked={chosen === null}
          onChange={(on) => onChange(on ? null : items.map(({ id }) => id))}
        />
      ) : null}
      {chosen === null ? null : (
        <div className="flex flex-col gap-1.5 pl-6">
          <CheckboxList
            options={items.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={chosen}
            onChange={onChange}
          />
        </div>
      )}
    </fieldset>
  )
}

import { Field, type FieldProps } from './form.tsx'
import { Input } from './input.tsx'

const zones = Intl.supportedValuesOf('timeZone')

type Props = Omit<FieldProps, 'children'> & {
  value: string
  onChange: (zone: string) => void
  placeholder?: string
  disabled?: boolean
}

/** A time zone by its name; the names that there are are offered while one types. */
export const TimeZoneField = ({ value, onChange, placeholder, disabled = false, ...frame }: Props) => (
  <Field {...frame}>
    {(control) => (
      <>
        <Input
          {...control}
          list={`${control.id}-zones`}
          value={value}
          placeholder={placeholder}
          disabled={disabled}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value.trim())}
        />
        <datalist id={`${control.id}-zones`}>
          {zones.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      </>
    )}
  </Field>
)

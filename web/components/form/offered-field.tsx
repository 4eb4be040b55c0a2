import { Field, type FieldProps } from './form.tsx'
import { Input } from './input.tsx'

export type OfferedProps = Omit<FieldProps, 'children'> & {
  value: string
  onChange: (value: string) => void
  placeholder?: string | undefined
  disabled?: boolean
}

/** A text of which the usual ones are offered while one types. */
export const OfferedField = ({
  value,
  onChange,
  offers,
  placeholder,
  disabled = false,
  ...frame
}: OfferedProps & { offers: readonly { value: string; label?: string | undefined }[] }) => (
  <Field {...frame}>
    {(control) => (
      <>
        <Input
          {...control}
          list={`${control.id}-offers`}
          value={value}
          placeholder={placeholder}
          disabled={disabled}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value.trim())}
        />
        <datalist id={`${control.id}-offers`}>
          {offers.map((offer) => (
            <option key={offer.value} value={offer.value} label={offer.label} />
          ))}
        </datalist>
      </>
    )}
  </Field>
)

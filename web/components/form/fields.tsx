import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './form.tsx'
import { Input, type InputProps, PasswordInput, Textarea } from './input.tsx'
import { Select, type SelectProps } from './select.tsx'

type Frame = Omit<FieldProps, 'children'>
type OfText<Props> = Frame & Omit<Props, 'value' | 'onChange'> & { value: string; onChange: (text: string) => void }

export const TextField = ({ label, hint, error, required = false, onChange, ...rest }: OfText<InputProps>) => (
  <Field label={label} hint={hint} error={error} required={required}>
    {(control) => <Input {...control} {...rest} onChange={(event) => onChange(event.target.value)} />}
  </Field>
)

/** A number as it is typed: what is not one yet is text too. */
export const NumberField = (props: ComponentProps<typeof TextField>) => (
  <TextField type="number" className="numeric" {...props} />
)

export const PasswordField = ({
  label,
  hint,
  error,
  required = false,
  onChange,
  ...rest
}: OfText<ComponentProps<'input'>>) => (
  <Field label={label} hint={hint} error={error} required={required}>
    {(control) => <PasswordInput {...control} {...rest} onChange={(event) => onChange(event.target.value)} />}
  </Field>
)

export const TextareaField = ({
  label,
  hint,
  error,
  required = false,
  onChange,
  ...rest
}: OfText<ComponentProps<'textarea'>>) => (
  <Field label={label} hint={hint} error={error} required={required}>
    {(control) => <Textarea {...control} {...rest} onChange={(event) => onChange(event.target.value)} />}
  </Field>
)

export const SelectField = <T extends string>({
  label,
  hint,
  error,
  required = false,
  ...rest
}: Frame & Omit<SelectProps<T>, 'label'>) => (
  <Field label={label} hint={hint} error={error} required={required}>
    {(control) => <Select {...control} {...rest} />}
  </Field>
)

import type { ComponentProps } from 'react'
import type { TextField } from '../../components/form/fields.tsx'
import { Field } from '../../components/form/form.tsx'
import { Input } from '../../components/form/input.tsx'

/** Must be there, which its label does not say: it belongs to a choice that was made above it. */
export const NeededField = ({ label, hint, error, onChange, ...rest }: ComponentProps<typeof TextField>) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => <Input {...control} {...rest} required onChange={(event) => onChange(event.target.value)} />}
  </Field>
)

import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps } from './form.tsx'
import { Input, type InputProps, PasswordInput, Textarea } from './input.tsx'

export type Frame = Omit<FieldProps, 'children'>
type OfText<Props> = Frame & Omit<Props, 'value' | 'onChange'> & { value: string; onChange: (text: string) => void }
type Typed = ChangeEvent<HTMLInputElement & HTMLTextAreaElement>

/** A control with its label, hint and error around it, which tells what was typed. */
const labelled = <Props extends object>(Control: (props: Props) => ReactNode) =>
  function TextControl({ label, hint, error, required = false, onChange, ...rest }: OfText<Props>) {
    const typed = { ...rest, onChange: (event: Typed) => onChange(event.target.value) } as unknown as Props
    return (
      <Field label={label} hint={hint} error={error} required={required}>
        {(control) => <Control {...control} {...typed} />}
      </Field>
    )
  }

export const TextField = labelled<InputProps>(Input)
export const PasswordField = labelled<ComponentProps<'input'>>(PasswordInput)
/** One that somebody chooses. */
export const NewPasswordField = (props: ComponentProps<typeof PasswordField>) => (
  <PasswordField required minLength={10} autoComplete="new-password" {...props} />
)
export const TextareaField = labelled<ComponentProps<'textarea'>>(Textarea)

/** A number as it is typed: what is not one yet is text too. */
export const NumberField = (props: ComponentProps<typeof TextField>) => (
  <TextField type="number" className="numeric" {...props} />
)

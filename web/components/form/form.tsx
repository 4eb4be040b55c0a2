import { TriangleAlert } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { describeError } from '../../lib/errors.ts'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'

export type FieldControl = { id: string; 'aria-invalid'?: boolean; 'aria-describedby'?: string; required?: boolean }
export type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string | null | undefined
  required?: boolean
  /** Gets what ties the control to its label, hint and error: `{(control) => <Input {...control} />}`. */
  children: (control: FieldControl) => ReactNode
}

type Checked = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What is wrong with an entry, in our words: the browser's are in its own language, and in a bubble of its own. */
function wrongWith(input: Checked): string {
  const { valueMissing, tooShort, typeMismatch, rangeUnderflow, rangeOverflow } = input.validity
  const { type, min, max } = input as HTMLInputElement
  const number = (text: string) => format.number(Number(text))
  if (valueMissing) return t.invalid.missing
  if (tooShort) return t.invalid.short(format.number((input as HTMLInputElement).minLength))
  if (typeMismatch) return type === 'email' ? t.invalid.email : t.invalid.address
  if (rangeUnderflow && type === 'number') return t.invalid.least(number(min))
  if (rangeOverflow && type === 'number') return t.invalid.most(number(max))
  return input.validationMessage
}

/** Blanks are nothing where something must be; in a password they count. */
const isBlank = ({ required, value, autocomplete }: HTMLInputElement | HTMLTextAreaElement): boolean =>
  required && value !== '' && value.trim() === '' && !/password$/.test(autocomplete)

export function Field({ label, hint, error: given, required = false, children }: FieldProps) {
  const id = useId()
  const [wrong, setWrong] = useState<string | null>(null)
  const error = given ?? wrong
  // The browser takes blanks for an entry.
  useEffect(() => {
    const input = document.getElementById(id)
    if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)
      input.setCustomValidity(isBlank(input) ? t.invalid.missing : '')
  })
  const below = error || hint ? `${id}-below` : undefined
  const onInvalid = (event: FormEvent) => {
    const input = event.target as Checked
    event.preventDefault()
    setWrong(wrongWith(input))
    // What shows a choice is not the control that the browser checks.
    if (input.form?.querySelector('input:invalid, textarea:invalid, select:invalid') === input)
      document.getElementById(id)?.focus()
  }
  return (
    <div className="flex flex-col gap-1" onInvalidCapture={onInvalid} onChange={() => setWrong(null)}>
      <label htmlFor={id} className="text-13 font-medium">
        {label}
        {required ? <span className="sr-only"> ({t.required})</span> : null}
      </label>
      {children({
        id,
        ...(error ? { 'aria-invalid': true } : {}),
        ...(below ? { 'aria-describedby': below } : {}),
        ...(required ? { required } : {}),
      })}
      {error ? (
        <p id={below} className="text-12 text-bad">
          {error}
        </p>
      ) : hint ? (
        <p id={below} className="text-12 text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  )
}

export type FormProps = {
  /** For a button that stands elsewhere. */
  id?: string
  onSubmit: () => void
  /** Of the whole form: what the service answered. */
  error?: unknown
  children: ReactNode
  className?: string
}

export function Form({ id, onSubmit, error, children, className }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form id={id} onSubmit={submit} className={classNames('flex flex-col gap-4', className)}>
      {children}
      {error ? <FormError error={error} /> : null}
    </form>
  )
}

/** `about`: the one of several things that failed. */
export function FormError({ error, about }: { error: unknown; about?: string }) {
  const { title, fix, code } = describeError(error)
  const shown = useRef<HTMLDivElement>(null)
  // At the end of a long form it may lie out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another error is shown again
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  return (
    <div ref={shown} role="alert" className="flex gap-2 rounded border border-bad/40 bg-bad-soft px-3 py-2">
      <TriangleAlert size={16} className="mt-0.5 shrink-0 text-bad" aria-hidden />
      <div>
        <p className="font-medium text-bad">{about ? `${about}: ${title}` : title}</p>
        {fix ? <p>{fix}</p> : null}
        {code ? <p className="font-mono text-12 text-muted">{code}</p> : null}
      </div>
    </div>
  )
}

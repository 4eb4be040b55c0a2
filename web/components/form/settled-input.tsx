import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Field, type FieldProps } from './form.tsx'
import { Input, Textarea } from './input.tsx'

type SettledProps = { value: string; onSettle: (value: string) => void; isLong?: boolean } & Omit<
  ComponentProps<'input'>,
  'value' | 'onChange'
>
const waitMs = 600

/** Takes effect a moment after the last key, with Enter, or when it is left: one step of undo, not one for each letter. */
export function SettledInput({ value, onSettle, isLong = false, ...rest }: SettledProps) {
  const [text, setText] = useState(value)
  const [last, setLast] = useState(value)
  if (last !== value) {
    setLast(value)
    setText(value)
  }
  const latest = useRef({ text, value, onSettle })
  useEffect(() => {
    latest.current = { text, value, onSettle }
  })
  const settle = () => {
    const now = latest.current
    if (now.text !== now.value) now.onSettle(now.text)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: waits for the text alone
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(settle, waitMs)
    return () => clearTimeout(timer)
  }, [text])
  if (isLong)
    return (
      <Textarea
        {...(rest as ComponentProps<'textarea'>)}
        rows={8}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={settle}
      />
    )
  return (
    <Input
      {...rest}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  )
}

export const SettledField = ({
  label,
  hint,
  error,
  ...rest
}: Omit<FieldProps, 'children' | 'required'> & SettledProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => <SettledInput {...control} {...rest} />}
  </Field>
)

import { useState } from 'react'

/** What is entered into a form, each under its name; `{...form.entry('name')}` ties one to its field, `tick` to its box. */
export function useForm<T extends object>(initial: () => T) {
  const [values, setValues] = useState(initial)
  const set = (change: Partial<T>) => setValues((before) => ({ ...before, ...change }))
  const entry = <Name extends keyof T>(name: Name) => ({
    value: values[name],
    onChange: (value: T[Name]) => setValues((before) => ({ ...before, [name]: value })),
  })
  const tick = (name: keyof T) => {
    const { value, onChange } = entry(name)
    return { checked: value === true, onChange: onChange as (checked: boolean) => void }
  }
  return { values, set, entry, tick }
}

import { type ComponentProps, useState } from 'react'
import { Input } from '../../components/form/input.tsx'

type CommaListProps = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  values: string[]
  onChange: (values: string[]) => void
}

const read = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
]

/** Texts as one line. What is typed stays as it is typed while it means the same. */
export function CommaList({ values, onChange, ...rest }: CommaListProps) {
  const [typed, setTyped] = useState('')
  const joined = values.join(', ')
  const text = read(typed).join(', ') === joined ? typed : joined
  return (
    <Input
      {...rest}
      value={text}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(read(event.target.value))
      }}
    />
  )
}

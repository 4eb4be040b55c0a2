import { type ComponentProps, useState } from 'react'
import { Field } from '../../components/form/form.tsx'
import { Input } from '../../components/form/input.tsx'
import { t } from '../../lib/texts/index.ts'
import { synonymsOf, withSynonyms } from './ossie-draft.ts'

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
function CommaList({ values, onChange, ...rest }: CommaListProps) {
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

type SynonymsProps<T> = { of: T; hint?: string; disabled: boolean; onChange: (changed: T) => void }

/** By which other words something is called. */
export const SynonymsField = <T extends Parameters<typeof synonymsOf>[0]>({
  of,
  hint,
  disabled,
  onChange,
}: SynonymsProps<T>) => (
  <Field label={t.definitions.synonyms} hint={hint}>
    {(control) => (
      <CommaList
        {...control}
        values={synonymsOf(of)}
        disabled={disabled}
        onChange={(synonyms) => onChange(withSynonyms(of, synonyms))}
      />
    )}
  </Field>
)

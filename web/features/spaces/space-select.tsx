import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../components/form/select.tsx'
import { spacesQuery } from './spaces.queries.ts'

type SpaceSelectProps = {
  label: string
  hint?: string
  required?: boolean
  /** Said where the team has no space. */
  none?: string
  value: string | undefined
  onChange: (id: string) => void
}

export function SpaceSelect({ label, hint, required = false, none, value, onChange }: SpaceSelectProps) {
  const { data = [], isSuccess } = useQuery(spacesQuery)
  return (
    <SelectField
      label={label}
      hint={hint}
      required={required}
      error={isSuccess && data.length === 0 ? none : null}
      value={value}
      onChange={onChange}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

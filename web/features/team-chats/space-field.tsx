import { useQuery } from '@tanstack/react-query'
import { Field } from '../../components/form/form.tsx'
import { Select } from '../../components/form/select.tsx'
import { t } from '../../lib/texts/index.ts'
import { spacesQuery } from '../spaces/spaces.queries.ts'

/** The name of a space, for lists that only know its id. */
export function useSpaceName(): (id: string) => string {
  const { data } = useQuery(spacesQuery)
  return (id) => data?.find((space) => space.id === id)?.name ?? t.teamChats.goneSpace
}

export function SpaceField({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data = [], isSuccess } = useQuery(spacesQuery)
  return (
    <Field
      label={t.teamChats.space}
      hint={t.teamChats.spaceHint}
      required
      error={isSuccess && data.length === 0 ? t.teamChats.noSpaces : null}
    >
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={onChange}
          options={data.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </Field>
  )
}

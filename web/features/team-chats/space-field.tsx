import { useQuery } from '@tanstack/react-query'
import { t } from '../../lib/texts/index.ts'
import { SpaceSelect } from '../spaces/space-select.tsx'
import { spacesQuery } from '../spaces/spaces.queries.ts'

/** The name of a space, for lists that only know its id. */
export function useSpaceName(): (id: string) => string {
  const { data } = useQuery(spacesQuery)
  return (id) => data?.find((space) => space.id === id)?.name ?? t.teamChats.goneSpace
}

export const SpaceField = ({ value, onChange }: { value: string; onChange: (id: string) => void }) => (
  <SpaceSelect
    label={t.teamChats.space}
    hint={t.teamChats.spaceHint}
    none={t.teamChats.noSpaces}
    required
    value={value}
    onChange={onChange}
  />
)

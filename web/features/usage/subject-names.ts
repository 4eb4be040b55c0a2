import { useQuery } from '@tanstack/react-query'
import { t } from '../../lib/texts/index.ts'
import { apiKeysQuery, nameOf } from '../api-keys/api-keys.queries.ts'
import { modelsQuery } from '../models/models.queries.ts'
import { spacesQuery } from '../spaces/spaces.queries.ts'
import { usersQuery } from '../users/users.queries.ts'

type Kind = keyof typeof t.usage.bys

/** What is known by its id, by its name. */
export function useSubjectNames(): (kind: Kind, id: string | null) => string {
  const users = useQuery(usersQuery)
  const keys = useQuery(apiKeysQuery)
  const spaces = useQuery(spacesQuery)
  const models = useQuery(modelsQuery)
  return (kind, id) => {
    if (id === null) return t.usage.nobody[kind]
    const found = {
      user: () => users.data?.find((user) => user.id === id)?.name,
      'api-key': () => {
        const key = keys.data?.find((one) => one.id === id)
        return key && nameOf(key)
      },
      space: () => spaces.data?.find((space) => space.id === id)?.name,
      model: () => models.data?.find((model) => model.id === id)?.name ?? id,
      'share-link': () => id.slice(0, 13),
    }[kind]()
    return found ?? t.usage.gone
  }
}

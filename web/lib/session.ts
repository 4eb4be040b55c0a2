import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Me } from '../../src/client/index.ts'
import { client } from './api.ts'
import { writeAs } from './format.ts'
import { dropEarly } from './preloaded.ts'
import { getQuery, queryClient } from './query.ts'

export type { Me }

export type Role = NonNullable<Me['user']['role']>

/** Before anything is drawn for them: numbers and dates are written as they read them. */
function reading(me: Me): Me {
  writeAs(me.locale)
  return me
}

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => reading(await client.get('/me', { signal })),
  staleTime: 60_000,
  retry: false,
})

export const setupQuery = getQuery(['setup'], '/setup', {
  staleTime: 0,
  retry: false,
})

export const changeMe = async (change: { name?: string; locale?: string | null }) =>
  reading(await client.patch('/me', { body: change }))

/** Only under the shell, which is drawn when it is known. */
export function useMe(): Me {
  const { data } = useQuery(meQuery)
  if (data === undefined) throw new Error('useMe outside of the shell')
  return data
}

export const useRole = (): Role => useMe().user.role ?? 'viewer'
/** What the interface offers follows the role; the service enforces it. */
export const useCan = () => {
  const role = useRole()
  return { administer: role === 'admin', write: role === 'admin' || role === 'member' }
}

/** Another team: nothing that was loaded before may be shown again. The shell stays, and builds its page anew. */
export async function teamChanged(): Promise<void> {
  dropEarly()
  await queryClient.cancelQueries()
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== meQuery.queryKey[0] })
  await queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
}

/** Another person, or nobody. */
export async function forgetAll(): Promise<void> {
  dropEarly()
  await queryClient.cancelQueries()
  queryClient.clear()
}

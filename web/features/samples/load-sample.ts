import { client } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'
import { type Space, spacesQuery } from '../spaces/spaces.queries.ts'

/** A space with the sample shop in it. */
export async function loadSample(): Promise<Space> {
  const { space } = await client.post('/samples')
  await queryClient.invalidateQueries({ queryKey: spacesQuery.queryKey })
  return space
}

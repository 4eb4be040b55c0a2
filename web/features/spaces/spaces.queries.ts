import { queryOptions } from '@tanstack/react-query'
import type { Agent, DataSource, ModelInfo, Space, SpaceChange, SpaceDataSource } from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'
import { afterwards, getQuery, listQuery, queryClient } from '../../lib/query.ts'

export type { Agent, DataSource, ModelInfo, Space, SpaceDataSource }

export const spacesQuery = listQuery(['spaces'], '/spaces', { query: { limit: 1000 } })

export const spaceQuery = (id: string) =>
  queryOptions({
    queryKey: ['space', id],
    queryFn: ({ signal }) => client.get('/spaces/{id}', { path: { id }, signal }),
    initialData: () => queryClient.getQueryData(spacesQuery.queryKey)?.find((space) => space.id === id),
    initialDataUpdatedAt: () => queryClient.getQueryState(spacesQuery.queryKey)?.dataUpdatedAt,
  })

export const linksQuery = (spaceId: string) =>
  listQuery(['space', spaceId, 'data-sources'], '/spaces/{id}/data-sources', {
    path: { id: spaceId },
    query: { limit: 1000 },
  })

export const suggestionsQuery = (spaceId: string) =>
  getQuery(['space', spaceId, 'suggestions'], '/spaces/{id}/suggestions', {
    path: { id: spaceId },
    query: { limit: 6 },
    staleTime: 300_000,
  })

export const agentsQuery = (spaceId: string) =>
  listQuery(['space', spaceId, 'agents'], '/spaces/{id}/agents', { path: { id: spaceId } })

/** Of the whole team: the page of models and that of data sources have their own, with more of it. */
export const modelChoicesQuery = getQuery(['models', 'choices'], '/models', {
  staleTime: 60_000,
})

export const sourceChoicesQuery = listQuery(['data-sources', 'choices'], '/data-sources', { query: { limit: 1000 } })

export const schemaQuery = (dataSourceId: string) =>
  getQuery(['data-source-schema', dataSourceId], '/data-sources/{id}/schema', {
    path: { id: dataSourceId },
    staleTime: 300_000,
  })

export async function changeSpace(id: string, change: SpaceChange): Promise<Space> {
  const after = await client.patch('/spaces/{id}', { path: { id }, body: change })
  queryClient.setQueryData(spaceQuery(id).queryKey, after)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: spacesQuery.queryKey }),
    // Another model costs something else.
    queryClient.invalidateQueries({ queryKey: ['space', id, 'estimate'] }),
  ])
  return after
}

/** What is attached decides what can be asked. */
export const dataChanged = (spaceId: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: linksQuery(spaceId).queryKey }),
    queryClient.invalidateQueries({ queryKey: suggestionsQuery(spaceId).queryKey }),
  ])

export const attachSource = (spaceId: string, dataSourceId: string) =>
  client
    .post('/spaces/{id}/data-sources', { path: { id: spaceId }, body: { dataSourceId } })
    .then(afterwards(() => dataChanged(spaceId)))

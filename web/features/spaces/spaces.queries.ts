import { queryOptions } from '@tanstack/react-query'
import type { Agent, DataSource, ModelInfo, Space, SpaceChange, SpaceDataSource } from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'

export type { Agent, DataSource, ModelInfo, Space, SpaceDataSource }

export const spacesQuery = queryOptions({
  queryKey: ['spaces'],
  queryFn: ({ signal }) => client.get('/spaces', { signal, query: { limit: 1000 } }),
})

export const spaceQuery = (id: string) =>
  queryOptions({
    queryKey: ['space', id],
    queryFn: ({ signal }) => client.get('/spaces/{id}', { path: { id }, signal }),
    initialData: () => queryClient.getQueryData(spacesQuery.queryKey)?.find((space) => space.id === id),
    initialDataUpdatedAt: () => queryClient.getQueryState(spacesQuery.queryKey)?.dataUpdatedAt,
  })

export const linksQuery = (spaceId: string) =>
  queryOptions({
    queryKey: ['space', spaceId, 'data-sources'],
    queryFn: ({ signal }) =>
      client.get('/spaces/{id}/data-sources', { path: { id: spaceId }, signal, query: { limit: 1000 } }),
  })

export const suggestionsQuery = (spaceId: string) =>
  queryOptions({
    queryKey: ['space', spaceId, 'suggestions'],
    queryFn: ({ signal }) =>
      client.get('/spaces/{id}/suggestions', { path: { id: spaceId }, signal, query: { limit: 6 } }),
    staleTime: 300_000,
  })

export const agentsQuery = (spaceId: string) =>
  queryOptions({
    queryKey: ['space', spaceId, 'agents'],
    queryFn: ({ signal }) => client.get('/spaces/{id}/agents', { path: { id: spaceId }, signal }),
  })

/** Of the whole team: the page of models and that of data sources have their own, with more of it. */
export const modelChoicesQuery = queryOptions({
  queryKey: ['models', 'choices'],
  queryFn: ({ signal }) => client.get('/models', { signal }),
  staleTime: 60_000,
})

export const sourceChoicesQuery = queryOptions({
  queryKey: ['data-sources', 'choices'],
  queryFn: ({ signal }) => client.get('/data-sources', { signal, query: { limit: 1000 } }),
})

export const schemaQuery = (dataSourceId: string) =>
  queryOptions({
    queryKey: ['data-source-schema', dataSourceId],
    queryFn: ({ signal }) => client.get('/data-sources/{id}/schema', { path: { id: dataSourceId }, signal }),
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

export async function attachSource(spaceId: string, dataSourceId: string): Promise<SpaceDataSource> {
  const link = await client.post('/spaces/{id}/data-sources', { path: { id: spaceId }, body: { dataSourceId } })
  await dataChanged(spaceId)
  return link
}

import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { SchemaAnswer as SourceSchema } from '../../../src/client/index.ts'
import type { Agent } from '../../../src/features/agents/agents.contract.ts'
import type { DataSource } from '../../../src/features/data-sources/data-sources.contract.ts'
import type { ModelInfo } from '../../../src/features/models/models.contract.ts'
import type { SpaceDataSource } from '../../../src/features/spaces/space-data-sources.contract.ts'
import type { Space, spaceChange } from '../../../src/features/spaces/spaces.contract.ts'
import { api } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'

export type { Agent, DataSource, ModelInfo, SourceSchema, Space, SpaceDataSource }

export const spacesQuery = queryOptions({
  queryKey: ['spaces'],
  queryFn: ({ signal }) => api.get<Space[]>('/spaces', { signal, query: { limit: 1000 } }),
})

export const spaceQuery = (id: string) =>
  queryOptions({
    queryKey: ['space', id],
    queryFn: ({ signal }) => api.get<Space>(`/spaces/${id}`, { signal }),
    initialData: () => queryClient.getQueryData(spacesQuery.queryKey)?.find((space) => space.id === id),
    initialDataUpdatedAt: () => queryClient.getQueryState(spacesQuery.queryKey)?.dataUpdatedAt,
  })

export const linksQuery = (spaceId: string) =>
  queryOptions({
    queryKey: ['space', spaceId, 'data-sources'],
    queryFn: ({ signal }) =>
      api.get<SpaceDataSource[]>(`/spaces/${spaceId}/data-sources`, { signal, query: { limit: 1000 } }),
  })

export const suggestionsQuery = (spaceId: string) =>
  queryOptions({
    queryKey: ['space', spaceId, 'suggestions'],
    queryFn: ({ signal }) => api.get<string[]>(`/spaces/${spaceId}/suggestions`, { signal, query: { limit: 6 } }),
    staleTime: 300_000,
  })

export const agentsQuery = (spaceId: string) =>
  queryOptions({
    queryKey: ['space', spaceId, 'agents'],
    queryFn: ({ signal }) => api.get<Agent[]>(`/spaces/${spaceId}/agents`, { signal }),
  })

/** Of the whole team: the page of models and that of data sources have their own, with more of it. */
export const modelChoicesQuery = queryOptions({
  queryKey: ['models', 'choices'],
  queryFn: ({ signal }) => api.get<ModelInfo[]>('/models', { signal }),
  staleTime: 60_000,
})

export const sourceChoicesQuery = queryOptions({
  queryKey: ['data-sources', 'choices'],
  queryFn: ({ signal }) => api.get<DataSource[]>('/data-sources', { signal, query: { limit: 1000 } }),
})

export const schemaQuery = (dataSourceId: string) =>
  queryOptions({
    queryKey: ['data-source-schema', dataSourceId],
    queryFn: ({ signal }) => api.get<SourceSchema>(`/data-sources/${dataSourceId}/schema`, { signal }),
    staleTime: 300_000,
  })

export async function changeSpace(id: string, change: z.input<typeof spaceChange>): Promise<Space> {
  const after = await api.patch<Space>(`/spaces/${id}`, change)
  queryClient.setQueryData(spaceQuery(id).queryKey, after)
  await queryClient.invalidateQueries({ queryKey: spacesQuery.queryKey })
  return after
}

/** What is attached decides what can be asked. */
export const dataChanged = (spaceId: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: linksQuery(spaceId).queryKey }),
    queryClient.invalidateQueries({ queryKey: suggestionsQuery(spaceId).queryKey }),
  ])

export async function attachSource(spaceId: string, dataSourceId: string): Promise<SpaceDataSource> {
  const link = await api.post<SpaceDataSource>(`/spaces/${spaceId}/data-sources`, { dataSourceId })
  await dataChanged(spaceId)
  return link
}

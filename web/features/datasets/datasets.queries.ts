import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Dataset, DatasetChange, DuplicatesInput, Entry } from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'
import { deleteSoon } from '../../lib/delete-soon.ts'
import { afterwards, getQuery, listQuery, queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'

export type { DatasetWithCount, Duplicates, SimilarField } from '../../../src/client/index.ts'
export type { Dataset, Entry }
export type DedupeRule = DuplicatesInput

export const datasetsQuery = listQuery(['datasets'], '/datasets', { query: { limit: 1000 } })

export const datasetQuery = (id: string) => getQuery(['dataset', id], '/datasets/{id}', { path: { id } })

const entriesPerPage = 1000
/** In the order they came, page by page. */
export const entriesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['dataset', id, 'entries'],
    queryFn: ({ pageParam, signal }) =>
      client.page('/datasets/{id}/entries', {
        path: { id },
        signal,
        query: { limit: entriesPerPage, cursor: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: 60_000,
  })

export const datasetsChanged = () => queryClient.invalidateQueries({ queryKey: datasetsQuery.queryKey })
export const entriesChanged = (id: string) =>
  Promise.all([datasetsChanged(), queryClient.invalidateQueries({ queryKey: ['dataset', id] })])

/** Shown at once, without reading everything again. */
function putEntry(id: string, changed: Entry): void {
  queryClient.setQueryData(entriesQuery(id).queryKey, (all) =>
    all === undefined
      ? all
      : {
          ...all,
          pages: all.pages.map((page) => ({
            ...page,
            rows: page.rows.map((entry) => (entry.id === changed.id ? changed : entry)),
          })),
        },
  )
}

export async function setFields(
  id: string,
  entry: Entry,
  data: Record<string, unknown>,
  replace = false,
): Promise<Entry> {
  // What was typed stands there at once, and goes when the service refuses it.
  putEntry(id, { ...entry, data: replace ? data : { ...entry.data, ...data } })
  try {
    const after = await client.patch('/datasets/{id}/entries/{entryId}', {
      path: { id, entryId: entry.id },
      body: { data, replace },
    })
    putEntry(id, after)
    return after
  } catch (error) {
    putEntry(id, entry)
    throw error
  }
}

export const addEntries = (id: string, entries: Record<string, unknown>[]) =>
  client.post('/datasets/{id}/entries', { path: { id }, body: { entries } }).then(afterwards(() => entriesChanged(id)))

export const removeEntry = (id: string, entryId: string) =>
  client.delete('/datasets/{id}/entries/{entryId}', { path: { id, entryId }, keepalive: true })

export async function changeDataset(id: string, change: DatasetChange): Promise<void> {
  queryClient.setQueryData(
    datasetQuery(id).queryKey,
    await client.patch('/datasets/{id}', { path: { id }, body: change }),
  )
  await datasetsChanged()
}

export function deleteDataset(dataset: Dataset, onUndo?: () => void): void {
  deleteSoon({
    id: dataset.id,
    message: t.datasets.deleted(dataset.name),
    ...(onUndo ? { onUndo } : {}),
    remove: () =>
      client.delete('/datasets/{id}', { path: { id: dataset.id }, keepalive: true }).then(afterwards(datasetsChanged)),
  })
}

export const duplicatesQuery = (id: string, rule: DedupeRule) =>
  queryOptions({
    queryKey: ['dataset', id, 'duplicates', rule],
    queryFn: ({ signal }) => client.post('/datasets/{id}/duplicates', { path: { id }, body: rule, signal }),
    staleTime: 0,
  })

export const similarValuesQuery = (id: string) =>
  queryOptions({
    queryKey: ['dataset', id, 'similar-values'],
    queryFn: ({ signal }) => client.post('/datasets/{id}/similar-values', { path: { id }, body: {}, signal }),
    staleTime: 0,
  })

export const deduplicate = (id: string, rule: DedupeRule) =>
  client.post('/datasets/{datasetId}/deduplicate', { path: { datasetId: id }, body: rule })

export const undoDeduplicate = (id: string) => client.post('/datasets/{id}/deduplicate/undo', { path: { id } })

export const queryEntries = (id: string, sql: string, signal: AbortSignal) =>
  client.post('/datasets/{id}/query', { path: { id }, body: { sql, maxRows: 10_000 }, signal })

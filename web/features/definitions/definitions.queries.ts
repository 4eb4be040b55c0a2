import { queryOptions } from '@tanstack/react-query'
import type { CheckedDefinitions, MetricPreview, Suggestion } from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'
import { getQuery, queryClient } from '../../lib/query.ts'
import type { DraftDocument } from './ossie-draft.ts'

export type { MetricPreview, Suggestion }
export type Fault = CheckedDefinitions['faults'][number]
/** What is wrong within a part of the document. */
export const faultAt = (faults: Fault[], path: string) => faults.find((fault) => fault.path.startsWith(path))?.message
/** Whose definitions they are. */
export type Owner = { kind: 'source' | 'space'; id: string; name: string }
export type Standing = { document: DraftDocument; yaml: string; tag: string }

const yamlType = 'application/yaml'
const bases = { source: '/data-sources/{id}/definitions', space: '/spaces/{id}/definitions' } as const
const baseOf = ({ kind }: Owner) => bases[kind]
const pathOf = ({ id }: Owner) => ({ path: { id } })
const keyOf = ({ kind, id }: Owner) => ['definitions', kind, id] as const

export const definitionsQuery = (owner: Owner) =>
  queryOptions({
    queryKey: [...keyOf(owner), 'now'],
    async queryFn({ signal }): Promise<Standing> {
      const { text, headers } = await client.document('GET', baseOf(owner), {
        ...pathOf(owner),
        accept: yamlType,
        signal,
      })
      const checked = await check(owner, { yaml: text }, signal)
      return {
        document: checked.document ?? { version: '0.2.0.dev0' },
        yaml: text,
        tag: headers.get('etag') ?? '"0"',
      }
    },
    refetchOnWindowFocus: false,
  })

type Checked = Omit<CheckedDefinitions, 'document'> & { document: DraftDocument | null }

/** What a text or a document would come to, with every fault placed in the YAML. */
export async function check(
  owner: Owner,
  given: { yaml: string } | { document: DraftDocument },
  signal?: AbortSignal,
): Promise<Checked> {
  const text = 'yaml' in given ? given.yaml : JSON.stringify(given.document)
  const type = 'yaml' in given ? yamlType : 'application/json'
  const answer = await client.document('POST', `${baseOf(owner)}/check`, {
    ...pathOf(owner),
    text: { type, text },
    ...(signal && { signal }),
  })
  const checked = JSON.parse(answer.text) as Checked
  // Lines of the JSON that was sent mean nothing to anybody.
  if ('document' in given && checked.faults.length > 0 && checked.yaml !== null) {
    const placed = await check(owner, { yaml: checked.yaml }, signal)
    return { ...checked, faults: placed.faults.length > 0 ? placed.faults : checked.faults }
  }
  return checked
}

export async function save(owner: Owner, yaml: string, tag: string): Promise<void> {
  await client.document('PUT', baseOf(owner), {
    ...pathOf(owner),
    text: { type: yamlType, text: yaml },
    headers: { 'if-match': tag },
  })
}

export const changed = (owner: Owner) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: keyOf(owner) }),
    // What can be asked of a space follows.
    queryClient.invalidateQueries({ queryKey: ['catalog'] }),
  ])

export const suggestionsQuery = (owner: Owner) =>
  queryOptions({
    queryKey: [...keyOf(owner), 'suggestions'],
    queryFn: ({ signal }) => client.post(`${baseOf(owner)}/suggestions`, { ...pathOf(owner), signal }),
  })

export async function answerSuggestion(owner: Owner, id: string, verb: 'accept' | 'dismiss'): Promise<void> {
  const path = { id: owner.id, suggestionId: id }
  await (verb === 'accept'
    ? client.post(`${baseOf(owner)}/suggestions/{suggestionId}/accept`, { path })
    : client.post(`${baseOf(owner)}/suggestions/{suggestionId}/dismiss`, { path }))
  await changed(owner)
}

export const historyQuery = (owner: Owner) =>
  getQuery([...keyOf(owner), 'history'], `${baseOf(owner)}/history`, { ...pathOf(owner), query: { limit: 200 } })

export const versionQuery = (owner: Owner, version: number) =>
  queryOptions({
    queryKey: [...keyOf(owner), 'version', version],
    queryFn: async ({ signal }) =>
      (
        await client.document('GET', `${baseOf(owner)}/versions/{version}`, {
          path: { id: owner.id, version },
          accept: yamlType,
          signal,
        })
      ).text,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const previewQuery = (owner: Owner, yaml: string, metric: string, expression: string) =>
  queryOptions({
    queryKey: [...keyOf(owner), 'preview', metric, expression],
    queryFn: ({ signal }) =>
      client.post(`${baseOf(owner)}/preview`, { ...pathOf(owner), body: { text: yaml, metric }, signal }),
    staleTime: 60_000,
    placeholderData: (before) => before,
  })

/** The tables of a space with their fields, as its expressions name them. */
export const spaceTablesQuery = (spaceId: string) =>
  queryOptions({
    queryKey: ['catalog', spaceId, 'tables'],
    queryFn: async ({ signal }) => {
      const { datasets, relationships } = await client.get('/spaces/{id}/catalog', { path: { id: spaceId }, signal })
      const sources = new Map(datasets.map(({ name, dataSourceId }) => [name, dataSourceId]))
      return datasets.map((dataset) => ({
        name: dataset.name,
        source: dataset.dataSourceId,
        fields: dataset.fields.map(({ name }) => name),
        pointsAt: relationships
          .filter(({ from, to }) => from === dataset.name && sources.get(to) === dataset.dataSourceId)
          .map(({ name, from, to, fromFields, toFields }) => ({
            name,
            from,
            to,
            from_columns: fromFields,
            to_columns: toFields,
          })),
      }))
    },
  })

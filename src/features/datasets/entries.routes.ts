import { z } from 'zod'
import { parseExactJson, UnkeepableNumber } from '../../platform/exact-json.ts'
import { httpErrors } from '../../platform/http/http.errors.ts'
import { pageFields, tellNext } from '../../platform/http/paging.ts'
import { type AppRoute, may, tagged, teamRoute } from '../access/index.ts'
import { addEntries, deleteEntry, updateEntry } from './change-entries.ts'
import { added, entriesInput, entry, entryChange, entryFilter } from './datasets.contract.ts'
import { datasetErrors } from './datasets.errors.ts'
import { createDatasetLookup, type DatasetRouteDeps } from './datasets.routes.ts'
import { entryJson, listEntries } from './entries.store.ts'
import { maxNames } from './entry-data.ts'

const bodyLimit = 64 * 1024 ** 2

const jsonText = z.string().transform((text, context) => {
  try {
    return parseExactJson(text)
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof UnkeepableNumber ? error.message : 'is not JSON' })
    return z.NEVER
  }
})

const listQuery = z.strictObject({
  ...pageFields,
  filter: jsonText
    .pipe(entryFilter)
    .optional()
    .describe('JSON: field -> value, or {eq, ne, lt, lte, gt, gte, contains}; all must fit'),
  sort: z
    .string()
    .min(1)
    .max(1000)
    .optional()
    .describe('A field name; a leading - turns the order round. Numbers come before text, nothing comes last'),
})

/** Entries are answered in the text in which they are kept. */
const asKept = { kind: 'raw', contentType: 'application/json' } as const
const jsonType = 'application/json; charset=utf-8'

export function entryRoutes(deps: DatasetRouteDeps): AppRoute[] {
  const { entries, clock, limits } = deps
  const { find } = createDatasetLookup(deps)
  const changing = { entries, clock, maxEntries: limits.maxEntries }
  return tagged('Datasets', [
    teamRoute('GET', '/datasets/:id/entries', {
      summary: 'Lists the entries of a dataset, in the order they came or sorted by a field',
      description: 'A page ends after about 4 MB, also below its limit: the Link header says whether there is more.',
      may: 'datasets:read',
      query: listQuery,
      answer: { ...asKept, description: 'The entries', schema: z.array(entry) },
      errors: [datasetErrors.notFound],
      async handle({ caller, params, query, request, reply }) {
        const { id } = await find(caller.teamId, params.id)
        const { limit, filter, cursor } = query
        const sort = query.sort && {
          field: query.sort.replace(/^-(?=.)/, ''),
          descending: /^-./.test(query.sort),
        }
        // Sorted pages are counted off; in the order they came, a page begins after an entry.
        const offset = sort && cursor !== undefined ? offsetOf(cursor) : undefined
        const { rows, next } = await listEntries(entries.read, id, {
          limit,
          filter,
          ...(sort && { sort, offset }),
          ...(!sort && { after: cursor }),
        })
        if (next !== null) tellNext(request, reply, next)
        reply.type(jsonType).send(`[${rows.map(entryJson).join()}]`)
      },
    }),
    teamRoute('POST', '/datasets/:id/entries', {
      summary: 'Adds entries, all or none',
      may: 'datasets:write',
      body: entriesInput,
      bodyLimit,
      maxNames,
      status: 201,
      answer: added,
      errors: [datasetErrors.notFound, datasetErrors.tooManyEntries],
      async handle({ caller, params, body }) {
        const { id } = await find(caller.teamId, params.id)
        return addEntries(changing, caller.teamId, id, body.entries)
      },
    }),
    teamRoute('PATCH', '/datasets/:id/entries/:entryId', {
      summary: 'Sets fields of an entry',
      description: 'A key that may not read datasets is answered the fields that it sent alone.',
      may: 'datasets:write',
      body: entryChange,
      bodyLimit: 4 * 1024 ** 2,
      maxNames,
      answer: { ...asKept, description: 'The entry', schema: entry },
      errors: [datasetErrors.notFound, datasetErrors.entryNotFound],
      async handle({ caller, params, body, reply }) {
        const { id } = await find(caller.teamId, params.id)
        const changed = await updateEntry(changing, caller.teamId, id, params.entryId, body)
        const told = may(caller, 'datasets:read') ? changed : { ...changed, data: JSON.stringify(body.data) }
        reply.type(jsonType).send(entryJson(told))
      },
    }),
    teamRoute('DELETE', '/datasets/:id/entries/:entryId', {
      summary: 'Deletes an entry',
      may: 'datasets:write',
      answer: { kind: 'empty' },
      errors: [datasetErrors.notFound, datasetErrors.entryNotFound],
      async handle({ caller, params }) {
        const { id } = await find(caller.teamId, params.id)
        await deleteEntry(changing, caller.teamId, id, params.entryId)
      },
    }),
  ])
}

function offsetOf(cursor: string): number {
  const offset = /^\d{1,9}$/.test(cursor) ? Number(cursor) : Number.NaN
  if (Number.isNaN(offset)) throw httpErrors.invalidRequest('query.cursor: is not one that this list gave')
  return offset
}

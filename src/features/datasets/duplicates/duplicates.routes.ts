import { z } from 'zod'
import { findOrThrow } from '../../../platform/errors.ts'
import { httpErrors } from '../../../platform/http/http.errors.ts'
import { type AppRoute, tagged, teamRoute } from '../../access/index.ts'
import { datasetErrors } from '../datasets.errors.ts'
import { createDatasetLookup, type DatasetRouteDeps } from '../datasets.routes.ts'
import { contentsOf } from '../entries.store.ts'
import {
  type DuplicatesInput,
  deduplicateAnswer,
  deduplicateInput,
  duplicates,
  duplicatesInput,
  restored,
  similarField,
  similarInput,
} from './duplicates.contract.ts'
import { restoreRemoved } from './removed-entries.ts'

/** Entries that are the same: found, shown, taken away and brought back. */
export function duplicateRoutes(deps: DatasetRouteDeps): AppRoute[] {
  const { entries } = deps
  const { find } = createDatasetLookup(deps)
  const held = async (id: string) => ({
    entries: (await contentsOf(entries.read.queries, [id])).get(id)?.entries ?? 0,
  })
  const ruleOf = ({ keys, ...rule }: DuplicatesInput) => ({ keys: keys ?? null, ...rule })
  const assertKnown = <T extends object>(result: T | { unknownKeys: string[] }): T => {
    if ('unknownKeys' in result)
      throw httpErrors.invalidRequest(`body.keys: no entry has a field "${result.unknownKeys[0]}"`)
    return result
  }
  return tagged('Datasets', [
    teamRoute('POST', '/datasets/:datasetId/deduplicate', {
      // It keeps a list of what it takes away, out of which an interruption is mended: that wants room.
      summary: 'Removes duplicate entries from a dataset, all or none',
      description:
        'Entries are the same when their values are: the order of fields does not matter, 1 is 1.0, and a field that is missing is one that is null. Text is never the same as a number. With `dryRun` nothing changes and the numbers are the same.',
      may: 'datasets:write',
      body: deduplicateInput,
      bodyOptional: true,
      answer: deduplicateAnswer,
      errors: [datasetErrors.notFound],
      async handle({ caller: { teamId, userId }, params, body: { dryRun, ...rule } }) {
        const { id: datasetId } = await find(teamId, params.datasetId)
        // Once begun it goes on to its end, whether or not the client waits.
        const job = { teamId, datasetId, rule: ruleOf(rule), dryRun }
        const result = await entries.jobs.run('deduplicate', job, { userId, ...(await held(datasetId)) })
        if ('lost' in result) throw datasetErrors.notFound()
        return assertKnown(result)
      },
    }),
    teamRoute('POST', '/datasets/:id/deduplicate/undo', {
      summary: 'Brings back the entries that the last de-duplication removed',
      description:
        'To the places where they stood. They are kept until the next de-duplication of the dataset or the next start of the service.',
      may: 'datasets:write',
      answer: restored,
      errors: [datasetErrors.notFound, datasetErrors.nothingToUndo],
      async handle({ caller: { teamId }, params }) {
        const { id } = await find(teamId, params.id)
        return findOrThrow(restoreRemoved(entries.write, teamId, id), datasetErrors.nothingToUndo)
      },
    }),
    teamRoute('POST', '/datasets/:id/duplicates', {
      summary: 'Shows which entries a de-duplication would remove, with examples',
      may: 'datasets:read',
      body: duplicatesInput,
      answer: { kind: 'raw', contentType: 'application/json', description: 'What would go', schema: duplicates },
      errors: [datasetErrors.notFound],
      async handle({ caller: { teamId, userId }, params, body, reply, signal }) {
        const { id: datasetId } = await find(teamId, params.id)
        const job = { teamId, datasetId, rule: ruleOf(body) }
        const result = await entries.jobs.run('preview duplicates', job, { userId, ...(await held(datasetId)), signal })
        reply.type('application/json; charset=utf-8').send(assertKnown(result).json)
      },
    }),
    teamRoute('POST', '/datasets/:id/similar-values', {
      summary: 'Finds values of a field that look like one',
      description:
        'Text that differs by case, accents, spaces and signs, or by a single typing error. Numbers within differ when their digits do.',
      may: 'datasets:read',
      body: similarInput,
      answer: z.array(similarField),
      errors: [datasetErrors.notFound],
      async handle({ caller: { teamId, userId }, params, body: { fields = null }, signal }) {
        const { id: datasetId } = await find(teamId, params.id)
        const job = { teamId, datasetId, fields }
        return entries.jobs.run('similar values', job, { userId, ...(await held(datasetId)), signal })
      },
    }),
  ])
}

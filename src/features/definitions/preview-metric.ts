import { notTogether } from '../../engine/analyst/index.ts'
import { readValue } from '../../engine/question/index.ts'
import { type Query, type QueryOutcome, rowsOf } from '../../engine/sandbox/query.ts'
import { withQueryErrors } from '../data-sources/index.ts'
import type { Owner } from './definitions.store.ts'
import type { Definitions } from './definitions.ts'

const previewMs = 20_000

type Deps = { definitions: Pick<Definitions, 'standing'>; runQuery(query: Query): Promise<QueryOutcome> }
type Asked = { owner: Owner; text: string; metric: string; signal: AbortSignal }
const nothing = { problem: null, value: null, sql: null, sentence: null, format: null }

/** What a metric comes to over the data as it is now, by a document that nobody has saved yet. */
export async function previewMetric(
  { definitions, runQuery }: Deps,
  { teamId, userId }: { teamId: string; userId: string | null },
  { owner, text, metric, signal }: Asked,
) {
  const standing = await definitions.standing(teamId, owner)
  const found = await standing.previewMetric(text, metric)
  if ('problem' in found) return { ...nothing, problem: found.problem }
  const target = await standing.targetOf(found.sources)
  if (!target) return { ...nothing, problem: notTogether }
  const { sql, params, column, written, sentence } = found
  const outcome = await withQueryErrors(
    runQuery({ teamId, userId, target, sql, params, maxRows: 1, timeoutMs: previewMs, signal }),
  )
  const value = readValue(rowsOf(outcome)[0]?.[column.name] ?? null, column.type as never)
  const shown = typeof value === 'object' ? null : value
  return { problem: null, value: shown, sql: written, sentence, format: column.format }
}

import { compile, QuestionFault, readValue } from '../../engine/question/index.ts'
import { type Query, type QueryOutcome, rowsOf } from '../../engine/sandbox/query.ts'
import { withQueryErrors } from '../data-sources/index.ts'
import type { Owner } from './definitions.store.ts'
import type { Definitions } from './definitions.ts'

const previewMs = 20_000

type Deps = { definitions: Pick<Definitions, 'texts'>; runQuery(query: Query): Promise<QueryOutcome> }
type Asked = { owner: Owner; text: string; metric: string; signal: AbortSignal }
const nothing = { problem: null, value: null, sql: null, sentence: null, format: null }

/** What a metric comes to over the data as it is now, by a document that nobody has saved yet. */
export async function previewMetric(
  { definitions, runQuery }: Deps,
  { teamId, userId }: { teamId: string; userId: string | null },
  { owner, text, metric, signal }: Asked,
) {
  const { metricOfText, place } = await definitions.texts({ teamId, userId }, owner)
  const found = await metricOfText(text, metric)
  if (!found.catalog) return { ...nothing, problem: found.problem }
  const question = { measures: [{ metric }], by: [] }
  try {
    const { compiled, shown, target } = await place(question, found.catalog)
    const { sql, params, columns } = compiled
    const { name, type, format } = columns[0]!
    const outcome = await withQueryErrors(
      runQuery({ teamId, userId, target, sql, params, maxRows: 1, timeoutMs: previewMs, signal }),
    )
    const value = readValue(rowsOf(outcome)[0]?.[name] ?? null, type)
    return {
      problem: null,
      value: typeof value === 'object' ? null : value,
      sql: compile(question, shown, { written: true }).sql,
      sentence: found.sentence,
      format,
    }
  } catch (error) {
    if (error instanceof QuestionFault) return { ...nothing, problem: error.message }
    throw error
  }
}

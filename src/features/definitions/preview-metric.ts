import { compile, QuestionFault, readValue, describe as sentenceOf } from '../../engine/question/index.ts'
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
  const catalog = await standing.catalogOfText(text)
  if (!catalog) return { ...nothing, problem: 'The document cannot be read.' }
  if (!catalog.metrics.some(({ name }) => name === metric))
    return { ...nothing, problem: 'The metric cannot be read: see its faults.' }
  const question = { measures: [{ metric }], by: [] }
  try {
    const { compiled, shown, target } = await standing.place(question, catalog)
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
      sentence: sentenceOf(question, catalog),
      format,
    }
  } catch (error) {
    if (error instanceof QuestionFault) return { ...nothing, problem: error.message }
    throw error
  }
}

import { type ModelQueryOutcome, rowsThatFit } from '../query-for-model.ts'
import type { RunSqlOutput } from '../tool-contract.ts'
import { privacyOf, type Workbench } from '../workbench.ts'

/** Kept with the message for the reader. */
const forReader = { rows: 1_000, bytes: 256 * 1024 }
/** Told to a model elsewhere. */
const forModel = { rows: 30, bytes: 8 * 1024 }
export const modelLimits = ({ leaves }: Pick<Workbench, 'leaves'>) => (leaves ? forModel : forReader)

/** Keeps what a statement gave, and what the model is told of it; answers what the reader gets. */
export function keepOutcome(bench: Workbench, toolCallId: string, outcome: ModelQueryOutcome): RunSqlOutput {
  if (!outcome.ok) {
    bench.modelViews.set(toolCallId, outcome.view)
    return { ok: false, error: outcome.error }
  }
  const { result, view } = outcome
  const { resultId, columns, types, rows, rowCount, truncated } = result
  bench.results.set(resultId, result)
  bench.modelViews.set(toolCallId, view.rows.length === 0 && view.note ? withPerson(view) : view)
  const shown = rows.slice(0, rowsThatFit(rows, forReader))
  return {
    ok: true,
    resultId,
    columns,
    types,
    rows: shown,
    rowCount,
    truncated: truncated || shown.length < rows.length,
  }
}

/** What the model is told of a call, of this answer or of an earlier one. */
export const toldOf = (bench: Workbench, toolCallId: string, output: RunSqlOutput): unknown =>
  bench.modelViews.get(toolCallId) ?? earlierView(bench, output)

const personSees = 'The person sees the whole table beside your answer; refer to it instead of quoting values.'
const withPerson = (view: RunSqlOutput & { ok: true }) => ({ ...view, note: `${view.note} ${personSees}` })

/** Of a question before this one: that it ran and what its columns were. Its rows are not told again, nor anything private. */
function earlierView(bench: Workbench, output: RunSqlOutput): RunSqlOutput {
  const open = bench.sources.every(({ parts }) => parts.every((part) => privacyOf(bench, part) === 'full'))
  if (!output.ok) return open ? output : { ok: false, error: 'It failed.' }
  const { resultId, columns, types, rowCount, truncated } = output
  const note = 'Rows of an earlier answer; run the statement again when they are needed.'
  return { ok: true, resultId, columns, types, rows: [], rowCount: open ? rowCount : -1, truncated, note }
}

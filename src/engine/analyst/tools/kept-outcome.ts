import { doubtsOf } from '../checks/index.ts'
import { fitTable, type ModelLimits, rowsThatFit } from '../statements/fit-table.ts'
import type { ModelQueryOutcome } from '../statements/query-for-model.ts'
import type { RunSqlOutput } from '../tool-contract.ts'
import { privacyOf, type Workbench } from '../workbench.ts'

/** Kept with the message for the reader. */
const forReader = { rows: 1_000, bytes: 256 * 1024 }
/** Told to a model elsewhere. */
const forModel: ModelLimits = { rows: 30, bytes: 8 * 1024, cell: 300, columns: 60 }
/** Told of a result of an earlier answer. */
const forRecall: ModelLimits = { rows: 5, bytes: 1024, cell: 80, columns: 20 }
export const modelLimits = ({ isRemote }: Pick<Workbench, 'isRemote'>) => (isRemote ? forModel : forReader)

/** The refusal of a statement that has failed in this answer already; null where it has not. */
export function failedBefore(bench: Workbench, toolCallId: string, statement: string): RunSqlOutput | null {
  const before = bench.failures.statements.get(statement)
  if (before === undefined) return null
  bench.failures.inARow += 1
  const refused = {
    ok: false as const,
    error: `This is what failed before, and it was not run again. Change it, or say what the data cannot answer. The error was: ${before}`,
  }
  bench.modelViews.set(toolCallId, refused)
  return refused
}

export function noteFailure({ failures }: Workbench, statement: string, told: string): void {
  failures.statements.set(statement, told)
  failures.inARow += 1
}

/** Keeps what a statement gave, and what the model is told of it; answers what the reader gets. */
export function keepOutcome(
  bench: Workbench,
  toolCallId: string,
  outcome: ModelQueryOutcome,
  statement: string,
): RunSqlOutput {
  if (!outcome.ok) {
    bench.modelViews.set(toolCallId, outcome.view)
    // What was too busy or too slow may go another time.
    if (outcome.kind === 'failed' || outcome.kind === 'refused') noteFailure(bench, statement, outcome.view.error)
    return { ok: false, error: outcome.error }
  }
  bench.failures.inARow = 0
  const { result, view } = outcome
  const { resultId, columns, types, rows, rowCount, truncated } = result
  bench.results.set(resultId, result)
  const told = view.rows.length === 0 && view.note ? withPerson(view) : view
  bench.modelViews.set(toolCallId, withDoubts(told, doubtsOf(bench, result)))
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

const withDoubts = (view: RunSqlOutput & { ok: true }, doubts: string[]) =>
  doubts.length === 0 ? view : { ...view, note: [...doubts, ...(view.note ? [view.note] : [])].join('\n') }

const personSees = 'The person sees the whole table beside your answer; refer to it instead of quoting values.'
const withPerson = (view: RunSqlOutput & { ok: true }) => ({ ...view, note: `${view.note} ${personSees}` })

/** Of a question before this one: what its columns were and, where nothing is private, its first rows. */
function earlierView(bench: Workbench, output: RunSqlOutput): RunSqlOutput {
  const open = bench.sources.every(({ parts }) => parts.every((part) => privacyOf(bench, part) === 'full'))
  if (!output.ok) return open ? output : { ok: false, error: 'It failed.' }
  const { resultId, columns, types, rowCount, truncated } = output
  const told = { ok: true as const, resultId, truncated }
  if (!open) return { ...told, columns, types, rows: [], rowCount: -1, note: 'Rows of an earlier answer are not told.' }
  const { rows, columns: width } = fitTable(output.rows, columns.length, forRecall)
  const shown = { columns: columns.slice(0, width), types: types.slice(0, width), rows, rowCount }
  return { ...told, ...shown, ...(rows.length < rowCount && { note: 'Its first rows.' }) }
}

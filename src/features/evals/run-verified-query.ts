import { type AnalystSource, asCell, type Cell, sameRows, type VerifiedResult } from '../../engine/analyst/index.ts'
import { type Query, QueryError, type QueryOutcome, rowsInTurns } from '../../engine/sandbox/query.ts'
import type { VerifiedRow } from '../verified-answers/index.ts'

const rowLimit = 1_000
const queryMs = 60_000

export type CheckedAnswer =
  | { verified: 'same' | 'different'; detail: string | null; result: VerifiedResult }
  | { verified: 'failed'; detail: string; result: null }

/** Runs a verified query again and compares what it gives with what was verified. */
export async function runVerifiedQuery(
  runQuery: (query: Query) => Promise<QueryOutcome>,
  sources: AnalystSource[],
  answer: VerifiedRow,
  signal: AbortSignal,
): Promise<CheckedAnswer> {
  const failed = (detail: string) => ({ verified: 'failed' as const, detail, result: null })
  const source = sources.find((candidate) => candidate.source === answer.source)
  if (!source) return failed(`the space has no source "${answer.source}" any more`)
  try {
    const ran = await runQuery({
      teamId: answer.teamId,
      target: source.target,
      sql: answer.sql,
      maxRows: rowLimit + 1,
      timeoutMs: queryMs,
      signal,
    })
    const rows = (await rowsInTurns(ran)).map((row) => ran.columns.map((name) => asCell(row[name])))
    if (rows.length > rowLimit) return failed(`it gives more than ${rowLimit} rows now, too many to compare`)
    const before = JSON.parse(answer.rows) as Cell[][]
    const result: VerifiedResult = {
      question: answer.question,
      now: { columns: ran.columns, rows },
      before: { columns: JSON.parse(answer.columns), rows: before },
      answer: answer.answer === null ? null : JSON.parse(answer.answer),
    }
    if (sameRows(rows, before)) return { verified: 'same', detail: null, result }
    const detail =
      rows.length === before.length
        ? 'values differ'
        : `${before.length} rows were verified, now there are ${rows.length}`
    return { verified: 'different', detail, result }
  } catch (error) {
    if (signal.aborted || !(error instanceof QueryError)) throw error
    return failed(error.message.slice(0, 500))
  }
}

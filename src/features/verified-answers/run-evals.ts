import { type AnalystSource, type Cell, sameRows } from '../../engine/analyst/index.ts'
import { type Query, QueryError, type QueryOutcome, rowsOf } from '../../engine/sandbox/query.ts'
import type { EvalRun } from './verified-answers.contract.ts'
import type { VerifiedRow } from './verified-answers.store.ts'

const rowLimit = 1_000
const queryMs = 60_000

/** Runs every verified query again and compares what it gives with what was verified. */
export async function runEvals(
  runQuery: (query: Query) => Promise<QueryOutcome>,
  sources: AnalystSource[],
  answers: VerifiedRow[],
  signal: AbortSignal,
): Promise<EvalRun['results']> {
  const results: EvalRun['results'] = []
  for (const answer of answers) {
    const started = performance.now()
    const result = (outcome: EvalRun['results'][number]['outcome'], detail: string | null) =>
      results.push({
        verifiedAnswerId: answer.id,
        question: answer.question,
        outcome,
        detail,
        elapsedMs: Math.round(performance.now() - started),
      })
    const source = sources.find((candidate) => candidate.source === answer.source)
    if (!source) {
      result('failed', `the space has no source "${answer.source}" any more`)
      continue
    }
    try {
      const ran = await runQuery({
        teamId: answer.teamId,
        target: source.target,
        sql: answer.sql,
        maxRows: rowLimit + 1,
        timeoutMs: queryMs,
        signal,
      })
      const rows = rowsOf(ran).map((row) => ran.columns.map((name) => asCell(row[name])))
      const kept = JSON.parse(answer.rows) as Cell[][]
      if (sameRows(rows, kept)) result('same', null)
      else
        result(
          'different',
          rows.length === kept.length
            ? 'values differ'
            : `${kept.length} rows were verified, now there are ${rows.length}`,
        )
    } catch (error) {
      if (signal.aborted || !(error instanceof QueryError)) throw error
      result('failed', error.message.slice(0, 500))
    }
  }
  return results
}

const asCell = (value: unknown): Cell =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : JSON.stringify(value ?? null)

import type { UIMessageChunk } from 'ai'
import { suggestChart } from '../../charts/suggest-chart.ts'
import type { AnswerPart, VerifiedPart } from '../answer-parts.contract.ts'
import { asText, closingParts } from '../answer-question.ts'
import { recallResults } from '../conversation/earlier-results.ts'
import { sameRows } from '../statements/same-rows.ts'
import type { Cell } from '../tool-contract.ts'
import { drawChart } from '../tools/make-chart.ts'
import { runSqlTool } from '../tools/run-sql.ts'
import { type AnswerOutcome, newOutcome } from './answer-outcome.ts'
import type { AnswerRequest } from './answer-request.ts'

export type VerifiedAnswer = VerifiedPart & {
  source: string
  sql: string
  /** The text that was verified. */
  text: string
  columns: string[]
  rows: Cell[][]
  answer: AnswerPart | null
}

/** No model says how to draw the result: the chart that somebody would try first. */
function* chartOf(bench: AnswerRequest['bench'], resultId: string): Generator<UIMessageChunk> {
  const result = bench.results.get(resultId)
  const chart = result ? suggestChart(result.columns, result.types, result.rows) : null
  if (!result || chart === null || chart.type === 'metric') return
  drawChart(bench, result, chart)
  yield { type: 'data-chart', id: `chart-${bench.charts.length}`, data: bench.charts.at(-1) }
}

/**
 * Answers a question that has a verified answer: its SQL runs again. When the data is as it was, the verified text is given;
 * when not, the new result, and that it differs. No model is asked.
 */
export async function* answerFromVerified(
  { bench, messages }: Pick<AnswerRequest, 'bench' | 'messages'>,
  verified: VerifiedAnswer,
): AsyncGenerator<UIMessageChunk, AnswerOutcome> {
  recallResults(bench, messages)
  const outcome: AnswerOutcome = { ...newOutcome(), steps: 1 }
  const { verifiedAnswerId, question, verifiedAt } = verified
  const toolCallId = `verified-${verifiedAnswerId}`
  const input = { source: verified.source, sql: verified.sql, purpose: 'The verified query, run again' }
  yield { type: 'start-step' }
  yield {
    type: 'data-verified',
    id: 'verified',
    data: { verifiedAnswerId, question, verifiedAt } satisfies VerifiedPart,
  }
  yield { type: 'tool-input-available', toolCallId, toolName: 'run_sql', input }
  try {
    const output = await runSqlTool(bench).execute!(input, { toolCallId, messages: [], context: undefined } as never)
    yield { type: 'tool-output-available', toolCallId, output }
    const ran = output as Awaited<ReturnType<NonNullable<ReturnType<typeof runSqlTool>['execute']>>>
    let text: string
    if (!('ok' in ran) || !ran.ok) {
      text = 'The verified query no longer runs on this data. Ask again in other words, or verify a new answer.'
    } else if (sameRows(ran.rows, verified.rows)) {
      text = verified.text
      bench.answer = verified.answer
    } else {
      text = 'The verified query gives a different result than when it was verified; the table shows the result of now.'
      if (ran.rows.length <= 50) bench.answer = { columns: ran.columns, rows: ran.rows }
    }
    if ('ok' in ran && ran.ok) yield* chartOf(bench, ran.resultId)
    yield* asText('verified', text)
    yield { type: 'finish-step' }
    yield* closingParts({ bench, messages }, text)
  } catch (error) {
    outcome.status = bench.signal.aborted ? 'cancelled' : 'failed'
    if (outcome.status === 'failed') {
      outcome.error = 'The verified query could not be run.'
      bench.reportFault?.(error, 'a verified answer failed')
    }
  }
  return outcome
}

import type { UIMessage, UIMessageChunk } from 'ai'
import { chartOfQuestion } from '../../charts/chart-of-question.ts'
import { addsUp, titleOf } from '../../question/index.ts'
import type { Question } from '../../question/question.contract.ts'
import type { ReadingPart } from '../answer-parts.contract.ts'
import { closingParts } from '../answer-question.ts'
import { recallResults } from '../conversation/earlier-results.ts'
import { columnsOf } from '../reading/answer-columns.ts'
import { presentAnswer } from '../reading/present-answer.ts'
import { partOfQuestion } from '../reading/reading-part.ts'
import { type AskOutput, askTool } from '../tools/ask.ts'
import { drawChart } from '../tools/make-chart.ts'
import type { AnswerRequest } from './answer-request.ts'

export type AskedAgain = {
  question: Question
  /** How it came about, and what is known of how it was read. */
  told: Pick<ReadingPart, 'by'> & Partial<Pick<ReadingPart, 'chips' | 'probability' | 'unused' | 'decision'>>
  /** The words that an answer was first asked by. */
  text: string
  /** What else the words may have meant. */
  others: ReadingPart['others']
}

/** The parts of an answer to a question that a person chose or changed, or why it cannot be asked. No model is asked. */
export async function answerFromQuestion(
  { bench, messages }: Pick<AnswerRequest, 'bench' | 'messages'>,
  { question, told, text, others }: AskedAgain,
): Promise<{ ok: true; parts: UIMessage['parts'] } | { ok: false; error: string }> {
  recallResults(bench, messages)
  const toolCallId = 'question'
  const input = { question, purpose: '' }
  const output = (await askTool(bench).execute!(input, {
    toolCallId,
    messages: [],
    context: undefined,
  } as never)) as AskOutput
  if (!output.ok) return { ok: false, error: output.error }
  const columns = columnsOf(question, bench.catalog)
  const part = {
    ...partOfQuestion(question, { resultId: output.resultId, by: told.by, text, catalog: bench.catalog }),
    ...told,
    others,
  }
  const title = titleOf(question, bench.catalog)
  const said = presentAnswer(
    { question, title, chips: part.chips, columns, locale: bench.catalog.locale ?? 'en' },
    output,
  )
  const result = bench.results.get(output.resultId)!
  const chart =
    output.rows.length > 1
      ? chartOfQuestion(
          question,
          columns,
          output.rows.map((row) => Object.fromEntries(columns.map(({ name }, i) => [name, row[i]]))),
          addsUp(question, bench.catalog),
        )
      : null
  if (chart) drawChart(bench, result, { title: title.slice(0, 200), ...chart })
  if (said.answer) bench.answer = { ...said.answer, resultId: output.resultId }
  const closing: UIMessageChunk[] = []
  for await (const one of closingParts({ bench, messages }, said.text))
    if (one.type !== 'data-reading') closing.push(one)
  return {
    ok: true,
    parts: [
      { type: 'step-start' },
      {
        type: 'tool-ask',
        toolCallId,
        state: 'output-available',
        input: { question, purpose: title.slice(0, 300) },
        output,
      },
      ...bench.charts.map((data, i) => ({ type: 'data-chart', id: `chart-${i + 1}`, data })),
      { type: 'text', text: said.text, state: 'done' },
      { type: 'data-reading', id: 'reading', data: part },
      ...closing,
    ] as UIMessage['parts'],
  }
}

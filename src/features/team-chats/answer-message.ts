import type { UIMessage } from 'ai'
import { answerPart, chartPart, questionPart } from '../../engine/analyst/answer-parts.contract.ts'
import type { ChartData, ChartSpec } from '../../engine/charts/chart.contract.ts'
import type { Log } from '../../platform/log.ts'
import type { TeamChatMessage } from './team-chat-message.ts'

/** An answer of the analyst as a message for a team chat: its text, its table, its first chart as a picture. */
export async function answerMessage(
  answer: Pick<UIMessage, 'parts'>,
  { log, drawChart }: { log: Log; drawChart(spec: ChartSpec, data: ChartData): Promise<Uint8Array> },
): Promise<Pick<TeamChatMessage, 'markdown' | 'table' | 'chart'>> {
  const texts: string[] = []
  let table: TeamChatMessage['table']
  let chart: TeamChatMessage['chart']
  for (const part of answer.parts) {
    if (part.type === 'text' && part.text.trim() !== '') texts.push(part.text.trim())
    if (!('data' in part)) continue
    if (part.type === 'data-question') {
      const { question, options } = questionPart.parse(part.data)
      texts.push([question, ...options.map((option) => `- ${option}`)].join('\n'))
    }
    if (part.type === 'data-answer') {
      const { columns, rows, fields } = answerPart.parse(part.data)
      // A single value stands in the text already.
      if (rows.length > 1 || (rows.length === 1 && columns.length > 1))
        table = { columns, rows, ...(fields && { fields }) }
    }
    if (part.type === 'data-chart' && !chart) {
      const { chart: spec, columns, rows, fields } = chartPart.parse(part.data)
      try {
        chart = {
          png: await drawChart(spec, { columns, rows, ...(fields && { fields }) }),
          alt: spec.title ?? `${spec.type} chart`,
        }
      } catch (error) {
        // The answer is worth having without its picture; the chat behind the link draws it.
        log.warn({ err: error }, 'a chart for a team chat was not drawn')
      }
    }
  }
  return { markdown: texts.join('\n\n'), ...(table && { table }), ...(chart && { chart }) }
}

import { type EditedPart, ranStatement } from '../../engine/analyst/index.ts'
import { type ChartSpec, chartSpec } from '../../engine/charts/chart.contract.ts'
import { mapInTurns } from '../../platform/workers/in-turns.ts'
import { type ChatStore, chatErrors, type MessageStore } from '../chats/index.ts'
import { dashboardErrors } from './dashboards.errors.ts'

export type AnswerDeps = {
  chats: Pick<ChatStore, 'find'>
  messages: Pick<MessageStore, 'find' | 'newest'>
}
export type AnswerQuery = { sql: string; source: string | null; chart: ChartSpec | null }
export type AnswerWithQueries = {
  spaceId: string
  /** What was asked up to it, as far as an answer goes back; the last is its own question. */
  asked: string[]
  text: string
  /** Those that gave a result, in order: at least one. */
  queries: AnswerQuery[]
}

type Part = {
  type: string
  text?: string
  input?: { sql?: string; source?: string }
  output?: { ok?: boolean; resultId?: string; sql?: string; source?: string }
  data?: { resultId?: string; chart?: unknown }
}

/** An answer of a chat with the queries it came from, each with the chart that was drawn of it. */
export async function findAnswer(
  { chats, messages }: AnswerDeps,
  teamId: string,
  { chatId, messageId }: { chatId: string; messageId: string },
): Promise<AnswerWithQueries> {
  const chat = await chats.find(teamId, chatId)
  const answer = chat && (await messages.find(teamId, chat.id, messageId))
  if (!answer) throw chatErrors.messageNotFound()
  const said: Part[] = JSON.parse(answer.parts)
  const charts = new Map(
    said.flatMap(({ type, data }) => {
      const chart = type === 'data-chart' ? chartSpec.safeParse(data?.chart) : null
      return chart?.success && data?.resultId !== undefined ? [[data.resultId, chart.data] as const] : []
    }),
  )
  const edited = new Map(
    said.flatMap(({ type, data }) => (type === 'data-edited' ? [[data?.resultId, data as EditedPart] as const] : [])),
  )
  const queries = said.flatMap(({ type, input, output }): AnswerQuery[] => {
    const sql = input?.sql ?? output?.sql
    if (!ranStatement(type) || !output?.ok || !sql) return []
    const drawn = { sql, chart: charts.get(output.resultId ?? '') ?? null }
    // What a person made of a statement is what they mean.
    const changed = edited.get(output.resultId)
    return [
      {
        source: input?.source ?? output.source ?? null,
        ...(changed ? { sql: changed.sql, chart: changed.chart } : drawn),
      },
    ]
  })
  if (queries.length === 0) throw dashboardErrors.noQuery()
  const asked = await messages.newest(teamId, chat.id, { role: 'user', before: answer.position })
  return {
    spaceId: chat.spaceId,
    asked: await mapInTurns(asked, ({ parts }) => textOf(JSON.parse(parts))),
    text: textOf(said),
    queries,
  }
}

const textOf = (parts: Part[]): string =>
  parts.flatMap(({ type, text }) => (type === 'text' ? [text ?? ''] : [])).join('')

import { type EditedPart, ranStatement } from '../../engine/analyst/index.ts'
import { type ChartSpec, chartSpec } from '../../engine/charts/chart.contract.ts'
import { type ChatStore, chatErrors, type MessageStore } from '../chats/index.ts'
import { dashboardErrors } from './dashboards.errors.ts'

export type AnswerDeps = {
  chats: Pick<ChatStore, 'find'>
  messages: Pick<MessageStore, 'list'>
}
export type AnswerQuery = { sql: string; source: string | null; chart: ChartSpec | null }
export type AnswerWithQueries = {
  spaceId: string
  /** What was asked up to it; the last is its own question. */
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
  const all = chat ? await messages.list(teamId, chat.id) : []
  const at = all.findIndex(({ id }) => id === messageId)
  if (!chat || at === -1) throw chatErrors.messageNotFound()
  const said: Part[] = JSON.parse(all[at]!.parts)
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
  const asked = all.slice(0, at).filter(({ role }) => role === 'user')
  return {
    spaceId: chat.spaceId,
    asked: asked.map(({ parts }) => textOf(JSON.parse(parts))),
    text: textOf(said),
    queries,
  }
}

const textOf = (parts: Part[]): string =>
  parts.flatMap(({ type, text }) => (type === 'text' ? [text ?? ''] : [])).join('')

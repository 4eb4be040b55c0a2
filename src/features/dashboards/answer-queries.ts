import { ranStatement } from '../../engine/analyst/index.ts'
import { type ChartSpec, chartSpec } from '../../engine/charts/chart.contract.ts'
import { chatErrors, type MessageStore, type SessionStore } from '../chats/index.ts'
import { dashboardErrors } from './dashboards.errors.ts'

export type AnswerDeps = {
  sessions: Pick<SessionStore, 'find'>
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
  { sessions, messages }: AnswerDeps,
  teamId: string,
  { chatId, messageId }: { chatId: string; messageId: string },
): Promise<AnswerWithQueries> {
  const session = await sessions.find(teamId, chatId)
  const all = session ? await messages.list(teamId, session.id) : []
  const at = all.findIndex(({ id }) => id === messageId)
  if (!session || at === -1) throw chatErrors.messageNotFound()
  const said: Part[] = JSON.parse(all[at]!.parts)
  const charts = new Map(
    said.flatMap(({ type, data }) => {
      const chart = type === 'data-chart' ? chartSpec.safeParse(data?.chart) : null
      return chart?.success && data?.resultId !== undefined ? [[data.resultId, chart.data] as const] : []
    }),
  )
  const queries = said.flatMap(({ type, input, output }): AnswerQuery[] => {
    const sql = input?.sql ?? output?.sql
    return ranStatement(type) && output?.ok && sql
      ? [{ sql, source: input?.source ?? output.source ?? null, chart: charts.get(output.resultId ?? '') ?? null }]
      : []
  })
  if (queries.length === 0) throw dashboardErrors.noQuery()
  const asked = all.slice(0, at).filter(({ role }) => role === 'user')
  return {
    spaceId: session.spaceId,
    asked: asked.map(({ parts }) => textOf(JSON.parse(parts))),
    text: textOf(said),
    queries,
  }
}

const textOf = (parts: Part[]): string =>
  parts.flatMap(({ type, text }) => (type === 'text' ? [text ?? ''] : [])).join('')

import { type ChartSpec, chartSpec } from '../../engine/charts/chart.contract.ts'
import { fenceOf, parseDocument, tagOf } from '../../engine/documents/index.ts'
import { chatErrors, type MessageStore, type SessionStore } from '../chats/index.ts'
import type { Dashboard, ItemInput } from './dashboards.contract.ts'
import { dashboardErrors } from './dashboards.errors.ts'
import { changeDashboard, type SaveParts } from './save-dashboard.ts'

export type ItemParts = SaveParts & {
  sessions: Pick<SessionStore, 'find'>
  messages: Pick<MessageStore, 'find'>
}
type Item = { sql: string; source: string | null; title: string | null; chart: ChartSpec | null }

/** Puts a query with its chart or table at the end of a dashboard. */
export async function addItem(
  parts: ItemParts,
  caller: { teamId: string; userId: string },
  id: string,
  input: ItemInput,
): Promise<Dashboard> {
  const before = await parts.store.find(caller.teamId, id)
  const current = before && (await parts.store.version(caller.teamId, id, before.version))
  if (!current) throw dashboardErrors.notFound()
  const item = 'sql' in input ? itemOfQuery(input) : await itemOfAnswer(parts, caller.teamId, input)
  const markup = `${current.markup.trimEnd()}\n\n${itemMarkup(current.markup, item)}\n`
  return changeDashboard(parts, caller, id, { markup, version: current.version })
}

const itemOfQuery = (input: Extract<ItemInput, { sql: string }>): Item => ({
  sql: input.sql,
  source: input.source ?? null,
  title: input.title ?? null,
  chart: input.chart ?? null,
})

type AnswerPart = {
  type: string
  state?: string
  input?: { sql?: string; source?: string }
  output?: { ok?: boolean; resultId?: string }
  data?: { resultId?: string; chart?: unknown }
}

async function itemOfAnswer(
  { sessions, messages }: ItemParts,
  teamId: string,
  { chatId, messageId, title }: { chatId: string; messageId: string; title?: string | undefined },
): Promise<Item> {
  const session = await sessions.find(teamId, chatId)
  const message = session && (await messages.find(teamId, session.id, messageId))
  if (!message) throw chatErrors.messageNotFound()
  const said = JSON.parse(message.parts) as AnswerPart[]
  const queries = said.filter(({ type, output }) => type === 'tool-run_sql' && output?.ok)
  const drawn = said.findLast(({ type }) => type === 'data-chart')
  // The one whose chart is shown; else the last, which is what the answer came from.
  const query = queries.find(({ output }) => output?.resultId === drawn?.data?.resultId) ?? queries.at(-1)
  if (!query?.input?.sql) throw dashboardErrors.noQuery()
  const chart = chartSpec.safeParse(drawn?.data?.chart)
  const fits = drawn !== undefined && query.output?.resultId === drawn.data?.resultId
  return {
    sql: query.input.sql,
    source: query.input.source ?? null,
    title: title ?? null,
    chart: chart.success && fits ? chart.data : null,
  }
}

function itemMarkup(markup: string, { sql, source, title, chart }: Item): string {
  const taken = new Set(parseDocument(markup).document.queries.map(({ name }) => name))
  let number = taken.size + 1
  while (taken.has(`answer_${number}`)) number++
  const name = `answer_${number}`
  const statement = sql.trim().replace(/;\s*$/, '')
  const shown = { ...chart, title: title ?? chart?.title }
  const view =
    chart === null
      ? tagOf('table', { query: name, title: title ?? undefined })
      : chart.type === 'metric'
        ? tagOf('metric', { query: name, title: shown.title, value: [chart.y ?? []].flat()[0], format: chart.format })
        : tagOf('chart', { query: name, ...shown })
  return `${fenceOf(name, statement, source)}\n\n${view}`
}

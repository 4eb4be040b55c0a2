import { fenceOf, tagOf } from '../../engine/documents/index.ts'
import { readDocument } from '../../engine/workers/index.ts'
import { type AnswerDeps, type AnswerQuery, findAnswer } from './answer-queries.ts'
import type { Dashboard, ItemInput } from './dashboards.contract.ts'
import { dashboardErrors } from './dashboards.errors.ts'
import { changeDashboard, type SaveDeps } from './save-dashboard.ts'

export type ItemDeps = SaveDeps & AnswerDeps
type Item = AnswerQuery & { title: string | null }

/** Puts a query with its chart or table at the end of a dashboard. */
export async function addItem(
  deps: ItemDeps,
  caller: { teamId: string; userId: string },
  id: string,
  input: ItemInput,
): Promise<Dashboard> {
  const before = await deps.store.find(caller.teamId, id)
  const current = before && (await deps.store.version(caller.teamId, id, before.version))
  if (!current) throw dashboardErrors.notFound()
  const item = 'sql' in input ? itemOfQuery(input) : await itemOfAnswer(deps, caller.teamId, input)
  const { document } = await readDocument(deps.workers, caller, current.markup)
  const markup = `${current.markup.trimEnd()}\n\n${itemMarkup(document.queries, item)}\n`
  return changeDashboard(deps, caller, id, { markup, version: current.version })
}

const itemOfQuery = (input: Extract<ItemInput, { sql: string }>): Item => ({
  sql: input.sql,
  source: input.source ?? null,
  title: input.title ?? null,
  chart: input.chart ?? null,
})

/** The query whose chart was drawn last; else the last one, which is what the answer came from. */
async function itemOfAnswer(
  deps: ItemDeps,
  teamId: string,
  { title, ...answer }: Extract<ItemInput, { chatId: string }>,
): Promise<Item> {
  const { queries } = await findAnswer(deps, teamId, answer)
  return { ...(queries.findLast(({ chart }) => chart !== null) ?? queries.at(-1)!), title: title ?? null }
}

function itemMarkup(queries: { name: string }[], { sql, source, title, chart }: Item): string {
  const taken = new Set(queries.map(({ name }) => name))
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

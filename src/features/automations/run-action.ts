import type { UIMessage } from 'ai'
import type { AnswerPart, ChartPart } from '../../engine/analyst/index.ts'
import type { DocumentNode } from '../../engine/documents/index.ts'
import { type FrozenResult, unpackResults } from '../../engine/reports/index.ts'
import type { Cell } from '../../engine/sandbox/index.ts'
import { readWords } from '../../engine/workers/index.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { parseExactJson } from '../../platform/exact-json.ts'
import {
  type AskDeps,
  type Asker,
  askQuestion,
  asUIMessage,
  type ChatRow,
  draftChat,
  regenerate,
} from '../chats/index.ts'
import {
  createRoom,
  type DashboardStore,
  type DocumentReader,
  type DocumentRunner,
  freezeDocument,
  keptInAll,
  keptOfQuery,
} from '../dashboards/index.ts'
import { type DeliveryPayload, drawnOf, firstRows, shortOf } from '../deliveries/index.ts'
import {
  faultOf,
  isLasting,
  type MakeReportDeps,
  makeReport,
  queuedReport,
  type ReportRow,
  type ReportStore,
  reportPayload,
} from '../reports/index.ts'
import { untilEnded } from '../runs/index.ts'
import type { SpaceStore } from '../spaces/index.ts'
import { writtenLocale } from '../users/index.ts'
import type { Action } from './automations.contract.ts'
import type { AutomationRow, AutomationStore, RunRow } from './automations.store.ts'
import { Fault } from './fault.ts'

export type ActionDeps = {
  database: Database
  store: AutomationStore
  clock: Clock
  ask: AskDeps
  spaces: SpaceStore
  dashboards: DashboardStore
  documents: DocumentReader
  runner: DocumentRunner
  reports: ReportStore
  making: MakeReportDeps
}
type Job = { automation: AutomationRow; run: RunRow; signal: AbortSignal }
type Kind<K extends Action['kind']> = Extract<Action, { kind: K }>

/** Does what an automation is for, and answers what there is to send. Safe to begin again: what was done under this run is found. */
export async function runAction(deps: ActionDeps, job: Job): Promise<DeliveryPayload> {
  const action = parseExactJson(job.automation.action) as Action
  switch (action.kind) {
    case 'prompt':
      return askPrompt(deps, job, action)
    case 'dashboard':
      return drawDashboard(deps, job, action)
    case 'report':
      return writeReport(deps, job, action)
  }
}

async function askPrompt(deps: ActionDeps, job: Job, action: Kind<'prompt'>): Promise<DeliveryPayload> {
  const { automation, signal } = job
  const { teamId, spaceId, ownerId } = automation
  const chat = await openChat(deps, job, action)
  const { message, finishedAt } = await untilAnswered(deps, job, chat, action.prompt)
  const space = await deps.spaces.find(teamId, spaceId)
  return payloadOfAnswer(
    message,
    (words) => readWords(deps.making.workers, { teamId, userId: ownerId }, words, signal),
    {
      title: chat.title ?? automation.name,
      spaceName: space?.name ?? '',
      generatedAt: finishedAt ?? isoNow(deps.clock),
      link: { path: `/spaces/${spaceId}/chats/${chat.chatId}`, label: 'Open the chat' },
      about: { ...aboutRun(job), chatId: chat.chatId },
    },
  )
}

/** The run's own id names what it makes, so that whoever begins it again finds it. */
async function openChat(
  { ask, store, clock }: ActionDeps,
  { automation, run }: Job,
  action: Kind<'prompt'>,
): Promise<ChatRow> {
  const { id: automationId, teamId, spaceId, ownerId } = automation
  const chatId = run.id
  const begun = await ask.chats.find(teamId, chatId)
  if (begun) return begun
  const now = isoNow(clock)
  const chat = draftChat(
    { teamId, userId: ownerId },
    { spaceId, chatId, title: titleOf(automation, now), automationId, agentId: action.agentId ?? null },
    now,
  )
  await ask.chats.insert(chat)
  await store.updateRun(teamId, run.id, { chatId })
  return chat
}

async function untilAnswered(
  { ask }: ActionDeps,
  { automation, run, signal }: Job,
  chat: ChatRow,
  prompt: string,
): Promise<{ message: UIMessage; finishedAt: string | null }> {
  const { teamId, ownerId } = automation
  const asker: Asker = {
    teamId,
    userId: ownerId,
    apiKeyId: null,
    shareLinkId: null,
    // Nobody looks on: it reads, and writes nothing but its answer.
    maySaveDatasets: false,
    mayMakeDashboards: false,
  }
  const asked = await ask.messages.find(teamId, chat.id, run.id)
  let answer = await untilEnded(ask.runs, await askQuestion(ask, asker, chat, { id: run.id, text: prompt }), signal)
  // Asked by an attempt before this one, and not well answered: that instance ended, or the model failed.
  if (asked && answer?.status !== 'completed')
    answer = await untilEnded(ask.runs, await regenerate(ask, asker, chat), signal)
  if (answer?.status === 'cancelled' || !answer)
    throw new Fault('The answer was stopped by hand.', 'Run it again when you want it.')
  const row = await ask.messages.find(teamId, chat.id, answer.answerId)
  if (answer.status !== 'completed' || !row)
    throw new Fault(answer.error ?? 'The analyst gave no answer.', 'Open the chat to see how far it came.', false)
  return { message: asUIMessage(row), finishedAt: answer.finishedAt }
}

type AnswerHead = Pick<DeliveryPayload, 'title' | 'link' | 'about'> & { spaceName: string; generatedAt: string }

export async function payloadOfAnswer(
  message: UIMessage,
  read: (words: string) => Promise<DocumentNode[]>,
  head: AnswerHead,
): Promise<DeliveryPayload> {
  const text = message.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n')
  const dataOf = <T>(type: string): T[] =>
    message.parts.flatMap((part) => (part.type === type ? [(part as unknown as { data: T }).data] : []))
  const answer = dataOf<AnswerPart>('data-answer').at(-1)
  const charts = dataOf<ChartPart>('data-chart')
  const results: Record<string, FrozenResult> = {}
  const nodes: DocumentNode[] = await read(text)
  const keep = (title: string, columns: string[], rows: Record<string, Cell>[], fields: FrozenResult['fields']) => {
    const name = `result_${Object.keys(results).length + 1}`
    const types = columns.map((column) =>
      rows.every((row) => row[column] === null || typeof row[column] === 'number')
        ? ('real' as const)
        : ('text' as const),
    )
    results[name] = { title, columns, types, rows, truncated: false, sql: null, ...(fields && { fields }) }
    return name
  }
  for (const { chart, columns, rows, fields } of charts)
    nodes.push({
      type: 'chart',
      query: keep(chart.title ?? 'Chart', columns, rows as Record<string, Cell>[], fields),
      chart,
    })
  if (answer && answer.rows.length > 0) {
    const rows = answer.rows.map((row) => Object.fromEntries(answer.columns.map((name, i) => [name, row[i] ?? null])))
    nodes.push({ type: 'table', query: keep('Answer', answer.columns, rows, answer.fields) })
  }
  const chart = charts[0]
  const { title, link, about, spaceName, generatedAt } = head
  return {
    title,
    markdown: text,
    // One cell is said by the words.
    table: answer && (answer.rows.length > 1 || answer.columns.length > 1) ? firstRows(answer) : null,
    chart: chart && chart.chart.type !== 'metric' ? drawnOf(chart.chart, chart) : null,
    link,
    document: { head: { title, description: null, generatedAt, spaceName, sources: [] }, content: { nodes, results } },
    about,
  }
}

async function drawDashboard(deps: ActionDeps, job: Job, action: Kind<'dashboard'>): Promise<DeliveryPayload> {
  const { automation, signal } = job
  const { teamId, spaceId } = automation
  const found = await deps.dashboards.find(teamId, action.dashboardId)
  const kept =
    found?.spaceId === spaceId &&
    (await deps.documents({ teamId, userId: automation.ownerId }, found.id, found.version))
  if (!found || !kept) throw new Fault('The dashboard is gone.', 'Choose another dashboard.')
  const results = await freezeDocument(
    deps.runner,
    { teamId, userId: automation.ownerId, spaceId },
    kept.document,
    action.params ?? {},
    { ...keptOfQuery, signal, room: createRoom(keptInAll) },
  )
  const content = { nodes: kept.document.nodes, results: await unpackResults(results) }
  const now = isoNow(deps.clock)
  const title = titleOf(automation, now)
  const space = await deps.spaces.find(teamId, spaceId)
  return {
    title,
    ...shortOf(content, await writtenLocale(deps.database.queries, teamId, null)),
    link: { path: `/dashboards/${found.id}`, label: 'Open the dashboard' },
    document: {
      head: { title: found.title, description: null, generatedAt: now, spaceName: space?.name ?? '', sources: [] },
      content,
    },
    about: { ...aboutRun(job), dashboardId: found.id },
  }
}

async function writeReport(deps: ActionDeps, job: Job, action: Kind<'report'>): Promise<DeliveryPayload> {
  const { automation, run, signal } = job
  const { teamId } = automation
  const { reports, store } = deps
  if (!(await reports.forMaking(teamId, run.id))) {
    await reports.insert(draftReport(automation, run, action, isoNow(deps.clock)))
    await store.updateRun(teamId, run.id, { reportId: run.id })
  }
  try {
    await makeReport(deps.making, { teamId, reportId: run.id }, signal)
  } catch (error) {
    signal.throwIfAborted()
    const change = { status: 'failed' as const, doing: null, error: faultOf(error), updatedAt: isoNow(deps.clock) }
    await reports.update(teamId, run.id, change)
    throw new Fault(faultOf(error), 'Look at the template and its options.', isLasting(error))
  }
  const made = await reports.forMaking(teamId, run.id)
  const payload = made && (await reportPayload(deps, made))
  if (!payload) throw new Fault('The report was deleted before it was made.', 'Run it again.')
  return { ...payload, about: { ...aboutRun(job), ...payload.about } }
}

const draftReport = (automation: AutomationRow, run: RunRow, action: Kind<'report'>, now: string): ReportRow =>
  queuedReport(
    {
      id: run.id,
      teamId: automation.teamId,
      spaceId: automation.spaceId,
      createdByUserId: automation.ownerId,
      templateId: action.templateId,
      title: titleOf({ ...automation, name: action.title ?? automation.name }, now),
      description: null,
      options: JSON.stringify({ ...action.options, ...(action.sources && { sources: action.sources }) }),
    },
    now,
  )

const aboutRun = ({ automation, run }: Job) => ({
  automation: { id: automation.id, name: automation.name },
  run: { id: run.id, cause: run.cause, reason: run.reason },
})

/** With the day, as it is where its schedule is. */
function titleOf({ name, trigger }: Pick<AutomationRow, 'name' | 'trigger'>, now: string): string {
  const { timezone } = JSON.parse(trigger) as { timezone?: string }
  const day = new Intl.DateTimeFormat('sv', { timeZone: timezone ?? 'UTC', dateStyle: 'short' }).format(new Date(now))
  return `${name}, ${day}`
}

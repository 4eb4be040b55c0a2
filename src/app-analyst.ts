import type { Config } from './config.ts'
import { type AnswerLimits, defaultLimits } from './engine/analyst/index.ts'
import type { Sandbox } from './engine/sandbox/index.ts'
import type { AppRoute } from './features/access/index.ts'
import { agentRoutes, createAgentStore } from './features/agents/index.ts'
import {
  type AskParts,
  asUIMessage,
  bookInterrupted,
  chatRoutes,
  commentRoutes,
  createMessageStore,
  createSessionStore,
  keepAnswer,
  messageRoutes,
  prepareAnswer,
} from './features/chats/index.ts'
import type { UploadParts } from './features/data-sources/index.ts'
import { createModels, modelRoutes, modelSettings, transcriptionRoutes } from './features/models/index.ts'
import { createRuns, type RunRow, runRoutes, type StreamParts } from './features/runs/index.ts'
import { sampleRoutes } from './features/samples/index.ts'
import { createAgentShortcutStore, createSpaceShortcutStore, shortcutRoutes } from './features/shortcuts/index.ts'
import {
  analystSources,
  createLinkStore,
  createSpaceStore,
  type SourceAccess,
  spaceDataSourceRoutes,
  spaceQueryRoutes,
  spaceRoutes,
} from './features/spaces/index.ts'
import { createUsageStore, usageRoutes } from './features/usage/index.ts'
import { createRecall, createVerifiedStore, verifiedAnswerRoutes } from './features/verified-answers/index.ts'
import type { Bus } from './platform/bus/bus.ts'
import type { Clock } from './platform/clock.ts'
import type { Database, Queries } from './platform/database/open.ts'
import type { Log } from './platform/log.ts'
import type { NetworkGuard } from './platform/network.ts'
import type { Secrets } from './platform/secrets.ts'

export type AnalystParts = {
  config: Pick<Config, 'models' | 'answers'>
  database: Database
  bus: Bus
  clock: Clock
  log: Log
  secrets: Secrets
  guard: NetworkGuard
  sandbox: Pick<Sandbox, 'query'>
  sources: SourceAccess
  upload: UploadParts
  /** Where files are made that are sent and then removed. */
  tempDir: string
  /** Aborts when the service stops: event streams end, and their readers come back. */
  stopping: AbortSignal
  /** In the transaction that ends an answer. */
  runEnded?(run: RunRow, queries: Queries): Promise<void>
  saveDataset?: Parameters<typeof prepareAnswer>[0]['saveDataset']
  dashboards?: Parameters<typeof prepareAnswer>[0]['dashboards']
  shareLinks?(teamId: string, ids: string[]): Promise<{ id: string; name: string }[]>
}

/** Spaces, chats and the analyst: made once and handed to each other here. */
export function createAnalyst(parts: AnalystParts) {
  const { config, database, bus, clock, log, secrets, guard, sandbox, sources, stopping } = parts
  const spaces = createSpaceStore(database)
  const agents = createAgentStore(database)
  const links = createLinkStore(database)
  const spaceShortcuts = createSpaceShortcutStore(database)
  const agentShortcuts = createAgentShortcutStore(database)
  const sessions = createSessionStore(database)
  const messages = createMessageStore(database)
  const usage = createUsageStore(database)
  const verified = createVerifiedStore(database)
  const models = createModels({ database, secrets, guard, settings: modelSettings(config.models) })
  const keep = keepAnswer({ sessions, messages, clock })
  const runs = createRuns({
    database,
    bus,
    clock,
    log,
    keepMessage: async (run, message, queries) => {
      await keep(run, message, queries)
      await parts.runEnded?.(run, queries)
    },
    onInterrupted: bookInterrupted({ usage, models }),
    atOnce: config.answers.atOnce,
  })
  const limits: AnswerLimits = { ...defaultLimits, ...config.answers }
  const ofSpace = (teamId: string, spaceId: string, only: string[] | null = null) =>
    analystSources({ links, sources, log }, teamId, spaceId, only)
  const prepare = prepareAnswer({
    spaces,
    agents,
    spaceShortcuts,
    agentShortcuts,
    models,
    usage,
    clock,
    log,
    limits,
    analystSources: ofSpace,
    runQuery: sandbox.query,
    verified: createRecall(verified),
    saveDataset: parts.saveDataset,
    dashboards: parts.dashboards,
  })
  const ask: AskParts = { database, sessions, messages, runs, clock, prepare }
  const stream: StreamParts = {
    store: runs.store,
    live: runs.live,
    stopping,
    async keptMessage(run) {
      const row = await messages.find(run.teamId, run.sessionId, run.answerId)
      return row ? asUIMessage(row) : null
    },
  }
  const chatParts = { ...ask, spaces, agents, stream, shareLinks: parts.shareLinks ?? (async () => []) }
  const createParts = { database, spaces, addFirstAgent: agents.insertFirst, clock }
  const linkParts = { links, sources, clock }

  const stopAnswers = async (teamId: string, spaceId: string) => {
    for (const { id } of await sessions.activeRuns(teamId, spaceId)) await runs.cancel(teamId, id)
  }

  const routes: AppRoute[] = [
    ...spaceRoutes({ ...createParts, checkModels: models.check, stopAnswers }),
    ...spaceDataSourceRoutes({ ...linkParts, spaces, log }),
    ...spaceQueryRoutes({ spaces, tempDir: parts.tempDir, analystSources: ofSpace, runQuery: sandbox.query }),
    ...sampleRoutes({ createParts, linkParts, upload: parts.upload }),
    ...agentRoutes({ agents, spaces, clock }),
    ...shortcutRoutes({ spaces, agents, spaceShortcuts, agentShortcuts, clock }),
    ...chatRoutes(chatParts),
    ...messageRoutes(chatParts),
    ...commentRoutes(chatParts),
    ...runRoutes({
      runs,
      stream,
      spaceOfChat: async (teamId, chatId) => (await sessions.find(teamId, chatId))?.spaceId ?? null,
    }),
    ...modelRoutes({ models, clock, log }),
    ...transcriptionRoutes({ models, spaces, usage, clock, log }),
    ...usageRoutes({ usage, clock }),
    ...verifiedAnswerRoutes({
      spaces,
      sessions,
      messages,
      verified,
      clock,
      analystSources: ofSpace,
      runQuery: sandbox.query,
    }),
  ]
  return {
    routes,
    spaces,
    analystSources: ofSpace,
    agents,
    links,
    linkParts,
    createParts,
    sessions,
    messages,
    spaceShortcuts,
    agentShortcuts,
    models,
    usage,
    runs,
    ask,
    stream,
  }
}

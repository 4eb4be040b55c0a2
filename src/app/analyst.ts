import type { Config } from '../config.ts'
import { type AnswerLimits, defaultLimits } from '../engine/analyst/index.ts'
import { lastQuestion } from '../engine/analyst/reading/index.ts'
import type { Sandbox } from '../engine/sandbox/index.ts'
import type { EngineWorkers } from '../engine/workers/index.ts'
import type { AppRoute } from '../features/access/index.ts'
import { agentRoutes } from '../features/agents/index.ts'
import {
  type AskDeps,
  assertMayCancel,
  asUIMessage,
  bookInterrupted,
  chatRoutes,
  commentRoutes,
  estimateRoutes,
  findChat,
  keepAnswer,
  messageRoutes,
  prepareAnswer,
} from '../features/chats/index.ts'
import type { UploadDeps } from '../features/data-sources/index.ts'
import type { Definitions } from '../features/definitions/index.ts'
import { createEvalStore, createEvals } from '../features/evals/index.ts'
import { createModels, modelRoutes, modelSettings, transcriptionRoutes } from '../features/models/index.ts'
import { questionRoutes } from '../features/questions/index.ts'
import { createRuns, runRoutes, type StreamDeps } from '../features/runs/index.ts'
import { sampleRoutes } from '../features/samples/index.ts'
import { createSavedQuestionStore, keepResult, savedQuestionRoutes } from '../features/saved-questions/index.ts'
import { shortcutRoutes } from '../features/shortcuts/index.ts'
import {
  describeSchema,
  type SourceAccess,
  spaceDataSourceRoutes,
  spaceQueryRoutes,
  spaceRoutes,
  whyClosed,
} from '../features/spaces/index.ts'
import { chosenLocale } from '../features/users/index.ts'
import { createRecall, createVerifiedStore, verifiedAnswerRoutes } from '../features/verified-answers/index.ts'
import type { Bus } from '../platform/bus/bus.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/open.ts'
import type { DiskRoom } from '../platform/files/disk-room.ts'
import type { Log } from '../platform/log.ts'
import type { NetworkGuard } from '../platform/network/network.ts'
import type { Secrets } from '../platform/secrets.ts'
import type { Foundation } from './foundation.ts'
import type { Spaces } from './spaces.ts'

export type AnalystDeps = {
  config: Pick<Config, 'models' | 'answers'>
  database: Database
  bus: Bus
  clock: Clock
  log: Log
  secrets: Secrets
  room: Pick<DiskRoom, 'admit'>
  guard: NetworkGuard
  /** The model of a space that has chosen none. */
  defaultModel: () => string
  workers: EngineWorkers
  sandbox: Pick<Sandbox, 'query'>
  sources: SourceAccess
  spaces: Spaces
  definitions: Pick<Definitions, 'catalogOf'>
  saveDataset?: Parameters<typeof prepareAnswer>[0]['saveDataset']
  offerDefinition?: Parameters<typeof prepareAnswer>[0]['offerDefinition']
  /** Aborts when the service stops: event streams end, and their readers come back. */
  stopping: AbortSignal
}
export type Analyst = ReturnType<typeof createAnalyst>

/** Models, the analyst, and the runs in which it answers. */
export function createAnalyst(deps: AnalystDeps) {
  const { config, database, bus, clock, log, secrets, guard, workers, sandbox, stopping } = deps
  const { spaces, agents, chats, messages, spaceShortcuts, agentShortcuts, usage, toldSources } = deps.spaces
  const verified = createVerifiedStore(database)
  const settings = modelSettings(config.models, deps.defaultModel)
  const models = createModels({ database, secrets, guard, workers, settings, log })
  const runs = createRuns({
    database,
    bus,
    clock,
    log,
    keepMessage: keepAnswer({ chats, messages, clock }),
    onInterrupted: bookInterrupted({ usage, models }),
    atOnce: config.answers.atOnce,
    makeRoom: () => deps.room.admit({ addsData: false }),
  })
  const limits: AnswerLimits = { ...defaultLimits, ...config.answers }
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
    analystSources: toldSources,
    catalogOf: deps.definitions.catalogOf,
    whyClosed: async (teamId, spaceId, name) => whyClosed(await deps.spaces.closedOf(teamId, spaceId), name),
    localeOf: (teamId, userId) => chosenLocale(database.queries, teamId, userId),
    runQuery: sandbox.query,
    workers,
    verified: createRecall(verified),
    saveDataset: deps.saveDataset,
    offerDefinition: deps.offerDefinition,
    dashboards: deps.spaces.dashboardTools,
  })
  const ask: AskDeps = { database, chats, messages, runs, clock, prepare }
  const stream: StreamDeps = {
    store: runs.store,
    live: runs.live,
    stopping,
    async keptMessage(run) {
      const row = await messages.find(run.teamId, run.sessionId, run.answerId)
      return row ? asUIMessage(row) : null
    },
  }
  return { models, verified, runs, prepare, ask, stream }
}

type AnalystRouteDeps = Pick<AnalystDeps, 'workers' | 'sandbox' | 'sources' | 'spaces'> & {
  foundation: Foundation
  analyst: Analyst
  upload: UploadDeps
  shareLinks(teamId: string, ids: string[]): Promise<{ id: string; name: string }[]>
}

/** The routes of spaces, chats and models. */
export function analystRoutes(deps: AnalystRouteDeps): AppRoute[] {
  const { workers, sandbox, sources, upload, shareLinks } = deps
  const { database, clock, log, tempDir } = deps.foundation
  const { definitions, bareSources, toldSources, closedOf } = deps.spaces
  const { spaces, agents, links, chats, messages, spaceShortcuts, agentShortcuts, usage, profiledSources } = deps.spaces
  const { models, verified, runs, ask, stream } = deps.analyst
  const creating = { database, spaces, addFirstAgent: agents.insertFirst, clock }
  const linking = { links, sources, clock, log, workers }
  // A source that could not be reached when it was attached is described with its first reading.
  sources.onSchemaRead(async ({ id, teamId }, schema) =>
    links.fillGrounding(teamId, id, await describeSchema(workers, { teamId }, schema)),
  )
  const chatDeps = { ...ask, spaces, agents, stream, shareLinks }
  const runQuery = sandbox.query
  const saved = createSavedQuestionStore(database)
  return [
    ...spaceRoutes({
      ...creating,
      checkModels: models.check,
      hasModel: models.isConfigured,
      async stopAnswers(teamId, spaceId) {
        for (const { id } of await chats.activeRuns(teamId, spaceId)) await runs.cancel(teamId, id)
      },
    }),
    ...spaceDataSourceRoutes({ ...linking, spaces, log }),
    ...spaceQueryRoutes({ spaces, tempDir, sourcesOf: bareSources, closedOf, runQuery }),
    ...savedQuestionRoutes({ spaces, saved, clock }),
    ...questionRoutes({
      database,
      spaces,
      chats,
      messages,
      keepReading: definitions.keepReading,
      acceptDefinition: definitions.accept,
      definitionsNow: definitions.standing,
      keepResult: keepResult({ saved, clock }),
      workers,
      analystSources: profiledSources,
      toldSources,
      catalogOf: definitions.catalogOf,
      runQuery,
      async lastQuestion(teamId, address) {
        const chat = await findChat({ spaces, chats }, teamId, address)
        const answer = await messages.last(teamId, chat.id, { role: 'assistant' })
        return lastQuestion(answer ? [asUIMessage(answer)] : [])
      },
    }),
    ...sampleRoutes({ createDeps: creating, linkDeps: linking, upload, workers, definitions }),
    ...agentRoutes({ agents, spaces, clock }),
    ...shortcutRoutes({ spaces, agents, spaceShortcuts, agentShortcuts, clock }),
    ...chatRoutes(chatDeps),
    ...messageRoutes(chatDeps),
    ...commentRoutes(chatDeps),
    ...estimateRoutes({ spaces, models, usage }),
    ...runRoutes({
      runs,
      stream,
      spaceOfChat: async (teamId, chatId) => (await chats.find(teamId, chatId))?.spaceId ?? null,
      assertMayCancel: (caller, run) => assertMayCancel(chatDeps, caller, run),
    }),
    ...modelRoutes({ models, clock, log }),
    ...transcriptionRoutes({ models, spaces, usage, clock, log }),
    ...verifiedAnswerRoutes({ spaces, chats, messages, verified, clock }),
    ...evaluationRoutes(deps),
  ]
}

function evaluationRoutes({ foundation, workers, sandbox, spaces, analyst }: AnalystRouteDeps): AppRoute[] {
  const { database, clock, jobs } = foundation
  const { models, verified, prepare } = analyst
  return createEvals({
    database,
    store: createEvalStore(database),
    spaces: spaces.spaces,
    agents: spaces.agents,
    models,
    verified,
    usage: spaces.usage,
    jobs,
    clock,
    workers,
    prepare,
    analystSources: spaces.profiledSources,
    runQuery: sandbox.query,
  }).routes
}

import type { Config } from '../config.ts'
import { type EngineWorkers, renderChartPng } from '../engine/workers/index.ts'
import type { AppRoute } from '../features/access/index.ts'
import { createGoogleChat, readServiceKey } from '../features/google-chat/index.ts'
import { createSlack } from '../features/slack/index.ts'
import type { SpaceStore } from '../features/spaces/index.ts'
import {
  createConversations,
  createFileAddresses,
  createTeamChatStore,
  fileRoutes,
  type TeamChats,
} from '../features/team-chats/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/open.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log.ts'
import type { Secrets } from '../platform/secrets.ts'
import type { Analyst } from './analyst.ts'

export type TeamChatDeps = {
  config: Pick<Config, 'slack' | 'googleChat'>
  database: Database
  clock: Clock
  log: Log
  secrets: Secrets
  workers: EngineWorkers
  jobs: Jobs
  analyst: Pick<Analyst, 'ask'>
  spaces: SpaceStore
  /** Where people open the service. */
  address(): string
}

/** Slack and Google Chat, and the conversations that both have with the analyst. */
export function createTeamChats(deps: TeamChatDeps): TeamChats & { routes: AppRoute[]; close(): void } {
  const { config, database, clock, log, secrets, jobs, analyst, spaces, address } = deps
  const store = createTeamChatStore(database)
  const shared = { database, spaces, secrets, clock }
  const slack = createSlack({ ...shared, settings: config.slack })
  const google = createGoogleChat({
    ...shared,
    settings: config.googleChat,
    environmentKey: readServiceKey(config.googleChat.key),
    keepFile: createFileAddresses({ store, clock, address }),
    address,
  })
  const conversations = createConversations({
    database,
    store,
    ask: analyst.ask,
    jobs,
    clock,
    log,
    address,
    drawChart: (owner, spec, data, locale) => renderChartPng(deps.workers, owner, { spec, data, locale }),
    messengers: { slack: slack.messenger, 'google-chat': google.messenger },
  })
  return {
    connected: (teamId, target) =>
      target.kind === 'slack' ? slack.connected(teamId, target.workspaceId) : google.connected(teamId, target.space),
    async send(teamId, target, message) {
      if (target.kind === 'slack') await slack.send(teamId, target.workspaceId, target.channel, message)
      else await google.send(teamId, target.space, message)
    },
    routes: [...slack.routes(conversations), ...google.routes(conversations), ...fileRoutes({ store, clock })],
    close: conversations.close,
  }
}

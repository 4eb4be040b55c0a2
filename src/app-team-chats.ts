import type { createAnalyst } from './app-analyst.ts'
import { type Config, ConfigError } from './config.ts'
import type { AppRoute } from './features/access/index.ts'
import { checkServiceKey, createGoogleChat, type ServiceKey } from './features/team-chat-a/index.ts'
import { createSlack } from './features/team-chat-b/index.ts'
import {
  createConversations,
  createFileAddresses,
  createTeamChatStore,
  fileRoutes,
  type TeamChats,
} from './features/team-chats/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/open.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import type { Secrets } from './platform/secrets.ts'

export type TeamChatParts = {
  config: Pick<Config, 'slack' | 'googleChat'>
  database: Database
  clock: Clock
  log: Log
  secrets: Secrets
  jobs: Jobs
  analyst: Pick<ReturnType<typeof createAnalyst>, 'ask' | 'spaces'>
  /** Where people open the service. */
  address(): string
}

function keyOf({ key }: Config['googleChat']): ServiceKey | null {
  if (key === undefined) return null
  const checked = checkServiceKey(key)
  if (!checked.ok) throw new ConfigError(`TALLYROOM_GOOGLE_CHAT_KEY: ${checked.why} (see docs/settings.md)`)
  return checked.key
}

/** Slack and Google Chat, and the conversations that both have with the analyst. */
export function createTeamChats(parts: TeamChatParts): TeamChats & { routes: AppRoute[]; close(): void } {
  const { config, database, clock, log, secrets, jobs, analyst, address } = parts
  const store = createTeamChatStore(database)
  const shared = { database, spaces: analyst.spaces, secrets, clock }
  const slack = createSlack({ ...shared, settings: config.slack })
  const google = createGoogleChat({
    ...shared,
    settings: config.googleChat,
    environmentKey: keyOf(config.googleChat),
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
    speakers: { slack: slack.speaker, 'google-chat': google.speaker },
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

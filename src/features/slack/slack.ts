import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { findOrThrow } from '../../platform/errors.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { AppRoute } from '../access/index.ts'
import type { SpaceStore } from '../spaces/index.ts'
import type { Conversations, Messenger, TeamChatMessage } from '../team-chats/index.ts'
import { slackEventRoutes } from './events.routes.ts'
import { slackErrors, workspaceNotFound } from './slack.errors.ts'
import { createSlackClient, isPassingFault, type SlackSettings, slackFault } from './slack-client.ts'
import { createSlackMessenger } from './slack-messenger.ts'
import { sealedFor } from './tokens.ts'
import { workspaceRoutes } from './workspaces.routes.ts'
import { createWorkspaceStore } from './workspaces.store.ts'

export type SlackDeps = {
  database: Database
  spaces: SpaceStore
  secrets: Secrets
  clock: Clock
  settings: SlackSettings
}

/** Slack: workspaces of a team, each of which talks to one of its spaces. */
export function createSlack(deps: SlackDeps) {
  const { database, secrets, settings } = deps
  const workspaces = createWorkspaceStore(database)
  const messenger: Messenger = createSlackMessenger({ workspaces, secrets, settings })
  return {
    messenger,
    connected: async (teamId: string, workspaceId: string): Promise<boolean> =>
      (await workspaces.find(teamId, workspaceId))?.enabled === 1,
    async send(teamId: string, workspaceId: string, channel: string, message: TeamChatMessage): Promise<void> {
      const row = await findOrThrow(workspaces.find(teamId, workspaceId), () => workspaceNotFound(workspaceId))
      if (!row.enabled) throw slackErrors.disabled()
      try {
        await createSlackClient(settings, secrets.decrypt(row.botToken, sealedFor.botToken)).send(channel, message)
      } catch (error) {
        if (isPassingFault(error)) throw error
        throw slackErrors.refused(slackFault(error))
      }
    },
    routes: (conversations: Pick<Conversations, 'receive'>): AppRoute[] => [
      ...workspaceRoutes({ ...deps, workspaces }),
      ...slackEventRoutes({ ...deps, workspaces, conversations }),
    ],
  }
}

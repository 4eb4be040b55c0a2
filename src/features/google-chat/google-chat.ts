import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { findOrThrow } from '../../platform/errors.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { AppRoute } from '../access/index.ts'
import type { SpaceStore } from '../spaces/index.ts'
import type { Conversations, Messenger, TeamChatMessage } from '../team-chats/index.ts'
import { createTokenCheck } from './check-token.ts'
import { googleEventRoutes } from './events.routes.ts'
import { googleChatErrors } from './google-chat.errors.ts'
import { createGoogleChatStore } from './google-chat.store.ts'
import { createGoogleClients, type GoogleSettings, googleFault } from './google-client.ts'
import { createGoogleMessenger, type KeepFile, withFiles } from './google-messenger.ts'
import { createKeyOf } from './keys.ts'
import type { ServiceKey } from './service-key.ts'
import { googleSetupRoutes } from './setup.routes.ts'

export type GoogleChatDeps = {
  database: Database
  spaces: SpaceStore
  secrets: Secrets
  clock: Clock
  settings: GoogleSettings & { keysUrl: string; audience: string | undefined }
  environmentKey: ServiceKey | null
  keepFile: KeepFile
  /** Where people open the service. */
  address(): string
}

/** Google Chat: spaces there, each of which talks to one of a team's spaces. */
export function createGoogleChat(deps: GoogleChatDeps) {
  const { database, clock, settings, keepFile, address } = deps
  const store = createGoogleChatStore(database)
  const keyOf = createKeyOf({ ...deps, store })
  const clientOf = createGoogleClients(settings)
  const messenger: Messenger = createGoogleMessenger({ store, keyOf, clientOf, keepFile })
  const eventsUrl = () => `${address()}/api/team-chat-a/events`
  const audience = () => settings.audience ?? eventsUrl()

  async function send(teamId: string, googleSpace: string, message: TeamChatMessage): Promise<void> {
    const link = await findOrThrow(store.ofTeam(teamId, googleSpace), googleChatErrors.notFound)
    if (!link.enabled) throw googleChatErrors.disabled()
    const google = clientOf(await keyOf(teamId))
    const shown = await withFiles(keepFile, teamId, message)
    try {
      await google.create(googleSpace, shown)
    } catch (error) {
      throw googleChatErrors.refused(googleFault(error).slice(0, 500))
    }
  }

  return {
    messenger,
    connected: async (teamId: string, googleSpace: string): Promise<boolean> =>
      (await store.ofTeam(teamId, googleSpace))?.enabled === 1,
    send,
    routes: (conversations: Pick<Conversations, 'receive'>): AppRoute[] => [
      ...googleSetupRoutes({ ...deps, store, send, eventsUrl, audience }),
      ...googleEventRoutes({
        database,
        store,
        clock,
        conversations,
        checkToken: createTokenCheck({ keysUrl: settings.keysUrl, audience, clock }),
      }),
    ],
  }
}

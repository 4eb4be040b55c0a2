import type { Secrets } from '../../platform/secrets.ts'
import { googleChatErrors } from './google-chat.errors.ts'
import type { GoogleChatStore } from './google-chat.store.ts'
import type { ServiceKey } from './service-key.ts'

/** What sealed texts are bound to, so that one copied into another column does not open. */
export const sealedFor = { key: 'google-chat-key', code: 'google-chat-code' }

export type KeyOf = (teamId: string) => Promise<ServiceKey>

/** The key that the service was started with is everybody's; without one, each team's own. */
export const createKeyOf =
  (deps: { store: GoogleChatStore; secrets: Secrets; environmentKey: ServiceKey | null }): KeyOf =>
  async (teamId) => {
    if (deps.environmentKey) return deps.environmentKey
    const row = await deps.store.key(teamId)
    if (!row) throw googleChatErrors.noKey()
    return JSON.parse(deps.secrets.decrypt(row.key, sealedFor.key))
  }

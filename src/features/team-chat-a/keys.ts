import type { Secrets } from '../../platform/secrets.ts'
import type { GoogleChatStore } from './google-chat.store.ts'
import type { ServiceKey } from './service-key.ts'
import { googleChatErrors } from './team-chat-a.errors.ts'

/** What sealed texts are bound to, so that one copied into another column does not open. */
export const sealedFor = { key: 'google-chat-key', code: 'google-chat-code' }

export type KeyOf = (teamId: string) => Promise<ServiceKey>

/** The key that the service was started with is everybody's; without one, each team's own. */
export const createKeyOf =
  (parts: { store: GoogleChatStore; secrets: Secrets; environmentKey: ServiceKey | null }): KeyOf =>
  async (teamId) => {
    if (parts.environmentKey) return parts.environmentKey
    const row = await parts.store.key(teamId)
    if (!row) throw googleChatErrors.noKey()
    return JSON.parse(parts.secrets.decrypt(row.key, sealedFor.key))
  }

import type { Clock } from '../../platform/clock.ts'
import type { Engine } from '../../platform/database/open.ts'
import { httpErrors } from '../../platform/http/http.errors.ts'
import { sha256 } from '../../platform/ids.ts'
import { createSlidingWindow, retryAfter } from '../../platform/sliding-window.ts'
import { type AccessCache, credentialFault, type Person } from '../access/index.ts'
import type { ApiKeyStore, KeyRecord } from './api-keys.store.ts'
import { isWellFormed } from './key-text.ts'
import type { KeyUses } from './key-uses.ts'

const maxLimitedKeys = 100_000

export type ApiKeyCheckDeps = {
  store: ApiKeyStore
  uses: KeyUses
  cache: AccessCache
  clock: Clock
  engine: Engine
}

/** Turns an API key into whoever it stands for, and spends what its limits say. */
export function createApiKeyCheck({ store, uses, cache, clock, engine }: ApiKeyCheckDeps) {
  const window = createSlidingWindow(maxLimitedKeys)

  return async function byApiKey(text: string): Promise<Person> {
    const hash = sha256(text)
    const key = await cache.get('api-key', hash, async () => {
      // A key that is remembered was well formed.
      if (!isWellFormed(text)) throw credentialFault('malformed')
      return store.findByHash(hash)
    })
    if (!key) throw credentialFault('unknown-key')
    const now = clock.now()
    if (!key.enabled) throw credentialFault('disabled')
    if (key.expiresAt !== null && key.expiresAt <= now.getTime()) throw credentialFault('expired')
    if (key.rateLimit) await limitRate(key, key.rateLimit, now.getTime())
    if (key.quota) await spendQuota(key, now)
    uses.count(key.id, now.getTime())
    return {
      userId: key.userId,
      team: key.role === null ? null : { id: key.teamId, organizationId: key.organizationId, role: key.role },
      via: 'api-key',
      permissions: key.permissions,
      credentialId: key.id,
    }
  }

  /** The one process of a SQLite folder counts in memory; instances that share PostgreSQL share slots there. */
  async function limitRate(key: KeyRecord, limit: { max: number; windowMs: number }, now: number): Promise<void> {
    let waitMs = 0
    if (engine === 'sqlite') waitMs = window.take(key.id, limit, now)
    else if (!(await store.takeSlot(key.id, limit.windowMs, now)))
      waitMs = Math.max(1, (await store.oldestSlot(key.id)) + limit.windowMs - now)
    if (waitMs === 0) return
    const detail = `the key allows ${limit.max} requests in ${limit.windowMs} ms`
    throw httpErrors.rateLimited(detail, retryAfter(waitMs))
  }

  async function spendQuota(key: KeyRecord, now: Date): Promise<void> {
    if (await store.spend(key.id, key.refillInterval, now)) return
    const next = await store.nextRefill(key.id)
    if (next === null) throw httpErrors.rateLimited('the key has no uses left')
    throw httpErrors.rateLimited('the key has no uses left until it is refilled', retryAfter(next - now.getTime()))
  }
}

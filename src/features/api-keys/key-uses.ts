import type { Log } from '../../platform/log.ts'
import type { ApiKey } from './api-keys.contract.ts'
import type { ApiKeyStore } from './api-keys.store.ts'

const flushMs = 1_000

/** How often each key was used, written behind: the hot path only counts in memory. */
export type KeyUses = {
  count(keyId: string, now: number): void
  /** A list of keys with what has been counted and not yet written. */
  upToDate(read: () => Promise<ApiKey[]>): Promise<ApiKey[]>
  close(): Promise<void>
}

export function createKeyUses(store: Pick<ApiKeyStore, 'addUses'>, log: Log): KeyUses {
  let pending = new Map<string, { count: number; last: number }>()
  let flushing: Promise<void> | null = null
  let flushes = 0
  const timer = setInterval(() => void flush(), flushMs)
  timer.unref()

  function add(keyId: string, count: number, at: number): void {
    const entry = pending.get(keyId)
    if (entry) {
      entry.count += count
      entry.last = Math.max(entry.last, at)
    } else pending.set(keyId, { count, last: at })
  }

  function flush(): Promise<void> {
    if (flushing) return flushing
    if (pending.size === 0) return Promise.resolve()
    const taken = pending
    pending = new Map()
    flushes += 1
    flushing = store
      .addUses([...taken].map(([keyId, { count, last }]) => ({ keyId, count, last: new Date(last).toISOString() })))
      .catch((error) => {
        log.error({ err: error }, 'could not write how often keys were used; tried again with the next')
        for (const [keyId, { count, last }] of taken) add(keyId, count, last)
      })
      .finally(() => {
        flushing = null
      })
    return flushing
  }

  return {
    count: (keyId, now) => add(keyId, 1, now),
    async upToDate(read) {
      for (;;) {
        if (flushing) await flushing
        const before = flushes
        const keys = await read()
        // A flush that began meanwhile may or may not be in what was read.
        if (flushes !== before) continue
        return keys.map((key) => {
          const entry = pending.get(key.id)
          if (!entry) return key
          const { count, last } = entry
          return { ...key, requestCount: key.requestCount + count, lastRequest: new Date(last).toISOString() }
        })
      }
    },
    async close() {
      clearInterval(timer)
      await flushing
      await flush()
    },
  }
}

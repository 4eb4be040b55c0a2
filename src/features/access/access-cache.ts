import type { Bus } from '../../platform/bus/bus.ts'
import { newId } from '../../platform/ids.ts'

const lifeMs = 3_000
const maxEntries = 10_000
const patienceMs = 1_000

/**
 * What a credential stands for, remembered for a few seconds so that the hot path reads nothing.
 * Any change of access anywhere empties it everywhere: changes are rare, requests are not.
 */
export type AccessCache = {
  /** The remembered answer, or what `load` finds. A `null` is not remembered. */
  get<T>(kind: string, credential: string, load: () => Promise<T | null>): Promise<T | null>
  /** Call after the change is committed and before it is answered. Resolves once every instance has forgotten. */
  changed(): Promise<void>
  close(): Promise<void>
}

export function createAccessCache(bus: Bus, now: () => number = Date.now): AccessCache {
  const entries = new Map<string, { value: unknown; until: number }>()
  const peers = createPeers(bus)
  let generation = 0

  const clear = () => {
    generation += 1
    entries.clear()
  }
  const stopListening = peers.onNotice(clear)
  const stopGaps = bus.onGap(clear)

  return {
    async get<T>(kind: string, credential: string, load: () => Promise<T | null>) {
      const name = `${kind} ${credential}`
      // Without notices from other instances nothing that was remembered can be trusted.
      const trusted = bus.connected()
      const known = trusted ? entries.get(name) : undefined
      if (known && known.until > now()) return known.value as T
      const begun = generation
      const value = await load()
      // A change that came while we were reading may or may not be in what we read.
      if (value !== null && trusted && begun === generation) {
        if (entries.size >= maxEntries) entries.delete(entries.keys().next().value!)
        entries.set(name, { value, until: now() + lifeMs })
      }
      return value
    },
    async changed() {
      clear()
      await peers.notify()
    },
    async close() {
      stopListening()
      stopGaps()
      await peers.close()
    },
  }
}

/**
 * The instances that share the bus. Each says hello when it comes and confirms every notice, so that whoever sent it
 * knows when all have acted on it. One that does not confirm in time is taken for gone until it is heard of again;
 * should it still live, it forgets by itself within `lifeMs`.
 */
function createPeers(bus: Bus) {
  const self = newId()
  const known = new Set<string>()
  const waiting = new Map<string, { left: Set<string>; done(): void }>()
  let act = () => {}

  const say = (topic: string, ...words: string[]) => bus.publish(topic, [self, ...words].join(' ')).catch(() => {})
  const hear = (topic: string, listener: (peer: string, word: string) => void) =>
    bus.subscribe(topic, (payload) => {
      const [peer, word = ''] = payload.split(' ') as [string, string?]
      if (peer !== self) listener(peer, word)
    })

  const stops = [
    hear('access-hello', (peer) => {
      known.add(peer)
      void say('access-here')
    }),
    hear('access-here', (peer) => known.add(peer)),
    hear('access-bye', (peer) => {
      known.delete(peer)
      for (const notice of waiting.values()) confirm(notice, peer)
    }),
    hear('access-changed', (peer, notice) => {
      known.add(peer)
      act()
      void say('access-seen', notice)
    }),
    hear('access-seen', (peer, notice) => {
      known.add(peer)
      const waited = waiting.get(notice)
      if (waited) confirm(waited, peer)
    }),
    // Those who missed us while the connection was lost hear of us again.
    bus.onGap(() => void say('access-hello')),
  ]
  void say('access-hello')

  function confirm(notice: { left: Set<string>; done(): void }, peer: string): void {
    if (notice.left.delete(peer) && notice.left.size === 0) notice.done()
  }

  return {
    onNotice(listener: () => void) {
      act = listener
      return () => {
        act = () => {}
      }
    },
    async notify(): Promise<void> {
      const id = newId()
      const left = new Set(known)
      const confirmed = new Promise<void>((resolve) => {
        if (left.size === 0) return resolve()
        const timer = setTimeout(() => {
          for (const peer of left) known.delete(peer)
          done()
        }, patienceMs)
        function done() {
          clearTimeout(timer)
          waiting.delete(id)
          resolve()
        }
        waiting.set(id, { left, done })
      })
      await say('access-changed', id)
      await confirmed
    },
    async close(): Promise<void> {
      for (const stop of stops) stop()
      await say('access-bye')
    },
  }
}

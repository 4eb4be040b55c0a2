/** Short notices between the instances of one service. Not durable: what must not be lost is a row, the notice only says "look". */
export type Bus = {
  publish(topic: string, payload: string): Promise<void>
  subscribe(topic: string, listener: (payload: string) => void): () => void
  /** Called when notices may have been missed: drop what was cached on their word. */
  onGap(listener: () => void): () => void
  /** False while notices from other instances cannot be received. */
  connected(): boolean
  close(): Promise<void>
}

export type Listeners = {
  deliver(topic: string, payload: string): void
  gap(): void
  subscribe: Bus['subscribe']
  onGap: Bus['onGap']
}

export function createListeners(): Listeners {
  const byTopic = new Map<string, Set<(payload: string) => void>>()
  const gapListeners = new Set<() => void>()
  return {
    deliver(topic, payload) {
      for (const listener of byTopic.get(topic) ?? []) listener(payload)
    },
    gap() {
      for (const listener of gapListeners) listener()
    },
    subscribe(topic, listener) {
      const set = byTopic.get(topic) ?? new Set()
      byTopic.set(topic, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size === 0) byTopic.delete(topic)
      }
    },
    onGap(listener) {
      gapListeners.add(listener)
      return () => gapListeners.delete(listener)
    },
  }
}

/** For the one process that holds a SQLite data folder. */
export function createLocalBus(): Bus {
  const { deliver, subscribe, onGap } = createListeners()
  return {
    publish: async (topic, payload) => deliver(topic, payload),
    subscribe,
    onGap,
    connected: () => true,
    close: async () => {},
  }
}

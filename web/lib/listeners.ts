import { useSyncExternalStore } from 'react'

/** For what is kept outside of components: `tell` that it has changed, and whoever reads it by `use` is drawn anew. */
export function createListeners() {
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    tell() {
      for (const listener of listeners) listener()
    },
    use: <T>(read: () => T): T => useSyncExternalStore(subscribe, read),
  }
}

import { setImmediate } from 'node:timers/promises'

/**
 * Loads a large library by its parts, the innermost first, and lets everyone else go on in between, also before the first part and
 * after the last: loaded at once it would hold the main thread for a fifth of a second. The answer is what the last one gives.
 */
export async function loadInPieces<T>(parts: (() => Promise<unknown>)[], whole: () => Promise<T>): Promise<T> {
  for (const part of parts) {
    await setImmediate()
    await part()
  }
  await setImmediate()
  const loaded = await whole()
  await setImmediate()
  return loaded
}

/** Node loads its fetch with the first request that is made of it. */
export const loadFetch = async () => void new Request('http://localhost')

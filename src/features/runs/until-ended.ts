import type { Runs } from './create-runs.ts'
import { isActive, type RunRow } from './runs.store.ts'

/** Waits until a run has ended, whichever instance works on it; undefined when it was deleted with its chat. */
export async function untilEnded(
  { store, live }: Pick<Runs, 'store' | 'live'>,
  run: Pick<RunRow, 'teamId' | 'id'>,
  signal: AbortSignal,
): Promise<RunRow | undefined> {
  const followed = live.join(run.id)
  try {
    while (!followed.ended) {
      signal.throwIfAborted()
      await new Promise<void>((resolve) => {
        const wake = () => {
          followed.readers.delete(wake)
          signal.removeEventListener('abort', wake)
          resolve()
        }
        followed.readers.add(wake)
        signal.addEventListener('abort', wake, { once: true })
      })
    }
  } finally {
    live.leave(followed)
  }
  const row = await store.find(run.teamId, run.id)
  if (row && isActive(row.status)) throw new Error('the answer could not be followed to its end')
  return row
}

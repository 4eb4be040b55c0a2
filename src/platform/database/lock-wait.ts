import { retryAfter } from '../sliding-window.ts'
import { databaseErrors } from './database.errors.ts'

const SQLITE_BUSY = 5
/** How long somebody waits for another program's lock, and how often it is looked whether it is gone. */
const waitMs = 10_000
const lookMs = 25

export type LockWait = {
  /** Begins to write, unless it has just been seen that another program does: however many wait, one try in a while finds out. */
  begin(work: () => void): void
  /** After `error`, waits a while and answers since when; throws it when it tells of something else, and when that was long enough. */
  outwait(error: unknown, since: number | null, pause: (ms: number) => Promise<void>): Promise<number>
}

/** Waiting for another program's lock without holding up the event loop, as SQLite itself would. */
export function createLockWait(): LockWait {
  let lockedUntil = 0
  const stillLocked = Object.assign(new Error('database is locked'), { errcode: SQLITE_BUSY })
  return {
    begin(work) {
      if (performance.now() < lockedUntil) throw stillLocked
      work()
    },
    async outwait(error, since, pause) {
      // Of an extended code the low byte says what it is.
      if (((error as { errcode?: number }).errcode ?? 0) % 256 !== SQLITE_BUSY) throw error
      const now = performance.now()
      if (error !== stillLocked) lockedUntil = now + lookMs
      if (since !== null && now - since >= waitMs) throw databaseErrors.databaseLocked(undefined, retryAfter(5_000))
      await pause(lookMs)
      return since ?? now
    },
  }
}

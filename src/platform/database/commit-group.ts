import type { DatabaseSync } from 'node:sqlite'

/**
 * Commits of one turn of the event loop in common: a commit waits for the disk, and takes as long for a hundred changes as
 * for one. Whoever changed or read something meanwhile is answered when it is durable.
 */
export type CommitGroup = {
  readonly isOpen: boolean
  /** Begins one; the transaction that is under way becomes the group's when `begun` says so. */
  open(begun?: 'begun'): void
  /** Rejects when nothing of the group was kept. */
  kept(): Promise<void>
  /** Now, rather than at the end of the turn. */
  close(): void
  /** To be called when the connection changes hands. */
  passedOn(): void
  /** A statement failed; some failures make SQLite give up the whole transaction, and with it what others did in it. */
  failed(error: unknown): void
}

export function createCommitGroup(database: DatabaseSync, isHeld: () => boolean): CommitGroup {
  let group: (PromiseWithResolvers<void> & { due: boolean }) | null = null

  function lose(error: unknown): void {
    const lost = group
    group = null
    if (database.isTransaction) database.exec('rollback')
    lost?.reject(error)
  }

  function close(): void {
    if (!group) return
    try {
      database.exec('commit')
    } catch (error) {
      lose(error)
      return
    }
    const done = group
    group = null
    done.resolve()
  }

  return {
    get isOpen() {
      return group !== null
    },
    open(begun) {
      if (!begun) database.exec('begin immediate')
      const opened = { ...Promise.withResolvers<void>(), due: false }
      // Nobody may be waiting any more when it fails.
      opened.promise.catch(() => {})
      group = opened
      setImmediate(() => {
        if (group !== opened) return
        // Somebody is in the middle of a transaction: when they are done.
        if (isHeld()) opened.due = true
        else close()
      })
    },
    kept: () => group?.promise ?? Promise.resolve(),
    close,
    passedOn() {
      if (group?.due) close()
    },
    failed(error) {
      if (group && !database.isTransaction) lose(error)
    },
  }
}

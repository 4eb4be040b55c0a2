import { createTurns, NoTurnError, type WorkOwner } from '../../platform/turns.ts'
import { QueryError } from './query.ts'

export type FairQueue = {
  /** Resolves when it is the owner's turn; call the answer when the work is over. */
  enter(owner: WorkOwner, signal?: AbortSignal): Promise<() => void>
  close(): void
}

const refusals = {
  crowded: () => new QueryError('busy', 'Too many queries are waiting. Try again in a moment.'),
  'too-long': () => new QueryError('busy', 'The query waited too long for its turn. Try again in a moment.'),
  closed: () => new QueryError('unavailable', 'The service is stopping.'),
}

/** Turns at queries, with refusals in the words of queries. */
export function createFairQueue(limits: { places: number; waitMs: number; waitingPerTeam: number }): FairQueue {
  const { places, waitMs, waitingPerTeam: maxWaiting } = limits
  const turns = createTurns({ places, waitMs, maxWaiting })
  return {
    enter: (owner, signal) =>
      turns.take(owner, signal).catch((error: unknown) => {
        if (error instanceof NoTurnError) throw refusals[error.why]()
        throw new QueryError('cancelled', 'The query was cancelled.')
      }),
    close: turns.close,
  }
}

import { QueryError } from './query.ts'

type Waiting = { teamId: string; start: () => void; fail: (error: Error) => void; timer: NodeJS.Timeout }

export type FairQueue = {
  /** Resolves when it is this team's turn; call the answer when the work is over. */
  enter(teamId: string, signal?: AbortSignal): Promise<() => void>
  close(): void
}

/**
 * A bounded number of places, given out so that no team starves another: the waiting team with the fewest places held goes
 * first, among equals the one served longest ago; and a team alone never holds the last place.
 */
export function createFairQueue(limits: { places: number; waitMs: number; waitingPerTeam: number }): FairQueue {
  const waiting: Waiting[] = []
  const held = new Map<string, number>()
  const served = new Map<string, number>()
  const perTeam = Math.max(1, limits.places - 1)
  let busy = 0
  let turn = 0

  const leave = (teamId: string) => {
    busy--
    const left = (held.get(teamId) ?? 1) - 1
    if (left > 0) held.set(teamId, left)
    else held.delete(teamId)
    next()
  }

  const next = () => {
    while (busy < limits.places) {
      let best: Waiting | undefined
      for (const item of waiting) {
        const mine = held.get(item.teamId) ?? 0
        if (mine >= perTeam) continue
        const other = best ? (held.get(best.teamId) ?? 0) : Number.POSITIVE_INFINITY
        if (mine < other || (mine === other && best && (served.get(item.teamId) ?? 0) < (served.get(best.teamId) ?? 0)))
          best = item
      }
      if (!best) {
        if (waiting.length === 0) served.clear()
        return
      }
      waiting.splice(waiting.indexOf(best), 1)
      clearTimeout(best.timer)
      busy++
      held.set(best.teamId, (held.get(best.teamId) ?? 0) + 1)
      served.set(best.teamId, ++turn)
      best.start()
    }
  }

  return {
    enter(teamId, signal) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(new QueryError('cancelled', 'The query was cancelled.'))
        if (waiting.filter((item) => item.teamId === teamId).length >= limits.waitingPerTeam)
          return reject(new QueryError('busy', 'Too many queries are waiting. Try again in a moment.'))
        const drop = (error: Error) => {
          const index = waiting.indexOf(item)
          if (index === -1) return
          waiting.splice(index, 1)
          clearTimeout(item.timer)
          signal?.removeEventListener('abort', cancel)
          reject(error)
        }
        const cancel = () => drop(new QueryError('cancelled', 'The query was cancelled.'))
        const item: Waiting = {
          teamId,
          start: () => {
            signal?.removeEventListener('abort', cancel)
            let left = false
            resolve(() => {
              if (!left) leave(teamId)
              left = true
            })
          },
          fail: drop,
          timer: setTimeout(
            () => drop(new QueryError('busy', 'The query waited too long for its turn. Try again in a moment.')),
            limits.waitMs,
          ),
        }
        signal?.addEventListener('abort', cancel, { once: true })
        waiting.push(item)
        next()
      })
    },
    close() {
      for (const item of [...waiting]) item.fail(new QueryError('unavailable', 'The service is stopping.'))
    },
  }
}

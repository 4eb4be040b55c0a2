export type Limit = { max: number; windowMs: number; cost?: number }

export type SlidingWindow = {
  /** Takes `cost` from the subject's window and answers 0; or takes nothing and answers the milliseconds until it would fit. */
  take(subject: string, limit: Limit, now?: number): number
  /** What `take` would answer; takes nothing. */
  wait(subject: string, limit: Limit, now?: number): number
}

type Spent = { taken: { at: number; cost: number }[]; total: number }

/** An exact sliding window in memory: what was taken in the last `windowMs` never passes `max`. */
export function createSlidingWindow(maxSubjects: number): SlidingWindow {
  const subjects = new Map<string, Spent>()

  /** What the subject took in the window that ends now. */
  function spentBy(subject: string, windowMs: number, now: number): Spent {
    const spent = subjects.get(subject) ?? { taken: [], total: 0 }
    let old = 0
    while (old < spent.taken.length && spent.taken[old]!.at <= now - windowMs) spent.total -= spent.taken[old++]!.cost
    if (old > 0) spent.taken.splice(0, old)
    return spent
  }

  function waitFor({ taken, total }: Spent, { max, windowMs, cost = 1 }: Limit, now: number): number {
    if (total + cost <= max) return 0
    let room = max - total
    for (const { at, cost: freed } of taken) {
      room += freed
      if (room >= cost) return Math.max(1, at + windowMs - now)
    }
    return windowMs
  }

  return {
    take(subject, limit, now = Date.now()) {
      const spent = spentBy(subject, limit.windowMs, now)
      // Re-inserting keeps the map in order of use, so that the first key is the one to forget.
      subjects.delete(subject)
      subjects.set(subject, spent)
      if (subjects.size > maxSubjects) subjects.delete(subjects.keys().next().value!)

      const waitMs = waitFor(spent, limit, now)
      if (waitMs > 0) return waitMs
      const cost = limit.cost ?? 1
      spent.total += cost
      const last = spent.taken.at(-1)
      if (last?.at === now) last.cost += cost
      else spent.taken.push({ at: now, cost })
      return 0
    },
    wait: (subject, limit, now = Date.now()) => waitFor(spentBy(subject, limit.windowMs, now), limit, now),
  }
}

/** Whole seconds, as the Retry-After header wants them. */
export const retryAfter = (ms: number): Record<string, string> => ({
  'retry-after': String(Math.max(1, Math.ceil(ms / 1000))),
})

export type Limit = { max: number; windowMs: number; cost?: number }

export type SlidingWindow = {
  /** Takes `cost` from the subject's window and answers 0; or takes nothing and answers the milliseconds until it would fit. */
  take(subject: string, limit: Limit, now?: number): number
}

type Spent = { taken: { at: number; cost: number }[]; total: number }

/** An exact sliding window in memory: what was taken in the last `windowMs` never passes `max`. */
export function createSlidingWindow(mostSubjects: number): SlidingWindow {
  const subjects = new Map<string, Spent>()

  return {
    take(subject, { max, windowMs, cost = 1 }, now = Date.now()) {
      const spent = subjects.get(subject) ?? { taken: [], total: 0 }
      // Re-inserting keeps the map in order of use, so that the first key is the one to forget.
      subjects.delete(subject)
      subjects.set(subject, spent)
      if (subjects.size > mostSubjects) subjects.delete(subjects.keys().next().value!)

      let old = 0
      while (old < spent.taken.length && spent.taken[old]!.at <= now - windowMs) spent.total -= spent.taken[old++]!.cost
      if (old > 0) spent.taken.splice(0, old)

      if (spent.total + cost <= max) {
        spent.total += cost
        const last = spent.taken.at(-1)
        if (last?.at === now) last.cost += cost
        else spent.taken.push({ at: now, cost })
        return 0
      }
      let room = max - spent.total
      for (const { at, cost: freed } of spent.taken) {
        room += freed
        if (room >= cost) return Math.max(1, at + windowMs - now)
      }
      return windowMs
    },
  }
}

/** Whole seconds, as the Retry-After header wants them. */
export const retryAfter = (ms: number): Record<string, string> => ({
  'retry-after': String(Math.max(1, Math.ceil(ms / 1000))),
})

import type { Relationship } from './catalog.ts'
import type { Way } from './plan.ts'

const MAX_STEPS = 6
/** More ways than anyone tells apart: one has to be named. */
const MAX_WAYS = 20
/** Where everything leads to everything, ways are looked for no further than so many steps. */
const MAX_WALKED = 2_000

/** The ways from dataset to dataset, from many to one; the shortest first. */
export function createWays(relationships: readonly Relationship[]) {
  const byFrom = Map.groupBy(relationships, ({ from }) => from)
  const byTo = Map.groupBy(relationships, ({ to }) => to)
  const distances = new Map<string, Map<string, number>>()
  const ways = new Map<string, Way[]>()

  /** How many steps there are at least from each dataset to this one. */
  function distancesTo(to: string): Map<string, number> {
    let found = distances.get(to)
    if (found) return found
    found = new Map()
    let last = [to]
    for (let steps = 1; steps <= MAX_STEPS && last.length > 0; steps++) {
      const next = new Set(last.flatMap((name) => (byTo.get(name) ?? []).map(({ from }) => from)))
      last = [...next].filter((name) => !found?.has(name))
      for (const name of last) found.set(name, steps)
    }
    distances.set(to, found)
    return found
  }

  function walk(from: string, to: string): Way[] {
    const distance = distancesTo(to)
    const found: Way[] = []
    let open: { at: string; way: Relationship[]; seen: string[] }[] = [{ at: from, way: [], seen: [from] }]
    let walked = 0
    for (let left = MAX_STEPS - 1; left >= 0; left--) {
      const next: typeof open = []
      for (const { at, way, seen } of open)
        for (const step of byFrom.get(at) ?? []) {
          if (walked++ > MAX_WALKED || found.length >= MAX_WAYS) return found
          if (step.to === to) found.push([...way, step])
          else if (!seen.includes(step.to) && (distance.get(step.to) ?? MAX_STEPS) <= left)
            next.push({ at: step.to, way: [...way, step], seen: [...seen, step.to] })
        }
      open = next
    }
    return found
  }

  return {
    leads: (from: string, to: string): boolean => distancesTo(to).has(from),
    waysOf(from: string, to: string): Way[] {
      const key = JSON.stringify([from, to])
      let found = ways.get(key)
      if (!found) {
        found = walk(from, to)
        ways.set(key, found)
      }
      return found
    },
  }
}

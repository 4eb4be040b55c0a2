import { seededRandom } from './samples/random.ts'

export type Random = { below(n: number): number; chance(p: number): boolean; pick<Item>(items: readonly Item[]): Item }

/** The same choices for the same seed; of nothing, nothing is chosen. */
export function createRandom(seed: number): Random {
  const { next, chance } = seededRandom(seed)
  const below = (n: number) => Math.floor(next() * n)
  return { below, chance, pick: (items) => items[below(items.length)] as (typeof items)[number] }
}

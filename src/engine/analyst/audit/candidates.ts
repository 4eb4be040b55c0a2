import type { CellReference } from '../answer-parts.contract.ts'

export type Candidate = { value: number; how: string; cells: CellReference[] }

/** Numbers that a figure may have been taken from, looked up in few steps however many there are. */
export type Candidates = {
  /** The first with this very value, or these very digits. */
  same(value: number, digits: string): Candidate | null
  /** The nearest one within a distance; of several, the first. */
  nearest(value: number, within: number): Candidate | null
  /** How many different values have a size between these two, without one of them. */
  between(low: number, high: number, without: number): number
}

/** From so many digits on, two numbers of a float may be one. */
const longDigits = 16

/** Put in order when they are first looked up: most answers need few of them. */
export function indexCandidates(gather: () => Candidate[]): Candidates {
  let index: ReturnType<typeof putInOrder> | undefined
  const ordered = () => {
    index ??= putInOrder(gather())
    return index
  }
  return {
    same(value, digits) {
      const { all, first, byDigits } = ordered()
      const found = [first.get(value), byDigits.get(digits)].filter((at) => at !== undefined)
      return found.length === 0 ? null : all[Math.min(...found)]!
    },
    nearest(value, within) {
      const { all, first, distinct } = ordered()
      const above = firstFrom(distinct, value)
      const near = [distinct[above - 1], distinct[above]].filter(
        (one) => one !== undefined && Math.abs(one - value) <= within,
      ) as number[]
      const [best] = near.sort((a, b) => Math.abs(a - value) - Math.abs(b - value) || first.get(a)! - first.get(b)!)
      return best === undefined ? null : all[first.get(best)!]!
    },
    between(low, high, without) {
      const { first, distinct } = ordered()
      const count = (from: number, to: number) => firstAfter(distinct, to) - firstFrom(distinct, from)
      const near = low > 0 ? count(low, high) + count(-high, -low) : count(-high, high)
      const size = Math.abs(without)
      return size >= low && size <= high && first.has(without) ? near - 1 : near
    },
  }
}

function putInOrder(all: Candidate[]) {
  const first = new Map<number, number>()
  const byDigits = new Map<string, number>()
  for (const [at, { value, cells }] of all.entries()) {
    if (!first.has(value)) first.set(value, at)
    const said = cells[0]?.value
    if (typeof said === 'string' && said.length >= longDigits && !byDigits.has(said)) byDigits.set(said, at)
  }
  return { all, first, byDigits, distinct: Float64Array.from(first.keys()).sort() }
}

/** Where the first stands that a test holds for, in a list that it holds for from some place on. */
function firstThat(length: number, holds: (at: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
const firstFrom = (values: Float64Array, value: number) => firstThat(values.length, (at) => values[at]! >= value)
const firstAfter = (values: Float64Array, value: number) => firstThat(values.length, (at) => values[at]! > value)

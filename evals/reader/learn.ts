/** A log-linear ranker over named features, learned from which candidates gave the right answer. Everything is seeded. */
/** `words`: its worth by its words alone. */
/** A number given on the command line. */
export const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(name)
  return at > 0 ? Number(process.argv[at + 1]) : otherwise
}

export type Option = { features: Int32Array; right: boolean; words: number }
export type Item = { options: Option[] }

export const createDictionary = () => {
  const ids = new Map<string, number>()
  return {
    ids,
    id(name: string): number {
      let known = ids.get(name)
      if (known === undefined) {
        known = ids.size
        ids.set(name, known)
      }
      return known
    },
  }
}

const random = (start: number) => {
  let seed = start
  return () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return seed / 0x7fffffff
  }
}

/** How good each is; `share` of it is told by its words alone. */
export const scoresOf = (options: Option[], w: Float64Array, share = 0): number[] =>
  options.map(({ features, words }) => {
    let sum = 0
    for (const f of features) sum += w[f] ?? 0
    return share * words + (1 - share) * sum
  })

const shuffle = <T>(list: T[], next: () => number) => {
  for (let k = list.length - 1; k > 0; k--) {
    const j = Math.floor(next() * (k + 1))
    const kept = list[k] as T
    list[k] = list[j] as T
    list[j] = kept
  }
}

type Learning = { epochs?: number; rate?: number; l2?: number; start?: Float64Array; stiff?: number }

/** Weights that climb by AdaGrad, held by L2 near where they start. */
const climbing = (
  size: number,
  {
    rate,
    l2,
    stiff,
    start = new Float64Array(size),
  }: Pick<Learning, 'start'> & { rate: number; l2: number; stiff: number },
) => {
  const w = Float64Array.from(start)
  const squares = new Float64Array(size).fill(stiff)
  const climb = (f: number, slope: number): void => {
    const g = slope - l2 * ((w[f] ?? 0) - (start[f] ?? 0))
    squares[f] = (squares[f] ?? 0) + g * g
    w[f] = (w[f] ?? 0) + (rate * g) / Math.sqrt(squares[f] ?? 1)
  }
  return { w, climb }
}

/** Raises the share of right candidates among all, question by question. */
export const learnOrder = (
  items: Item[],
  size: number,
  { share = 0, ...given }: Learning & { share?: number } = {},
): Float64Array => {
  const { epochs, ...how } = { epochs: 6, rate: 0.15, l2: 2e-5, stiff: 1e-6, ...given }
  const { w, climb } = climbing(size, how)
  const next = random(7)
  const used = items.filter((i) => i.options.some((o) => o.right) && i.options.some((o) => !o.right))
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(used, next)
    for (const { options } of used) {
      const scores = scoresOf(options, w, share)
      const top = Math.max(...scores)
      const weight = scores.map((s) => Math.exp(s - top))
      let all = 0
      let right = 0
      options.forEach((o, i) => {
        all += weight[i] ?? 0
        if (o.right) right += weight[i] ?? 0
      })
      const slope = new Map<number, number>()
      options.forEach((o, i) => {
        const d = (o.right ? (weight[i] ?? 0) / right : 0) - (weight[i] ?? 0) / all
        if (Math.abs(d) > 1e-4) for (const f of o.features) slope.set(f, (slope.get(f) ?? 0) + d)
      })
      for (const [f, d] of slope) climb(f, (1 - share) * d)
    }
  }
  return w
}

/** `amounts`: how much of each feature there is; one, where they are left out. */
export type Example = { features: Int32Array; amounts?: Float64Array; right: boolean }

/** Logistic regression: from features to the probability that something is so. */
export const learnDoubt = (examples: Example[], size: number, given: Omit<Learning, 'start'> = {}): Float64Array => {
  const { epochs, ...how } = { epochs: 12, rate: 0.08, l2: 5e-4, stiff: 1e-4, ...given }
  const { w, climb } = climbing(size, how)
  const next = random(11)
  const list = [...examples]
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(list, next)
    for (const { features, amounts, right } of list) {
      let sum = 0
      features.forEach((f, i) => {
        sum += (w[f] ?? 0) * (amounts?.[i] ?? 1)
      })
      const d = (right ? 1 : 0) - 1 / (1 + Math.exp(-sum))
      features.forEach((f, i) => {
        climb(f, d * (amounts?.[i] ?? 1))
      })
    }
  }
  return w
}

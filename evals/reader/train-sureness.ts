import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fromLogOdds } from '../../src/engine/reader/rank.ts'
import { together } from '../../src/engine/reader/sureness/sureness.ts'
import { firstSightLines, type Line } from './first-sight.ts'

/**
 * Learns how sure a reading is from plain facts of questions that were asked at first sight (`first-sight.csv`), and writes
 * src/engine/reader/sureness/learned.ts; `--dry` writes nothing. Each set is asked by what was learned of the others, and that is printed.
 * Our own questions, which the rules were made for, and what was read by words alone count half.
 */
const held = 10
const weightOf = ({ set }: Line): number => (set === 'own' || set.endsWith('blind') ? 0.5 : 1)

const { names, lines } = firstSightLines()

/** Logistic regression by Newton's steps over facts brought to one scale, held to nought by as much as so many questions say. */
const learn = (from: readonly Line[]): number[] => {
  const size = names.length
  const all = from.reduce((sum, line) => sum + weightOf(line), 0)
  const meanOf = (value: (line: Line) => number) => from.reduce((sum, l) => sum + weightOf(l) * value(l), 0) / all
  const means = names.map((_, f) => (f === 0 ? 0 : meanOf(({ facts }) => facts[f] ?? 0)))
  const spreads = names.map((_, f) =>
    f === 0 ? 1 : Math.sqrt(meanOf(({ facts }) => ((facts[f] ?? 0) - (means[f] ?? 0)) ** 2)) + 1e-9,
  )
  const scaled = from.map(({ facts }) => facts.map((value, f) => (value - (means[f] ?? 0)) / (spreads[f] ?? 1)))
  const weights = Array<number>(size).fill(0)
  for (let round = 0; round < 25; round++) {
    const slope = weights.map((weight, f) => (f === 0 ? 0 : -held * weight))
    const bend: number[][] = weights.map((_, f) => weights.map((_, g) => (f === g && f > 0 ? held : 1e-6)))
    from.forEach((line, at) => {
      const own = scaled[at] ?? []
      const sure = fromLogOdds(own.reduce((sum, value, f) => sum + value * (weights[f] ?? 0), 0))
      const much = weightOf(line)
      own.forEach((value, f) => {
        slope[f] = (slope[f] ?? 0) + much * value * (Number(line.right) - sure)
        const row = bend[f] ?? []
        own.forEach((other, g) => {
          row[g] = (row[g] ?? 0) + much * sure * (1 - sure) * value * other
        })
      })
    })
    solved(bend, slope).forEach((step, f) => {
      weights[f] = (weights[f] ?? 0) + step
    })
  }
  const plain = weights.map((weight, f) => weight / (spreads[f] ?? 1))
  plain[0] = plain.reduce((sum, weight, f) => sum - weight * (means[f] ?? 0), plain[0] ?? 0)
  return plain
}

/** Gauss, with the greatest first. */
const solved = (matrix: number[][], right: number[]): number[] => {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  const size = rows.length
  const at = (r: number, c: number) => rows[r]?.[c] ?? 0
  for (let c = 0; c < size; c++) {
    let best = c
    for (let r = c + 1; r < size; r++) if (Math.abs(at(r, c)) > Math.abs(at(best, c))) best = r
    const [high, low] = [rows[best] ?? [], rows[c] ?? []]
    rows[c] = high
    rows[best] = low
    for (let r = 0; r < size; r++) {
      const by = r === c ? 0 : at(r, c) / at(c, c)
      if (by !== 0) rows[r] = rows[r]?.map((value, k) => value - by * at(c, k)) ?? []
    }
  }
  return rows.map((row, r) => (row[size] ?? 0) / (row[r] ?? 1))
}

/** As `surenessOf` tells it. */
const sureOf = ({ facts, learned, cap }: Line, weights: number[]): number => {
  const byFacts = fromLogOdds(facts.reduce((sum, value, f) => sum + value * (weights[f] ?? 0), 0))
  return Math.min(cap, together(byFacts, learned))
}

const plainOf = (set: string) => set.replace(', blind', '')
const told = lines.flatMap((line) => {
  const others = lines.filter(({ set }) => plainOf(set) !== plainOf(line.set))
  return [{ line, others }]
})
const learnedWithout = new Map<string, number[]>()
const sureness = told.map(({ line, others }) => {
  const set = plainOf(line.set)
  const weights = learnedWithout.get(set) ?? learn(others)
  learnedWithout.set(set, weights)
  return { set: line.set, right: line.right, sure: sureOf(line, weights) }
})
const tell = (title: string, of: typeof sureness) => {
  const percent = (count: number) => `${((100 * count) / of.length).toFixed(1)} %`
  const from = (least: number, right: boolean) => percent(of.filter((s) => s.sure >= least && s.right === right).length)
  const bars = [0.55, 0.6, 0.65, 0.7, 0.8].map((least) => [
    `from ${least}`,
    `${from(least, true)} / ${from(least, false)}`,
  ])
  return {
    set: title,
    questions: of.length,
    'right first': percent(of.filter((s) => s.right).length),
    ...Object.fromEntries(bars),
  }
}
const isEveryday = ({ set }: { set: string }) => set !== 'own' && !set.endsWith('blind')
console.log('Each set by what was learned of the others: of all questions, answered right / answered wrong.')
console.table([
  ...[...new Set(lines.map(({ set }) => set))].map((set) =>
    tell(
      set,
      sureness.filter((s) => s.set === set),
    ),
  ),
  tell('all at first sight', sureness.filter(isEveryday)),
])
const bands = [0, 0.2, 0.4, 0.55, 0.65, 0.8, 0.9]
console.table(
  bands.map((low, at) => {
    const of = sureness.filter((s) => isEveryday(s) && s.sure >= low && s.sure < (bands[at + 1] ?? 2))
    const right = of.filter((s) => s.right).length
    return { 'told from': low, questions: of.length, right: `${((100 * right) / Math.max(1, of.length)).toFixed(0)} %` }
  }),
)
const weights = learn(lines)
const text = `/** Made by evals/reader/train-sureness.ts; not to be edited. Figures: evals/README.md. */
export const weights: Readonly<Record<string, number>> = {
${names.map((name, f) => `  ${/ /.test(name) ? `'${name}'` : name}: ${Math.round((weights[f] ?? 0) * 100) / 100},`).join('\n')}
}
`
if (!process.argv.includes('--dry'))
  writeFileSync(fileURLToPath(new URL('../../src/engine/reader/sureness/learned.ts', import.meta.url)), text)

import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fingerprint } from '../../src/engine/reader/kinds.ts'
import { doubt, order, sure } from '../../src/engine/reader/weights.ts'
import { evenly, type WikiQuestion, wikiQuestions } from '../wikitables.ts'
import { type Asked, askAll, askAtMost, askMade, askOwn, askSets, names } from './ask-candidates.ts'
import { learnOrder, option, scoresOf } from './learn.ts'
import { everydayKinds } from './own.ts'

/**
 * Learns further from the weights that are there, as the service reads: of the likeliest candidates, whose worth is half told by their words.
 * It learns from the everyday questions of newcomers too. What words alone say, and how sure a choice is, stay as they are, so only the order of readings that are run over rows at hand changes; and that only where each third of the questions, asked by what was learned of the others, is read better than before. `--known N` questions of the train split were
 * learned from before, of which `--again N` are asked again; `--asked N` of the others are, and `--made N` tables have questions made of them.
 * `npm run train -- --further` runs it, then `train-doubt.ts`; `--dry` writes nothing.
 */

/** As in `read.ts`. */
const share = 0.5
const timesOf: Record<string, number> = { own: 4, everyday: 6 }
const folds = [0, 1, 2]

type Line = { seen: number; blind: number }
const linesOf = (text: string): Map<string, Line> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [seen = '', blind = ''] = line.split(' ', 2)
        return [line.slice(seen.length + blind.length + 2), { seen: Number(seen), blind: Number(blind) }]
      }),
  )
const present = linesOf(order)
const startOf = (ids: Map<string, number>, lines: Map<string, Line>): Float64Array => {
  const start = new Float64Array(ids.size)
  for (const [name, id] of ids) start[id] = lines.get(name)?.seen ?? 0
  return start
}

const isChosenRight = ({ options }: Asked, w: Float64Array): boolean => {
  const scores = scoresOf(options, w, share)
  return options[scores.indexOf(Math.max(...scores))]?.right ?? false
}

const table = (ids: Map<string, number>, lines: Map<string, Line>, w: Float64Array, least: number): string => {
  const all = new Map(lines)
  for (const [name, id] of ids) {
    const { seen = 0, blind = 0 } = lines.get(name) ?? {}
    all.set(name, { seen: w[id] ?? seen, blind })
  }
  const rounded = (value: number) => Math.round(value * 100) / 100
  return [...all]
    .map(([name, { seen, blind }]) => ({ name, seen: rounded(seen), blind: rounded(blind) }))
    .filter(({ name, seen, blind }) => (lines.has(name) ? seen !== 0 || blind !== 0 : Math.abs(seen) >= least))
    .sort((x, y) => (x.name < y.name ? -1 : 1))
    .map(({ name, seen, blind }) => `${seen} ${blind} ${name}`)
    .join('\n')
}

const train = wikiQuestions('train')
const known = new Set(evenly(train, option('--known', 3000)).map(({ id }) => id))
const others: WikiQuestion[] = train.filter(({ id }) => !known.has(id))
askAtMost(80)
const sets = {
  asked: await askAll(evenly(others, option('--asked', 2500))),
  known: await askAll(evenly(train, option('--known', 3000)).slice(0, option('--again', 1100))),
  made: await askMade(evenly([...new Set(train.map((q) => q.table))].sort(), option('--made', 150)), 6),
  own: await askOwn(),
  everyday: askSets((await Promise.all(everydayKinds.map(([, open]) => open()))).flat()),
}
const named = Object.entries(sets).flatMap(([name, of]) => of.map((item) => ({ name, item })))
const items = named.map(({ item }) => item)
const timesFor = new Map(named.map(({ name, item }) => [item, timesOf[name] ?? 1]))
const times = (of: Asked[]) => of.flatMap((item) => Array<Asked>(timesFor.get(item) ?? 1).fill(item))
// Questions of one table stand side by side.
const inFold = (fold: number) => items.filter((_, i) => Math.floor(i / 10) % folds.length === fold)
const start = startOf(names.ids, present)
const orders = folds.map((fold) => {
  const learned = times(folds.filter((other) => other !== fold).flatMap(inFold))
  return learnOrder(learned, names.ids.size, { epochs: 6, rate: 0.05, l2: 1e-3, start, stiff: 0.5, share })
})
const told = (title: string, weights: (fold: number) => Float64Array): number => {
  let all = 0
  for (const [name, of] of Object.entries(sets)) {
    const right = folds.flatMap((fold) =>
      inFold(fold).filter((item) => of.includes(item) && isChosenRight(item, weights(fold))),
    )
    console.log(`${title}, ${name}: ${right.length} of ${of.length} right`)
    all += right.length
  }
  return all
}
const before = told('before', () => start)
const after = told('each third by what was learned of the others', (fold) => orders[fold] ?? start)
if (after <= before) console.log('What was learned is no better: the order stays as it is.')
const learned = start.map((_, f) => orders.reduce((sum, w) => sum + (w[f] ?? 0), 0) / orders.length)
const mean = after > before ? learned : start
const text = `/** Made by \`npm run train\`, then by evals/reader/train-further.ts, on ${new Date().toISOString().slice(0, 10)}; not to be edited. Figures: evals/README.md. */
export const madeFor = '${fingerprint()}'

export const order = \`
${table(names.ids, present, mean, 0.1)}
\`

export const doubt = \`
${doubt.trim()}
\`

export const sure = \`
${sure.trim()}
\`
`
if (!process.argv.includes('--dry'))
  writeFileSync(fileURLToPath(new URL('../../src/engine/reader/weights.ts', import.meta.url)), text)

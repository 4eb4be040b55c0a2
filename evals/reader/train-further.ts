import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fingerprint } from '../../src/engine/reader/kinds.ts'
import { doubtFeatures, sharesOf } from '../../src/engine/reader/rank.ts'
import { doubt, order } from '../../src/engine/reader/weights.ts'
import { evenly, type WikiQuestion, wikiQuestions } from '../wikitables.ts'
import { type Asked, askAll, askAtMost, askMade, askOwn, names } from './ask-candidates.ts'
import { createDictionary, learnDoubt, learnOrder, scoresOf } from './learn.ts'

/**
 * Learns further from the weights that are there, as the service reads: of the likeliest candidates, whose worth is half told by their words.
 * What words alone say stays as it is, so only readings that are run over rows at hand change. `--known N` questions of the train split were
 * learned from before, of which `--again N` are asked again; `--asked N` of the others are, and `--made N` tables have questions made of them.
 * `npm run train -- --further` runs it; `--dry` writes nothing.
 */
const option = (name: string, otherwise: number) => {
  const at = process.argv.indexOf(name)
  return at > 0 ? Number(process.argv[at + 1]) : otherwise
}
/** As in `read.ts`. */
const share = 0.5
/** How much of what was learned is taken, and how much of what was there kept: all of it was less sure of everyday questions. */
const taken = 0.5
const ownTimes = 8
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
const present = { order: linesOf(order), doubt: linesOf(doubt) }
const startOf = (ids: Map<string, number>, lines: Map<string, Line>): Float64Array => {
  const start = new Float64Array(ids.size)
  for (const [name, id] of ids) start[id] = lines.get(name)?.seen ?? 0
  return start
}

const doubtNames = createDictionary()
for (const name of present.doubt.keys()) doubtNames.id(name)

/** What is chosen, and what says how sure that is. */
const picked = ({ options, frames, keys }: Asked, w: Float64Array, nameOf: string[]) => {
  const scores = scoresOf(options, w, share)
  const first = scores.indexOf(Math.max(...scores))
  const features = [...(options[first]?.features ?? [])].map((f) => nameOf[f] ?? '')
  const choice = { ...sharesOf(scores, keys), frame: frames[first] ?? '', candidates: options.length, features }
  return {
    right: options[first]?.right ?? false,
    features: Int32Array.from(new Set(doubtFeatures(choice).map(doubtNames.id))),
  }
}

const table = (ids: Map<string, number>, lines: Map<string, Line>, w: Float64Array, least: number): string => {
  const all = new Map(lines)
  for (const [name, id] of ids) {
    const { seen = 0, blind = 0 } = lines.get(name) ?? {}
    all.set(name, { seen: seen + taken * ((w[id] ?? 0) - seen), blind })
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
}
const items = Object.values(sets).flat()
const times = (of: Asked[]) =>
  of.flatMap((item) => (sets.own.includes(item) ? Array<Asked>(ownTimes).fill(item) : [item]))
// Questions of one table stand side by side.
const inFold = (fold: number) => items.filter((_, i) => Math.floor(i / 10) % folds.length === fold)
const start = startOf(names.ids, present.order)
const orders = folds.map((fold) => {
  const learned = times(folds.filter((other) => other !== fold).flatMap(inFold))
  return learnOrder(learned, names.ids.size, { epochs: 6, rate: 0.12, l2: 1e-3, start, stiff: 0.05, share })
})
const nameOf = [...names.ids.keys()]
const told = (title: string, weights: (fold: number) => Float64Array) => {
  for (const [name, of] of Object.entries(sets)) {
    const right = folds.flatMap((fold) =>
      inFold(fold).filter((item) => of.includes(item) && picked(item, weights(fold), nameOf).right),
    )
    console.log(`${title}, ${name}: ${right.length} of ${of.length} right`)
  }
}
told('before', () => start)
told('each third by what was learned of the others', (fold) => orders[fold] ?? start)
const mean = start.map((_, f) => orders.reduce((sum, w) => sum + (w[f] ?? 0), 0) / orders.length)
// How sure a choice over several tables is stays as it is: there are too few such questions that nothing was learned from.
const ofOne = new Set([...sets.asked, ...sets.known, ...sets.made])
const choices = folds.flatMap((fold) =>
  inFold(fold).flatMap((item) => (ofOne.has(item) ? [picked(item, orders[fold] ?? start, nameOf)] : [])),
)
const free = new Set([...doubtNames.ids].flatMap(([name, id]) => (name.startsWith('one, ') ? [id] : [])))
const sure = learnDoubt(choices, doubtNames.ids.size, {
  epochs: 6,
  rate: 0.1,
  l2: 2e-3,
  start: startOf(doubtNames.ids, present.doubt),
  stiff: 0.05,
  isFree: (feature) => free.has(feature),
})
const text = `/** Made by \`npm run train\`, then by evals/reader/train-further.ts, on ${new Date().toISOString().slice(0, 10)}; not to be edited. Figures: evals/README.md. */
export const madeFor = '${fingerprint()}'

export const order = \`
${table(names.ids, present.order, mean, 0.1)}
\`

export const doubt = \`
${table(doubtNames.ids, present.doubt, sure, 0.01)}
\`
`
if (!process.argv.includes('--dry'))
  writeFileSync(fileURLToPath(new URL('../../src/engine/reader/weights.ts', import.meta.url)), text)

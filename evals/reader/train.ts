import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isOfResult } from '../../src/engine/reader/features.ts'
import { fingerprint } from '../../src/engine/reader/kinds.ts'
import { doubtFeatures, sharesOf } from '../../src/engine/reader/rank.ts'
import { sure } from '../../src/engine/reader/weights.ts'
import { evenly, wikiQuestions } from '../wikitables.ts'
import { type Asked, askAll, askMade, askMadeOfDatabases, askOwn, names } from './ask-candidates.ts'
import { createDictionary, learnDoubt, learnOrder, option, scoresOf } from './learn.ts'

/**
 * Learns the order of candidates and how sure the best is, and writes src/engine/reader/weights.ts; `train-doubt.ts` comes after it.
 * `--train N` and `--dev N` take only so many questions, `--dry` writes nothing.
 */

const doubtNames = createDictionary()

const withoutResults = (items: Asked[]): Asked[] => {
  const ofResult = new Set([...names.ids].filter(([name]) => isOfResult(name)).map(([, id]) => id))
  return items.map((item) => ({
    ...item,
    keys: item.blindKeys,
    options: item.options.map((o) => ({ ...o, features: o.features.filter((f) => !ofResult.has(f)) })),
  }))
}

type Pick = { right: boolean; features: Int32Array }
const picks = (items: Asked[], w: Float64Array): Pick[] => {
  const nameOf = [...names.ids.keys()]
  return items.map(({ options, frames, keys }) => {
    const scores = scoresOf(options, w)
    const first = scores.indexOf(Math.max(...scores))
    const best = options[first]
    if (!best) return { right: false, features: Int32Array.from([doubtNames.id('always')]) }
    const choice = {
      ...sharesOf(scores, keys),
      frame: frames[first] ?? '',
      candidates: options.length,
      features: [...best.features].map((f) => nameOf[f] ?? ''),
    }
    return { right: best.right, features: Int32Array.from(new Set(doubtFeatures(choice).map(doubtNames.id))) }
  })
}

const percent = (part: number, whole: number) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`)
const sigmoid = (features: Int32Array, w: Float64Array) => {
  let sum = 0
  for (const f of features) sum += w[f] ?? 0
  return 1 / (1 + Math.exp(-sum))
}

/** Accuracy, coverage and calibration of a set, as one table. */
const report = (title: string, items: Asked[], chosen: Pick[], doubt: Float64Array): string[] => {
  const right = chosen.filter((c) => c.right).length
  const covered = items.filter((i) => i.options.some((o) => o.right)).length
  const lines = [
    `${title}: ${items.length} questions, ${percent(right, items.length)} right, ${percent(covered, items.length)} with a right candidate`,
  ]
  const sure = chosen.map((c) => ({ right: c.right, p: sigmoid(c.features, doubt) })).sort((a, b) => b.p - a.p)
  for (const share of [0.3, 0.4, 0.5, 0.55, 0.6, 0.7]) {
    const part = sure.slice(0, Math.floor(share * sure.length))
    lines.push(
      `  surest ${Math.round(share * 100)} %: ${percent(part.filter((p) => p.right).length, part.length)} right, probability from ${part.at(-1)?.p.toFixed(2)}`,
    )
  }
  for (let low = 0; low < 1; low += 0.2) {
    const part = sure.filter((p) => p.p >= low && p.p < low + 0.2)
    lines.push(
      `  said ${low.toFixed(1)} to ${(low + 0.2).toFixed(1)}: ${part.length} questions, ${percent(part.filter((p) => p.right).length, part.length)} right`,
    )
  }
  return lines
}

/** One line for each feature: its weight with results, without, and its name. Weak ones are left out. */
const tableText = (ids: Map<string, number>, seen: Float64Array, blind: Float64Array, least: number): string =>
  [...ids]
    .map(([name, id]) => ({
      name,
      a: Math.round((seen[id] ?? 0) * 100) / 100,
      b: Math.round((blind[id] ?? 0) * 100) / 100,
    }))
    .filter(({ a, b }) => Math.abs(a) >= least || Math.abs(b) >= least)
    .sort((x, y) => (x.name < y.name ? -1 : 1))
    .map(({ name, a, b }) => `${a} ${b} ${name}`)
    .join('\n')

const started = Date.now()
const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`
const all = await askAll(evenly(wikiQuestions('train'), option('--train', 6000)))
console.log(`train split asked, ${seconds()}`)
const dev = await askAll(evenly(wikiQuestions('dev'), option('--dev', 1000)))
console.log(`dev split asked, ${seconds()}`)
const own = await askOwn()
console.log(`own questions asked, ${seconds()}`)
const ofDatabases = await askMadeOfDatabases(option('--databases', 60))
console.log(
  `${ofDatabases.length} questions made of databases asked, ${percent(ofDatabases.filter((m) => m.options.some((o) => o.right)).length, ofDatabases.length)} with a right candidate, ${seconds()}`,
)
const trainTables = [...new Set(wikiQuestions('train').map((q) => q.table))].sort()
const made = [...(await askMade(evenly(trainTables, option('--made', 700)), 8)), ...ofDatabases]
console.log(
  `${made.length} made questions asked, ${percent(made.filter((m) => m.options.some((o) => o.right)).length, made.length)} with a right candidate, ${seconds()}`,
)
// Our own questions are few, but about several tables: each counts three times.
const ownTimes = [1, 2, 3]
const lines: string[] = []
const learn = (name: string, view: (items: Asked[]) => Asked[]) => {
  const sets = { all: view(all), made: view(made), own: view(own), dev: view(dev) }
  const of = (isOf: (i: number) => boolean): Asked[] => {
    const some = (items: Asked[]) => items.filter((_, i) => isOf(i))
    return [...some(sets.all), ...some(sets.made), ...ownTimes.flatMap(() => some(sets.own))]
  }
  // How sure a choice is can be learned only of questions that its order was not learned from: so of three fifths, each with an order of its own.
  const folds = [0, 1, 2].map((fold) => {
    const order = learnOrder(
      of((i) => i % 5 !== fold),
      names.ids.size,
    )
    return {
      order,
      chosen: picks(
        of((i) => i % 5 === fold),
        order,
      ),
    }
  })
  const held = folds[0]?.order ?? new Float64Array()
  // What is kept is the mean of the three orders: each alone depends more on which questions it was learned of.
  const order = held.map((_, f) => folds.reduce((sum, fold) => sum + (fold.order[f] ?? 0), 0) / folds.length)
  const devPicks = picks(sets.dev, order)
  const doubt = learnDoubt(
    folds.flatMap((f) => f.chosen),
    doubtNames.ids.size,
  )
  const told = (title: string, items: Asked[]) => {
    const others = items.filter((_, i) => i % 5 === 0)
    return report(`${name}, ${title}`, others, picks(others, held), doubt)
  }
  lines.push(
    ...report(`${name}, WikiTableQuestions dev (a development set)`, sets.dev, devPicks, doubt),
    ...told('made questions, not learned from', sets.made).slice(0, 1),
    ...told('a fifth of our own questions, not learned from (a development set)', sets.own),
  )
  return { order, doubt }
}
const seen = learn('with results', (items) => items)
const blind = learn('without results', withoutResults)
console.log(lines.join('\n'))
const text = `/** Made by \`npm run train\` on ${new Date().toISOString().slice(0, 10)}; not to be edited. Figures: evals/README.md. */
export const madeFor = '${fingerprint()}'

export const order = \`
${tableText(names.ids, seen.order, blind.order, 0.2)}
\`

export const doubt = \`
${tableText(doubtNames.ids, seen.doubt, blind.doubt, 0.02)}
\`

export const sure = \`
${sure.trim()}
\`
`
if (!process.argv.includes('--dry')) {
  writeFileSync(fileURLToPath(new URL('../../src/engine/reader/weights.ts', import.meta.url)), text)
  console.log(`${Math.round(text.length / 1024)} KB written, ${seconds()}`)
}

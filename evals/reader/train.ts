import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { matches } from '../../src/engine/analyst/judging/index.ts'
import type { Cell } from '../../src/engine/analyst/tool-contract.ts'
import type { Question, Scalar } from '../../src/engine/question/question.contract.ts'
import { candidatesFor } from '../../src/engine/reader/candidates.ts'
import { featuresOf, isOfResult, signalsOf } from '../../src/engine/reader/features.ts'
import { fingerprint } from '../../src/engine/reader/kinds.ts'
import { doubtFeatures, sharesOf } from '../../src/engine/reader/rank.ts'
import { answerKey, answersOf } from '../../src/engine/reader/same-answer.ts'
import { sameDenotation } from '../denotation.ts'
import { evenly, type WikiQuestion, wikiQuestions } from '../wikitables.ts'
import { openBench, type ReaderBench } from './bench.ts'
import { createDictionary, type Item, learnDoubt, learnOrder, scoresOf } from './learn.ts'
import { madeOfDatabase } from './made-databases.ts'
import { expectedRows, isRight, ownSets } from './own.ts'
import { madeQuestions } from './synthetic.ts'
import { shown, wikiTable, wikiToday } from './wiki.ts'

/**
 * Learns the order of candidates and how sure the best is, and writes src/engine/reader/weights.ts.
 * `--train N` and `--dev N` take only so many questions, `--dry` writes nothing.
 */
const option = (name: string, otherwise: number) => {
  const at = process.argv.indexOf(name)
  return at > 0 ? Number(process.argv[at + 1]) : otherwise
}
const names = createDictionary()
const doubtNames = createDictionary()

type Asked = Item & { text: string; frames: string[]; keys: string[]; blindKeys: string[] }

const digest = (key: string): string => createHash('sha1').update(key).digest('base64url').slice(0, 12)

/** Every candidate that can be run, with its features, and whether it is right; `emptyToo` keeps those that give no rows. */
const askOne = (
  text: string,
  bench: ReaderBench,
  isRight: (question: Question, rows: Scalar[][]) => boolean,
  emptyToo = false,
): Asked => {
  const { chart, candidates } = candidatesFor(text, bench.catalog, bench.tables, [])
  const signals = signalsOf(chart)
  const run = candidates.flatMap((candidate) => {
    const rows = bench.run(candidate.question)
    return rows && (emptyToo || rows.length > 0) ? [{ candidate, question: candidate.question, rows }] : []
  })
  return {
    text,
    options: run.map(({ candidate, question, rows }) => ({
      features: Int32Array.from(new Set(featuresOf(candidate, chart, signals, { rows }).map(names.id))),
      right: isRight(question, rows),
    })),
    frames: run.map(({ candidate }) => candidate.frame),
    keys: answersOf(run, bench.catalog),
    blindKeys: run.map(({ question }) => digest(answerKey(question, bench.catalog))),
  }
}

const askAll = async (questions: WikiQuestion[]): Promise<Asked[]> => {
  const out: Asked[] = []
  for (const [table, asked] of Map.groupBy(questions, (q) => q.table)) {
    const bench = openBench(await wikiTable(table), wikiToday)
    for (const { question, targets } of asked)
      out.push(
        askOne(question, bench, (_, rows) =>
          sameDenotation(
            targets,
            rows.map((r) => shown(r[0] ?? null)),
          ),
        ),
      )
  }
  return out
}

/** Whether a candidate of a made question gives what was meant, and at most one column more. */
const asMeant = (bench: ReaderBench, expected: Scalar[][] | null) => (question: Question, rows: Scalar[][]) => {
  const all = question.asked ? bench.all(question) : rows
  return (
    all !== null &&
    expected !== null &&
    matches(expected as Cell[][], all as Cell[][]) &&
    (all[0]?.length ?? 0) <= (expected[0]?.length ?? 0) + 1
  )
}

/** Everyday questions made from the names of tables of the train split. */
const askMade = async (tables: string[], each: number): Promise<Asked[]> => {
  const out: Asked[] = []
  for (const [seed, table] of tables.entries()) {
    const bench = openBench(await wikiTable(table), wikiToday)
    for (const { text, question } of madeQuestions(bench, seed + 1, each)) {
      const expected = question && bench.run(question)
      if (question && (!expected || expected.length === 0)) continue
      out.push(askOne(text, bench, asMeant(bench, expected)))
    }
  }
  return out
}

/** Our own questions over several tables, with the cells that are expected. */
const askOwn = async (): Promise<Asked[]> => {
  const out: Asked[] = []
  for (const set of await ownSets())
    for (const q of set.questions) {
      const expected = expectedRows(set, q)
      if (typeof q.ask !== 'string') continue
      const right = (question: Question) => expected !== null && isRight(set, expected, question)
      out.push(askOne(q.ask, set.bench, right, true))
    }
  return out
}

/** Questions across tables made of the names of our own databases. */
const askMadeOfDatabases = async (each: number): Promise<Asked[]> => {
  const out: Asked[] = []
  for (const [seed, set] of (await ownSets()).entries())
    for (const { text, question } of madeOfDatabase(set.bench, seed + 1, each)) {
      const expected = question && set.bench.all(question)
      if (!expected || expected.length === 0) continue
      const right = asMeant(set.bench, expected)
      out.push(askOne(text, set.bench, (q) => right(q, set.bench.all(q) ?? []), true))
    }
  return out
}

const withoutResults = (items: Asked[]): Asked[] => {
  const ofResult = new Set([...names.ids].filter(([name]) => isOfResult(name)).map(([, id]) => id))
  return items.map((item) => ({
    ...item,
    keys: item.blindKeys,
    options: item.options.map((o) => ({ right: o.right, features: o.features.filter((f) => !ofResult.has(f)) })),
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
`
if (!process.argv.includes('--dry')) {
  writeFileSync(fileURLToPath(new URL('../../src/engine/reader/weights.ts', import.meta.url)), text)
  console.log(`${Math.round(text.length / 1024)} KB written, ${seconds()}`)
}

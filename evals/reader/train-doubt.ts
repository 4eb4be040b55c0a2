import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Question, Scalar } from '../../src/engine/question/question.contract.ts'
import { sameDenotation } from '../denotation.ts'
import { evenly, type WikiQuestion, wikiQuestions } from '../wikitables.ts'
import { asMeant } from './ask-candidates.ts'
import { openBench, type ReaderBench } from './bench.ts'
import { createDictionary, type Example, learnDoubt, option } from './learn.ts'
import { everydayKinds, expectedRows, isRight } from './own.ts'
import { madeQuestions } from './synthetic.ts'
import { shown, wikiTable, wikiToday } from './wiki.ts'

/**
 * Learns how sure the choice of a reading of one table is, as the service reads, from questions of the train split that its order was not
 * learned from: neither of the `--known N`, nor of the `--asked N` others of `train-further.ts`. What else stands in weights.ts stays.
 * Everyday questions of newcomers count too. `--questions N` takes only so many, `--made N` tables have everyday questions made of them, `--dry` writes nothing.
 */

/** A feature that fewer questions have says nothing. */
const leastOften = 12
const least = 0.01
/** Made questions are few, but of the kinds that strangers seldom asked. */
const madeTimes = 6
/** So are those of newcomers. */
const everydayTimes = 3

type Choice = { features: Map<string, number>; right: boolean }

const choiceIn = (bench: ReaderBench, text: string, isRight: (question: Question, rows: Scalar[][]) => boolean) => {
  let features: Choice['features'] | null = null
  const [first] = bench.read(text, { watch: ({ ofTables }) => (features = ofTables) })
  const rows = (first && bench.run(first.question)) ?? []
  return first && features ? [{ features, right: rows.length > 0 && isRight(first.question, rows) }] : []
}

const choicesOf = async (questions: WikiQuestion[]): Promise<Choice[]> => {
  const out: Choice[] = []
  for (const [table, asked] of Map.groupBy(questions, (q) => q.table)) {
    const bench = openBench(await wikiTable(table), wikiToday)
    for (const { question, targets } of asked) {
      const isRight = (_: Question, rows: Scalar[][]) =>
        sameDenotation(
          targets,
          rows.map(([cell]) => shown(cell ?? null)),
        )
      out.push(...choiceIn(bench, question, isRight))
    }
  }
  return out
}

/** Everyday questions made from the names of these tables. */
const choicesOfMade = async (tables: string[], each: number, seed: number): Promise<Choice[]> => {
  const out: Choice[] = []
  for (const [at, table] of tables.entries()) {
    const bench = openBench(await wikiTable(table), wikiToday)
    for (const { text, question } of madeQuestions(bench, seed + at, each)) {
      const expected = question && bench.run(question)
      if (question && (!expected || expected.length === 0)) continue
      out.push(...choiceIn(bench, text, asMeant(bench, expected)))
    }
  }
  return out
}

/** What newcomers asked of one table. */
const choicesOfEveryday = async (): Promise<Choice[]> => {
  const sets = (await Promise.all(everydayKinds.map(([, open]) => open()))).flat()
  return sets.flatMap((set) =>
    set.questions.flatMap((q) => {
      const expected = expectedRows(set, q) ?? []
      return choiceIn(set.bench, String(q.ask), (question) => isRight(set, expected, question))
    }),
  )
}

const learnSure = (choices: Choice[]): string => {
  const often = new Map<string, number>()
  for (const { features } of choices) for (const name of features.keys()) often.set(name, (often.get(name) ?? 0) + 1)
  const names = createDictionary()
  const examples = choices.map(({ features, right }): Example => {
    const kept = [...features].filter(([name]) => (often.get(name) ?? 0) >= leastOften)
    return {
      features: Int32Array.from(kept.map(([name]) => names.id(name))),
      amounts: Float64Array.from(kept.map(([, amount]) => amount)),
      right,
    }
  })
  const weights = learnDoubt(examples, names.ids.size, { epochs: 20, rate: 0.02, l2: 0.02 })
  return [...names.ids]
    .map(([name, id]) => ({ name, weight: Math.round((weights[id] ?? 0) * 100) / 100 }))
    .filter(({ weight }) => Math.abs(weight) >= least)
    .sort((x, y) => (x.name < y.name ? -1 : 1))
    .map(({ name, weight }) => `${weight} ${name}`)
    .join('\n')
}

const writeSure = (table: string) => {
  const path = fileURLToPath(new URL('../../src/engine/reader/weights.ts', import.meta.url))
  const [others = ''] = readFileSync(path, 'utf8').split('\nexport const sure = ')
  writeFileSync(path, `${others}\nexport const sure = \`\n${table}\n\`\n`)
}

const train = wikiQuestions('train')
const without = (list: WikiQuestion[], known: number) => {
  const ids = new Set(known > 0 ? evenly(list, known).map(({ id }) => id) : [])
  return list.filter(({ id }) => !ids.has(id))
}
const unseen = without(without(train, option('--known', 3000)), option('--asked', 2500))
const choices = await choicesOf(evenly(unseen, option('--questions', unseen.length)))
const tables = evenly([...new Set(train.map((q) => q.table))].sort(), option('--made', 200))
const made = await choicesOfMade(tables, 6, 5001)
const everyday = await choicesOfEveryday()
for (const [name, of] of Object.entries({ asked: choices, made, everyday }))
  console.log(`${name}: ${of.length} choices, ${of.filter(({ right }) => right).length} right`)
const times = (of: Choice[], count: number) => Array<Choice[]>(count).fill(of).flat()
const table = learnSure([...choices, ...times(made, madeTimes), ...times(everyday, everydayTimes)])
if (!process.argv.includes('--dry')) writeSure(table)

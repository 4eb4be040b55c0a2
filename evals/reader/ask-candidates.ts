import { createHash } from 'node:crypto'
import { matches } from '../../src/engine/analyst/judging/index.ts'
import type { Cell } from '../../src/engine/analyst/tool-contract.ts'
import type { Question, Scalar } from '../../src/engine/question/question.contract.ts'
import { candidatesFor } from '../../src/engine/reader/candidates.ts'
import { featuresOf, signalsOf, unusedWords } from '../../src/engine/reader/features.ts'
import { isHeeded } from '../../src/engine/reader/fit/heeded.ts'
import { withoutTotal } from '../../src/engine/reader/fit/total-rows.ts'
import { scoreOf } from '../../src/engine/reader/rank.ts'
import { lessHeeded } from '../../src/engine/reader/read.ts'
import { answerKey, answersOf } from '../../src/engine/reader/same-answer.ts'
import { sameDenotation } from '../denotation.ts'
import type { WikiQuestion } from '../wikitables.ts'
import { openBench, type ReaderBench } from './bench.ts'
import { createDictionary, type Item } from './learn.ts'
import { madeOfDatabase } from './made-databases.ts'
import { expectedRows, isRight, type OwnSet, ownSets } from './own.ts'
import { madeQuestions } from './synthetic.ts'
import { shown, wikiTable, wikiToday } from './wiki.ts'

/** What a ranker learns from: the candidates of questions, each with its features and whether it is right. */

/** The features that were met, by number. */
export const names = createDictionary()

export type Asked = Item & { text: string; frames: string[]; keys: string[]; blindKeys: string[] }

const digest = (key: string): string => createHash('sha1').update(key).digest('base64url').slice(0, 12)

/** So many candidates of a question are asked, the likeliest by their words first. */
let most = Number.POSITIVE_INFINITY
export const askAtMost = (count: number) => {
  most = count
}

/** Every candidate that can be run, with its features, and whether it is right; `emptyToo` keeps those that give no rows. */
const askOne = (
  text: string,
  bench: ReaderBench,
  isRight: (question: Question, rows: Scalar[][]) => boolean,
  emptyToo = false,
): Asked => {
  const { chart, candidates } = candidatesFor(text, bench.catalog, bench.tables, [])
  const signals = signalsOf(chart)
  const likeliest = candidates
    .map((candidate) => {
      const isSo = isHeeded(chart, candidate, unusedWords(chart, candidate))
      const words = scoreOf(featuresOf(candidate, chart, signals, null), false)
      // what is taken off of a reading's worth is taken off of both halves
      return { candidate, words: words - (isSo ? 0 : 2 * lessHeeded) }
    })
    .sort((a, b) => b.words - a.words)
    .slice(0, most)
  const run = likeliest.flatMap(({ candidate, words }) => {
    const question = withoutTotal(candidate.question, bench.catalog, bench.tables)
    const rows = bench.run(question)
    return rows && (emptyToo || rows.length > 0) ? [{ candidate, words, question, rows }] : []
  })
  return {
    text,
    options: run.map(({ candidate, words, question, rows }) => ({
      words,
      features: Int32Array.from(new Set(featuresOf(candidate, chart, signals, { rows }).map(names.id))),
      right: isRight(question, rows),
    })),
    frames: run.map(({ candidate }) => candidate.frame),
    keys: answersOf(run, bench.catalog),
    blindKeys: run.map(({ question }) => digest(answerKey(question, bench.catalog))),
  }
}

export const askAll = async (questions: WikiQuestion[]): Promise<Asked[]> => {
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
export const asMeant = (bench: ReaderBench, expected: Scalar[][] | null) => (question: Question, rows: Scalar[][]) => {
  const all = question.asked ? bench.all(question) : rows
  return (
    all !== null &&
    expected !== null &&
    matches(expected as Cell[][], all as Cell[][]) &&
    (all[0]?.length ?? 0) <= (expected[0]?.length ?? 0) + 1
  )
}

/** Everyday questions made from the names of tables of the train split. */
export const askMade = async (tables: string[], each: number): Promise<Asked[]> => {
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

/** Questions with the cells that are expected. */
export const askSets = (sets: OwnSet[]): Asked[] => {
  const out: Asked[] = []
  for (const set of sets)
    for (const q of set.questions) {
      const expected = expectedRows(set, q)
      if (typeof q.ask !== 'string') continue
      const right = (question: Question) => expected !== null && isRight(set, expected, question)
      out.push(askOne(q.ask, set.bench, right, true))
    }
  return out
}

/** Our own questions over several tables. */
export const askOwn = async (): Promise<Asked[]> => askSets(await ownSets())

/** Questions across tables made of the names of our own databases. */
export const askMadeOfDatabases = async (each: number): Promise<Asked[]> => {
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

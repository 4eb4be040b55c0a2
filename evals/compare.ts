import type { Cell } from '../src/engine/analyst/tool-contract.ts'
import { ask, type Outcome, runSql, type Workbench } from './workbench.ts'

/** A question, or a conversation whose last turn is judged, with the cells that answer it, or that it cannot be answered from the data. */
export type EvalQuestion = { ask: string | string[] } & ({ sql: string } | { rows: Cell[][] } | { refuse: true })

const same = (expected: Cell, given: Cell): boolean => {
  if (
    typeof expected === 'number' &&
    (typeof given === 'number' || (typeof given === 'string' && given !== '' && !Number.isNaN(Number(given))))
  ) {
    const value = Number(given)
    return Math.abs(expected - value) <= 1e-6 * Math.max(1, Math.abs(expected))
  }
  return (
    String(expected ?? '')
      .trim()
      .toLowerCase() ===
    String(given ?? '')
      .trim()
      .toLowerCase()
  )
}

/** A person's first and last name are told as one, too. */
const withWholeNames = (row: Cell[]): Cell[] => [
  ...row,
  ...row.flatMap((cell, i) => {
    const next = row[i + 1]
    return typeof cell === 'string' && typeof next === 'string' ? [`${cell} ${next}`] : []
  }),
]

/** Every expected cell stands in a row of the answer of its own, and the answer has no further rows and at most two further columns. */
export const matches = (expected: Cell[][], given: Cell[][]): boolean => {
  if (expected.length !== given.length) return false
  const left = given.map(withWholeNames)
  for (const row of expected) {
    const at = left.findIndex((other) => row.every((cell) => other.some((o) => same(cell, o))))
    if (at < 0) return false
    left.splice(at, 1)
  }
  return true
}

/** One row of several named figures says what a row for each name says. */
const answers = (
  expected: Cell[][],
  { columns, rows: [first = [], ...others] }: NonNullable<Outcome['answer']>,
): boolean =>
  matches(expected, [first, ...others]) ||
  (others.length === 0 &&
    matches(
      expected,
      first.map((cell, i) => [columns[i] ?? null, cell]),
    ))

export type Verdict = { question: string; right: boolean; answered: boolean; outcome: Outcome; expected: Cell[][] }

export const judge = (bench: Workbench, question: EvalQuestion): Verdict => {
  const outcome = ask(bench, question.ask)
  let expected: Cell[][] = []
  if ('refuse' in question) return verdictOf(question, outcome, expected, outcome.answer === null)
  if ('rows' in question) expected = question.rows
  else {
    const result = runSql(bench, question.sql)
    if (!result.ok) throw new Error(`${question.sql}: ${result.error}`)
    expected = result.rows
  }
  return verdictOf(question, outcome, expected, outcome.answer !== null && answers(expected, outcome.answer))
}

const verdictOf = ({ ask: asked }: EvalQuestion, outcome: Outcome, expected: Cell[][], right: boolean): Verdict => ({
  question: typeof asked === 'string' ? asked : asked.join(' | '),
  right,
  answered: outcome.answer !== null,
  outcome,
  expected,
})

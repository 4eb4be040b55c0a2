import { answers } from '../src/engine/analyst/judging/index.ts'
import type { Cell } from '../src/engine/analyst/tool-contract.ts'
import { ask, type Outcome, runSql, type Workbench } from './workbench.ts'

/** A question, or a conversation whose last turn is judged, with the cells that answer it, or that it cannot be answered from the data. */
export type EvalQuestion = { ask: string | string[] } & ({ sql: string } | { rows: Cell[][] } | { refuse: true })

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

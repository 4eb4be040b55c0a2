import type { ChartSpec } from '../../charts/chart.contract.ts'
import type { Cell, RunSqlOutput } from '../tool-contract.ts'

export type Result = Extract<RunSqlOutput, { ok: true }>

/** What an answer consists of. `answer` holds the fewest cells that answer the question. */
export type Presentation = {
  text: string
  answer: { columns: string[]; rows: Cell[][] } | null
  chart: ChartSpec | null
}

/** One way to answer a question: a statement to run, and how to say what comes back. */
export type Plan = {
  source: string
  sql: string
  purpose: string
  confidence: number
  leftover: string[]
  /** What was understood but has no place in the statement; such a plan is never carried out. */
  dropped: string[]
  /** What was taken for granted; said with the answer. */
  notes: string[]
  understood: { words: string; as: string }[]
  /** Null when the result does not answer the question after all. */
  present(result: Result): Presentation | null
}

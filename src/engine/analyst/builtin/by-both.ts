import { asNumber } from '../reading/format.ts'
import type { Cell, RunSqlOutput } from '../tool-contract.ts'
import type { Call, Conclusion } from './analyse.ts'
import { analyseByRules } from './analyse-by-rules.ts'

export type ByRules = Conclusion & { answer: { columns: string[]; rows: Cell[][] } | null; shown: Call[] }

/** What the reader before this one answers; what it would show is held back until it is known whose answer is given. */
export function* answerByRules(questions: string[]): Generator<Call, ByRules, unknown> {
  const run = analyseByRules(questions)
  const shown: Call[] = []
  let answer: ByRules['answer'] = null
  let resultId: string | undefined
  for (let step = run.next(); ; ) {
    if (step.done) return { ...step.value, answer, shown }
    const call = step.value
    if (call.tool === 'give_answer') {
      answer = call.input
      shown.push({ ...call, input: { ...call.input, ...(resultId && { resultId }) } })
      step = run.next({ ok: true })
    } else if (call.tool === 'make_chart') {
      shown.push(call)
      step = run.next({ ok: true })
    } else {
      const result = yield call
      const ran = call.tool === 'run_sql' ? (result as RunSqlOutput) : null
      if (ran?.ok) resultId = ran.resultId
      step = run.next(result)
    }
  }
}

/** Whether two answers say the same: as many rows, each with the cells of the other's row. */
export function sameAnswer(a: Cell[][], b: Cell[][]): boolean {
  if (a.length !== b.length) return false
  const left = [...b]
  return a.every((row) => {
    const at = left.findIndex((other) => within(row, other) || within(other, row))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

const within = (cells: Cell[], others: Cell[]) => cells.every((cell) => others.some((other) => same(cell, other)))

function same(a: Cell, b: Cell): boolean {
  const [x, y] = [asNumber(a), asNumber(b)]
  if (x !== null && y !== null) return Math.abs(x - y) <= 1e-6 * Math.max(1, Math.abs(x))
  return String(a ?? '').toLowerCase() === String(b ?? '').toLowerCase()
}

import type { Cell } from '../tool-contract.ts'
import { createAuditor } from './audit-answer.ts'
import { plainWords } from './claims.ts'
import { type AuditResult, numberOf } from './evidence.ts'

/** Cells of an answer that stand in no result, are no figure of several cells of one, and were not said by anyone. */
export function* unfoundedCells(
  rows: Cell[][],
  results: AuditResult[],
  stated: string[],
): Generator<undefined, string[]> {
  const exact = new Set<string>()
  for (const row of results.flatMap((result) => result.rows)) {
    yield
    for (const cell of row) exact.add(keyOf(cell))
  }
  const said = stated.join('\n').toLowerCase()
  const unfounded = new Set<string>()
  const audit = yield* createAuditor({ results, stated })
  for (const cell of rows.flat()) {
    yield
    if (cell === null || typeof cell === 'boolean' || exact.has(keyOf(cell))) continue
    const text = String(cell).trim()
    if (text === '' || plainWords.test(text) || said.includes(text.toLowerCase())) continue
    const { claims } = audit(/\d/.test(text) ? text : `"${text}"`)
    if (claims.length === 0 || claims.some(({ status }) => status === 'unverified')) unfounded.add(text)
  }
  return [...unfounded]
}

const keyOf = (cell: Cell) =>
  String(numberOf(cell) ?? cell)
    .trim()
    .toLowerCase()

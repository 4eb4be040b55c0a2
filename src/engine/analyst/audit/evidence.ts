import type { CellReference } from '../answer-parts.contract.ts'
import type { Cell } from '../tool-contract.ts'

/** A result of this run, as far as the audit needs it. */
export type AuditResult = { resultId: string; columns: string[]; rows: Cell[][]; rowCount: number; truncated: boolean }

export type Candidate = { value: number; how: string; cells: CellReference[] }
type Column = { name: string; cells: { row: number; value: number }[] }

/** A table larger than this is looked up cell by cell, but not combined. */
const combinedCells = 400
const combinedRows = 60
const maxCandidates = 20_000

export function numberOf(cell: Cell): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null
  if (typeof cell !== 'string' || !/^-?\d+(\.\d+)?([eE][-+]?\d+)?$/.test(cell)) return null
  const value = Number(cell)
  return Number.isFinite(value) ? value : null
}

export type Evidence = {
  cells: Candidate[]
  counts: Candidate[]
  /** Sums, means, differences, ratios, changes and shares; bounded. */
  combined: Candidate[]
  texts: Map<string, CellReference>
  dates: { value: string; reference: CellReference }[]
}

const datelike = /^\d{4}(-\d\d(-\d\d)?|-?Q[1-4]|-W\d\d)?(?:[T ]|$)/

export function collectEvidence(results: AuditResult[]): Evidence {
  const evidence: Evidence = { cells: [], counts: [], combined: [], texts: new Map(), dates: [] }
  // The smallest results first: they are what an answer is usually read from.
  for (const result of [...results].sort((a, b) => a.rows.length - b.rows.length)) {
    const reference = (row: number, column: number): CellReference => ({
      resultId: result.resultId,
      row,
      column: result.columns[column] ?? '',
      value: result.rows[row]?.[column] ?? null,
    })
    const columns: Column[] = result.columns.map((name) => ({ name, cells: [] }))
    for (const [row, cells] of result.rows.entries()) {
      for (const [column, cell] of cells.entries()) {
        if (cell === null) continue
        const value = numberOf(cell)
        if (value !== null) {
          columns[column]?.cells.push({ row, value })
          evidence.cells.push({ value, how: 'exact', cells: [reference(row, column)] })
        }
        if (typeof cell !== 'string') {
          if (Number.isInteger(value) && value! >= 1500 && value! < 2200)
            evidence.dates.push({ value: String(value), reference: reference(row, column) })
          continue
        }
        const key = cell.trim().toLowerCase()
        if (!evidence.texts.has(key)) evidence.texts.set(key, reference(row, column))
        if (datelike.test(cell)) evidence.dates.push({ value: cell, reference: reference(row, column) })
      }
    }
    if (!result.truncated)
      evidence.counts.push({
        value: result.rowCount,
        how: 'count',
        cells: [{ resultId: result.resultId, row: null, column: null, value: result.rowCount }],
      })
    combine(result, columns, reference, evidence)
  }
  return evidence
}

function combine(
  result: AuditResult,
  columns: Column[],
  reference: (row: number, column: number) => CellReference,
  evidence: Evidence,
): void {
  const add = (value: number, how: string, cells: CellReference[]) => {
    if (Number.isFinite(value) && evidence.combined.length < maxCandidates)
      evidence.combined.push({ value, how, cells })
  }
  for (const [index, { name, cells }] of columns.entries()) {
    if (cells.length < 2 || result.truncated) continue
    const whole: CellReference = { resultId: result.resultId, row: null, column: name, value: null }
    const sum = cells.reduce((total, cell) => total + cell.value, 0)
    add(sum, 'sum', [whole])
    add(sum / cells.length, 'mean', [whole])
    if (cells.length <= combinedRows && sum !== 0)
      for (const cell of cells) add((cell.value / sum) * 100, 'share', [reference(cell.row, index)])
  }
  const numeric = columns.reduce((count, column) => count + column.cells.length, 0)
  if (numeric > combinedCells || result.rows.length > combinedRows) return
  const pair = (a: number, b: number, cells: CellReference[]) => {
    add(a - b, 'difference', cells)
    add(b - a, 'difference', cells)
    for (const [x, y] of [
      [a, b],
      [b, a],
    ] as const) {
      if (y === 0) continue
      add(x / y, 'ratio', cells)
      add((x / y) * 100, 'percentage of', cells)
      add(((x - y) / Math.abs(y)) * 100, 'change', cells)
    }
  }
  for (const [index, { cells }] of columns.entries())
    for (let i = 0; i < cells.length; i++)
      for (let j = i + 1; j < cells.length; j++) {
        const [a, b] = [cells[i]!, cells[j]!]
        pair(a.value, b.value, [reference(a.row, index), reference(b.row, index)])
        if (cells.length <= 20) add(a.value + b.value, 'sum', [reference(a.row, index), reference(b.row, index)])
      }
  for (let first = 0; first < columns.length; first++)
    for (let second = first + 1; second < columns.length; second++)
      for (const a of columns[first]!.cells) {
        const b = columns[second]!.cells.find((cell) => cell.row === a.row)
        if (b) pair(a.value, b.value, [reference(a.row, first), reference(b.row, second)])
      }
}

import type { CellReference } from '../answer-parts.contract.ts'
import type { Cell } from '../tool-contract.ts'
import { type Candidate, type Candidates, indexCandidates } from './candidates.ts'

/** A result of this run, as far as the audit needs it. */
export type AuditResult = { resultId: string; columns: string[]; rows: Cell[][]; rowCount: number; truncated: boolean }

type Column = { name: string; cells: { row: number; value: number }[] }

/** A table larger than this is looked up cell by cell, but not combined. */
const combinedCells = 400
const combinedRows = 60
const maxCandidates = 20_000
const rowsAtOnce = 1_000

export function numberOf(cell: Cell): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null
  if (typeof cell !== 'string' || !/^-?\d+(\.\d+)?([eE][-+]?\d+)?$/.test(cell)) return null
  const value = Number(cell)
  return Number.isFinite(value) ? value : null
}

type Collected = {
  cells: Candidate[]
  counts: Candidate[]
  /** Sums, means, differences, ratios, changes and shares; bounded. */
  combined: Candidate[]
  texts: Map<string, CellReference>
  dates: Map<string, CellReference>
  /** Of results that are read row by row: what a row is called, and its numbers. */
  rows: NamedRow[]
}
type NamedRow = { resultId: string; row: number; names: string[]; values: number[] }
export type Evidence = Pick<Collected, 'counts' | 'texts' | 'dates' | 'rows'> & {
  cells: Candidates
  cellCount: number
  /** The cells as percentages. */
  hundredfold: Candidates
  /** What is said with a percent sign, what without one, and changes alone. */
  shares: Candidates
  amounts: Candidates
  changes: Candidates
  /** Names of letters and digits, or of numbers that belong together: "18-29". */
  namesWithNumbers: [string, CellReference][]
}

const percentHow = new Set(['share', 'percentage of', 'change'])

/** In steps: results are as long as they may be. */
export function* collectEvidence(results: AuditResult[]): Generator<undefined, Evidence> {
  const { cells, counts, combined, texts, dates, rows } = yield* collect(results)
  const namesWithNumbers: Evidence['namesWithNumbers'] = []
  for (const [at, named] of [...texts].entries()) {
    if (at % rowsAtOnce === 0) yield
    if (named[0].length <= 200 && isNameWithNumbers.test(named[0])) namesWithNumbers.push(named)
  }
  const among = (has: (how: string) => boolean) => indexCandidates(() => combined.filter(({ how }) => has(how)))
  return {
    counts,
    texts,
    dates,
    rows,
    cells: indexCandidates(() => cells),
    cellCount: cells.length,
    hundredfold: indexCandidates(() => cells.map((cell) => ({ ...cell, value: cell.value * 100 }))),
    // A share, a change and a percentage are said with a percent sign; a sum and a ratio without.
    shares: among((how) => percentHow.has(how) || how === 'mean' || how === 'difference'),
    amounts: among((how) => !percentHow.has(how)),
    changes: among((how) => how === 'change'),
    namesWithNumbers,
  }
}

const isNameWithNumbers = /\d.*\p{L}{2}|\p{L}{2}.*\d|^\d+\s?[-–]\s?\d+$|^\d+\+$/u

const datelike = /^\d{4}(-\d\d(-\d\d)?|-?Q[1-4]|-W\d\d)?(?:[T ]|$)/

function* collect(results: AuditResult[]): Generator<undefined, Collected> {
  const evidence: Collected = { cells: [], counts: [], combined: [], texts: new Map(), dates: new Map(), rows: [] }
  const dated = (value: string, reference: CellReference) => {
    if (!evidence.dates.has(value)) evidence.dates.set(value, reference)
  }
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
      if (row % rowsAtOnce === 0) yield
      for (const [column, cell] of cells.entries()) {
        if (cell === null) continue
        const value = numberOf(cell)
        if (value !== null) {
          columns[column]?.cells.push({ row, value })
          evidence.cells.push({ value, how: 'exact', cells: [reference(row, column)] })
        }
        if (typeof cell !== 'string') {
          if (Number.isInteger(value) && value! >= 1500 && value! < 2200) dated(String(value), reference(row, column))
          continue
        }
        const key = cell.trim().toLowerCase()
        if (!evidence.texts.has(key)) evidence.texts.set(key, reference(row, column))
        if (datelike.test(cell)) dated(cell, reference(row, column))
      }
    }
    if (!result.truncated)
      evidence.counts.push({
        value: result.rowCount,
        how: 'count',
        cells: [{ resultId: result.resultId, row: null, column: null, value: result.rowCount }],
      })
    if (result.rows.length <= combinedRows) evidence.rows.push(...namedRows(result))
    combine(result, columns, reference, evidence)
  }
  return evidence
}

const namedRows = ({ resultId, rows }: AuditResult): NamedRow[] =>
  rows.map((cells, row) => ({
    resultId,
    row,
    names: cells.flatMap((cell) =>
      typeof cell === 'string' && /\p{L}{3}/u.test(cell) && cell.length <= 100 ? [cell.trim().toLowerCase()] : [],
    ),
    values: cells.flatMap((cell) => numberOf(cell) ?? []),
  }))

function combine(
  result: AuditResult,
  columns: Column[],
  reference: (row: number, column: number) => CellReference,
  evidence: Collected,
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

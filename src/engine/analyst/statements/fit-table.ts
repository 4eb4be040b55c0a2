import { cutText } from '../../../platform/cut-text.ts'
import type { Cell } from '../tool-contract.ts'

export type ModelLimits = {
  rows: number
  bytes: number
  /** Characters of a cell, and columns; absent: all of them. */
  cell?: number
  columns?: number
  /** Rows before these are left out. */
  from?: number
}

/** A cell that is cut says so, and in how many columns a row stands does not matter. */
const fewestCharacters = 24

export function rowsThatFit(rows: Cell[][], most: Pick<ModelLimits, 'rows' | 'bytes'>): number {
  let bytes = 0
  let count = 0
  for (const row of rows) {
    for (const cell of row) bytes += typeof cell === 'string' ? cell.length + 3 : 12
    if (count === most.rows || (bytes > most.bytes && count > 0)) break
    count++
  }
  return count
}

/** What of a table a model is told: long cells cut with a mark, then the first rows and columns that fit. */
export function fitTable(rows: Cell[][], columns: number, most: ModelLimits): { rows: Cell[][]; columns: number } {
  const width = Math.min(columns, most.columns ?? columns)
  const share = Math.floor(most.bytes / Math.max(1, width))
  const cell = most.cell === undefined ? null : Math.max(fewestCharacters, Math.min(most.cell, share))
  const cut =
    cell === null
      ? rows
      : rows.slice(0, most.rows + 1).map((row) => row.slice(0, width).map((value) => cutCell(value, cell)))
  return { rows: cut.slice(0, rowsThatFit(cut, most)), columns: width }
}

export const cutCell = (value: Cell, most: number): Cell => (typeof value === 'string' ? cutText(value, most) : value)

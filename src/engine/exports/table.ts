import type { Cell, QueryOutcome } from '../sandbox/query.ts'
import { rowsInTurns } from '../sandbox/query.ts'
import type { ColumnType } from '../schema.ts'

/** What is exported: rows come one after another, so that a large answer need not be held at once. */
export type ExportTable = {
  columns: string[]
  types: ColumnType[]
  rows: Iterable<Cell[]> | AsyncIterable<Cell[]>
  /** How a spreadsheet shows the numbers of each column; null: as it likes. */
  formats?: (string | null)[]
}

/** An answer of the sandbox as a table. */
export async function tableOf(outcome: Pick<QueryOutcome, 'columns' | 'types' | 'json'>): Promise<ExportTable> {
  return { columns: outcome.columns, types: outcome.types, rows: cellsOf(outcome.columns, await rowsInTurns(outcome)) }
}

/** Rows as objects, in the order of the columns. */
export function* cellsOf(columns: string[], rows: Iterable<Record<string, Cell>>): Generator<Cell[]> {
  for (const row of rows) yield columns.map((column) => row[column] ?? null)
}

export const cellText = (cell: Cell): string =>
  cell === null ? '' : typeof cell === 'object' ? JSON.stringify(cell) : String(cell)

const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/
export const isNumber = (text: string): boolean => NUMBER.test(text)

/** Gathers small pieces of text into chunks worth writing. */
export async function* chunked(pieces: AsyncIterable<string>, size = 64 * 1024): AsyncGenerator<Buffer> {
  let text = ''
  for await (const piece of pieces) {
    text += piece
    if (text.length < size) continue
    yield Buffer.from(text, 'utf8')
    text = ''
  }
  if (text !== '') yield Buffer.from(text, 'utf8')
}

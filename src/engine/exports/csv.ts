import type { Cell } from '../sandbox/query.ts'
import { cellText, chunked, type ExportTable, isNumber } from './table.ts'

/** Beginnings that a spreadsheet takes for a formula; the wide forms are read as the narrow ones in some locales. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Text that a spreadsheet would run is marked as text; a number is a number even with a sign. */
export const withoutFormula = (text: string): string => (FORMULA.test(text) && !isNumber(text) ? `'${text}` : text)

/** Quoted also where another separator than the comma stands in it: a program that takes that one would begin a cell, and maybe a formula, there. */
function field(cell: Cell): string {
  const text = typeof cell === 'string' ? withoutFormula(cell) : cellText(cell)
  return /[",;\t\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}

const line = (cells: Cell[]) => `${cells.map(field).join(',')}\r\n`

/** CSV by RFC 4180, UTF-8. `bom` helps programs that would take it for another encoding. */
export function toCsv(table: ExportTable, { bom = false } = {}): AsyncGenerator<Buffer> {
  return chunked(
    (async function* () {
      yield (bom ? '\ufeff' : '') + line(table.columns)
      for await (const row of table.rows) yield line(row)
    })(),
  )
}

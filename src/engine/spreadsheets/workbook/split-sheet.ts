import { parseMoment } from '../typing/moments.ts'
import { cellText, copyRow, isBlank, type Row, type RowSource, TEXT } from '../typing/row.ts'
import { isNullWord, parseNumber } from '../typing/values.ts'

/**
 * A sheet may hold several tables below each other. A new one begins where, after an empty row, a row of words stands over a row
 * with numbers or dates: judged by the rows themselves, so that every pass over the sheet cuts it at the same places.
 */
export type SheetBlock = RowSource & {
  /** Line at which the next table begins; known after a scan to the end. */
  next(): number | null
}

function isTyped(row: Row, c: number): boolean {
  if (row.kind[c] !== TEXT) return true
  const text = cellText(row, c).trim()
  return text !== '' && !isNullWord(text) && (parseNumber(text) !== null || parseMoment(text) !== null)
}

function span(row: Row): { filled: number; first: number; last: number } {
  let filled = 0
  let first = -1
  let last = -1
  for (let c = 0; c < row.count; c++) {
    if (row.end[c] === row.start[c]) continue
    filled++
    if (first < 0) first = c
    last = c
  }
  return { filled, first, last }
}

/** Words only, two at least, side by side, no two the same. */
function looksLikeHeader(row: Row): boolean {
  const { filled, first, last } = span(row)
  if (filled < 2 || last - first + 1 !== filled) return false
  const words = new Set<string>()
  for (let c = first; c <= last; c++) {
    if (isTyped(row, c)) return false
    words.add(cellText(row, c).trim())
  }
  return words.size === filled
}

function hasTyped(row: Row): boolean {
  for (let c = 0; c < row.count; c++) if (row.end[c] !== row.start[c] && isTyped(row, c)) return true
  return false
}

/** With `whole`, the rest of the sheet is one table. */
export function blockFrom(source: RowSource, firstLine: number, whole = false): SheetBlock {
  let next: number | null = null
  return {
    next: () => next,
    async scan(onRow) {
      let lastLine = 0
      let typedAbove = false
      let rowsAbove = 0
      /** A row that may be the next table's header: the row below it decides. */
      let held: Row | null = null
      let stopped = false
      await source.scan((row) => {
        if (row.line < firstLine || isBlank(row)) return true
        if (held) {
          const header = held
          held = null
          if (row.line === header.line + 1 && hasTyped(row)) {
            next = header.line
            stopped = true
            return false
          }
          rowsAbove++
          if (!onRow(header)) {
            stopped = true
            return false
          }
        }
        const gap = rowsAbove > 0 && row.line > lastLine + 1
        lastLine = row.line
        if (!whole && gap && typedAbove && rowsAbove > 1 && looksLikeHeader(row)) {
          held = copyRow(row)
          return true
        }
        // Looking at the first rows is enough to know whether numbers stand in this table.
        if (!typedAbove && rowsAbove < 1000) typedAbove = hasTyped(row)
        rowsAbove++
        if (onRow(row)) return true
        stopped = true
        return false
      })
      if (held && !stopped) onRow(held)
    },
  }
}

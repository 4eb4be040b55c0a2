import { monthNames } from '../../../month-names.ts'
import { dateInCell } from '../../../reader/words/dates.ts'
import { numberInCell } from '../../../reader/words/numbers.ts'
import { fold, identifierStems, type Token, tokenise } from '../../../reader/words/words.ts'
import type { Cell } from '../../tool-contract.ts'
import type { Table } from '../catalog.ts'

/** A small table that has been read whole: cells as people write them, with the numbers and dates that stand in them. */
export type SheetCell = { raw: Cell; text: string; words: Token[]; number: number | null; date: string | null }
export type SheetColumn = {
  at: number
  name: string
  stems: string[]
  cells: SheetCell[]
  /** What most cells are. */
  kind: 'number' | 'date' | 'text'
  /** A place in an order rather than an amount. */
  rank: boolean
  unique: boolean
  filled: number
  /** Set when the column is a part of another's dates: its years or its months. */
  derived: SheetColumn | null
}
export type Sheet = {
  table: Table
  columns: SheetColumn[]
  rows: number
  /** Rows that only add up the others, by the column that says so. */
  totals: { column: SheetColumn; rows: number[] } | null
}

const emptyText = /^(?:|-|—|–|n\/a|na|none|null|\?|tba|tbd|unknown)$/i

const cellOf = (raw: Cell): SheetCell => {
  const shown = raw === null ? '' : String(raw)
  const text = fold(shown)
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const number = typeof raw === 'number' ? raw : emptyText.test(text) ? null : numberInCell(shown)
  return {
    raw,
    text,
    words: tokenise(text).filter((t) => /[\p{L}\p{N}]/u.test(t.word)),
    number,
    date: typeof raw === 'string' && text !== '' ? dateInCell(shown) : null,
  }
}

const totalsOf = (columns: SheetColumn[]): Sheet['totals'] => {
  for (const column of columns.slice(0, 3)) {
    const rows = column.cells.flatMap((c, row) =>
      /^(?:grand )?totals?:?$|^total\b.*\bavg|^average$|^sum$/.test(c.text) ? [row] : [],
    )
    if (rows.length > 0 && rows.length <= 2 && column.cells.length > 3) return { column, rows }
  }
  return null
}

export const readSheet = (table: Table, rows: Cell[][]): Sheet => {
  const columns = table.columns.map((column, at): SheetColumn => {
    const cells = rows.map((row) => cellOf(row[at] ?? null))
    const filled = cells.filter((c) => !emptyText.test(c.text))
    const most = Math.max(1, filled.length) * 0.7
    const year =
      filled.length > 0 &&
      filled.every((c) => c.number !== null && Number.isInteger(c.number) && c.number > 1500 && c.number < 2100)
    const isDate = year || filled.filter((c) => c.date !== null).length >= most
    const isNumber = filled.filter((c) => c.number !== null).length >= most
    return {
      at,
      name: column.name,
      stems: identifierStems(column.name),
      cells,
      kind: filled.length === 0 ? 'text' : isDate && !(isNumber && !year) ? 'date' : isNumber ? 'number' : 'text',
      rank: /^(?:rank|#|no\.?|number|pos\.?|position|place|pick|draw|seed|standing|rk|week|game|round)\b/i.test(
        column.name,
      ),
      unique: new Set(filled.map((c) => c.text)).size === filled.length,
      filled: filled.length,
      derived: null,
    }
  })
  return { table, rows: rows.length, columns, totals: totalsOf(columns) }
}

/** What a cell sorts by. Years and dates become a number of the form yyyymmdd. */
export const sortKey = (column: SheetColumn, cell: SheetCell): number | null => {
  if (column.kind !== 'date') return cell.number
  if (typeof cell.raw === 'number') return cell.raw
  if (cell.date === null) return null
  const [, y, m = '00', d = '00'] = /^(-|\d{4})-?(?:-?(\d\d))?(?:-(\d\d))?$/.exec(cell.date) ?? []
  if (!y) return null
  // A column of bare years stays as it is, so that differences of it are years.
  const year = y === '-' ? 0 : Number(y)
  return column.cells.every((c) => c.date === null || /^\d{4}$/.test(c.date))
    ? year
    : year * 10_000 + Number(m) * 100 + Number(d)
}

export const yearOf = (cell: SheetCell): number | null => {
  const found =
    cell.date?.match(/^\d{4}/)?.[0] ??
    (typeof cell.raw === 'number' && cell.raw > 1500 && cell.raw < 2100
      ? String(cell.raw)
      : /\b(1[5-9]\d\d|20\d\d)\b/.exec(cell.text)?.[1])
  return found ? Number(found) : null
}

/** 1 when the rows run from early to late, -1 from late to early, 0 when they do neither. */
export const timeDirection = (sheet: Sheet): number => {
  const column = sheet.columns.find((c) => c.kind === 'date')
  if (!column) return 0
  const keys = column.cells.map((c) => sortKey(column, c)).filter((k) => k !== null)
  let up = 0
  let down = 0
  for (let i = 1; i < keys.length; i++) {
    if ((keys[i] ?? 0) > (keys[i - 1] ?? 0)) up++
    if ((keys[i] ?? 0) < (keys[i - 1] ?? 0)) down++
  }
  return down === 0 && up > 0 ? 1 : up === 0 && down > 0 ? -1 : up > down * 4 ? 1 : down > up * 4 ? -1 : 0
}

/** The years or months of a column of dates, as a column of its own. */
export const derivedColumn = (base: SheetColumn, part: 'year' | 'month'): SheetColumn | null => {
  const cells = base.cells.map((cell): SheetCell => {
    const month = /^(?:\d{4}|-)-(\d\d)/.exec(cell.date ?? '')?.[1]
    const raw = part === 'year' ? yearOf(cell) : month ? (monthNames[Number(month) - 1] ?? null) : null
    return {
      raw,
      text: raw === null ? '' : String(raw).toLowerCase(),
      words: [],
      number: typeof raw === 'number' ? raw : null,
      date: null,
    }
  })
  const filled = cells.filter((c) => c.raw !== null).length
  if (filled < base.filled * 0.6 || filled === 0) return null
  return {
    ...base,
    stems: [part],
    cells,
    kind: part === 'year' ? 'number' : 'text',
    unique: new Set(cells.map((c) => c.text)).size === filled,
    filled,
    rank: false,
    derived: base,
  }
}

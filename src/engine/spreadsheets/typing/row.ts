/**
 * One row as it streams by: slices of a byte buffer (UTF-8), valid only until the next row. CSV and workbooks both
 * speak it, so that typing and writing exist once and ordinary values never become JavaScript strings.
 */
export type Row = {
  bytes: Buffer
  count: number
  start: Int32Array
  end: Int32Array
  kind: Uint8Array
  /** Line of a text file, row number of a sheet; from 1. */
  line: number
}

/** What a cell says about itself. Text files know only `TEXT`; a workbook knows better. */
export const TEXT = 0
export const NUMBER = 1
export const BOOLEAN = 2
export const MOMENT = 3
export const ERROR = 4
/** A number that the sheet shows in percent; its value is the fraction. */
export const PERCENT = 5

/** From here on: numbers that the sheet shows in a currency, a kind for each that was met. */
const CURRENCY = 16
const currencies: string[] = []

export function currencyKind(symbol: string): number {
  let index = currencies.indexOf(symbol)
  if (index < 0) index = currencies.push(symbol) - 1
  // More than there are: nobody's books.
  return index < 200 ? CURRENCY + index : NUMBER
}

export const currencyOfKind = (kind: number): string | undefined => currencies[kind - CURRENCY]

export const isNumberCell = (kind: number): boolean => kind === NUMBER || kind === PERCENT || kind >= CURRENCY

/** What separates and encloses the fields of a text file. */
export type PlainMarks = { delimiter: number; quote: number }

/** Takes the row at `begin` straight from the file's bytes: the position behind its line's end, or -1 when it is not that simple. */
export type TakePlain = (bytes: Buffer, begin: number, limit: number) => number

/** A table's rows, from the first, as often as asked. The callback stops the reading by returning false. */
export type RowSource = {
  /** Rows that `takePlain` takes do not come to `onRow`; it is asked only where there are `marks`. */
  scan(onRow: (row: Row) => boolean, takePlain?: TakePlain): Promise<void>
  marks?: PlainMarks
}

export function cellText(row: Row, column: number): string {
  return column < row.count ? row.bytes.toString('utf8', row.start[column]!, row.end[column]!) : ''
}

export function isBlank(row: Row): boolean {
  for (let c = 0; c < row.count; c++) {
    const { bytes } = row
    for (let i = row.start[c]!; i < row.end[c]!; i++) if (bytes[i]! > 32) return false
  }
  return true
}

/** A row that stays as it is when the next one comes. */
export function copyRow({ bytes, count, start, end, kind, line }: Row): Row {
  let from = bytes.length
  let to = 0
  for (let c = 0; c < count; c++) {
    from = Math.min(from, start[c]!)
    to = Math.max(to, end[c]!)
  }
  return {
    bytes: Buffer.from(bytes.subarray(from, to)),
    count,
    start: start.slice(0, count).map((at) => at - from),
    end: end.slice(0, count).map((at) => at - from),
    kind: kind.slice(0, count),
    line,
  }
}

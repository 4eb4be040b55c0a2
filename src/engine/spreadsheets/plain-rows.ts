import { conversionCode, type RowEncoder, TEXT_COLUMN } from './encode-row.ts'
import type { ColumnPlan } from './infer-column.ts'
import { cursor, passDate, passDatetime, passInteger, passReal, readWord } from './plain-values.ts'
import type { PlainMarks, TakePlain } from './row.ts'
import type { RecordBuffer } from './sqlite-file.ts'

/**
 * Rows of a text file taken straight from its bytes, each in one go: those that are as wide as the table, and whose every value is
 * in the ordinary form of its column. Most rows of most files are; the others go the longer way.
 */
export type PlainRows = {
  take: TakePlain
  /** Bytes that the row last taken has in the record. */
  length(): number
}

/** Takes the value at `p`, up to `cursor.stopped`: the length of the record with it, or less than zero. */
type TakeValue = (bytes: Buffer, p: number, limit: number, column: number, at: number) => number

const LF = 10
const CR = 13

/** Writes the rows to `record`. */
export function createPlainRows(
  plans: ColumnPlan[],
  marks: PlainMarks,
  encoder: RowEncoder,
  record: RecordBuffer,
): PlainRows {
  const texts = plans.map((plan) => conversionCode(plan.conversion) === TEXT_COLUMN)
  const { delimiter, quote } = marks
  const spare = plans.length * 40

  /** A text up to its delimiter or closing quote. */
  function takeText(bytes: Buffer, p: number, limit: number, column: number, at: number): number {
    const { body } = record
    const room = body.length - spare
    const quoted = bytes[p] === quote
    let i = quoted ? p + 1 : p
    let to = at
    let b = 0
    for (; i < limit && to < room; i++) {
      b = bytes[i]!
      if (b === delimiter ? !quoted : b <= CR && (b === LF || b === CR)) break
      if (quoted && b === quote) {
        if (bytes[i + 1] !== quote) break
        i++
      }
      body[to++] = b
    }
    if (i >= limit || to >= room || (quoted && b !== quote)) return -1
    cursor.stopped = quoted ? i + 1 : i
    // What is empty but for its quotes, or only blank, is looked at more closely.
    if (to === at || (body[at]! <= 32 && body[to - 1]! <= 32)) return -1
    record.types[column] = 13 + 2 * (to - at)
    return to
  }

  return rowsOf(plans.length, marks, encoder.nulls, record.types, (bytes, p, limit, column, at) => {
    if (texts[column]) return takeText(bytes, p, limit, column, at)
    if (bytes[p] !== quote) return encoder.encodeOrdinary(bytes, p, limit, record, column, at)
    const next = encoder.encodeOrdinary(bytes, p + 1, limit, record, column, at)
    return bytes[cursor.stopped++] === quote ? next : -1
  })
}

/** Only looks whether every value would fit. */
export function createPlainCheck(plans: ColumnPlan[], marks: PlainMarks, encoder: RowEncoder): PlainRows {
  const conversions = plans.map((plan) => plan.conversion)
  const codes = Uint8Array.from(conversions, conversionCode)
  const { delimiter, quote } = marks

  function passText(bytes: Buffer, p: number, limit: number): number {
    const quoted = bytes[p] === quote
    const from = quoted ? p + 1 : p
    let i = from
    let b = 0
    for (; i < limit; i++) {
      b = bytes[i]!
      if (b === delimiter ? !quoted : b <= CR && (b === LF || b === CR)) break
      if (quoted && b === quote) {
        if (bytes[i + 1] !== quote) break
        i++
      }
    }
    if (i >= limit || (quoted && b !== quote)) return -1
    if (i === from || (bytes[from]! <= 32 && bytes[i - 1]! <= 32)) return -1
    return quoted ? i + 1 : i
  }

  function passTyped(bytes: Buffer, p: number, limit: number, column: number): number {
    switch (codes[column]) {
      case 1:
        return passInteger(bytes, p, limit)
      case 2:
        return passReal(bytes, p, limit)
      case 4:
        return readWord(bytes, p, limit, (conversions[column] as { pair: number }).pair) < 0 ? -1 : cursor.stopped
      case 5:
        return passDate(bytes, p, limit, conversions[column]!)
      case 6:
        return passDatetime(bytes, p, limit, conversions[column]!)
      default:
        return -1
    }
  }

  const unused = new Float64Array(plans.length)
  return rowsOf(plans.length, marks, encoder.nulls, unused, (bytes, p, limit, column) => {
    let end = 0
    if (codes[column] === TEXT_COLUMN) end = passText(bytes, p, limit)
    else if (bytes[p] !== quote) end = passTyped(bytes, p, limit, column)
    else {
      end = passTyped(bytes, p + 1, limit, column)
      end = end >= 0 && bytes[end] === quote ? end + 1 : -1
    }
    cursor.stopped = end
    return end < 0 ? -1 : 0
  })
}

function rowsOf(
  columns: number,
  { delimiter }: PlainMarks,
  nulls: Float64Array,
  types: Float64Array,
  takeValue: TakeValue,
): PlainRows {
  const emptied = new Int32Array(columns)
  let length = 0

  function take(bytes: Buffer, begin: number, limit: number): number {
    let p = begin
    let at = 0
    let empty = 0
    for (let column = 0; column < columns; column++) {
      let b = bytes[p]!
      if (b === delimiter || b === LF || b === CR) {
        types[column] = 0
        emptied[empty++] = column
      } else {
        at = takeValue(bytes, p, limit, column, at)
        if (at < 0) return -1
        p = cursor.stopped
      }
      if (p >= limit) return -1
      b = bytes[p]!
      if (column < columns - 1) {
        if (b !== delimiter) return -1
        p++
      } else if (b === LF) p++
      else if (b === CR && p + 1 < limit && bytes[p + 1] === LF) p += 2
      else return -1
    }
    if (empty === columns) return -1
    for (let i = 0; i < empty; i++) nulls[emptied[i]!]!++
    length = at
    return p
  }
  return { take, length: () => length }
}

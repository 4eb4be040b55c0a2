import type { ColumnPlan } from '../typing/infer-column.ts'
import { cursor } from '../typing/plain-values.ts'
import type { PlainMarks, TakePlain } from '../typing/row.ts'
import { conversionCode, type RowEncoder, TEXT_COLUMN } from './encode-row.ts'
import type { RowSink } from './row-sink.ts'

const LF = 10
const CR = 13

/**
 * Rows of a text file taken straight from its bytes, each in one go: those that are as wide as the table, and whose every value is
 * in the ordinary form of its column. Most rows of most files are; the others go the longer way.
 */
export function createPlainRows(plans: ColumnPlan[], marks: PlainMarks, encoder: RowEncoder, sink: RowSink): TakePlain {
  const columns = plans.length
  const texts = Uint8Array.from(plans, (plan) => Number(conversionCode(plan.conversion) === TEXT_COLUMN))
  const { delimiter, quote } = marks
  const { nulls } = encoder
  const emptied = new Int32Array(columns)

  /** A text up to its delimiter or closing quote: where it ends, or -1. */
  function takeText(bytes: Buffer, p: number, limit: number, column: number): number {
    let i = p
    let b = 0
    if (bytes[p] === quote) {
      for (i = p + 1; i < limit; i++) {
        b = bytes[i]!
        if (b === quote || (b <= CR && (b === LF || b === CR))) break
      }
      // What is empty but for its quotes, or has quotes or lines inside, is looked at more closely.
      if (i >= limit || b !== quote || i === p + 1 || bytes[i + 1] === quote) return -1
      if (bytes[p + 1]! <= 32 && bytes[i - 1]! <= 32) return -1
      sink.putBytes(column, bytes, p + 1, i)
      return i + 1
    }
    for (; i < limit; i++) {
      b = bytes[i]!
      if (b === delimiter || (b <= CR && (b === LF || b === CR))) break
    }
    if (i >= limit || (bytes[p]! <= 32 && bytes[i - 1]! <= 32)) return -1
    sink.putBytes(column, bytes, p, i)
    return i
  }

  function takeTyped(bytes: Buffer, p: number, limit: number, column: number): number {
    if (bytes[p] !== quote) return encoder.encodeOrdinary(bytes, p, limit, column, false) ? cursor.stopped : -1
    if (!encoder.encodeOrdinary(bytes, p + 1, limit, column, false) || bytes[cursor.stopped] !== quote) return -1
    return cursor.stopped + 1
  }

  /** Puts the values of a row: where the next one begins, or -1 when it is not that simple. */
  function takeValues(bytes: Buffer, begin: number, limit: number): number {
    let p = begin
    let empty = 0
    for (let column = 0; column < columns; column++) {
      let b = bytes[p]!
      if (b === delimiter || b === LF || b === CR) {
        sink.putNone(column)
        emptied[empty++] = column
      } else {
        p = texts[column] ? takeText(bytes, p, limit, column) : takeTyped(bytes, p, limit, column)
        if (p < 0) return -1
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
    // A lone value may be a note below the table.
    if (empty >= columns - 1 && (columns > 1 || empty === 1)) return -1
    for (let i = 0; i < empty; i++) nulls[emptied[i]!]!++
    return p
  }

  return (bytes, begin, limit) => {
    const next = takeValues(bytes, begin, limit)
    if (next < 0) sink.drop()
    return next
  }
}

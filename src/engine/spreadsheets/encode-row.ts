import { type ColumnPlan, type Conversion, countIn } from './infer-column.ts'
import { digits2, isIsoDay, parseClock, parseMoment, withSeconds } from './moments.ts'
import { ERROR, isNumberCell, type PlainMarks, type Row, TEXT } from './row.ts'
import { putBytes, putInteger, putReal, putText, type RecordBuffer } from './sqlite-file.ts'
import { isNullWord, isPlainInteger, parseBoolean, parseNumber, readPlainReal } from './values.ts'

/** Turns rows into records, and finds the values that do not fit what the column was taken for. */
export type RowEncoder = {
  /** The length of the record's body, or -1 when a value does not fit; then `misfit()` says which column. */
  encode(row: Row, record: RecordBuffer): number
  /**
   * Takes a row from the bytes of a text file in one go, when it is as wide as the table and each of its values is in the ordinary
   * form of its column: the position behind the row, or -1, and then `encode` must take it. `plainLength()` is its body's.
   */
  encodePlain(bytes: Buffer, begin: number, limit: number, record: RecordBuffer): number
  plainLength(): number
  misfit(): number
  nulls: Float64Array
  errors: Float64Array
  nullWords: Map<string, number>[]
}

const TEXT_COLUMN = 0

const codes: Record<Conversion['to'], number> = {
  text: TEXT_COLUMN,
  integer: 1,
  real: 2,
  number: 3,
  boolean: 4,
  date: 5,
  datetime: 6,
  time: 7,
}

const pairWords = [
  ['true', 'false'],
  ['yes', 'no'],
  ['t', 'f'],
  ['y', 'n'],
].map(([yes, no]) => [Buffer.from(yes!), Buffer.from(no!)] as const)

const LF = 10
const CR = 13

const powers = Float64Array.from({ length: 23 }, (_, n) => Number(`1e${n}`))

/** What a value becomes when it was not in the ordinary form; undefined when it does not fit, null when it is none. */
type Rare = string | number | null | undefined

export function convertText(conversion: Conversion, text: string, kind: number): Rare {
  switch (conversion.to) {
    case 'text':
      return text
    case 'integer':
      if (isNumberCell(kind)) return Number.isSafeInteger(Number(text)) ? Number(text) : undefined
      return isPlainInteger(text) ? Number(text) : undefined
    case 'real': {
      const value = isNumberCell(kind) ? Number(text) : readPlainReal(text)
      return Number.isNaN(value) ? undefined : value
    }
    case 'number': {
      if (isNumberCell(kind)) return conversion.whole && !Number.isSafeInteger(Number(text)) ? undefined : Number(text)
      const number = parseNumber(text)
      if (!number || number.percent !== conversion.percent || number.currency !== conversion.currency) return undefined
      const value = number[conversion.decimal]
      return Number.isNaN(value) || (conversion.whole && !Number.isInteger(value)) ? undefined : value
    }
    case 'boolean': {
      const word = parseBoolean(text)
      return word?.pair === conversion.pair ? Number(word.value) : undefined
    }
    case 'date': {
      const moment = parseMoment(text)
      return moment && !moment.time ? (moment[conversion.order] ?? undefined) : undefined
    }
    case 'datetime': {
      const moment = parseMoment(text)
      const day = moment?.[conversion.order]
      if (!moment || !day) return undefined
      if (!moment.time) return conversion.zone === '' ? `${day} 00:00:00` : undefined
      return moment.time.zone === conversion.zone ? `${day} ${withSeconds(moment.time)}` : undefined
    }
    case 'time': {
      const time = parseClock(text)
      if (time?.zone !== '' || (time.seconds && !conversion.seconds)) return undefined
      return conversion.seconds ? withSeconds(time) : time.text
    }
  }
}

/** A number cell in a column of text: the shortest decimal that is that number. */
export function numberCellText(text: string): string {
  return String(Number(text))
}

/** Where the last of the readers below stopped. */
let stopped = 0

/** A canonical whole number of at most fifteen digits, or NaN. */
function readInteger(bytes: Buffer, start: number, limit: number): number {
  const negative = bytes[start] === 45
  const from = negative ? start + 1 : start
  let p = from
  let value = 0
  for (; p < limit; p++) {
    const digit = bytes[p]! - 48
    if (digit < 0 || digit > 9) break
    value = value * 10 + digit
  }
  stopped = p
  const digits = p - from
  if (digits < 1 || digits > 15 || (bytes[from] === 48 && (digits > 1 || negative))) return Number.NaN
  return negative ? -value : value
}

/** A plain decimal, or NaN: while mantissa and power of ten are exact, one division rounds right. */
function readReal(bytes: Buffer, start: number, limit: number): number {
  const negative = bytes[start] === 45
  const from = negative ? start + 1 : start
  let p = from
  let value = 0
  let point = -1
  let first = -1
  for (; p < limit; p++) {
    const digit = bytes[p]! - 48
    if (digit >= 0 && digit <= 9) {
      value = value * 10 + digit
      if (first < 0 && digit > 0) first = p
    } else if (digit === -2 && point < 0) point = p
    else break
  }
  stopped = p
  const length = p - from
  if (length > 23 || length === (point < 0 ? 0 : 1)) return Number.NaN
  if (bytes[from] === 48 && length > 1 && bytes[from + 1] !== 46) return Number.NaN
  // Whole numbers past fifteen digits are not amounts; decimals past seventeen do not survive.
  const digits = first < 0 ? 0 : p - first - (first < point ? 1 : 0)
  if (digits > (point < 0 ? 15 : 17)) return Number.NaN
  if (value > Number.MAX_SAFE_INTEGER) value = Number(bytes.toString('latin1', from, p))
  else if (point >= 0) value /= powers[p - point - 1]!
  return negative ? -value : value
}

/** Behind YYYY-MM-DD, or -1. */
function passDay(bytes: Buffer, p: number, limit: number): number {
  return p + 10 <= limit && bytes[p + 4] === 45 && bytes[p + 7] === 45 && isIsoDay(bytes, p) ? p + 10 : -1
}

/** Behind YYYY-MM-DD HH:MM:SS, with a T or a space, and with a Z where the column is in UTC; or -1. */
function passMoment(bytes: Buffer, p: number, limit: number, utc: boolean): number {
  const end = p + (utc ? 20 : 19)
  if (end > limit || bytes[p + 13] !== 58 || bytes[p + 16] !== 58) return -1
  if ((bytes[p + 10] !== 84 && bytes[p + 10] !== 32) || (utc && bytes[p + 19] !== 90)) return -1
  if (passDay(bytes, p, limit) < 0) return -1
  const hour = digits2(bytes, p + 11)
  const minute = digits2(bytes, p + 14)
  const second = digits2(bytes, p + 17)
  return hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 59 ? -1 : end
}

export function createRowEncoder(
  plans: ColumnPlan[],
  sourceColumns: Int32Array,
  marks: PlainMarks = { delimiter: 44, quote: 34 },
): RowEncoder {
  const columns = plans.length
  const { delimiter, quote } = marks
  const emptied = new Int32Array(columns)
  let plainLength = 0
  const kinds = Uint8Array.from(plans, (plan) => codes[plan.conversion.to])
  const conversions = plans.map((plan) => plan.conversion)
  const nulls = new Float64Array(columns)
  const errors = new Float64Array(columns)
  const nullWords = plans.map(() => new Map<string, number>())
  const widest = sourceColumns.reduce((most, column) => Math.max(most, column), -1) + 1
  let misfit = -1

  /** Everything that is not in the ordinary form of its column; -1 when it does not fit. */
  function encodeRare(row: Row, record: RecordBuffer, column: number, source: number, at: number): number {
    const kind = row.kind[source]!
    const conversion = conversions[column]!
    const raw = row.bytes.toString('utf8', row.start[source]!, row.end[source]!)
    const text = raw.trim()
    const absent =
      text === '' || kind === ERROR || (conversion.to !== 'text' && !isNumberCell(kind) && isNullWord(text))
    if (absent) {
      if (kind === ERROR) errors[column]!++
      else if (text !== '') countIn(nullWords[column]!, text)
      nulls[column]!++
      record.types[column] = 0
      return at
    }
    if (conversion.to === 'text') return putText(record, column, at, isNumberCell(kind) ? numberCellText(text) : raw)
    const value = convertText(conversion, text, kind)
    if (value === undefined || value === null) return -1
    if (typeof value === 'string') return putText(record, column, at, value)
    return plans[column]!.type === 'real' ? putReal(record, column, at, value) : putInteger(record, column, at, value)
  }

  /** A value in the ordinary form of its typed column, from `p` up to `stopped`; -2 when it is not. */
  function encodeOrdinary(
    bytes: Buffer,
    p: number,
    limit: number,
    record: RecordBuffer,
    column: number,
    at: number,
  ): number {
    switch (kinds[column]) {
      case 1: {
        const value = readInteger(bytes, p, limit)
        return Number.isNaN(value) ? -2 : putInteger(record, column, at, value)
      }
      case 2: {
        const value = readReal(bytes, p, limit)
        return Number.isNaN(value) ? -2 : putReal(record, column, at, value)
      }
      case 4: {
        const words = pairWords[(conversions[column] as { pair: number }).pair]!
        const value = isWord(bytes, p, limit, words[0]) ? 1 : isWord(bytes, p, limit, words[1]) ? 0 : -1
        if (value < 0) return -2
        stopped = p + words[1 - value]!.length
        return putInteger(record, column, at, value)
      }
      case 5: {
        if ((conversions[column] as { order: string }).order !== 'ymd') return -2
        stopped = passDay(bytes, p, limit)
        return stopped < 0 ? -2 : putBytes(record, column, at, bytes, p, stopped)
      }
      case 6: {
        const { order, zone } = conversions[column] as { order: string; zone: string }
        if (order !== 'ymd' || (zone !== '' && zone !== 'UTC')) return -2
        stopped = passMoment(bytes, p, limit, zone === 'UTC')
        if (stopped < 0) return -2
        const next = putBytes(record, column, at, bytes, p, p + 19)
        record.body[at + 10] = 32
        return next
      }
      default:
        return -2
    }
  }

  /** A text up to its delimiter or closing quote, where `stopped` is; -2 when it is more than that. */
  function encodeText(bytes: Buffer, p: number, limit: number, record: RecordBuffer, column: number, at: number) {
    const { body } = record
    const room = body.length - columns * 40
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
    if (i >= limit || to >= room || (quoted && b !== quote)) return -2
    stopped = quoted ? i + 1 : i
    // What is empty but for its quotes, or only blank, is looked at more closely.
    if (to === at || (body[at]! <= 32 && body[to - 1]! <= 32)) return -2
    record.types[column] = 13 + 2 * (to - at)
    return to
  }

  function encodePlain(bytes: Buffer, begin: number, limit: number, record: RecordBuffer): number {
    let p = begin
    let at = 0
    let empty = 0
    for (let column = 0; column < columns; column++) {
      let b = bytes[p]!
      if (b === delimiter || b === LF || b === CR) {
        record.types[column] = 0
        emptied[empty++] = column
      } else if (kinds[column] === TEXT_COLUMN) {
        at = encodeText(bytes, p, limit, record, column, at)
        if (at < 0) return -1
        p = stopped
      } else {
        const quoted = b === quote
        at = encodeOrdinary(bytes, quoted ? p + 1 : p, limit, record, column, at)
        if (at < 0 || (quoted && bytes[stopped++] !== quote)) return -1
        p = stopped
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
    plainLength = at
    return p
  }

  function encode(row: Row, record: RecordBuffer): number {
    const { bytes, start, end, kind, count } = row
    const { types } = record
    if (count > widest) {
      for (let c = widest; c < count; c++) {
        for (let i = start[c]!; i < end[c]!; i++) {
          if (bytes[i]! > 32) {
            misfit = columns
            return -1
          }
        }
      }
    }
    // Dates and numbers grow when they are written out; text does not.
    let room = columns * 40
    for (let c = 0; c < count; c++) room += end[c]! - start[c]!
    if (record.body.length < room) record.body = Buffer.allocUnsafe(room * 2)
    let at = 0
    for (let column = 0; column < columns; column++) {
      const source = sourceColumns[column]!
      if (source >= count) {
        types[column] = 0
        nulls[column]!++
        continue
      }
      const p = start[source]!
      const e = end[source]!
      if (p === e) {
        types[column] = 0
        nulls[column]!++
        continue
      }
      let next = -2
      if (kinds[column] !== TEXT_COLUMN) {
        next = encodeOrdinary(bytes, p, e, record, column, at)
        if (stopped !== e) next = -2
      } else if (kind[source] === TEXT && (bytes[p]! > 32 || bytes[e - 1]! > 32))
        next = putBytes(record, column, at, bytes, p, e)
      if (next === -2) {
        next = encodeRare(row, record, column, source, at)
        if (next === -1) {
          misfit = column
          return -1
        }
      }
      at = next
    }
    return at
  }

  return { encode, encodePlain, plainLength: () => plainLength, misfit: () => misfit, nulls, errors, nullWords }
}

/** Whether this word (in small letters) stands here, in either case. */
function isWord(bytes: Buffer, start: number, limit: number, word: Buffer): boolean {
  if (limit - start < word.length) return false
  for (let i = 0; i < word.length; i++) if ((bytes[start + i]! | 32) !== word[i]) return false
  return true
}

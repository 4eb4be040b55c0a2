import { type ColumnPlan, type Conversion, countIn } from './infer-column.ts'
import { digits2, isIsoDay, parseClock, parseMoment, withSeconds } from './moments.ts'
import { ERROR, isNumberCell, type Row, TEXT } from './row.ts'
import { putBytes, putInteger, putReal, putText, type RecordBuffer } from './sqlite-file.ts'
import { isNullWord, isPlainInteger, parseBoolean, parseNumber, readPlainReal } from './values.ts'

/** Turns rows into records, and finds the values that do not fit what the column was taken for. */
export type RowEncoder = {
  /** The length of the record's body, or -1 when a value does not fit; then `misfit()` says which column. */
  encode(row: Row, record: RecordBuffer): number
  misfit(): number
  nulls: Float64Array
  errors: Float64Array
  nullWords: Map<string, number>[]
}

const codes: Record<Conversion['to'], number> = {
  text: 0,
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

export function createRowEncoder(plans: ColumnPlan[], sourceColumns: Int32Array): RowEncoder {
  const columns = plans.length
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
      let p = start[source]!
      const e = end[source]!
      if (p === e) {
        types[column] = 0
        nulls[column]!++
        continue
      }
      let next = -2
      switch (kinds[column]) {
        case 0: // text
          if (kind[source] === TEXT && (bytes[p]! > 32 || bytes[e - 1]! > 32))
            next = putBytes(record, column, at, bytes, p, e)
          break
        case 1: {
          // integer: canonical, at most 15 digits
          const negative = bytes[p] === 45
          if (negative) p++
          const digits = e - p
          if (digits < 1 || digits > 15 || (bytes[p] === 48 && (digits > 1 || negative))) break
          let value = 0
          for (; p < e; p++) {
            const digit = bytes[p]! - 48
            if (digit < 0 || digit > 9) break
            value = value * 10 + digit
          }
          if (p === e) next = putInteger(record, column, at, negative ? -value : value)
          break
        }
        case 2: {
          // real: while mantissa and power of ten are exact, one division rounds right
          const negative = bytes[p] === 45
          if (negative) p++
          const from = p
          if (e - from > 23 || (bytes[from] === 48 && bytes[from + 1] !== 46 && from + 1 < e)) break
          let value = 0
          let point = -1
          let digits = 0
          for (; p < e; p++) {
            const digit = bytes[p]! - 48
            if (digit >= 0 && digit <= 9) {
              value = value * 10 + digit
              if (value > 0) digits++
            } else if (digit === -2 && point < 0) point = p
            else break
          }
          // Whole numbers past fifteen digits are not amounts; decimals past seventeen do not survive.
          if (p !== e || p - from === (point < 0 ? 0 : 1) || digits > (point < 0 ? 15 : 17)) break
          if (value > Number.MAX_SAFE_INTEGER) value = Number(bytes.toString('latin1', from, e))
          else if (point >= 0) value /= powers[e - point - 1]!
          next = putReal(record, column, at, negative ? -value : value)
          break
        }
        case 4: {
          const words = pairWords[(conversions[column] as { pair: number }).pair]!
          if (isWord(bytes, p, e, words[0])) next = putInteger(record, column, at, 1)
          else if (isWord(bytes, p, e, words[1])) next = putInteger(record, column, at, 0)
          break
        }
        case 5: {
          // date: YYYY-MM-DD as it stands
          if (e - p !== 10 || bytes[p + 4] !== 45 || bytes[p + 7] !== 45) break
          if ((conversions[column] as { order: string }).order !== 'ymd') break
          if (isIsoDay(bytes, p)) next = putBytes(record, column, at, bytes, p, e)
          break
        }
        case 6: {
          // datetime: YYYY-MM-DD HH:MM:SS, with a T or a space
          const conversion = conversions[column] as { order: string; zone: string }
          const utc = bytes[e - 1] === 90
          if (e - p !== (utc ? 20 : 19) || conversion.order !== 'ymd' || conversion.zone !== (utc ? 'UTC' : '')) break
          if (bytes[p + 4] !== 45 || bytes[p + 7] !== 45 || bytes[p + 13] !== 58 || bytes[p + 16] !== 58) break
          if (bytes[p + 10] !== 84 && bytes[p + 10] !== 32) break
          if (!isIsoDay(bytes, p)) break
          const hour = digits2(bytes, p + 11)
          const minute = digits2(bytes, p + 14)
          const second = digits2(bytes, p + 17)
          if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 59) break
          next = putBytes(record, column, at, bytes, p, p + 19)
          record.body[at + 10] = 32
          break
        }
      }
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

  return { encode, misfit: () => misfit, nulls, errors, nullWords }
}

/** Whether a field is this word (in small letters), in either case. */
function isWord(bytes: Buffer, start: number, end: number, word: Buffer): boolean {
  if (end - start !== word.length) return false
  for (let i = 0; i < word.length; i++) if ((bytes[start + i]! | 32) !== word[i]) return false
  return true
}

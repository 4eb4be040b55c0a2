import { countIn } from '../typing/column-evidence.ts'
import type { ColumnPlan, Conversion } from '../typing/infer-column.ts'
import { parseClock, parseMoment, withSeconds } from '../typing/moments.ts'
import { cursor, passDate, passDatetime, readInteger, readReal, readWord } from '../typing/plain-values.ts'
import { ERROR, isNumberCell, type Row, TEXT } from '../typing/row.ts'
import {
  isLongWhole,
  isNullWord,
  isPlainInteger,
  isRoundedWhole,
  parseBoolean,
  parseNumber,
  readPlainReal,
} from '../typing/values.ts'
import type { RowSink } from './row-sink.ts'

/** Hands the values of rows to a sink, and finds those that do not fit what the column was taken for. */
export type RowEncoder = {
  /** False when a value does not fit; then nothing of the row was put. */
  encode(row: Row): boolean
  /**
   * Puts a value in the ordinary form of its typed column, from `p` up to `cursor.stopped`, which is `limit` where the value must be
   * `whole`; false when there is none.
   */
  encodeOrdinary(bytes: Buffer, p: number, limit: number, column: number, whole: boolean): boolean
  nulls: Float64Array
  errors: Float64Array
  nullWords: Map<string, number>[]
}

/** A column's conversion as a number, for the loops that run once a value. */
export function conversionCode({ to }: Conversion): number {
  return codes[to]
}

export const TEXT_COLUMN = 0

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

/** What a value becomes when it was not in the ordinary form; undefined when it does not fit, null when it is none. */
type Rare = string | number | null | undefined

function convertText(conversion: Conversion, text: string, kind: number, isLenient: boolean): Rare {
  switch (conversion.to) {
    case 'text':
      return text
    case 'integer':
      if (isNumberCell(kind)) return Number.isSafeInteger(Number(text)) ? Number(text) : undefined
      return isPlainInteger(text) ? Number(text) : undefined
    case 'real': {
      const value = isNumberCell(kind) ? readNumberCell(text) : readPlainReal(text)
      return Number.isNaN(value) ? undefined : value
    }
    case 'number': {
      if (isNumberCell(kind)) {
        const value = readNumberCell(text)
        return Number.isNaN(value) || (conversion.whole && !Number.isSafeInteger(value)) ? undefined : value
      }
      const number = parseNumber(text)
      if (!number) return undefined
      if (!isLenient && (number.percent !== conversion.percent || number.currency !== conversion.currency))
        return undefined
      const value = number[conversion.decimal]
      return Number.isNaN(value) || (conversion.whole && !Number.isInteger(value)) ? undefined : value
    }
    case 'boolean': {
      const word = parseBoolean(text)
      if (isLenient) return word ? Number(word.value) : text === '1' ? 1 : text === '0' ? 0 : undefined
      return word?.pair === conversion.pair ? Number(word.value) : undefined
    }
    case 'date': {
      const moment = parseMoment(text)
      return moment && (isLenient || !moment.time) ? (moment[conversion.order] ?? undefined) : undefined
    }
    case 'datetime': {
      const moment = parseMoment(text)
      const day = moment?.[conversion.order]
      if (!moment || !day) return undefined
      if (!moment.time) return conversion.zone === '' ? `${day} 00:00:00` : undefined
      if (moment.time.fraction > conversion.finest) return undefined
      return moment.time.zone === conversion.zone ? `${day} ${withSeconds(moment.time)}` : undefined
    }
    case 'time': {
      const time = parseClock(text)
      if (time?.zone !== '' || (time.seconds && !conversion.seconds) || time.fraction > conversion.finest)
        return undefined
      return conversion.seconds ? withSeconds(time) : time.text
    }
  }
}

/** NaN where it would be rounded. */
function readNumberCell(text: string): number {
  return isRoundedWhole(text) ? Number.NaN : Number(text)
}

/** A number cell in a column of text: the shortest decimal that is that number, or all its digits where they may be a name. */
function numberCellText(text: string): string {
  return isLongWhole(text) ? text : String(Number(text))
}

/** Words that a report names one by one; the others are counted together. */
const NAMED_WORDS = 10

function countWord(words: Map<string, number>, text: string): void {
  countIn(words, words.has(text) || words.size < NAMED_WORDS ? text.slice(0, 60) : '…')
}

export function createRowEncoder(plans: ColumnPlan[], sink: RowSink): RowEncoder {
  const columns = plans.length
  const kinds = Uint8Array.from(plans, (plan) => conversionCode(plan.conversion))
  const conversions = plans.map((plan) => plan.conversion)
  const cellKinds = Uint8Array.from(plans, (plan) => plan.cellKind ?? 0)
  const nulls = new Float64Array(columns)
  const errors = new Float64Array(columns)
  const nullWords = plans.map(() => new Map<string, number>())

  /** Everything that is not in the ordinary form of its column; false when it does not fit. */
  function encodeRare(row: Row, column: number): boolean {
    const kind = row.kind[column]!
    const conversion = conversions[column]!
    const raw = row.bytes.toString('utf8', row.start[column]!, row.end[column]!)
    const text = raw.trim()
    const absent =
      text === '' || kind === ERROR || (conversion.to !== 'text' && !isNumberCell(kind) && isNullWord(text))
    if (absent) {
      if (kind === ERROR) errors[column]!++
      else if (text !== '') countIn(nullWords[column]!, text)
      nulls[column]!++
      sink.putNone(column)
      return true
    }
    if (conversion.to === 'text') {
      sink.putText(column, isNumberCell(kind) ? numberCellText(text) : raw)
      return true
    }
    const { isLenient = false, type } = plans[column]!
    const value = convertText(conversion, text, kind, isLenient)
    if (value === undefined || value === null) {
      if (!isLenient) return false
      countWord(nullWords[column]!, text)
      nulls[column]!++
      sink.putNone(column)
      return true
    }
    if (typeof value === 'string') sink.putText(column, value)
    else if (type === 'real') sink.putReal(column, value)
    else sink.putInteger(column, value)
    return true
  }

  function encodeOrdinary(bytes: Buffer, p: number, limit: number, column: number, whole: boolean): boolean {
    switch (kinds[column]) {
      case 1: {
        const value = readInteger(bytes, p, limit)
        if (Number.isNaN(value) || (whole && cursor.stopped !== limit)) return false
        sink.putInteger(column, value)
        return true
      }
      case 2: {
        const value = readReal(bytes, p, limit)
        if (Number.isNaN(value) || (whole && cursor.stopped !== limit)) return false
        sink.putReal(column, value)
        return true
      }
      case 4: {
        const value = readWord(bytes, p, limit, (conversions[column] as { pair: number }).pair)
        if (value < 0 || (whole && cursor.stopped !== limit)) return false
        sink.putInteger(column, value)
        return true
      }
      case 5:
        if (passDate(bytes, p, limit, conversions[column]!) < 0 || (whole && cursor.stopped !== limit)) return false
        sink.putDate(column, bytes, p)
        return true
      case 6:
        if (passDatetime(bytes, p, limit, conversions[column]!) < 0 || (whole && cursor.stopped !== limit)) return false
        sink.putDatetime(column, bytes, p)
        return true
      default:
        return false
    }
  }

  /** Whether a row that is wider than the table has anything beyond it. */
  function overflows({ bytes, start, end, count }: Row): boolean {
    for (let c = columns; c < count; c++) for (let i = start[c]!; i < end[c]!; i++) if (bytes[i]! > 32) return true
    return false
  }

  function encodeCell(row: Row, column: number): boolean {
    const { bytes, start, end, kind } = row
    const p = column < row.count ? start[column]! : 0
    const e = column < row.count ? end[column]! : 0
    if (p === e) {
      sink.putNone(column)
      nulls[column]!++
      return true
    }
    // A format was found in a sample: that it is every cell's is seen here.
    if (cellKinds[column] !== 0 && kind[column] !== cellKinds[column] && isNumberCell(kind[column]!)) return false
    if (kinds[column] === TEXT_COLUMN) {
      if (kind[column] !== TEXT || (bytes[p]! <= 32 && bytes[e - 1]! <= 32)) return encodeRare(row, column)
      sink.putBytes(column, bytes, p, e)
      return true
    }
    return encodeOrdinary(bytes, p, e, column, true) || encodeRare(row, column)
  }

  function encode(row: Row): boolean {
    if (row.count > columns && overflows(row)) return false
    for (let column = 0; column < columns; column++) {
      if (encodeCell(row, column)) continue
      sink.drop()
      return false
    }
    return true
  }

  return { encode, encodeOrdinary, nulls, errors, nullWords }
}

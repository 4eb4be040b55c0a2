import { type ColumnPlan, type Conversion, countIn } from './infer-column.ts'
import { parseClock, parseMoment, withSeconds } from './moments.ts'
import { cursor, passDate, passDatetime, readInteger, readReal, readWord } from './plain-values.ts'
import { ERROR, isNumberCell, type Row, TEXT } from './row.ts'
import { putBytes, putInteger, putReal, putText, type RecordBuffer } from './sqlite-file.ts'
import { isNullWord, isPlainInteger, parseBoolean, parseNumber, readPlainReal } from './values.ts'

/** Turns rows into records, and finds the values that do not fit what the column was taken for. */
export type RowEncoder = {
  /** The length of the record's body, or -1 when a value does not fit; then `misfit()` says which column. */
  encode(row: Row, record: RecordBuffer): number
  /** A value in the ordinary form of its typed column, from `p` up to `cursor.stopped`; -2 when it is not. */
  encodeOrdinary(bytes: Buffer, p: number, limit: number, record: RecordBuffer, column: number, at: number): number
  misfit(): number
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
  const kinds = Uint8Array.from(plans, (plan) => conversionCode(plan.conversion))
  const conversions = plans.map((plan) => plan.conversion)
  const cellKinds = Uint8Array.from(plans, (plan) => plan.cellKind ?? 0)
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
        const value = readWord(bytes, p, limit, (conversions[column] as { pair: number }).pair)
        return value < 0 ? -2 : putInteger(record, column, at, value)
      }
      case 5: {
        const end = passDate(bytes, p, limit, conversions[column]!)
        return end < 0 ? -2 : putBytes(record, column, at, bytes, p, end)
      }
      case 6: {
        if (passDatetime(bytes, p, limit, conversions[column]!) < 0) return -2
        const next = putBytes(record, column, at, bytes, p, p + 19)
        record.body[at + 10] = 32
        return next
      }
      default:
        return -2
    }
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
      // A format was found in a sample: that it is every cell's is seen here.
      if (cellKinds[column] !== 0 && kind[source] !== cellKinds[column] && isNumberCell(kind[source]!)) {
        misfit = column
        return -1
      }
      let next = -2
      if (kinds[column] !== TEXT_COLUMN) {
        next = encodeOrdinary(bytes, p, e, record, column, at)
        if (cursor.stopped !== e) next = -2
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

  return { encode, encodeOrdinary, misfit: () => misfit, nulls, errors, nullWords }
}

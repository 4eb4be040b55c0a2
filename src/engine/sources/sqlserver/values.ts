import { createRequire } from 'node:module'
import type { ColumnType } from '../../schema.ts'

const TYPES: [RegExp, ColumnType][] = [
  [/^(tinyint|smallint|int|bigint|intn)$/, 'integer'],
  [/^(float|real|floatn)$/, 'real'],
  [/^(decimal|numeric|money|smallmoney)n?\b/, 'decimal'],
  [/^bitn?$/, 'boolean'],
  [/^date$/, 'date'],
  [/^(small)?datetime/, 'datetime'],
  [/^time\b(?!stamp)/, 'time'],
  [/^(var)?binary|^(image|timestamp|rowversion|udt)$/, 'blob'],
  [/^n?(var)?char|^(n?text|uniqueidentifier|xml|sysname)$/, 'text'],
]
/** By the server's word for a type, such as `decimal(10,2)`, or its client's, such as `DecimalN`. */
export const sqlServerType = (word: string): ColumnType =>
  TYPES.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1] ?? 'other'

/** A column as the client describes it. */
export type Column = { colName: string; type: { name: string }; scale?: number }

type Moment = Date & { nanosecondsDelta?: number }

/** The client keeps what is finer than a millisecond beside it, in seconds. */
function fraction(value: Moment): string {
  const ticks = value.getUTCMilliseconds() * 10_000 + Math.round((value.nanosecondsDelta ?? 0) * 1e7)
  return ticks === 0 ? '' : `.${String(ticks).padStart(7, '0').replace(/0+$/, '')}`
}

/** From what the client gives to a value that the row writer knows; null when it is the value. */
export function converterOf({ type }: Pick<Column, 'type'>): ((value: unknown) => unknown) | null {
  switch (sqlServerType(type.name)) {
    case 'integer':
      return (value) => (typeof value === 'string' ? BigInt(value) : value)
    case 'date':
      return (value) => (value as Date).toISOString().slice(0, 10)
    case 'time':
      return (value) => (value as Date).toISOString().slice(11, 19) + fraction(value as Moment)
    case 'datetime': {
      const zone = type.name === 'DateTimeOffset' ? 'Z' : ''
      return (value) => `${(value as Date).toISOString().slice(0, 19)}${fraction(value as Moment)}${zone}`
    }
    default:
      return null
  }
}

/** A whole number of the smallest parts, with its point. */
export function withPoint(whole: bigint, scale: number): string {
  const digits = String(whole < 0n ? -whole : whole).padStart(scale + 1, '0')
  const sign = whole < 0n ? '-' : ''
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

type Reading = { value: unknown; offset: number }
type Parser = { readValue(buffer: Buffer, offset: number, metadata: Column, options: unknown): Reading }

const littleEndian = (bytes: Buffer) => BigInt(`0x${Buffer.from(bytes).reverse().toString('hex') || '0'}`)

function moneyOf(bytes: Buffer): string {
  const whole =
    bytes.length === 4
      ? BigInt(bytes.readInt32LE())
      : BigInt(bytes.readInt32LE()) * 2n ** 32n + BigInt(bytes.readUInt32LE(4))
  return withPoint(whole, 4)
}

/** The digits of a decimal, as they came: a sign, and the number from its last byte on. */
const decimalOf = (bytes: Buffer, scale: number) =>
  withPoint(littleEndian(bytes.subarray(1)) * (bytes[0] === 1 ? 1n : -1n), scale)

/** The shortest number that is this one of four bytes: 0.1, where its double is 0.10000000149011612. */
function shortest(value: number): number {
  const digits = [6, 7, 8].find((count) => Math.fround(Number(value.toPrecision(count))) === value)
  return Number(value.toPrecision(digits ?? 9))
}

/** The client reads decimals and money as doubles, which have 15 digits of their 38, and has no setting for it. */
export function keepDigits(): void {
  const require = createRequire(import.meta.url)
  const parser = require('tedious/lib/value-parser') as Parser & { keepsDigits?: true }
  if (parser.keepsDigits) return
  const readOther = parser.readValue
  parser.keepsDigits = true
  parser.readValue = (buffer, offset, metadata, options) => {
    const reading = readOther(buffer, offset, metadata, options)
    if (reading.value === null) return reading
    const { name } = metadata.type
    if (name === 'DecimalN' || name === 'NumericN')
      reading.value = decimalOf(buffer.subarray(offset + 1, reading.offset), metadata.scale ?? 0)
    else if (/^(Small)?Money(N)?$/.test(name))
      reading.value = moneyOf(buffer.subarray(name === 'MoneyN' ? offset + 1 : offset, reading.offset))
    else if (name === 'Real' || (name === 'FloatN' && reading.offset - offset === 5))
      reading.value = shortest(reading.value as number)
    return reading
  }
}

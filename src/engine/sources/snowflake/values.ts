import { RawJson } from '../../sandbox/row-writer.ts'
import type { ColumnType } from '../../schema.ts'
import type { Column } from './api.ts'

const TYPES: [RegExp, ColumnType][] = [
  [/^(real|float|double)/, 'real'],
  [/^decfloat$/, 'decimal'],
  [/^boolean$/, 'boolean'],
  [/^date$/, 'date'],
  [/^timestamp/, 'datetime'],
  [/^time$/, 'time'],
  [/^(variant|object|array|map|vector|geography|geometry)/, 'json'],
  [/^(binary|varbinary)$/, 'blob'],
  [/^(text|varchar|string|char)/, 'text'],
]

/** By its words for a type, of an answer as of the catalogue. */
export function snowflakeType({ type, scale }: Pick<Column, 'type' | 'scale'>): ColumnType {
  const word = type.toLowerCase()
  if (word === 'fixed' || word === 'number') return scale ? 'decimal' : 'integer'
  return TYPES.find(([pattern]) => pattern.test(word))?.[1] ?? 'other'
}

const BILLION = 1_000_000_000n
const DAY = 86_400n

/** Seconds with up to nine places, as whole seconds and the digits behind them. */
function secondsOf(text: string): { seconds: bigint; fraction: string } | null {
  const [, sign = '', whole = '', places = ''] = /^(-?)(\d+)(?:\.(\d{1,9}))?$/.exec(text) ?? []
  if (whole === '') return null
  const all = (BigInt(whole) * BILLION + BigInt(places.padEnd(9, '0'))) * (sign === '' ? 1n : -1n)
  const rest = ((all % BILLION) + BILLION) % BILLION
  const digits = String(rest).padStart(9, '0').replace(/0+$/, '')
  return { seconds: (all - rest) / BILLION, fraction: digits === '' ? '' : `.${digits}` }
}

const two = (value: bigint | number) => String(value).padStart(2, '0')
const clock = (seconds: bigint) => `${two(seconds / 3600n)}:${two((seconds / 60n) % 60n)}:${two(seconds % 60n)}`

function dayOf(days: number): string | null {
  const day = new Date(days * 86_400_000)
  return Number.isNaN(day.getTime()) ? null : day.toISOString().slice(0, -14)
}

function momentOf(text: string, offsetMinutes = 0): string | null {
  const read = secondsOf(text)
  if (read === null) return null
  const local = read.seconds + BigInt(offsetMinutes * 60)
  const second = ((local % DAY) + DAY) % DAY
  const day = dayOf(Number((local - second) / DAY))
  return day === null ? null : `${day}T${clock(second)}${read.fraction}`
}

/** `1616173619.000000000 960`: the instant, and the minutes of its zone past one day to the west. */
function zonedOf(text: string): string | null {
  const [instant = '', zone = '1440'] = text.split(' ')
  const minutes = Number(zone) - 1440
  const moment = momentOf(instant, minutes)
  if (moment === null || minutes === 0) return moment && `${moment}Z`
  const size = Math.abs(minutes)
  return `${moment}${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

function timeOf(text: string): string | null {
  const read = secondsOf(text)
  return read && `${clock(read.seconds)}${read.fraction}`
}

/** The text of a structure may have `undefined` in it, which JSON has not. */
function jsonOf(text: string): RawJson | string {
  for (const one of [
    text,
    text.replace(/"(?:[^"\\]|\\.)*"|\bundefined\b/g, (part) => (part[0] === '"' ? part : 'null')),
  ])
    try {
      JSON.parse(one)
      return new RawJson(one)
    } catch {}
  return text
}

const orText = (read: (text: string) => string | null) => (text: string) => read(text) ?? text

const CONVERTERS: Partial<Record<ColumnType, (text: string) => unknown>> = {
  integer: (text) => (/^-?\d+$/.test(text) ? BigInt(text) : text),
  real: Number,
  boolean: (text) => /^(true|1)$/i.test(text),
  date: orText((text) => (/^-?\d+$/.test(text) ? dayOf(Number(text)) : null)),
  time: orText(timeOf),
  blob: (text) => Buffer.from(text, 'hex'),
  json: jsonOf,
}

/** From the text of a cell to a value that the row writer knows; null when it is the text. */
export function snowflakeConverter(column: Column): ((text: string) => unknown) | null {
  const type = snowflakeType(column)
  if (type !== 'datetime') return CONVERTERS[type] ?? null
  const word = column.type.toLowerCase()
  if (word.endsWith('_tz')) return orText(zonedOf)
  const end = word.endsWith('_ltz') ? 'Z' : ''
  return orText((text) => {
    const moment = momentOf(text)
    return moment && `${moment}${end}`
  })
}

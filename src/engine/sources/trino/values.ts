import { instantOf } from '../../calendar.ts'
import { RawJson } from '../../sandbox/row-writer.ts'
import type { ColumnType } from '../../schema.ts'

const TYPES: [RegExp, ColumnType][] = [
  [/^(tinyint|smallint|integer|bigint)$/, 'integer'],
  [/^(double|real)$/, 'real'],
  [/^decimal/, 'decimal'],
  [/^boolean$/, 'boolean'],
  [/^date$/, 'date'],
  [/^timestamp/, 'datetime'],
  [/^time/, 'time'],
  [/^(json|array|map|row)/, 'json'],
  [/^varbinary$/, 'blob'],
  [/^(varchar|char|uuid|ipaddress)/, 'text'],
]
export const trinoType = (word: string): ColumnType => TYPES.find(([pattern]) => pattern.test(word))?.[1] ?? 'other'

/** Numbers that JavaScript would round are kept digit for digit. */
export const parseExactly = (text: string): unknown =>
  JSON.parse(text, (_key, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(context?.source ?? '')
      ? BigInt(context?.source as string)
      : value,
  )

/** `2024-01-01 10:00:00.000 Europe/Berlin` */
function momentOf(text: string): string {
  const [, day = '', clock = '', fraction = '', zone = ''] = /^(\S+) ([\d:]+)(\.\d+)? ?(.*)$/.exec(text) ?? []
  if (day === '') return text
  const parts = fraction.replace(/\.?0+$/, '')
  if (zone === '') return `${day}T${clock}${parts}`
  if (zone === 'UTC' || /^[+-]00:00$/.test(zone)) return `${day}T${clock}${parts}Z`
  if (/^[+-]/.test(zone)) return `${day}T${clock}${parts}${zone}`
  const instant = instantOf(`${day} ${clock}`, zone)
  return instant === null ? text : `${instant.replace(' ', 'T')}${parts}Z`
}

/** From what the server's JSON has to a value that the row writer knows; null when it is the value. */
export function trinoConverter(word: string): ((value: unknown) => unknown) | null {
  if (word === 'json') return (value) => new RawJson(String(value))
  return CONVERTERS[trinoType(word)] ?? null
}

const CONVERTERS: Partial<Record<ColumnType, (value: unknown) => unknown>> = {
  datetime: (value) => momentOf(String(value)),
  real: (value) => (typeof value === 'string' ? Number.NaN : value),
  blob: (value) => Buffer.from(String(value), 'base64'),
}

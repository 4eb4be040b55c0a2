/** What a column holds, as far as showing it is concerned. */
export type ValueKind = 'number' | 'time' | 'category'

const isoTime =
  /^(-?\d{4,6})-(\d{2})(?:-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?)?$/
const quarter = /^(\d{4})[- ]?Q([1-4])$/i
const plainNumber = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/** Decimals and large integers arrive as text; anything that is not a finite number is a gap. */
export function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'bigint') return Number(value)
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string' && plainNumber.test(value.trim())) return Number(value)
  return null
}

/** What floating point adds in the sixteenth digit is not in the data. */
export const withoutNoise = (value: number): number => (Number.isInteger(value) ? value : Number(value.toPrecision(14)))

/** Milliseconds of an ISO date, month, quarter or time. Times without a zone are taken as UTC, and drawn as UTC. */
export function toTime(value: unknown): number | null {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.getTime()
  if (typeof value !== 'string') return null
  const text = value.trim()
  const q = quarter.exec(text)
  if (q) return Date.UTC(Number(q[1]), (Number(q[2]) - 1) * 3, 1)
  const m = isoTime.exec(text)
  if (!m) return null
  const [, year, month, day = '01', clock, zone] = m
  const minutes =
    zone && zone !== 'Z' ? (zone.length === 3 ? `${zone}:00` : zone.replace(/^(...)(\d\d)$/, '$1:$2')) : 'Z'
  const time = Date.parse(`${year}-${month}-${day}T${clock ?? '00:00'}${minutes}`)
  return Number.isNaN(time) ? null : time
}

const looksLikeYear = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1500 && value <= 2500

export const isYearColumn = (name: string, values: unknown[]): boolean =>
  /(^|[^a-z])(year|yr|jahr|année|año|anno)([^a-z]|$)/i.test(name.replace(/([a-z])([A-Z])/g, '$1 $2')) &&
  values.some((v) => v !== null && v !== undefined) &&
  values.every((v) => v === null || v === undefined || looksLikeYear(v))

export const yearToTime = (value: unknown): number | null => (looksLikeYear(value) ? Date.UTC(value, 0, 1) : null)

/** Nulls say nothing; one value that does not fit makes the column a category, so nothing is silently left out. */
export function kindOf(values: unknown[]): ValueKind {
  let numbers = 0
  let times = 0
  let seen = 0
  for (const value of values) {
    if (value === null || value === undefined || value === '') continue
    seen++
    if (typeof value !== 'boolean' && toNumber(value) !== null) numbers++
    else if (toTime(value) !== null) times++
    else return 'category'
  }
  if (seen === 0) return 'category'
  if (numbers === seen) return 'number'
  return times === seen ? 'time' : 'category'
}

/** What the group of the rows without a value is called, in words and in charts. */
export const noValue = 'no value'

/** How a value reads as a category. */
export const categoryText = (value: unknown): string =>
  value === null || value === undefined || value === ''
    ? noValue
    : value instanceof Date
      ? value.toISOString()
      : String(value)

import type { SQLInputValue } from 'node:sqlite'
import { monthNames } from '../../month-names.ts'

type Value = SQLInputValue

const UNITS: Record<string, string> = {
  years: 'year',
  yyyy: 'year',
  yy: 'year',
  y: 'year',
  quarters: 'quarter',
  q: 'quarter',
  months: 'month',
  mon: 'month',
  mm: 'month',
  weeks: 'week',
  isoweek: 'week',
  w: 'week',
  days: 'day',
  d: 'day',
  dd: 'day',
  hours: 'hour',
  h: 'hour',
  hh: 'hour',
  minutes: 'minute',
  mi: 'minute',
  seconds: 'second',
  s: 'second',
  ss: 'second',
}
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const DAY_MS = 86_400_000

const unitOf = (value: Value | undefined) => {
  const name = String(value).toLowerCase()
  return UNITS[name] ?? name
}

const FORM =
  /^(\d{4})-(\d{2})(?:-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/

/** The moment a value names, as if UTC; null when it names none. Dates are ISO text in our files; numbers are seconds since 1970. */
function moment(value: Value | undefined): Date | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'bigint') return new Date(Number(value) * 1000)
  const parts = FORM.exec(String(value).trim())
  if (!parts) return null
  const [, y, m, d = '01', h = '0', i = '0', s = '0', f = '', zone] = parts
  const date = new Date(Date.UTC(+y!, +m! - 1, +d, +h, +i, +s, Number(f.padEnd(3, '0').slice(0, 3))))
  if (+m! < 1 || +m! > 12 || date.getUTCDate() !== +d) return null
  if (zone && zone !== 'Z') {
    const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))
    date.setTime(date.getTime() + (zone[0] === '-' ? minutes : -minutes) * 60_000)
  }
  return date
}

const day = (date: Date) => date.toISOString().slice(0, 10)
const second = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ')
const startOfDay = (date: Date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()))
const monday = (date: Date) => new Date(startOfDay(date).getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS)

function isoWeek(date: Date): number {
  const thursday = new Date(monday(date).getTime() + 3 * DAY_MS)
  return Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / (7 * DAY_MS)) + 1
}

function part(unit: string, date: Date): number | null {
  switch (unit) {
    case 'year':
      return date.getUTCFullYear()
    case 'quarter':
      return Math.floor(date.getUTCMonth() / 3) + 1
    case 'month':
      return date.getUTCMonth() + 1
    case 'week':
      return isoWeek(date)
    case 'day':
      return date.getUTCDate()
    case 'hour':
      return date.getUTCHours()
    case 'minute':
      return date.getUTCMinutes()
    case 'second':
      return date.getUTCSeconds()
    case 'dow':
    case 'dayofweek':
    case 'weekday':
      return date.getUTCDay()
    case 'isodow':
      return date.getUTCDay() || 7
    case 'doy':
    case 'dayofyear':
      return Math.floor((startOfDay(date).getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY_MS) + 1
    case 'epoch':
      return date.getTime() / 1000
    default:
      throw new Error(`"${unit}" is not a part of a date`)
  }
}

function trunc(unit: string, date: Date): string {
  const y = date.getUTCFullYear()
  const m = date.getUTCMonth()
  switch (unit) {
    case 'decade':
      return day(new Date(Date.UTC(y - (y % 10), 0, 1)))
    case 'year':
      return day(new Date(Date.UTC(y, 0, 1)))
    case 'quarter':
      return day(new Date(Date.UTC(y, m - (m % 3), 1)))
    case 'month':
      return day(new Date(Date.UTC(y, m, 1)))
    case 'week':
      return day(monday(date))
    case 'day':
      return day(date)
    case 'hour':
      return `${date.toISOString().slice(0, 13).replace('T', ' ')}:00:00`
    case 'minute':
      return `${date.toISOString().slice(0, 16).replace('T', ' ')}:00`
    case 'second':
      return second(date)
    default:
      throw new Error(`"${unit}" is not a part of a date`)
  }
}

/** Boundaries of the unit crossed between two moments, as DuckDB and SQL Server count. */
function difference(unit: string, from: Date, to: Date): number {
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  const steps = (ms: number) => Math.floor(to.getTime() / ms) - Math.floor(from.getTime() / ms)
  switch (unit) {
    case 'year':
      return to.getUTCFullYear() - from.getUTCFullYear()
    case 'quarter':
      return (
        (to.getUTCFullYear() - from.getUTCFullYear()) * 4 +
        Math.floor(to.getUTCMonth() / 3) -
        Math.floor(from.getUTCMonth() / 3)
      )
    case 'month':
      return months
    case 'week':
      return Math.round((monday(to).getTime() - monday(from).getTime()) / (7 * DAY_MS))
    case 'day':
      return steps(DAY_MS)
    case 'hour':
      return steps(3_600_000)
    case 'minute':
      return steps(60_000)
    case 'second':
      return steps(1000)
    default:
      throw new Error(`"${unit}" is not a part of a date`)
  }
}

function add(value: Value, count: number, unit: string): string | null {
  const date = moment(value)
  if (!date) return null
  const months = unit === 'year' ? 12 * count : unit === 'quarter' ? 3 * count : unit === 'month' ? count : 0
  const ms = { week: 7 * DAY_MS, day: DAY_MS, hour: 3_600_000, minute: 60_000, second: 1000 }[unit]
  if (months === 0 && ms === undefined && count !== 0) throw new Error(`"${unit}" is not a part of a date`)
  if (months !== 0) {
    // The 31st of a month that has none is its last day.
    const wanted = date.getUTCDate()
    date.setUTCDate(1)
    date.setUTCMonth(date.getUTCMonth() + months)
    date.setUTCDate(Math.min(wanted, new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()))
  } else date.setTime(date.getTime() + count * (ms ?? 0))
  return String(value).trim().length <= 10 && !['hour', 'minute', 'second'].includes(unit) ? day(date) : second(date)
}

type DateFunction = (...args: Value[]) => Value
const of =
  (f: (date: Date) => Value): DateFunction =>
  (value) => {
    const date = moment(value)
    return date ? f(date) : null
  }
const partOf = (unit: string) => of((date) => part(unit, date))
const between: DateFunction = (...args) => {
  // Both orders are in use: (unit, from, to) elsewhere, (to, from) in days where there are no units.
  const [unit, from, to] = args.length === 2 ? ['day', args[1], args[0]] : [unitOf(args[0]), args[1], args[2]]
  const [a, b] = [moment(from), moment(to)]
  return a && b ? difference(unit, a, b) : null
}
const added: DateFunction = (...args) => {
  // (unit, count, date) as in SQL Server, (date, count, unit) as in others, (date, days).
  if (args.includes(null)) return null
  if (typeof args[0] === 'string' && moment(args[0]) === null)
    return add(args[2] ?? null, Number(args[1]), unitOf(args[0]))
  return add(args[0] ?? null, Number(args[1]), args[2] === undefined ? 'day' : unitOf(args[2]))
}

export const dateFunctions: Record<string, DateFunction> = {
  date_trunc: (unit, value) => {
    const date = moment(value)
    return date ? trunc(unitOf(unit), date) : null
  },
  date_part: (unit, value) => {
    const date = moment(value)
    return date ? part(unitOf(unit), date) : null
  },
  year: partOf('year'),
  quarter: partOf('quarter'),
  month: partOf('month'),
  week: partOf('week'),
  weekofyear: partOf('week'),
  day: partOf('day'),
  dayofmonth: partOf('day'),
  dayofweek: partOf('dow'),
  isodow: partOf('isodow'),
  dayofyear: partOf('doy'),
  hour: partOf('hour'),
  minute: partOf('minute'),
  second: partOf('second'),
  epoch: partOf('epoch'),
  dayname: of((date) => DAYS[date.getUTCDay()] ?? null),
  monthname: of((date) => monthNames[date.getUTCMonth()] ?? null),
  last_day: of((date) => day(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)))),
  to_date: of(day),
  to_timestamp: of(second),
  make_date: (y, m, d) =>
    y === null || m === null || d === null
      ? null
      : moment(`${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`)
        ? `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
        : null,
  date_diff: between,
  datediff: between,
  date_add: added,
  dateadd: added,
  date_sub: (value, count, unit) =>
    value === null || count === null
      ? null
      : add(value ?? null, -Number(count), unit === undefined ? 'day' : unitOf(unit)),
}

import type { SQLInputValue } from 'node:sqlite'
import { monthNames } from '../../month-names.ts'

type Value = SQLInputValue

/** Other names of the units. */
const ALIASES = {
  year: ['years', 'yyyy', 'yy', 'y'],
  quarter: ['quarters', 'q'],
  month: ['months', 'mon', 'mm'],
  week: ['weeks', 'isoweek', 'w'],
  day: ['days', 'd', 'dd'],
  hour: ['hours', 'h', 'hh'],
  minute: ['minutes', 'mi'],
  second: ['seconds', 's', 'ss'],
}
const UNITS = new Map(Object.entries(ALIASES).flatMap(([unit, names]) => names.map((name) => [name, unit])))
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const DAY_MS = 86_400_000

const unitOf = (value: Value | undefined) => {
  const name = String(value).toLowerCase()
  return UNITS.get(name) ?? name
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

const yearOf = (date: Date) => date.getUTCFullYear()
const quarterOf = (date: Date) => Math.floor(date.getUTCMonth() / 3)
const weekdayOf = (date: Date) => date.getUTCDay()
const dayOfYear = (date: Date) => Math.floor((startOfDay(date).getTime() - Date.UTC(yearOf(date), 0, 1)) / DAY_MS) + 1
const firstOf = (year: number, month: number) => day(new Date(Date.UTC(year, month, 1)))

/** What a table has for a unit. */
function forUnit<T>(table: Record<string, T>, unit: string): T {
  if (!Object.hasOwn(table, unit)) throw new Error(`"${unit}" is not a part of a date`)
  return table[unit] as T
}

const PARTS: Record<string, (date: Date) => number> = {
  year: yearOf,
  quarter: (date) => quarterOf(date) + 1,
  month: (date) => date.getUTCMonth() + 1,
  week: isoWeek,
  day: (date) => date.getUTCDate(),
  hour: (date) => date.getUTCHours(),
  minute: (date) => date.getUTCMinutes(),
  second: (date) => date.getUTCSeconds(),
  dow: weekdayOf,
  dayofweek: weekdayOf,
  weekday: weekdayOf,
  isodow: (date) => date.getUTCDay() || 7,
  doy: dayOfYear,
  dayofyear: dayOfYear,
  epoch: (date) => date.getTime() / 1000,
}

const TRUNCATED: Record<string, (date: Date) => string> = {
  decade: (date) => firstOf(yearOf(date) - (yearOf(date) % 10), 0),
  year: (date) => firstOf(yearOf(date), 0),
  quarter: (date) => firstOf(yearOf(date), quarterOf(date) * 3),
  month: (date) => firstOf(yearOf(date), date.getUTCMonth()),
  week: (date) => day(monday(date)),
  day,
  hour: (date) => `${second(date).slice(0, 13)}:00:00`,
  minute: (date) => `${second(date).slice(0, 16)}:00`,
  second,
}

const UNIT_MS = { week: 7 * DAY_MS, day: DAY_MS, hour: 3_600_000, minute: 60_000, second: 1000 }
const steps = (ms: number) => (from: Date, to: Date) => Math.floor(to.getTime() / ms) - Math.floor(from.getTime() / ms)

/** Boundaries of the unit crossed between two moments, as DuckDB and SQL Server count. */
const DIFFERENCES: Record<string, (from: Date, to: Date) => number> = {
  year: (from, to) => yearOf(to) - yearOf(from),
  quarter: (from, to) => (yearOf(to) - yearOf(from)) * 4 + quarterOf(to) - quarterOf(from),
  month: (from, to) => (yearOf(to) - yearOf(from)) * 12 + to.getUTCMonth() - from.getUTCMonth(),
  week: (from, to) => Math.round((monday(to).getTime() - monday(from).getTime()) / UNIT_MS.week),
  day: steps(UNIT_MS.day),
  hour: steps(UNIT_MS.hour),
  minute: steps(UNIT_MS.minute),
  second: steps(UNIT_MS.second),
}

function add(value: Value, count: number, unit: string): string | null {
  const date = moment(value)
  if (!date) return null
  const months = unit === 'year' ? 12 * count : unit === 'quarter' ? 3 * count : unit === 'month' ? count : 0
  const ms = (UNIT_MS as Record<string, number>)[unit]
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
const partOf = (unit: string) => of(forUnit(PARTS, unit))
const between: DateFunction = (...args) => {
  // Both orders are in use: (unit, from, to) elsewhere, (to, from) in days where there are no units.
  const [unit, from, to] = args.length === 2 ? ['day', args[1], args[0]] : [unitOf(args[0]), args[1], args[2]]
  const [a, b] = [moment(from), moment(to)]
  return a && b ? forUnit(DIFFERENCES, unit)(a, b) : null
}
const added: DateFunction = (...args) => {
  // (unit, count, date) as in SQL Server, (date, count, unit) as in others, (date, days).
  if (args.includes(null)) return null
  if (typeof args[0] === 'string' && moment(args[0]) === null)
    return add(args[2] ?? null, Number(args[1]), unitOf(args[0]))
  return add(args[0] ?? null, Number(args[1]), args[2] === undefined ? 'day' : unitOf(args[2]))
}

export const dateFunctions: Record<string, DateFunction> = {
  date_trunc: (unit, value) => of((date) => forUnit(TRUNCATED, unitOf(unit))(date))(value),
  date_part: (unit, value) => of((date) => forUnit(PARTS, unitOf(unit))(date))(value),
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
  make_date(y, m, d) {
    if (y === null || m === null || d === null) return null
    const date = [String(y).padStart(4, '0'), String(m).padStart(2, '0'), String(d).padStart(2, '0')].join('-')
    return moment(date) ? date : null
  },
  date_diff: between,
  datediff: between,
  date_add: added,
  dateadd: added,
  date_sub: (value, count, unit) =>
    value === null || count === null
      ? null
      : add(value ?? null, -Number(count), unit === undefined ? 'day' : unitOf(unit)),
}

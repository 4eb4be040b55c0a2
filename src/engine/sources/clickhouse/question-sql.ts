import type { AggregateFunction, Grain } from '../../aggregation.contract.ts'
import type { CalendarUnit } from '../../calendar.ts'
import {
  isClock,
  ordinary,
  ordinaryAggregate,
  quotedWithBackslashes,
  type SqlDialect,
  withoutMissing,
} from '../question-sql.ts'
import { dialect as names } from './dialect.ts'

const float = (sql: string) => `toFloat64(${sql})`

const midnight = (sql: string) => `toDateTime64(toDate32(${sql}), 6, 'UTC')`

/** Not toStartOfMonth and the like, whose results begin in 1970: what is before that would come out as another day. */
const GRAINS: Record<Exclude<Grain, 'fiscal_year'>, (sql: string) => string> = {
  year: (sql) => `makeDate32(toYear(${sql}), 1, 1)`,
  quarter: (sql) => `makeDate32(toYear(${sql}), toQuarter(${sql}) * 3 - 2, 1)`,
  month: (sql) => `makeDate32(toYear(${sql}), toMonth(${sql}), 1)`,
  week: (sql) => `addDays(toDate32(${sql}), 1 - toDayOfWeek(${sql}))`,
  day: (sql) => `toDate32(${sql})`,
  hour: (sql) => `addHours(${midnight(sql)}, toHour(${sql}))`,
  minute: (sql) => `addMinutes(${midnight(sql)}, toHour(${sql}) * 60 + toMinute(${sql}))`,
  year_number: (sql) => `toYear(${sql})`,
  quarter_of_year: (sql) => `toQuarter(${sql})`,
  month_of_year: (sql) => `toMonth(${sql})`,
  week_of_year: (sql) => `toISOWeek(${sql})`,
  day_of_year: (sql) => `toDayOfYear(${sql})`,
  day_of_month: (sql) => `toDayOfMonth(${sql})`,
  weekday: (sql) => `toDayOfWeek(${sql})`,
  hour_of_day: (sql) => `toHour(${sql})`,
}
const ADD: Record<CalendarUnit, string> = {
  year: 'addYears',
  quarter: 'addQuarters',
  month: 'addMonths',
  week: 'addWeeks',
  day: 'addDays',
  hour: 'addHours',
  minute: 'addMinutes',
}
const OWN: Partial<Record<AggregateFunction, string>> = {
  stddev: 'stddevSampStable',
  stddev_population: 'stddevPopStable',
  variance: 'varSampStable',
  variance_population: 'varPopStable',
}

function aggregate(fn: AggregateFunction, x: string, y: string | null, p: number): string | null {
  // Of no values, ClickHouse would give 0.
  if (fn === 'sum') return `sumOrNull(${x})`
  if (fn === 'avg' || fn === 'min' || fn === 'max') return `${fn}OrNull(${x})`
  if (fn === 'any' || fn === 'every') return `${fn === 'any' ? 'max' : 'min'}OrNull(${x})`
  if (fn === 'median' || fn === 'percentile')
    return `quantileExactInclusiveOrNull(${fn === 'median' ? 0.5 : p})(${float(x)})`
  if (OWN[fn]) return `${OWN[fn]}OrNull(${float(x)})`
  const pair = `${float(x)}, ${float(y ?? x)}`
  if (fn === 'correlation') return `corrStableOrNull(${pair})`
  const together = `covarSampStableOrNull(${pair})`
  if (fn === 'covariance') return together
  // Of rows where both are there.
  if (fn === 'slope')
    return `${together} / nullIf(varSampStableOrNull(if(isNull(${x}), NULL, ${float(y as string)})), 0)`
  return ordinaryAggregate(fn, x)
}

export const questionSql: SqlDialect = {
  ...ordinary(names),
  literal: quotedWithBackslashes,
  filters: false,
  decimalsOverflow: true,
  isCostly: true,
  mixesNumbers: false,
  real: float,
  text: (sql) => `toString(${sql})`,
  exact: (sql, cast) => (cast ? `toString(${sql})` : sql),
  date: (text) => `toDate32('${text}')`,
  // What clocks show is kept as if it were in UTC, whatever the server's own time zone.
  datetime: (text) => `toDateTime64('${text}', 6, 'UTC')`,
  grain(name, sql, _of, fiscal) {
    if (name !== 'fiscal_year') return GRAINS[name](sql)
    return fiscal === 1
      ? GRAINS.year(sql)
      : `addMonths(${GRAINS.year(`addMonths(toDate32(${sql}), -${fiscal - 1})`)}, ${fiscal - 1})`
  },
  shift: (sql, unit, count, of) =>
    `${ADD[unit]}(${of === 'date' && isClock(unit) ? `toDateTime64(${sql}, 6, 'UTC')` : sql}, ${count})`,
  local(sql, zone) {
    const known = `toTimeZone(${sql}, 'UTC')`
    return zone === 'UTC'
      ? known
      : `addSeconds(${known}, timeZoneOffset(toTimeZone(${sql}, '${zone.replaceAll("'", "\\'")}')))`
  },
  instants: /^(?:(?:Nullable|LowCardinality)\()*DateTime/,
  instant: (text) => `toDateTime64('${text}', 6, 'UTC')`,
  seconds: (sql) => `toUnixTimestamp64Second(toDateTime64(${sql}, 0, 'UTC'))`,
  dayAndClock: (sql) => `formatDateTime(toDateTime64(${sql}, 0, 'UTC'), '%d %H:%i:%S')`,
  whole: (sql, by) => `toInt64(trunc((${sql}) / ${by}))`,
  contains: (text, part) => `position(${text}, ${part}) > 0`,
  starts: (text, part) => `startsWith(${text}, ${part})`,
  ends: (text, part) => `endsWith(${text}, ${part})`,
  like: (text, pattern) => `${text} LIKE ${pattern}`,
  lower: (sql) => `lowerUTF8(${sql})`,
  upper: (sql) => `upperUTF8(${sql})`,
  length: (sql) => `lengthUTF8(${sql})`,
  substring: (sql, start, length) => `substringUTF8(${sql}, ${start}${length === null ? '' : `, ${length}`})`,
  concat: (parts) => `concat(${parts.join(', ')})`,
  firstNumber: (sql) => `toFloat64OrNull(replaceAll(extract(${sql}, '-?[0-9][0-9,]*(?:[.][0-9]+)?'), ',', ''))`,
  periods: (column, from, unit) =>
    `SELECT ${ADD[unit]}(first_one, n) AS \`value\`\nFROM (SELECT minOrNull(${column}) AS first_one, maxOrNull(${column}) AS last_one FROM ${from}) AS span\nARRAY JOIN range(toUInt32(ifNull(dateDiff('${unit}', first_one, last_one) + 1, 0))) AS n`,
  extreme: (which, args) => `${which}(${withoutMissing(args).join(', ')})`,
  ln: (sql) => `log(${sql})`,
  mod: (a, b) => `modulo(${float(a)}, ${float(b)})`,
  // Floating numbers would go to the even one of two that are as near; what is too long for a decimal has nothing to round.
  round: (sql, digits) =>
    `ifNull(toFloat64(round(toDecimal256OrNull(toString(${sql}), 20), ${digits})), ${float(sql)})`,
  // Without toNullable the first rows would have 0 before them.
  lag: (sql, rows) => `lagInFrame(toNullable(${sql}), ${rows})`,
  aggregate,
}

import type { AggregateFunction, Grain } from '../../aggregation.contract.ts'
import type { CalendarUnit } from '../../calendar.ts'
import { quoteIdentifier } from '../../quote-identifier.ts'
import { ordinary, ordinaryAggregate, quotedWithBackslashes, type SqlDialect, withoutMissing } from '../question-sql.ts'
import { dialect as names } from './dialect.ts'

const float = (sql: string) => `toFloat64(${sql})`

const GRAINS: Record<Exclude<Grain, 'fiscal_year'>, (sql: string) => string> = {
  year: (sql) => `toStartOfYear(${sql})`,
  quarter: (sql) => `toStartOfQuarter(${sql})`,
  month: (sql) => `toStartOfMonth(${sql})`,
  week: (sql) => `toMonday(${sql})`,
  day: (sql) => `toDate(${sql})`,
  hour: (sql) => `toStartOfHour(${sql})`,
  minute: (sql) => `toStartOfMinute(${sql})`,
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
  stddev: 'stddevSamp',
  stddev_population: 'stddevPop',
  variance: 'varSamp',
  variance_population: 'varPop',
}

function aggregate(fn: AggregateFunction, x: string, y: string | null, p: number): string | null {
  // Of no values, ClickHouse would give 0.
  if (fn === 'sum') return `sumOrNull(${x})`
  if (fn === 'avg' || fn === 'min' || fn === 'max') return `${fn}OrNull(${x})`
  if (fn === 'any' || fn === 'every') return `${fn === 'any' ? 'max' : 'min'}OrNull(${x})`
  if (fn === 'median' || fn === 'percentile')
    return `quantileExactInclusiveOrNull(${fn === 'median' ? 0.5 : p})(${float(x)})`
  if (OWN[fn]) return `${OWN[fn]}OrNull(${float(x)})`
  if (fn === 'correlation') return `corrOrNull(${float(x)}, ${float(y as string)})`
  if (fn === 'covariance') return `covarSampOrNull(${float(x)}, ${float(y as string)})`
  if (fn === 'slope')
    return `covarSampOrNull(${float(x)}, ${float(y as string)}) / nullIf(varSampOrNull(${float(y as string)}), 0)`
  return ordinaryAggregate(fn, x)
}

export const questionSql: SqlDialect = {
  ...ordinary,
  quote: (name) => quoteIdentifier(name, names.quoting),
  table: names.table,
  literal: quotedWithBackslashes,
  filters: false,
  real: float,
  text: (sql) => `toString(${sql})`,
  exact: (sql, cast) => (cast ? `toString(${sql})` : sql),
  date: (text) => `toDate32('${text}')`,
  // What clocks show is kept as if it were in UTC, whatever the server's own time zone.
  datetime: (text) => `toDateTime64('${text}', 6, 'UTC')`,
  grain(name, sql, _of, fiscal) {
    if (name !== 'fiscal_year') return GRAINS[name](sql)
    return `addMonths(toStartOfYear(addMonths(${sql}, -${fiscal - 1})), ${fiscal - 1})`
  },
  shift: (sql, unit, count, of) =>
    `${ADD[unit]}(${of === 'date' && (unit === 'hour' || unit === 'minute') ? `toDateTime64(${sql}, 6, 'UTC')` : sql}, ${count})`,
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
    `SELECT ${ADD[unit]}(first_one, n) AS \`value\`\nFROM (SELECT MIN(${column}) AS first_one, MAX(${column}) AS last_one FROM ${from}) AS span\nARRAY JOIN range(toUInt32(ifNull(dateDiff('${unit}', first_one, last_one) + 1, 0))) AS n`,
  extreme: (which, args) => `${which}(${withoutMissing(args).join(', ')})`,
  ln: (sql) => `log(${sql})`,
  aggregate,
}

import type { Grain } from '../../aggregation.contract.ts'
import type { CalendarUnit } from '../../calendar.ts'
import type { ColumnType } from '../../schema.ts'
import {
  aggregatesOf,
  countedPeriods,
  isClock,
  ordinary,
  PAIRS,
  quotedWithBackslashes,
  type SqlDialect,
  truncating,
  withoutMissing,
} from '../question-sql.ts'
import { dialect as names } from './dialect.ts'
import { looksLikeStage } from './guard.ts'

const double = (sql: string) => `CAST(${sql} AS DOUBLE)`
/** What a bare TIMESTAMP is depends on the account. */
const moment = (sql: string) => `CAST(${sql} AS TIMESTAMP_NTZ)`
const quoted = (text: string) => quotedWithBackslashes(text).replaceAll('\r', '\\r')

function literal(text: string): string {
  if (!looksLikeStage(text)) return quoted(text)
  const at = text.search(/\S/) + 1
  return `(${quoted(text.slice(0, at))} || ${quoted(text.slice(at))})`
}

const PARTS: Partial<Record<Grain, string>> = {
  year_number: 'YEAR',
  quarter_of_year: 'QUARTER',
  month_of_year: 'MONTH',
  week_of_year: 'WEEKISO',
  day_of_year: 'DAYOFYEAR',
  day_of_month: 'DAY',
  weekday: 'DAYOFWEEKISO',
}

function grain(name: Grain, sql: string, _of: ColumnType, fiscalYearStart: number): string {
  if (name === 'hour_of_day') return `HOUR(${moment(sql)})`
  if (!truncating(name)) return `${PARTS[name]}(${sql})`
  if (name === 'hour' || name === 'minute') return `DATE_TRUNC('${name}', ${moment(sql)})`
  const day = `CAST(${sql} AS DATE)`
  if (name === 'day') return day
  // Where a week begins is a setting of the account.
  if (name === 'week') return `DATEADD('day', 1 - DAYOFWEEKISO(${day}), ${day})`
  if (name !== 'fiscal_year') return `DATE_TRUNC('${name}', ${day})`
  const months = fiscalYearStart - 1
  return `DATEADD('month', ${months}, DATE_TRUNC('year', DATEADD('month', -${months}, DATE_TRUNC('month', ${day}))))`
}

const added = (unit: CalendarUnit, count: number | string, sql: string, of: ColumnType) =>
  `DATEADD('${unit}', ${count}, ${of === 'date' && isClock(unit) ? moment(sql) : sql})`

export const questionSql: SqlDialect = {
  ...ordinary(names),
  literal,
  filters: false,
  decimalsOverflow: true,
  isCostly: true,
  real: double,
  text: (sql) => `CAST(${sql} AS VARCHAR)`,
  exact: (sql, cast) => (cast ? `CAST(${sql} AS VARCHAR)` : sql),
  datetime: (text) => moment(`'${text}'`),
  grain,
  shift: (sql, unit, count, of) => added(unit, count, sql, of),
  local: (sql, zone) => moment(`CONVERT_TIMEZONE(${quoted(zone)}, ${sql})`),
  instants: /^TIMESTAMP_L?TZ/i,
  instant: (text) => `TO_TIMESTAMP_TZ('${text} +00:00', 'YYYY-MM-DD HH24:MI:SS TZH:TZM')`,
  seconds: (sql) => `DATEDIFF('second', ${moment("'1970-01-01 00:00:00'")}, ${moment(sql)})`,
  dayAndClock: (sql) => `TO_CHAR(${moment(sql)}, 'DD HH24:MI:SS')`,
  whole: (sql, by) => `CAST(TRUNC((${sql}) / ${by}) AS BIGINT)`,
  contains: (text, part) => `CONTAINS(${text}, ${part})`,
  starts: (text, part) => `STARTSWITH(${text}, ${part})`,
  ends: (text, part) => `ENDSWITH(${text}, ${part})`,
  like: (text, pattern) => `${text} LIKE ${pattern} ESCAPE '\\\\'`,
  firstNumber: (sql) => `TRY_TO_DOUBLE(REPLACE(REGEXP_SUBSTR(${sql}, '-?[0-9][0-9,]*([.][0-9]+)?'), ',', ''))`,
  extreme: (which, args) => `${which.toUpperCase()}(${withoutMissing(args).join(', ')})`,
  present: (sql, type) => (type === 'boolean' ? `BOOLOR_AGG(${sql})` : `MAX(${sql})`),
  // How often a statement may count on is limited.
  periods: countedPeriods(({ first, count, unit, type }) => added(unit, count, first, type)),
  aggregate: aggregatesOf({
    any: 'BOOLOR_AGG',
    every: 'BOOLAND_AGG',
    of: double,
    quantile: (x, p) => `PERCENTILE_CONT(${p}) WITHIN GROUP (ORDER BY ${double(x)})`,
    pairs: PAIRS,
  }),
}

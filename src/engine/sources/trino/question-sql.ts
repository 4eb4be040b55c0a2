import type { Grain } from '../../aggregation.contract.ts'
import type { CalendarUnit } from '../../calendar.ts'
import type { ColumnType } from '../../schema.ts'
import {
  aggregatesOf,
  countedPeriods,
  isClock,
  ordinary,
  PAIRS,
  type SqlDialect,
  truncating,
  withoutMissing,
} from '../question-sql.ts'
import { dialect as names } from './dialect.ts'

const double = (sql: string) => `CAST(${sql} AS double)`
const moment = (sql: string) => `CAST(${sql} AS timestamp)`

const PARTS: Partial<Record<Grain, string>> = {
  year_number: 'YEAR',
  quarter_of_year: 'QUARTER',
  month_of_year: 'MONTH',
  week_of_year: 'WEEK',
  day_of_year: 'DAY_OF_YEAR',
  day_of_month: 'DAY',
  weekday: 'DAY_OF_WEEK',
}

function grain(name: Grain, sql: string, _of: ColumnType, fiscalYearStart: number): string {
  if (name === 'hour_of_day') return `HOUR(${moment(sql)})`
  if (!truncating(name)) return `${PARTS[name]}(${sql})`
  if (name === 'hour' || name === 'minute') return `DATE_TRUNC('${name}', ${moment(sql)})`
  const day = `CAST(${sql} AS date)`
  if (name === 'day') return day
  if (name !== 'fiscal_year') return `DATE_TRUNC('${name}', ${day})`
  const months = fiscalYearStart - 1
  return `DATE_ADD('month', ${months}, DATE_TRUNC('year', DATE_ADD('month', -${months}, DATE_TRUNC('month', ${day}))))`
}

const added = (unit: CalendarUnit, count: number | string, sql: string, of: ColumnType) =>
  `DATE_ADD('${unit}', ${count}, ${of === 'date' && isClock(unit) ? moment(sql) : sql})`

export const questionSql: SqlDialect = {
  ...ordinary(names),
  decimalsOverflow: true,
  isCostly: true,
  real: double,
  text: (sql) => `CAST(${sql} AS varchar)`,
  exact: (sql, cast) => (cast ? `CAST(${sql} AS varchar)` : sql),
  grain,
  shift: (sql, unit, count, of) => added(unit, count, sql, of),
  local: (sql, zone) => `CAST(${sql} AT TIME ZONE '${zone.replaceAll("'", "''")}' AS timestamp)`,
  instants: /with time zone$/i,
  instant: (text) => `TIMESTAMP '${text} UTC'`,
  seconds: (sql) => `DATE_DIFF('second', TIMESTAMP '1970-01-01 00:00:00', DATE_TRUNC('second', ${moment(sql)}))`,
  dayAndClock: (sql) => `DATE_FORMAT(${moment(sql)}, '%d %H:%i:%s')`,
  whole: (sql, by) => `(${sql}) / ${by}`,
  contains: (text, part) => `STRPOS(${text}, ${part}) > 0`,
  starts: (text, part) => `STARTS_WITH(${text}, ${part})`,
  ends: (text, part) => `SUBSTR(${text}, -LENGTH(${part})) = ${part}`,
  firstNumber: (sql) => `CAST(REPLACE(REGEXP_EXTRACT(${sql}, '-?[0-9][0-9,]*(?:[.][0-9]+)?'), ',', '') AS double)`,
  extreme: (which, args) => `${which.toUpperCase()}(${withoutMissing(args).join(', ')})`,
  present: (sql, type) => (type === 'boolean' ? `BOOL_OR(${sql})` : `MAX(${sql})`),
  limit: (rows, offset) => `${offset === 0 ? '' : `\nOFFSET ${offset}`}${rows === null ? '' : `\nLIMIT ${rows}`}`,
  // Counting on stops after ten steps.
  periods: countedPeriods(({ first, count, unit, type }) => added(unit, count, first, type)),
  aggregate: aggregatesOf({ any: 'BOOL_OR', every: 'BOOL_AND', of: double, pairs: PAIRS }),
}

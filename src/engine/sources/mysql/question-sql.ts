import type { AggregateFunction, Grain } from '../../aggregation.contract.ts'
import { quoteIdentifier } from '../../quote-identifier.ts'
import {
  countedPeriods,
  ordinary,
  ordinaryAggregate,
  quotedWithBackslashes,
  SAMPLE,
  type SqlDialect,
  withoutMissing,
} from '../question-sql.ts'
import { zoneMinutes } from '../sql/zone-steps.ts'
import { dialect as names } from './dialect.ts'

const double = (sql: string) => `CAST(${sql} AS DOUBLE)`
const day = (sql: string) => `CAST(${sql} AS DATE)`

function grain(name: Grain, sql: string, fiscalYearStart: number): string {
  switch (name) {
    case 'year':
      return day(`DATE_FORMAT(${sql}, '%Y-01-01')`)
    case 'fiscal_year': {
      const months = `INTERVAL ${fiscalYearStart - 1} MONTH`
      return day(`DATE_FORMAT(DATE_FORMAT(${sql}, '%Y-%m-01') - ${months}, '%Y-01-01') + ${months}`)
    }
    case 'quarter':
      return day(`DATE_FORMAT(${sql}, '%Y-%m-01') - INTERVAL (MONTH(${sql}) - 1) % 3 MONTH`)
    case 'month':
      return day(`DATE_FORMAT(${sql}, '%Y-%m-01')`)
    case 'week':
      return day(`${sql} - INTERVAL WEEKDAY(${sql}) DAY`)
    case 'day':
      return day(sql)
    case 'hour':
      return `CAST(DATE_FORMAT(${sql}, '%Y-%m-%d %H:00:00') AS DATETIME)`
    case 'minute':
      return `CAST(DATE_FORMAT(${sql}, '%Y-%m-%d %H:%i:00') AS DATETIME)`
    case 'year_number':
      return `YEAR(${sql})`
    case 'quarter_of_year':
      return `QUARTER(${sql})`
    case 'month_of_year':
      return `MONTH(${sql})`
    case 'week_of_year':
      return `WEEK(${sql}, 3)`
    case 'day_of_year':
      return `DAYOFYEAR(${sql})`
    case 'day_of_month':
      return `DAYOFMONTH(${sql})`
    case 'weekday':
      return `WEEKDAY(${sql}) + 1`
    case 'hour_of_day':
      return `HOUR(${sql})`
  }
}

function aggregate(fn: AggregateFunction, x: string): string | null {
  // Of whole numbers, MySQL would give four digits after the point.
  if (fn === 'avg') return `AVG(${double(x)})`
  if (fn === 'any' || fn === 'every') return `${fn === 'any' ? 'MAX' : 'MIN'}(${x})`
  if (SAMPLE[fn]) return `${SAMPLE[fn]}(${double(x)})`
  return ordinaryAggregate(fn, x)
}

export const questionSql: SqlDialect = {
  ...ordinary,
  quote: (name) => quoteIdentifier(name, names.quoting),
  table: names.table,
  literal: quotedWithBackslashes,
  filters: false,
  real: double,
  text: (sql) => `CONVERT(${sql} USING utf8mb4)`,
  exact: (sql) => `CONVERT(${sql} USING utf8mb4) COLLATE utf8mb4_bin`,
  equalIsExact: false,
  boolean: (value) => (value ? '1' : '0'),
  grain: (name, sql, _of, fiscal) => grain(name, sql, fiscal),
  shift(sql, unit, count, of) {
    const clock = unit === 'hour' || unit === 'minute'
    const moment = `${sql} + INTERVAL ${count} ${unit.toUpperCase()}`
    return of === 'date' && !clock ? day(moment) : `CAST(${moment} AS DATETIME)`
  },
  // The server's own tables of time zones are often empty.
  local: (sql, zone) => `(${sql} + INTERVAL (${zoneMinutes(sql, zone, (text) => `TIMESTAMP '${text}'`)}) MINUTE)`,
  instants: /^timestamp/i,
  padded: () => 'at its end',
  instant: (text) => `TIMESTAMP '${text}'`,
  seconds: (sql) => `TO_SECONDS(${sql})`,
  dayAndClock: (sql) => `DATE_FORMAT(${sql}, '%d %H:%i:%s')`,
  whole: (sql, by) => `(${sql}) DIV ${by}`,
  order: (sql, descending) => (descending ? `${sql} DESC` : `${sql} IS NULL, ${sql}`),
  contains: (text, part) => `LOCATE(${part}, ${text}) > 0`,
  starts: (text, part) => `LEFT(${text}, CHAR_LENGTH(${part})) = ${part}`,
  ends: (text, part) => `RIGHT(${text}, CHAR_LENGTH(${part})) = ${part}`,
  // Within quotes a backslash stands for itself only when it is doubled.
  like: (text, pattern) => `${text} LIKE ${pattern} ESCAPE '\\\\'`,
  length: (sql) => `CHAR_LENGTH(${sql})`,
  concat: (parts) => `CONCAT(${parts.join(', ')})`,
  firstNumber: (sql) =>
    `CAST(REPLACE(NULLIF(REGEXP_SUBSTR(${sql}, '-?[0-9][0-9,]*([.][0-9]+)?'), ''), ',', '') AS DOUBLE)`,
  // Of doubles, MySQL takes halves to the even number.
  round: (sql, digits, of) =>
    of === 'real'
      ? `(SIGN(${sql}) * FLOOR(ABS(${sql}) * POWER(10, ${digits}) + 0.5) / POWER(10, ${digits}))`
      : `ROUND(${sql}, ${digits})`,
  // Counting on stops after a thousand steps, in MariaDB without a word.
  periods: (column, from, unit, type) =>
    countedPeriods(
      column,
      from,
      (first, count) => {
        const clock = unit === 'hour' || unit === 'minute'
        return `CAST(${first} + INTERVAL (${count}) ${unit.toUpperCase()} AS ${type === 'date' && !clock ? 'DATE' : 'DATETIME'})`
      },
      '`value`',
    ),
  extreme: (which, args) => `${which.toUpperCase()}(${withoutMissing(args).join(', ')})`,
  same: (a, b) => `${a} <=> ${b}`,
  ordersByNumber: false,
  aggregate,
}

import type { Grain } from '../../aggregation.contract.ts'
import {
  aggregatesOf,
  countedPeriods,
  isClock,
  ordinary,
  quotedWithBackslashes,
  type SqlDialect,
  withoutMissing,
} from '../question-sql.ts'
import { zoneMinutes } from '../sql/zone-steps.ts'
import { dialect as names } from './dialect.ts'

const double = (sql: string) => `CAST(${sql} AS DOUBLE)`
const day = (sql: string) => `CAST(${sql} AS DATE)`

const GRAINS: Record<Grain, (sql: string, fiscalYearStart: number) => string> = {
  year: (sql) => day(`DATE_FORMAT(${sql}, '%Y-01-01')`),
  fiscal_year(sql, fiscalYearStart) {
    const months = `INTERVAL ${fiscalYearStart - 1} MONTH`
    return day(`DATE_FORMAT(DATE_FORMAT(${sql}, '%Y-%m-01') - ${months}, '%Y-01-01') + ${months}`)
  },
  quarter: (sql) => day(`DATE_FORMAT(${sql}, '%Y-%m-01') - INTERVAL (MONTH(${sql}) - 1) % 3 MONTH`),
  month: (sql) => day(`DATE_FORMAT(${sql}, '%Y-%m-01')`),
  week: (sql) => day(`${sql} - INTERVAL WEEKDAY(${sql}) DAY`),
  day,
  hour: (sql) => `CAST(DATE_FORMAT(${sql}, '%Y-%m-%d %H:00:00') AS DATETIME)`,
  minute: (sql) => `CAST(DATE_FORMAT(${sql}, '%Y-%m-%d %H:%i:00') AS DATETIME)`,
  year_number: (sql) => `YEAR(${sql})`,
  quarter_of_year: (sql) => `QUARTER(${sql})`,
  month_of_year: (sql) => `MONTH(${sql})`,
  week_of_year: (sql) => `WEEK(${sql}, 3)`,
  day_of_year: (sql) => `DAYOFYEAR(${sql})`,
  day_of_month: (sql) => `DAYOFMONTH(${sql})`,
  weekday: (sql) => `WEEKDAY(${sql}) + 1`,
  hour_of_day: (sql) => `HOUR(${sql})`,
}

export const questionSql: SqlDialect = {
  ...ordinary(names),
  literal: quotedWithBackslashes,
  filters: false,
  real: double,
  text: (sql) => `CONVERT(${sql} USING utf8mb4)`,
  exact: (sql) => `CONVERT(${sql} USING utf8mb4) COLLATE utf8mb4_bin`,
  equalIsExact: false,
  boolean: (value) => (value ? '1' : '0'),
  grain: (name, sql, _of, fiscal) => GRAINS[name](sql, fiscal),
  shift(sql, unit, count, of) {
    const moment = `${sql} + INTERVAL ${count} ${unit.toUpperCase()}`
    return of === 'date' && !isClock(unit) ? day(moment) : `CAST(${moment} AS DATETIME)`
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
  periods: countedPeriods(
    ({ first, count, unit, type }) =>
      `CAST(${first} + INTERVAL (${count}) ${unit.toUpperCase()} AS ${type === 'date' && !isClock(unit) ? 'DATE' : 'DATETIME'})`,
    '`value`',
  ),
  extreme: (which, args) => `${which.toUpperCase()}(${withoutMissing(args).join(', ')})`,
  same: (a, b) => `${a} <=> ${b}`,
  ordersByNumber: false,
  // Of whole numbers, the average would have four digits after the point.
  aggregate: aggregatesOf({ any: 'MAX', every: 'MIN', of: double }),
}

import type { Grain } from '../../aggregation.contract.ts'
import type { CalendarUnit } from '../../calendar.ts'
import { aggregatesOf, isClock, ordinary, PAIRS, type SqlDialect } from '../question-sql.ts'
import { zoneMinutes } from '../sql/zone-steps.ts'
import { dialect as names } from './dialect.ts'

/** Dates are ISO text in our files. Functions that SQLite itself lacks are given to it by the sandbox. */
const whole = (format: string, sql: string) => `CAST(STRFTIME('${format}', ${sql}) AS INTEGER)`

const GRAINS: Record<Grain, (sql: string, fiscalYearStart: number) => string> = {
  year: (sql) => `SUBSTR(${sql}, 1, 4) || '-01-01'`,
  fiscal_year: (sql, fiscalYearStart) =>
    `DATE(${sql}, 'start of month', '-${fiscalYearStart - 1} months', 'start of year', '+${fiscalYearStart - 1} months')`,
  quarter: (sql) => `DATE(${sql}, 'start of month', '-' || ((SUBSTR(${sql}, 6, 2) - 1) % 3) || ' months')`,
  month: (sql) => `SUBSTR(${sql}, 1, 7) || '-01'`,
  week: (sql) => `DATE(${sql}, '-6 days', 'weekday 1')`,
  day: (sql) => `SUBSTR(${sql}, 1, 10)`,
  hour: (sql) => `SUBSTR(${sql}, 1, 13) || ':00:00'`,
  minute: (sql) => `SUBSTR(${sql}, 1, 16) || ':00'`,
  year_number: (sql) => `CAST(SUBSTR(${sql}, 1, 4) AS INTEGER)`,
  quarter_of_year: (sql) => `(SUBSTR(${sql}, 6, 2) + 2) / 3`,
  month_of_year: (sql) => `CAST(SUBSTR(${sql}, 6, 2) AS INTEGER)`,
  week_of_year: (sql) => whole('%V', sql),
  day_of_year: (sql) => whole('%j', sql),
  day_of_month: (sql) => `CAST(SUBSTR(${sql}, 9, 2) AS INTEGER)`,
  weekday: (sql) => whole('%u', sql),
  hour_of_day: (sql) => `CAST(SUBSTR(${sql}, 12, 2) AS INTEGER)`,
}

const STEPS: Record<CalendarUnit, [number, string]> = {
  year: [12, 'months'],
  quarter: [3, 'months'],
  month: [1, 'months'],
  week: [7, 'days'],
  day: [1, 'days'],
  hour: [1, 'hours'],
  minute: [1, 'minutes'],
}

const aggregate = aggregatesOf({
  any: 'MAX',
  every: 'MIN',
  quantile: (x, p) => `PERCENTILE_CONT(${x}, ${p})`,
  pairs: PAIRS,
})

export const questionSql: SqlDialect = {
  ...ordinary(names),
  overflows: false,
  real: (sql) => `CAST(${sql} AS REAL)`,
  text: (sql) => `CAST(${sql} AS TEXT)`,
  exact: (sql) => sql,
  date: (text) => `'${text}'`,
  datetime: (text) => `'${text}'`,
  grain: (name, sql, _of, fiscal) => GRAINS[name](sql, fiscal),
  shift(sql, unit, count, of) {
    const [size, word] = STEPS[unit]
    const day = of === 'date' && !isClock(unit)
    // The last day of a shorter month, where SQLite would go over into the next.
    const months = word === 'months' ? `, 'floor'` : ''
    return `${day ? 'DATE' : 'DATETIME'}(${sql}, '${count < 0 ? '' : '+'}${count * size} ${word}'${months})`
  },
  local: (sql, zone) => `DATETIME(${sql}, (${zoneMinutes(sql, zone, (text) => `'${text}'`)}) || ' minutes')`,
  instants: null,
  instant: null,
  seconds: (sql) => `UNIXEPOCH(${sql})`,
  dayAndClock: (sql) => `STRFTIME('%d %H:%M:%S', ${sql})`,
  whole: (sql, by) => `(${sql}) / ${by}`,
  // Missing values are the least in SQLite: last already when the order runs down.
  order: (sql, descending) => (descending ? `${sql} DESC` : `${sql} NULLS LAST`),
  contains: (text, part) => `INSTR(${text}, ${part}) > 0`,
  starts: (text, part) => `SUBSTR(${text}, 1, LENGTH(${part})) = ${part}`,
  ends: (text, part) => `ENDS_WITH(${text}, ${part})`,
  looseLike: /^[\p{ASCII}\P{L}]*$/u,
  firstNumber: (sql) => `CAST(REPLACE(REGEXP_EXTRACT(${sql}, '-?[0-9][0-9,]*(?:\\.[0-9]+)?'), ',', '') AS REAL)`,
  position: (alias) => `${alias}.rowid`,
  aggregate: (fn, x, y, p, filter, of) =>
    fn === 'median' ? `MEDIAN(${x})${filter}` : aggregate(fn, x, y, p, filter, of),
}

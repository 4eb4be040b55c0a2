import type { AggregateFunction, Grain } from '../../aggregation.contract.ts'
import type { CalendarUnit } from '../../calendar.ts'
import { quoteIdentifier } from '../../quote-identifier.ts'
import { ordinary, ordinaryAggregate, PAIRS, SAMPLE, type SqlDialect } from '../question-sql.ts'
import { zoneMinutes } from '../sql/zone-steps.ts'
import { dialect as names } from './dialect.ts'

/** Dates are ISO text in our files. Functions that SQLite itself lacks are given to it by the sandbox. */
const whole = (format: string, sql: string) => `CAST(STRFTIME('${format}', ${sql}) AS INTEGER)`

function grain(grain: Grain, sql: string, fiscalYearStart: number): string {
  switch (grain) {
    case 'year':
      return `SUBSTR(${sql}, 1, 4) || '-01-01'`
    case 'fiscal_year':
      return `DATE(${sql}, 'start of month', '-${fiscalYearStart - 1} months', 'start of year', '+${fiscalYearStart - 1} months')`
    case 'quarter':
      return `DATE(${sql}, 'start of month', '-' || ((SUBSTR(${sql}, 6, 2) - 1) % 3) || ' months')`
    case 'month':
      return `SUBSTR(${sql}, 1, 7) || '-01'`
    case 'week':
      return `DATE(${sql}, '-6 days', 'weekday 1')`
    case 'day':
      return `SUBSTR(${sql}, 1, 10)`
    case 'hour':
      return `SUBSTR(${sql}, 1, 13) || ':00:00'`
    case 'minute':
      return `SUBSTR(${sql}, 1, 16) || ':00'`
    case 'year_number':
      return `CAST(SUBSTR(${sql}, 1, 4) AS INTEGER)`
    case 'quarter_of_year':
      return `(SUBSTR(${sql}, 6, 2) + 2) / 3`
    case 'month_of_year':
      return `CAST(SUBSTR(${sql}, 6, 2) AS INTEGER)`
    case 'week_of_year':
      return whole('%V', sql)
    case 'day_of_year':
      return whole('%j', sql)
    case 'day_of_month':
      return `CAST(SUBSTR(${sql}, 9, 2) AS INTEGER)`
    case 'weekday':
      return whole('%u', sql)
    case 'hour_of_day':
      return `CAST(SUBSTR(${sql}, 12, 2) AS INTEGER)`
  }
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

function aggregate(fn: AggregateFunction, x: string, y: string | null, p: number, filter: string): string | null {
  if (fn === 'median') return `MEDIAN(${x})${filter}`
  if (fn === 'percentile') return `PERCENTILE_CONT(${x}, ${p})${filter}`
  if (fn === 'any' || fn === 'every') return `${fn === 'any' ? 'MAX' : 'MIN'}(${x})${filter}`
  if (SAMPLE[fn]) return `${SAMPLE[fn]}(${x})${filter}`
  if (PAIRS[fn]) return `${PAIRS[fn]}(${x}, ${y})${filter}`
  return ordinaryAggregate(fn, x, filter)
}

export const questionSql: SqlDialect = {
  ...ordinary,
  quote: (name) => quoteIdentifier(name, names.quoting),
  table: names.table,
  overflows: false,
  real: (sql) => `CAST(${sql} AS REAL)`,
  text: (sql) => `CAST(${sql} AS TEXT)`,
  exact: (sql) => sql,
  date: (text) => `'${text}'`,
  datetime: (text) => `'${text}'`,
  grain: (name, sql, _of, fiscal) => grain(name, sql, fiscal),
  shift(sql, unit, count, of) {
    const [size, word] = STEPS[unit]
    const day = of === 'date' && unit !== 'hour' && unit !== 'minute'
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
  aggregate,
}

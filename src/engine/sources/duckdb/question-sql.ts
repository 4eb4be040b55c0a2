import type { Grain } from '../../aggregation.contract.ts'
import type { ColumnType } from '../../schema.ts'
import { aggregatesOf, isClock, ordinary, PAIRS, type SqlDialect, truncating } from '../question-sql.ts'
import { dialect as names } from './dialect.ts'

const double = (sql: string) => `CAST(${sql} AS DOUBLE)`

const PARTS: Partial<Record<Grain, string>> = {
  year_number: 'year',
  quarter_of_year: 'quarter',
  month_of_year: 'month',
  week_of_year: 'week',
  day_of_year: 'dayofyear',
  day_of_month: 'day',
  weekday: 'isodow',
  hour_of_day: 'hour',
}

function grain(name: Grain, sql: string, fiscalYearStart: number): string {
  if (!truncating(name)) return `${PARTS[name]}(${sql})`
  if (name === 'hour' || name === 'minute') return `DATE_TRUNC('${name}', ${sql})`
  if (name === 'day') return `CAST(${sql} AS DATE)`
  if (name !== 'fiscal_year') return `CAST(DATE_TRUNC('${name}', ${sql}) AS DATE)`
  const months = `INTERVAL ${fiscalYearStart - 1} MONTH`
  return `CAST(DATE_TRUNC('year', ${sql} - ${months}) + ${months} AS DATE)`
}

export const questionSql: SqlDialect = {
  ...ordinary(names),
  decimalsOverflow: true,
  real: double,
  text: (sql) => `CAST(${sql} AS VARCHAR)`,
  exact: (sql, cast) => (cast ? `CAST(${sql} AS VARCHAR)` : sql),
  missing: (type) => `CAST(NULL AS ${TYPES[type] ?? 'VARCHAR'})`,
  grain: (name, sql, _of, fiscal) => grain(name, sql, fiscal),
  shift(sql, unit, count, of) {
    const interval = `INTERVAL (${unit === 'quarter' ? 3 * count : count}) ${unit === 'quarter' ? 'MONTH' : unit.toUpperCase()}`
    return `CAST(${sql} + ${interval} AS ${of === 'date' && !isClock(unit) ? 'DATE' : 'TIMESTAMP'})`
  },
  local: (sql, zone) => `${sql} AT TIME ZONE '${zone.replaceAll("'", "''")}'`,
  instants: /^TIMESTAMP WITH TIME ZONE$|^TIMESTAMPTZ$/i,
  instant: (text) => `TIMESTAMPTZ '${text}+00'`,
  seconds: (sql) => `CAST(FLOOR(EPOCH(${sql})) AS BIGINT)`,
  dayAndClock: (sql) => `STRFTIME(${sql}, '%d %H:%M:%S')`,
  whole: (sql, by) => `CAST(TRUNC((${sql}) / ${by}) AS BIGINT)`,
  contains: (text, part) => `CONTAINS(${text}, ${part})`,
  starts: (text, part) => `STARTS_WITH(${text}, ${part})`,
  ends: (text, part) => `ENDS_WITH(${text}, ${part})`,
  firstNumber: (sql) =>
    `TRY_CAST(REPLACE(NULLIF(REGEXP_EXTRACT(${sql}, '-?[0-9][0-9,]*(?:\\.[0-9]+)?'), ''), ',', '') AS DOUBLE)`,
  mod: (a, b) => `${double(a)} % ${b}`,
  position: (alias) => `(${alias}.rowid + 1)`,
  aggregate: aggregatesOf({
    any: 'BOOL_OR',
    every: 'BOOL_AND',
    quantile: (x, p) => `QUANTILE_CONT(${double(x)}, ${p})`,
    pairs: PAIRS,
  }),
}

const TYPES: Partial<Record<ColumnType, string>> = {
  integer: 'BIGINT',
  real: 'DOUBLE',
  // Beside another decimal it takes that one's digits; a real would round them.
  decimal: 'DECIMAL(1, 0)',
  boolean: 'BOOLEAN',
  date: 'DATE',
  datetime: 'TIMESTAMP',
}

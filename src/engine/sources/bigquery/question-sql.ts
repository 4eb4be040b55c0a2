import type { Grain } from '../../aggregation.contract.ts'
import type { ColumnType } from '../../schema.ts'
import { aggregatesOf, isClock, ordinary, type SqlDialect, truncating, withoutMissing } from '../question-sql.ts'
import { dialect as names } from './dialect.ts'

const float = (sql: string) => `CAST(${sql} AS FLOAT64)`
const PARTS: Partial<Record<Grain, string>> = {
  year_number: 'YEAR',
  quarter_of_year: 'QUARTER',
  month_of_year: 'MONTH',
  week_of_year: 'ISOWEEK',
  day_of_year: 'DAYOFYEAR',
  day_of_month: 'DAY',
  hour_of_day: 'HOUR',
}
const TYPES: Partial<Record<ColumnType, string>> = {
  integer: 'NUMERIC',
  real: 'FLOAT64',
  decimal: 'NUMERIC',
  boolean: 'BOOL',
  date: 'DATE',
  datetime: 'DATETIME',
}

function grain(name: Grain, sql: string, fiscalYearStart: number): string {
  if (name === 'weekday') return `MOD(EXTRACT(DAYOFWEEK FROM ${sql}) + 5, 7) + 1`
  if (!truncating(name)) return `EXTRACT(${PARTS[name]} FROM ${sql})`
  if (name === 'hour' || name === 'minute') return `DATETIME_TRUNC(${sql}, ${name.toUpperCase()})`
  if (name === 'day') return `CAST(${sql} AS DATE)`
  if (name !== 'fiscal_year')
    return `DATE_TRUNC(CAST(${sql} AS DATE), ${name === 'week' ? 'ISOWEEK' : name.toUpperCase()})`
  const months = `INTERVAL ${fiscalYearStart - 1} MONTH`
  return `DATE_ADD(DATE_TRUNC(DATE_SUB(CAST(${sql} AS DATE), ${months}), YEAR), ${months})`
}

export const questionSql: SqlDialect = {
  ...ordinary(names),
  literal: (text) =>
    `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`,
  filters: false,
  real: float,
  text: (sql) => `CAST(${sql} AS STRING)`,
  exact: (sql, cast) => (cast ? `CAST(${sql} AS STRING)` : sql),
  datetime: (text) => `DATETIME '${text}'`,
  missing: (type) => `CAST(NULL AS ${TYPES[type] ?? 'STRING'})`,
  grain: (name, sql, _of, fiscal) => grain(name, sql, fiscal),
  shift(sql, unit, count, of) {
    const clock = isClock(unit)
    const add = of === 'date' && !clock ? 'DATE_ADD' : 'DATETIME_ADD'
    return `${add}(${of === 'date' && clock ? `CAST(${sql} AS DATETIME)` : sql}, INTERVAL ${count} ${unit.toUpperCase()})`
  },
  local: (sql, zone) => `DATETIME(${sql}, '${zone.replaceAll("'", "\\'")}')`,
  instants: /^TIMESTAMP$/i,
  isCostly: true,
  instant: (text) => `TIMESTAMP '${text}+00'`,
  seconds: (sql) => `DATETIME_DIFF(CAST(${sql} AS DATETIME), DATETIME '1970-01-01 00:00:00', SECOND)`,
  dayAndClock: (sql) => `FORMAT_DATETIME('%d %H:%M:%S', CAST(${sql} AS DATETIME))`,
  whole: (sql, by) => `DIV(${sql}, ${by})`,
  contains: (text, part) => `STRPOS(${text}, ${part}) > 0`,
  starts: (text, part) => `STARTS_WITH(${text}, ${part})`,
  ends: (text, part) => `ENDS_WITH(${text}, ${part})`,
  like: (text, pattern) => `${text} LIKE ${pattern}`,
  length: (sql) => `CHAR_LENGTH(${sql})`,
  concat: (parts) => `CONCAT(${parts.join(', ')})`,
  firstNumber: (sql) =>
    `SAFE_CAST(REPLACE(REGEXP_EXTRACT(${sql}, r'-?[0-9][0-9,]*(?:[.][0-9]+)?'), ',', '') AS FLOAT64)`,
  periods(column, from, unit, type) {
    const kind = type === 'date' ? 'DATE' : 'DATETIME'
    const word = unit.toUpperCase()
    return `SELECT ${kind}_ADD(span.first_one, INTERVAL n ${word}) AS \`value\`\nFROM (SELECT MIN(${column}) AS first_one, MAX(${column}) AS last_one FROM ${from}) AS span\nCROSS JOIN UNNEST(GENERATE_ARRAY(0, ${kind}_DIFF(span.last_one, span.first_one, ${word}))) AS n`
  },
  extreme: (which, args) => `${which.toUpperCase()}(${withoutMissing(args).join(', ')})`,
  mod: (a, b) => `MOD(CAST(${a} AS BIGNUMERIC), CAST(${b} AS BIGNUMERIC))`,
  present: (sql, type) => (type === 'boolean' ? `LOGICAL_OR(${sql})` : `MAX(${sql})`),
  aggregate: aggregatesOf({
    any: 'LOGICAL_OR',
    every: 'LOGICAL_AND',
    of: float,
    pairs: { covariance: 'COVAR_SAMP', correlation: 'CORR' },
  }),
}

import type { Grain } from '../../aggregation.contract.ts'
import type { ColumnType } from '../../schema.ts'
import { aggregatesOf, isClock, ordinary, PAIRS, type SqlDialect, truncating } from '../question-sql.ts'
import { dialect as names } from './dialect.ts'

const double = (sql: string) => `CAST(${sql} AS double precision)`

const PARTS: Partial<Record<Grain, string>> = {
  year_number: 'year',
  quarter_of_year: 'quarter',
  month_of_year: 'month',
  week_of_year: 'week',
  day_of_year: 'doy',
  day_of_month: 'day',
  weekday: 'isodow',
  hour_of_day: 'hour',
}

function grain(name: Grain, sql: string, of: ColumnType, fiscalYearStart: number): string {
  if (!truncating(name)) return `CAST(EXTRACT(${PARTS[name]} FROM ${sql}) AS integer)`
  // Of a date, PostgreSQL would make an instant in the session's time zone.
  const moment = of === 'date' ? `CAST(${sql} AS timestamp)` : sql
  if (name === 'hour' || name === 'minute') return `DATE_TRUNC('${name}', ${moment})`
  if (name === 'day') return `CAST(${sql} AS date)`
  if (name !== 'fiscal_year') return `CAST(DATE_TRUNC('${name}', ${moment}) AS date)`
  const months = `INTERVAL '${fiscalYearStart - 1} months'`
  return `CAST(DATE_TRUNC('year', ${moment} - ${months}) + ${months} AS date)`
}

const aggregate = aggregatesOf({
  any: 'BOOL_OR',
  every: 'BOOL_AND',
  of: double,
  quantile: (x, p) => `PERCENTILE_CONT(${p}) WITHIN GROUP (ORDER BY ${double(x)})`,
  pairs: PAIRS,
})

export const questionSql: SqlDialect = {
  ...ordinary(names),
  real: double,
  text: (sql) => `CAST(${sql} AS text)`,
  exact: (sql, cast) => `${cast ? `CAST(${sql} AS text)` : sql} COLLATE "C"`,
  missing: (type) => `CAST(NULL AS ${TYPES[type] ?? 'text'})`,
  grain,
  shift(sql, unit, count, of) {
    const interval = `INTERVAL '${unit === 'quarter' ? 3 * count : count} ${unit === 'quarter' ? 'months' : `${unit}s`}'`
    return `CAST(${sql} + ${interval} AS ${of === 'date' && !isClock(unit) ? 'date' : 'timestamp'})`
  },
  local: (sql, zone) => `(${sql} AT TIME ZONE '${zone.replaceAll("'", "''")}')`,
  instants: /^timestamp(?:\(\d\))? with time zone$/i,
  padded: (nativeType) => (/^(character|bpchar)\b(?! varying)/i.test(nativeType) ? 'always' : 'never'),
  instant: (text) => `TIMESTAMPTZ '${text}+00'`,
  seconds: (sql) => `CAST(FLOOR(EXTRACT(EPOCH FROM CAST(${sql} AS timestamp))) AS bigint)`,
  dayAndClock: (sql) => `TO_CHAR(CAST(${sql} AS timestamp), 'DD HH24:MI:SS')`,
  whole: (sql, by) => `(${sql}) / ${by}`,
  order: (sql, descending) => (descending ? `${sql} DESC NULLS LAST` : sql),
  contains: (text, part) => `STRPOS(${text}, ${part}) > 0`,
  starts: (text, part) => `LEFT(${text}, LENGTH(${part})) = ${part}`,
  ends: (text, part) => `RIGHT(${text}, LENGTH(${part})) = ${part}`,
  firstNumber: (sql) =>
    `CAST(REPLACE(SUBSTRING(${sql} FROM '-?[0-9][0-9,]*(?:\\.[0-9]+)?'), ',', '') AS double precision)`,
  round: (sql, digits) => `ROUND(CAST(${sql} AS numeric), ${digits})`,
  mod: (a, b) => `MOD(CAST(${a} AS numeric), CAST(${b} AS numeric))`,
  present: (sql, type) => (type === 'boolean' ? `BOOL_OR(${sql})` : `MAX(${sql})`),
  aggregate: (fn, x, y, p, filter, of) =>
    fn === 'avg' ? double(`AVG(${x})${filter}`) : aggregate(fn, x, y, p, filter, of),
}

const TYPES: Partial<Record<ColumnType, string>> = {
  integer: 'bigint',
  real: 'double precision',
  decimal: 'numeric',
  boolean: 'boolean',
  date: 'date',
  datetime: 'timestamp',
}

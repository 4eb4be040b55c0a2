import type { Grain } from '../../aggregation.contract.ts'
import type { ColumnType } from '../../schema.ts'
import { questionSql as postgres } from '../pg/question-sql.ts'
import { aggregatesOf, countedPeriods, isClock, type SqlDialect } from '../question-sql.ts'
import { literal } from './literal.ts'

/** A bare `decimal` would have no places behind the point. */
const DECIMAL = 'decimal(38, 10)'
/** Of numbers that a decimal of so many places has room for. */
const inDecimals = (sql: string, compute: (decimal: string) => string) =>
  `CASE WHEN ABS(${sql}) < 1e18 THEN ${compute(`CAST(${sql} AS ${DECIMAL})`)} ELSE ${sql} END`

function grain(name: Grain, sql: string, of: ColumnType, fiscalYearStart: number): string {
  if (name === 'weekday') return `((CAST(EXTRACT(dow FROM ${sql}) AS integer) + 6) % 7 + 1)`
  return postgres.grain(name, sql, of, fiscalYearStart)
}

export const questionSql: SqlDialect = {
  ...postgres,
  literal,
  filters: false,
  decimalsOverflow: true,
  isCostly: true,
  text: (sql) => `CAST(${sql} AS varchar(65535))`,
  // Text is told apart byte by byte.
  exact: (sql, cast) => (cast ? `CAST(${sql} AS varchar(65535))` : sql),
  missing: (type) =>
    type === 'decimal'
      ? `CAST(NULL AS ${DECIMAL})`
      : type === 'text'
        ? 'CAST(NULL AS varchar(65535))'
        : postgres.missing(type),
  grain,
  // A backslash is the sign of escape when none is named.
  like: (text, pattern) => `${text} LIKE ${pattern}`,
  substring: (sql, start, length) => `SUBSTRING(${sql}, ${start}${length === null ? '' : `, ${length}`})`,
  firstNumber: (sql) =>
    `CAST(REPLACE(NULLIF(REGEXP_SUBSTR(${sql}, '-?[0-9][0-9,]*([.][0-9]+)?'), ''), ',', '') AS double precision)`,
  round: (sql, digits) => inDecimals(sql, (decimal) => `ROUND(${decimal}, ${digits})`),
  mod: (a, b) => `MOD(CAST(${a} AS ${DECIMAL}), CAST(${b} AS ${DECIMAL}))`,
  same: (a, b) => `(${a} = ${b} OR (${a} IS NULL AND ${b} IS NULL))`,
  periods: countedPeriods(
    ({ first, count, unit, type }) =>
      `CAST(DATEADD('${unit}', ${count}, CAST(${first} AS timestamp)) AS ${type === 'date' && !isClock(unit) ? 'date' : 'timestamp'})`,
  ),
  // Of whole numbers, the average would be a whole number.
  aggregate: aggregatesOf({ any: 'BOOL_OR', every: 'BOOL_AND', of: postgres.real }),
}

import type { AggregateFunction, Grain } from '../aggregation.contract.ts'
import type { CalendarUnit } from '../calendar.ts'
import { quoteIdentifier } from '../quote-identifier.ts'
import type { ColumnType } from '../schema.ts'
import type { Dialect } from './dialect.ts'

/** Names of a table, as the sources' dialects have them. */
type Quoting = { quote(name: string): string; table(table: { schema: string | null; name: string }): string }

export type Padding = 'always' | 'at its end' | 'never'

/** How one engine writes what the others write differently. Everything takes and gives SQL text. */
export type SqlDialect = Quoting & {
  /** A text in the statement itself, whatever is in it. */
  literal(text: string): string
  real(sql: string): string
  text(sql: string, of?: ColumnType): string
  /** Text that is compared, grouped and ordered by its code points; `cast` when the column may be of another type (uuid, enum). */
  exact(sql: string, cast: boolean): string
  /** Text whose ordinary comparison tells equal from different already needs nothing for `=`. */
  equalIsExact: boolean
  date(text: string): string
  datetime(text: string): string
  boolean(value: boolean): string
  /** A condition as a value. */
  truth(test: string): string
  /** A missing value of a type, where the engine wants to know it. */
  missing(type: ColumnType): string
  grain(grain: Grain, sql: string, of: ColumnType, fiscalYearStart: number): string
  shift(sql: string, unit: CalendarUnit, count: number, of: ColumnType): string
  local(sql: string, timeZone: string): string
  /** Columns of these types keep instants, not what a clock somewhere showed; null where no type does. */
  instants: RegExp | null
  /** Text of this type that is filled up with spaces, or is equal with and without spaces at its end. */
  padded(nativeType: string): Padding
  /** Whether every statement costs money, or waits for a machine to wake. */
  isCostly: boolean
  /** An instant that is given in UTC, to be compared with such a column as it is; null: the column is always read as clocks show it. */
  instant: ((text: string) => string) | null
  /** Whole seconds since a fixed day. */
  seconds(sql: string): string
  /** Day of the month and clock, as text that can be compared. */
  dayAndClock(sql: string): string
  /** Divides whole numbers, leaving out the rest. */
  whole(sql: string, by: number): string
  /** Whether whole numbers overflow when they are added or multiplied. */
  overflows: boolean
  /** Whether decimals do. */
  decimalsOverflow: boolean
  /** Whether numbers of different types can be compared and stand in one COALESCE or CASE as they are. */
  mixesNumbers: boolean
  order(sql: string, descending: boolean): string
  /** What stands for an order where the engine wants one and none is asked for. */
  unordered: string
  /** The value so many rows before, missing where there is none; a window follows. */
  lag(sql: string, rows: number): string
  contains(text: string, part: string): string
  starts(text: string, part: string): string
  ends(text: string, part: string): string
  like(text: string, pattern: string): string
  /** Where LIKE itself does not tell large letters from small, and only for these. */
  looseLike: RegExp | null
  lower(sql: string): string
  upper(sql: string): string
  trim(sql: string): string
  length(sql: string): string
  substring(sql: string, start: string, length: string | null): string
  concat(parts: string[]): string
  firstNumber(sql: string): string
  round(sql: string, digits: string, of: ColumnType): string
  mod(a: string, b: string): string
  ln(sql: string): string
  extreme(which: 'least' | 'greatest', args: string[]): string
  floor(sql: string): string
  ceil(sql: string): string
  /** The position of a row from 1; null where rows have none. */
  position: ((alias: string) => string) | null
  /** Whether aggregates take a FILTER of their own, which reads better than a CASE and is faster in DuckDB. */
  filters: boolean
  /** Null: it is written with windows. `filter` stands behind the call; it is empty where the engine has none. */
  aggregate(
    fn: AggregateFunction,
    x: string,
    y: string | null,
    p: number,
    filter: string,
    of: ColumnType,
  ): string | null
  /** The one value of a column that is elsewhere missing. */
  present(sql: string, type: ColumnType): string
  /** All periods from the first to the last of a subquery's column; null: they are counted on one by one, which engines with a limit cannot. */
  periods: ((column: string, from: string, unit: CalendarUnit, type: ColumnType) => string) | null
  /** Equal, or both missing. */
  same(a: string, b: string): string
  /** What ends a statement of which not all rows are wanted. */
  limit(rows: number | null, offset: number): string
  /** Whether ORDER BY can take the number of a column and put missing values last. */
  ordersByNumber: boolean
  /** Whether GROUP BY can take the number of a column, and aggregates a subquery; else what is grouped and aggregated is worked out before. */
  groupsByNumber: boolean
  /** Whether WITH may stand in a subquery; else all steps stand at the beginning, and an order within needs a limit. */
  nestsSteps: boolean
  /** Whether texts of different collations can be compared. */
  mixesCollations: boolean
  /** Whether IN compares several columns at once. */
  comparesRows: boolean
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
/** For engines that read backslashes in a text. */
export const quotedWithBackslashes = (text: string): string => quoted(text.replaceAll('\\', '\\\\'))

export const truncating = (grain: Grain): grain is CalendarUnit | 'fiscal_year' =>
  ['year', 'fiscal_year', 'quarter', 'month', 'week', 'day', 'hour', 'minute'].includes(grain)

/** Nothing is known of the other arguments where one is missing, unless each stands in for it. */
export const withoutMissing = (args: string[]): string[] =>
  args.length === 1 ? args : args.map((arg, i) => `COALESCE(${[arg, ...args.filter((_, j) => j !== i)].join(', ')})`)

/** What engines with SQL's ordinary functions have in common, each with names of its own. */
export const ordinary = ({ quoting, table }: Pick<Dialect, 'quoting' | 'table'>) => ({
  quote: (name: string) => quoteIdentifier(name, quoting),
  table,
  literal: quoted,
  equalIsExact: true,
  overflows: true,
  filters: true,
  decimalsOverflow: false,
  mixesNumbers: true,
  isCostly: false,
  padded: (): Padding => 'never',
  boolean: (value: boolean) => (value ? 'TRUE' : 'FALSE'),
  truth: (test: string) => `(${test})`,
  date: (text: string) => `DATE '${text}'`,
  datetime: (text: string) => `TIMESTAMP '${text}'`,
  missing: () => 'NULL',
  order: (sql: string, descending: boolean) => `${sql}${descending ? ' DESC' : ''} NULLS LAST`,
  unordered: '',
  lag: (sql: string, rows: number) => `LAG(${sql}, ${rows})`,
  like: (text: string, pattern: string) => `${text} LIKE ${pattern} ESCAPE '\\'`,
  looseLike: null,
  lower: (sql: string) => `LOWER(${sql})`,
  upper: (sql: string) => `UPPER(${sql})`,
  trim: (sql: string) => `TRIM(${sql})`,
  length: (sql: string) => `LENGTH(${sql})`,
  substring: (sql: string, start: string, length: string | null) =>
    `SUBSTR(${sql}, ${start}${length === null ? '' : `, ${length}`})`,
  concat: (parts: string[]) => parts.join(' || '),
  round: (sql: string, digits: string) => `ROUND(${sql}, ${digits})`,
  mod: (a: string, b: string) => `MOD(${a}, ${b})`,
  ln: (sql: string) => `LN(${sql})`,
  floor: (sql: string) => `FLOOR(${sql})`,
  ceil: (sql: string) => `CEIL(${sql})`,
  extreme: (which: 'least' | 'greatest', args: string[]) => `${which.toUpperCase()}(${args.join(', ')})`,
  position: null,
  present: (sql: string, _type: ColumnType) => `MAX(${sql})`,
  same: (a: string, b: string) => `${a} IS NOT DISTINCT FROM ${b}`,
  limit: (rows: number | null, offset: number) =>
    `\nLIMIT ${rows ?? 1_000_000_000}${offset === 0 ? '' : ` OFFSET ${offset}`}`,
  ordersByNumber: true,
  groupsByNumber: true,
  nestsSteps: true,
  comparesRows: true,
  mixesCollations: true,
  periods: null,
})

/** Aggregates that every engine calls the same. */
export function ordinaryAggregate(fn: AggregateFunction, x: string, filter = ''): string | null {
  switch (fn) {
    case 'sum':
    case 'avg':
    case 'min':
    case 'max':
    case 'count':
      return `${fn.toUpperCase()}(${x})${filter}`
    case 'distinct':
      return `COUNT(DISTINCT ${x})${filter}`
    default:
      return null
  }
}
const SPREADS: Partial<Record<AggregateFunction, string>> = {
  stddev: 'STDDEV_SAMP',
  stddev_population: 'STDDEV_POP',
  variance: 'VAR_SAMP',
  variance_population: 'VAR_POP',
}
export const PAIRS: Partial<Record<AggregateFunction, string>> = {
  correlation: 'CORR',
  covariance: 'COVAR_SAMP',
  slope: 'REGR_SLOPE',
}

/** Aggregates of engines that differ in a few: what they call some, and which numbers they take averages and spreads of. */
export function aggregatesOf({
  any,
  every,
  of = (x) => x,
  quantile,
  pairs = {},
}: {
  any: string
  every: string
  of?(x: string): string
  quantile?(x: string, p: number): string
  pairs?: typeof PAIRS
}): SqlDialect['aggregate'] {
  return (fn, x, y, p, filter) => {
    if (fn === 'any' || fn === 'every') return `${fn === 'any' ? any : every}(${x})${filter}`
    if (fn === 'avg') return `AVG(${of(x)})${filter}`
    if (quantile && (fn === 'median' || fn === 'percentile')) return quantile(x, fn === 'median' ? 0.5 : p) + filter
    if (SPREADS[fn]) return `${SPREADS[fn]}(${of(x)})${filter}`
    if (pairs[fn]) return `${pairs[fn]}(${of(x)}, ${of(y as string)})${filter}`
    return ordinaryAggregate(fn, x, filter)
  }
}

export const isClock = (unit: CalendarUnit) => unit === 'hour' || unit === 'minute'

/** All periods from the first to the last of a column, for engines that cannot count on: `then` adds a number of them. */
export const countedPeriods =
  (
    then: (moments: { first: string; count: string; last: string; unit: CalendarUnit; type: ColumnType }) => string,
    value = '"value"',
  ): NonNullable<SqlDialect['periods']> =>
  (column, from, unit, type) => {
    const digits = `(${Array.from({ length: 10 }, (_, i) => `SELECT ${i}${i === 0 ? ' AS n' : ''}`).join(' UNION ALL ')})`
    const places = [1, 10, 100, 1000, 10_000].map((size, i) => ({ size, alias: `d${i}` }))
    const count = places.map(({ size, alias }) => `${size} * ${alias}.n`).join(' + ')
    const tables = places.map(({ alias }) => `CROSS JOIN ${digits} AS ${alias}`).join('\n')
    const moment = then({ first: 'span.first_one', count, last: 'span.last_one', unit, type })
    // DISTINCT keeps it a table of its own: merged with others, all digits would be crossed.
    return `SELECT DISTINCT ${moment} AS ${value}\nFROM (SELECT MIN(${column}) AS first_one, MAX(${column}) AS last_one FROM ${from}) AS span\n${tables}\nWHERE ${moment} <= span.last_one`
  }

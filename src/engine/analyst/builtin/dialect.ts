import type { Grain } from '../../reader/words/dates.ts'
import { textLiteral } from '../../text-literal.ts'
import type { EngineName } from '../tool-contract.ts'

/** What differs between the engines, for the SQL that the analyst writes. */
export type Dialect = {
  quote(name: string): string
  /** The period that a date falls in, as text that sorts. */
  period(grain: Grain, date: string): string
  year(date: string): string
  month(date: string): string
  /** 0 is Sunday. */
  weekday(date: string): string
  /** Days between two dates, later minus earlier. */
  days(later: string, earlier: string): string
  contains(text: string, literal: string): string
  concat(parts: string[]): string
  real(expression: string): string
  /** Null where only a window query can do it. */
  median: ((expression: string) => string) | null
  /** Expression that keeps the order of the file; null where rows have none. */
  rowOrder: string | null
}

const reserved = new Set(
  'all and any as asc between by case check column create cross current date default desc distinct drop else end exists false for foreign from full group having in index inner insert into is join key left like limit natural not null offset on or order outer primary references returns right rows select set table then to true union unique update user using values view when where window with month year day count sum text type change rank row rows groups system lead lag range read lines option repeat release rename replace require return signal schema usage condition cube empty except grouping interval match kill leave loop mod purge recursive trigger undo unlock write while first last number function add alter analyze before after both call cascade character collate convert database databases div dual each escape exit explain fetch float grant if ignore infile int intersect iterate keys leading limit linear load lock long low_priority master_bind maxvalue offset optimize over partition precision procedure references regexp restrict revoke spatial sql starting stored terminated trailing unsigned use varying virtual zerofill user analyse array authorization binary concurrently end freeze initially isnull notnull only overlaps placing session_user similar some symmetric tablesample verbose'.split(
    ' ',
  ),
)
const quoted = (mark: string, keepsCase: boolean) => (name: string) =>
  (keepsCase ? /^[A-Za-z_][A-Za-z0-9_]*$/ : /^[a-z_][a-z0-9_]*$/).test(name) && !reserved.has(name.toLowerCase())
    ? name
    : mark + name.replaceAll(mark, mark + mark) + mark

const sqlite: Dialect = {
  quote: quoted('"', true),
  period: (grain, d) =>
    ({
      day: `date(${d})`,
      week: `date(${d}, 'weekday 0', '-6 days')`,
      month: `strftime('%Y-%m', ${d})`,
      quarter: `strftime('%Y', ${d}) || '-Q' || ((CAST(strftime('%m', ${d}) AS INTEGER) + 2) / 3)`,
      year: `strftime('%Y', ${d})`,
    })[grain],
  year: (d) => `CAST(strftime('%Y', ${d}) AS INTEGER)`,
  month: (d) => `CAST(strftime('%m', ${d}) AS INTEGER)`,
  weekday: (d) => `CAST(strftime('%w', ${d}) AS INTEGER)`,
  days: (a, b) => `julianday(${a}) - julianday(${b})`,
  contains: (text, literal) => `${text} LIKE ${literal} ESCAPE '\\'`,
  concat: (parts) => parts.join(" || ' ' || "),
  real: (e) => `CAST(${e} AS REAL)`,
  median: null,
  rowOrder: 'rowid',
}

const duckdb: Dialect = {
  quote: quoted('"', true),
  period: (grain, d) =>
    ({
      day: `strftime(CAST(${d} AS DATE), '%Y-%m-%d')`,
      week: `strftime(date_trunc('week', CAST(${d} AS DATE)), '%Y-%m-%d')`,
      month: `strftime(CAST(${d} AS DATE), '%Y-%m')`,
      quarter: `strftime(CAST(${d} AS DATE), '%Y') || '-Q' || quarter(CAST(${d} AS DATE))`,
      year: `strftime(CAST(${d} AS DATE), '%Y')`,
    })[grain],
  year: (d) => `year(CAST(${d} AS DATE))`,
  month: (d) => `month(CAST(${d} AS DATE))`,
  weekday: (d) => `dayofweek(CAST(${d} AS DATE))`,
  days: (a, b) => `date_diff('day', CAST(${b} AS DATE), CAST(${a} AS DATE))`,
  contains: (text, literal) => `${text} ILIKE ${literal} ESCAPE '\\'`,
  concat: (parts) => parts.join(" || ' ' || "),
  real: (e) => `CAST(${e} AS DOUBLE)`,
  median: (e) => `median(${e})`,
  rowOrder: 'rowid',
}

const postgres: Dialect = {
  quote: quoted('"', false),
  period: (grain, d) =>
    ({
      day: `to_char(${d}, 'YYYY-MM-DD')`,
      week: `to_char(date_trunc('week', ${d}), 'YYYY-MM-DD')`,
      month: `to_char(${d}, 'YYYY-MM')`,
      quarter: `to_char(${d}, 'YYYY-"Q"Q')`,
      year: `to_char(${d}, 'YYYY')`,
    })[grain],
  year: (d) => `CAST(extract(year FROM ${d}) AS INTEGER)`,
  month: (d) => `CAST(extract(month FROM ${d}) AS INTEGER)`,
  weekday: (d) => `CAST(extract(dow FROM ${d}) AS INTEGER)`,
  days: (a, b) => `CAST(${a} AS DATE) - CAST(${b} AS DATE)`,
  contains: (text, literal) => `${text} ILIKE ${literal} ESCAPE '\\'`,
  concat: (parts) => parts.join(" || ' ' || "),
  real: (e) => `CAST(${e} AS DOUBLE PRECISION)`,
  median: (e) => `percentile_cont(0.5) WITHIN GROUP (ORDER BY ${e})`,
  rowOrder: null,
}

const mysql: Dialect = {
  quote: quoted('`', true),
  period: (grain, d) =>
    ({
      day: `date_format(${d}, '%Y-%m-%d')`,
      week: `date_format(date_sub(${d}, INTERVAL weekday(${d}) DAY), '%Y-%m-%d')`,
      month: `date_format(${d}, '%Y-%m')`,
      quarter: `concat(year(${d}), '-Q', quarter(${d}))`,
      year: `date_format(${d}, '%Y')`,
    })[grain],
  year: (d) => `year(${d})`,
  month: (d) => `month(${d})`,
  weekday: (d) => `dayofweek(${d}) - 1`,
  days: (a, b) => `datediff(${a}, ${b})`,
  // Backslash is already the escape character of LIKE, and of the literal, in this engine.
  contains: (text, literal) => `${text} LIKE ${literal.replaceAll('\\', '\\\\')}`,
  concat: (parts) => `concat_ws(' ', ${parts.join(', ')})`,
  real: (e) => `(${e} + 0.0)`,
  median: null,
  rowOrder: null,
}

const clickhouse: Dialect = {
  quote: quoted('`', true),
  period: (grain, d) =>
    ({
      day: `toString(toDate(${d}))`,
      week: `toString(toMonday(${d}))`,
      month: `formatDateTime(${d}, '%Y-%m')`,
      quarter: `concat(toString(toYear(${d})), '-Q', toString(toQuarter(${d})))`,
      year: `toString(toYear(${d}))`,
    })[grain],
  year: (d) => `toYear(${d})`,
  month: (d) => `toMonth(${d})`,
  weekday: (d) => `toDayOfWeek(${d}) % 7`,
  days: (a, b) => `dateDiff('day', ${b}, ${a})`,
  contains: (text, literal) => `${text} ILIKE ${literal.replaceAll('\\', '\\\\')}`,
  concat: (parts) => `concat(${parts.join(", ' ', ")})`,
  real: (e) => `toFloat64(${e})`,
  median: (e) => `quantileExactInclusive(0.5)(${e})`,
  rowOrder: null,
}

const bigquery: Dialect = {
  quote: quoted('`', true),
  period: (grain, d) =>
    ({
      day: `format_date('%Y-%m-%d', DATE(${d}))`,
      week: `format_date('%Y-%m-%d', date_trunc(DATE(${d}), ISOWEEK))`,
      month: `format_date('%Y-%m', DATE(${d}))`,
      quarter: `format_date('%Y-Q%Q', DATE(${d}))`,
      year: `format_date('%Y', DATE(${d}))`,
    })[grain],
  year: (d) => `extract(year FROM ${d})`,
  month: (d) => `extract(month FROM ${d})`,
  weekday: (d) => `extract(dayofweek FROM ${d}) - 1`,
  days: (a, b) => `date_diff(DATE(${a}), DATE(${b}), DAY)`,
  contains: (text, literal) => `lower(${text}) LIKE lower(${literal.replaceAll('\\', '\\\\')})`,
  concat: (parts) => `concat(${parts.join(", ' ', ")})`,
  real: (e) => `CAST(${e} AS FLOAT64)`,
  median: (e) => `approx_quantiles(${e}, 2)[OFFSET(1)]`,
  rowOrder: null,
}

export const dialects: Record<EngineName, Dialect> = { sqlite, duckdb, postgres, mysql, clickhouse, bigquery }

export const likeLiteral = (text: string): string => `'%${text.replaceAll("'", "''").replace(/[\\%_]/g, '\\$&')}%'`
export const valueLiteral = (value: string | number | boolean, engine: EngineName): string =>
  typeof value === 'number'
    ? String(value)
    : typeof value === 'boolean'
      ? value
        ? 'TRUE'
        : 'FALSE'
      : textLiteral(value, engine)

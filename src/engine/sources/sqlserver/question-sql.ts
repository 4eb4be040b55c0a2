import type { AggregateFunction, Grain } from '../../aggregation.contract.ts'
import type { ColumnType } from '../../schema.ts'
import { countedPeriods, isClock, ordinary, ordinaryAggregate, type SqlDialect } from '../question-sql.ts'
import { zoneMinutes } from '../sql/zone-steps.ts'
import { dialect as names } from './dialect.ts'
import { textLiteral } from './literal.ts'

const double = (sql: string) => `CAST(${sql} AS float)`
const moment = (sql: string) => `CAST(${sql} AS datetime2(7))`
const day = (sql: string) => `CAST(${sql} AS date)`
const wide = (sql: string) => `CAST(${sql} AS decimal(38, 10))`
/** By the numbers of letters: columns are compared by their own collation, most often without telling large letters from small. */
const exactly = (sql: string) => `CAST(${sql} AS nvarchar(max)) COLLATE Latin1_General_100_BIN2`
/** Letters beyond the first 65,536 are counted as one. */
const lettersOf = (sql: string) => `CAST(${sql} AS nvarchar(max)) COLLATE Latin1_General_100_CI_AS_SC`
/** Monday is 0, whatever the session calls the first day. */
const weekday = (sql: string) => `((DATEDIFF(day, CAST('1900-01-01' AS date), ${sql}) % 7 + 7) % 7)`

function clock(sql: string, minutes: string): string {
  return `DATEADD(minute, ${minutes}, CAST(${day(sql)} AS datetime2(7)))`
}

const hours = (sql: string) => `DATEPART(hour, ${moment(sql)})`

const GRAINS: Record<Grain, (sql: string, fiscalYearStart: number) => string> = {
  year: (sql) => `DATEFROMPARTS(YEAR(${sql}), 1, 1)`,
  fiscal_year: (sql, fiscalYearStart) =>
    `DATEFROMPARTS(YEAR(DATEADD(month, -${fiscalYearStart - 1}, ${sql})), ${fiscalYearStart}, 1)`,
  quarter: (sql) => `DATEFROMPARTS(YEAR(${sql}), DATEPART(quarter, ${sql}) * 3 - 2, 1)`,
  month: (sql) => `DATEFROMPARTS(YEAR(${sql}), MONTH(${sql}), 1)`,
  week: (sql) => `DATEADD(day, -${weekday(sql)}, ${day(sql)})`,
  day,
  hour: (sql) => clock(sql, `${hours(sql)} * 60`),
  minute: (sql) => clock(sql, `${hours(sql)} * 60 + DATEPART(minute, ${moment(sql)})`),
  year_number: (sql) => `YEAR(${sql})`,
  quarter_of_year: (sql) => `DATEPART(quarter, ${sql})`,
  month_of_year: (sql) => `MONTH(${sql})`,
  week_of_year: (sql) => `DATEPART(iso_week, ${sql})`,
  day_of_year: (sql) => `DATEPART(dayofyear, ${sql})`,
  day_of_month: (sql) => `DAY(${sql})`,
  weekday: (sql) => `${weekday(sql)} + 1`,
  hour_of_day: hours,
}

const SPREAD: Partial<Record<AggregateFunction, string>> = {
  stddev: 'STDEV',
  stddev_population: 'STDEVP',
  variance: 'VAR',
  variance_population: 'VARP',
}

/** Yes or no is a number here, but neither the least nor the greatest of them is known. */
const ofBit = (which: 'MAX' | 'MIN', sql: string) => `${which}(CAST(${sql} AS int))`

const aggregate: SqlDialect['aggregate'] = (fn, x, _y, _p, _filter, of) => {
  // Of whole numbers, the sum would be one of 32 bits, and the average a whole number.
  if (fn === 'sum' && of === 'integer') return `SUM(CAST(${x} AS decimal(38, 0)))`
  if (fn === 'avg') return `AVG(${double(x)})`
  if (fn === 'any' || fn === 'every') return ofBit(fn === 'any' ? 'MAX' : 'MIN', x)
  if ((fn === 'min' || fn === 'max') && of === 'boolean') return ofBit(fn === 'max' ? 'MAX' : 'MIN', x)
  if (SPREAD[fn]) return `${SPREAD[fn]}(${double(x)})`
  return ordinaryAggregate(fn, x)
}

const MISSING: Partial<Record<ColumnType, string>> = {
  integer: 'bigint',
  real: 'float',
  // Beside a decimal of more digits it has the digits of that.
  decimal: 'decimal(1, 0)',
  boolean: 'bit',
  date: 'date',
  datetime: 'datetime2(7)',
}

/** The one that no other exceeds; what is missing is left out. */
function extreme(which: 'least' | 'greatest', args: string[]): string {
  const op = which === 'least' ? '<=' : '>='
  const branches = args.slice(0, -1).map((one, i) => {
    const others = args.filter((_, j) => j !== i).map((other) => `(${other} IS NULL OR ${one} ${op} ${other})`)
    return `WHEN ${one} IS NOT NULL AND ${others.join(' AND ')} THEN ${one}`
  })
  return branches.length === 0 ? (args[0] as string) : `CASE ${branches.join(' ')} ELSE ${args.at(-1)} END`
}

/** There are no regular expressions: the number begins at the first digit and ends before what belongs to none. */
function firstNumber(text: string): string {
  const at = `PATINDEX('%[0-9]%', ${text})`
  const rest = `SUBSTRING(${text}, ${at}, 400)`
  const end = `PATINDEX('%[^0-9,]%', ${rest} + N'x')`
  const behind = `SUBSTRING(${rest}, ${end}, 400)`
  const digits = `PATINDEX('%[^0-9]%', SUBSTRING(${behind}, 2, 400) + N'x')`
  const sign = `CASE WHEN ${at} > 1 AND SUBSTRING(${text}, ${at} - 1, 1) = N'-' THEN N'-' ELSE N'' END`
  const fraction = `CASE WHEN LEFT(${behind}, 1) = N'.' AND ${digits} > 1 THEN LEFT(${behind}, ${digits}) ELSE N'' END`
  const whole = `REPLACE(LEFT(${rest}, ${end} - 1), N',', N'')`
  return `CASE WHEN ${at} > 0 THEN TRY_CAST(CONCAT(${sign}, ${whole}, ${fraction}) AS float) END`
}

const BACKSLASH = 'NCHAR(57344)'
/** A bracket means itself; in LIKE here it would begin a list of letters. */
const withoutLists = (pattern: string) =>
  `REPLACE(REPLACE(REPLACE(REPLACE(${exactly(pattern)}, N'\\\\', ${BACKSLASH}), N'\\[', N'['), N'[', N'\\['), ${BACKSLASH}, N'\\\\')`

export const questionSql: SqlDialect = {
  ...ordinary(names),
  literal: textLiteral,
  filters: false,
  decimalsOverflow: true,
  real: double,
  // A double would be told by six of its digits, and a moment in the words of a language.
  text: (sql, of) =>
    of === 'real'
      ? `FORMAT(${double(sql)}, N'G15', N'en-US')`
      : of === 'datetime'
        ? `CONVERT(nvarchar(30), ${moment(sql)}, 121)`
        : `CAST(${sql} AS nvarchar(max))`,
  exact: exactly,
  equalIsExact: false,
  truth: (test) => `CAST(CASE WHEN ${test} THEN 1 WHEN NOT (${test}) THEN 0 END AS bit)`,
  boolean: (value) => (value ? '1' : '0'),
  date: (text) => `CAST('${text}' AS date)`,
  datetime: (text) => `CAST('${text}' AS datetime2(7))`,
  missing: (type) => (MISSING[type] === undefined ? exactly('NULL') : `CAST(NULL AS ${MISSING[type]})`),
  grain: (name, sql, _of, fiscal) => GRAINS[name](sql, fiscal),
  shift: (sql, unit, count, of) => `DATEADD(${unit}, ${count}, ${of === 'date' && isClock(unit) ? moment(sql) : sql})`,
  // The server knows zones by names of its own.
  local(sql, zone) {
    const utc = moment(`SWITCHOFFSET(${sql}, '+00:00')`)
    return `DATEADD(minute, ${zoneMinutes(utc, zone, (text) => `CAST('${text}' AS datetime2(7))`)}, ${utc})`
  },
  instants: /^datetimeoffset/i,
  instant: (text) => `CAST('${text} +00:00' AS datetimeoffset)`,
  padded: (nativeType) => (/^n?char\b/i.test(nativeType) ? 'always' : 'at its end'),
  seconds: (sql) => `DATEDIFF_BIG(second, CAST('1970-01-01' AS datetime2(7)), ${moment(sql)})`,
  dayAndClock: (sql) =>
    `(DAY(${sql}) * 86400 + DATEPART(hour, ${moment(sql)}) * 3600 + DATEPART(minute, ${moment(sql)}) * 60 + DATEPART(second, ${moment(sql)}))`,
  whole: (sql, by) => `(${sql}) / ${by}`,
  order(sql, descending) {
    // What depends on no row would be refused, or taken for the number of a column.
    const by = /"|COUNT\(/.test(sql) ? sql : `(SELECT ${sql})`
    return descending ? `${by} DESC` : `CASE WHEN ${by} IS NULL THEN 1 ELSE 0 END, ${by}`
  },
  unordered: 'ORDER BY (SELECT NULL)',
  // Nothing pads these, as `=` does.
  contains: (text, part) => `(CHARINDEX(${part}, ${text}) > 0 OR DATALENGTH(${part}) = 0)`,
  starts: (text, part) => `(CHARINDEX(${part}, ${text}) = 1 OR DATALENGTH(${part}) = 0)`,
  ends: (text, part) => `(CHARINDEX(REVERSE(${part}), REVERSE(${text})) = 1 OR DATALENGTH(${part}) = 0)`,
  like: (text, pattern) => `${text} LIKE ${withoutLists(pattern)} ESCAPE N'\\'`,
  trim: (sql) => `LTRIM(RTRIM(${sql}))`,
  // Spaces at the end would not be counted.
  length: (sql) => `(LEN(${lettersOf(sql)} + N'.') - 1)`,
  substring: (sql, start, length) => `SUBSTRING(${lettersOf(sql)}, ${start}, ${length ?? 2_147_483_647})`,
  concat: (parts) => (parts.length === 1 ? (parts[0] as string) : `CONCAT(${parts.join(', ')})`),
  firstNumber: (sql) => firstNumber(exactly(sql)),
  round: (sql, digits, of) => `ROUND(${of === 'decimal' ? wide(sql) : sql}, ${digits})`,
  mod: (a, b) => `(${wide(a)} % ${wide(b)})`,
  ln: (sql) => `LOG(${sql})`,
  ceil: (sql) => `CEILING(${sql})`,
  extreme,
  present: (sql, type) => (type === 'boolean' ? ofBit('MAX', sql) : `MAX(${sql})`),
  same: (a, b) => `(${a} = ${b} OR (${a} IS NULL AND ${b} IS NULL))`,
  limit: (rows, offset) => `\nOFFSET ${offset} ROWS${rows === null ? '' : `\nFETCH NEXT ${rows} ROWS ONLY`}`,
  ordersByNumber: false,
  groupsByNumber: false,
  nestsSteps: false,
  comparesRows: false,
  mixesCollations: false,
  // Counting on stops after a hundred steps.
  periods: countedPeriods(
    // A count that leads beyond the last year of all would be an error, though its row is not wanted.
    ({ first, count, last, unit, type }) =>
      `DATEADD(${unit}, CASE WHEN ${count} <= DATEDIFF(${unit}, ${first}, ${last}) THEN ${count} END, ${type === 'date' && isClock(unit) ? moment(first) : first})`,
  ),
  aggregate,
}

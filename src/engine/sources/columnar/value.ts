import type { TwinColumn } from './twin.ts'

/** The statement has something whose meaning is not known to be the same in DuckDB: it runs on SQLite. */
export class Unlike extends Error {
  override name = 'Unlike'
}

export function unlike(why: string): never {
  throw new Unlike(why)
}

/** An expression in DuckDB's SQL, and what is known of what SQLite makes of it. */
export type Value = {
  sql: string
  /** `number`: whole in some rows and not in others. `truth`: DuckDB's own, where SQLite has 0 and 1. */
  kind: 'integer' | 'real' | 'number' | 'truth' | 'text' | 'null'
  /** What the parsers of the two might bind otherwise: an operand of this form is looked at. */
  form: 'plain' | 'arithmetic' | 'concat' | 'test'
  /** SQLite's affinity, where it has one that a comparison of text heeds. */
  affinity: 'text' | 'numeric' | 'doubtful' | null
  /** Text of a day, a day and a second, or a clock. */
  time: 'date' | 'datetime' | null
  /** Text of the year, or the year and month, that a day begins with. */
  beginning: 'year' | 'month' | null
  /** Text of digits alone. */
  digits: boolean
  ascii: boolean
  constant: string | number | null | undefined
  aggregate: boolean
  /** A sum of fractions: the order in which they were added can show in its last digit. */
  inexact: boolean
  /** It looks at other rows, for which SQLite puts them into another order. */
  window: boolean
}

const nothing: Omit<Value, 'sql' | 'kind'> = {
  form: 'plain',
  affinity: null,
  time: null,
  beginning: null,
  digits: false,
  ascii: false,
  constant: undefined,
  aggregate: false,
  inexact: false,
  window: false,
}

export const makeValue = (kind: Value['kind'], sql: string, more: Partial<Value> = {}): Value => ({
  ...nothing,
  ...more,
  kind,
  sql,
})

export const quoteText = (text: string): string => `'${text.replaceAll("'", "''")}'`

export const nullValue = (): Value => makeValue('null', 'NULL', { constant: null })

/** Whether a text is a day, or a day and a second, of the calendar. */
function timeOf(text: string): Value['time'] {
  if (!/^[1-8]\d{3}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/.test(text)) return null
  const iso = text.length === 10 ? `${text}T00:00:00.000Z` : `${text.replace(' ', 'T')}.000Z`
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime()) || moment.toISOString() !== iso) return null
  return text.length === 10 ? 'date' : 'datetime'
}

export function constantValue(value: string | number | null): Value {
  if (value === null) return nullValue()
  if (typeof value === 'string') {
    if (value.includes('\0')) unlike('a text with a NUL character')
    const ascii = /^[\0-\x7f]*$/.test(value)
    const digits = /^\d{1,15}$/.test(value)
    return makeValue('text', quoteText(value), { constant: value, ascii, digits, time: timeOf(value) })
  }
  if (Number.isSafeInteger(value)) return makeValue('integer', `${value}::BIGINT`, { constant: value })
  return real(value)
}

export function real(value: number): Value {
  if (!Number.isFinite(value)) unlike('a number out of range')
  return makeValue('real', `'${value}'::DOUBLE`, { constant: value })
}

/** A column of a twin as it stands in a statement. */
export function columnValue(column: TwinColumn, sql: string): Value {
  if (column.unfit) unlike(`the values of ${column.name}`)
  switch (column.type) {
    case 'integer':
    case 'real':
      return makeValue(column.type, sql, { affinity: 'numeric' })
    case 'boolean':
      return makeValue('truth', sql, { affinity: 'numeric' })
    case 'text':
      return makeValue('text', sql, { affinity: 'text', ascii: column.ascii })
    default: {
      const time = column.calendar && column.type !== 'time' ? column.type : null
      return makeValue('text', sql, { affinity: 'numeric', ascii: column.ascii, time })
    }
  }
}

export const isNumeric = ({ kind }: Value): boolean => kind !== 'text' && kind !== 'null'

/** What an expression has from its operands, whatever it does with them. */
export const from = (...values: Value[]): Partial<Value> => ({
  aggregate: values.some((value) => value.aggregate),
  inexact: values.some((value) => value.inexact),
  window: values.some((value) => value.window),
})

/** SQL of a number, truths as 0 and 1. */
export function numberSql(value: Value): string {
  if (value.kind === 'truth') return `CAST(${value.sql} AS BIGINT)`
  if (value.kind === 'text' && value.digits) return `CAST(${value.sql} AS BIGINT)`
  return value.kind === 'text' ? unlike('text as a number') : value.sql
}

/** As SQLite would hand it over. */
export const plainSql = (value: Value): string => (value.kind === 'truth' ? numberSql(value) : value.sql)

/** SQL of a condition. */
export function truthSql(value: Value): string {
  if (value.kind === 'truth') return value.sql
  if (value.kind === 'null') return 'CAST(NULL AS BOOLEAN)'
  return value.kind === 'text' ? unlike('text as a condition') : `(${value.sql} <> 0)`
}

/** SQL of a text; whole numbers are written as SQLite writes them. */
export function textSql(value: Value): string {
  if (value.kind === 'text' || value.kind === 'null') return value.sql
  if (value.kind === 'integer' || value.kind === 'truth') return `CAST(${numberSql(value)} AS VARCHAR)`
  return unlike('a number as text')
}

/** SQLite takes a text that is compared with a day for a number where it looks like one. */
const NUMBER = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?\s*$/i
const neverNumber = ({ constant, time }: Value) =>
  time !== null || (typeof constant === 'string' && !NUMBER.test(constant))

/** Refuses to tell values apart by their last digit. */
export function assertExact(...values: Value[]): void {
  if (values.some(({ inexact }) => inexact)) unlike('a sum of fractions told from another')
}

/** Refuses two values that SQLite would not compare as DuckDB does. */
export function assertComparable(a: Value, b: Value): void {
  for (const { form } of [a, b]) if (form === 'test') unlike('a condition that is compared')
  if (a.kind === 'null' || b.kind === 'null') return
  if (isNumeric(a) !== isNumeric(b)) unlike('text compared with a number')
  if (isNumeric(a)) return
  if (a.affinity === 'doubtful' || b.affinity === 'doubtful') unlike('text of doubtful affinity')
  if (a.affinity === 'numeric' && !neverNumber(b)) unlike('a date compared with other text')
  if (b.affinity === 'numeric' && !neverNumber(a)) unlike('a date compared with other text')
}

export const comparedSql = (value: Value): string => (isNumeric(value) ? numberSql(value) : value.sql)

/** What comes out where each row takes one of several values. */
export function merged(values: Value[]): Omit<Value, 'sql'> {
  const known = values.filter(({ kind }) => kind !== 'null')
  const { sql: _, ...none } = nullValue()
  const [first] = known
  if (!first) return { ...none, constant: undefined, ...from(...values) }
  if (known.some((value) => isNumeric(value) !== isNumeric(first))) unlike('text and numbers in one column')
  const every = (test: (value: Value) => boolean) => known.every(test)
  const kind = !isNumeric(first)
    ? 'text'
    : every((value) => value.kind === 'integer' || value.kind === 'truth')
      ? 'integer'
      : // A 0 among other numbers is 0 whichever way it is divided.
        every((value) => value.kind === 'real' || value.constant === 0)
        ? 'real'
        : 'number'
  return {
    ...none,
    constant: undefined,
    kind,
    time: every(({ time }) => time === first.time) ? first.time : null,
    digits: every(({ digits }) => digits),
    ascii: every(({ ascii }) => ascii),
    ...from(...values),
  }
}

/** One of several values, as one type of DuckDB's. */
export const mergedSql = (value: Value, kind: Value['kind']): string => {
  if (value.kind === 'null') return 'NULL'
  if (kind === 'text') return value.sql
  return kind === 'integer' ? numberSql(value) : `CAST(${numberSql(value)} AS DOUBLE)`
}

export function coalesced(values: Value[]): Value {
  const { kind, ...more } = merged(values)
  return makeValue(kind, `coalesce(${values.map((value) => mergedSql(value, kind)).join(', ')})`, more)
}

import { dateValue, isDateFunction } from './dates.ts'
import {
  assertComparable,
  assertExact,
  coalesced,
  comparedSql,
  constantValue,
  from,
  isNumeric,
  makeValue,
  merged,
  mergedSql,
  numberSql,
  textSql,
  truthSql,
  unlike,
  type Value,
} from './value.ts'

type Scalar = (values: Value[]) => Value

const SIGNS = new Set(['+', '-', '*', '/', '%'])

/** A function or operator with one answer for each row. What is not here runs on SQLite. */
export function scalarValue(name: string, values: Value[]): Value {
  if (SIGNS.has(name)) return arithmetic(name, values)
  if (isDateFunction(name)) return dateValue(name, values)
  const scalar = Object.hasOwn(scalars, name) ? scalars[name] : undefined
  return scalar ? scalar(values) : unlike(`the function ${name}()`)
}

function operand(value: Value | undefined): Value {
  if (!value) return unlike('an operand that is not there')
  // The two parsers do not bind || alike, and a condition within a sum is not worth the doubt.
  if (value.form === 'concat' || value.form === 'test') return unlike('an operand that the parsers bind differently')
  return value
}

function arithmetic(sign: string, [first, second]: Value[]): Value {
  const a = operand(first)
  if (second === undefined) {
    if (sign !== '-' && sign !== '+') return unlike(`one operand of ${sign}`)
    if (a.kind === 'null') return a
    if (typeof a.constant === 'number' && sign === '-')
      return a.kind === 'real' ? negated(a) : constantValue(-a.constant)
    if (sign === '+') return unlike('a sign before a value')
    return makeValue(kindOf(a), `(-${numberSql(a)})`, { form: 'arithmetic', ...from(a) })
  }
  const b = operand(second)
  if (a.kind === 'null' || b.kind === 'null') return unlike('a sum with NULL')
  const kinds = [kindOf(a), kindOf(b)]
  const whole = kinds.every((kind) => kind === 'integer')
  const real = kinds.includes('real')
  const more = { form: 'arithmetic' as const, ...from(a, b) }
  const both = (between: string) => `(${numberSql(a)} ${between} ${numberSql(b)})`
  if (sign === '%') return whole ? makeValue('integer', both('%'), more) : unlike('% of numbers that are not whole')
  if (sign !== '/') return makeValue(whole ? 'integer' : real ? 'real' : 'number', both(sign), more)
  // Whole numbers are divided without a rest, and what is divided by nothing is nothing.
  if (whole) return makeValue('integer', both('//'), more)
  if (!real) return unlike('a division that may be whole or not')
  return makeValue('real', `(CAST(${numberSql(a)} AS DOUBLE) / nullif(CAST(${numberSql(b)} AS DOUBLE), 0))`, more)
}

const negated = (value: Value): Value =>
  makeValue('real', `(-${value.sql})`, { constant: -(value.constant as number), form: 'arithmetic' })

function kindOf(value: Value): 'integer' | 'real' | 'number' {
  if (value.kind === 'text') return value.digits ? 'integer' : unlike('text as a number')
  return value.kind === 'real' || value.kind === 'number' ? value.kind : 'integer'
}

function text(value: Value | undefined, ascii = false): Value {
  if (value?.kind !== 'text' || value.form === 'test') return unlike('a function of text on what is not')
  if (ascii && !value.ascii) return unlike('a function of letters on text beyond ASCII')
  return value
}

function concat(values: Value[]): Value {
  for (const { form } of values)
    if (form === 'arithmetic' || form === 'test') unlike('an operand that the parsers bind differently')
  const sql = `(${values.map(textSql).join(' || ')})`
  return makeValue('text', sql, { form: 'concat', ascii: values.every(isAscii), ...joined(values), ...from(...values) })
}

const isAscii = (value: Value) => value.ascii || isNumeric(value)

/** The first day of a month or year, put together from the beginning of a day. */
function joined([a, b]: Value[]): Partial<Value> {
  return (a?.beginning === 'month' && b?.constant === '-01') || (a?.beginning === 'year' && b?.constant === '-01-01')
    ? { time: 'date' }
    : {}
}

const DIGITS = new Set(['1,4', '6,2', '9,2', '12,2', '15,2', '18,2'])

function substr([value, start, length]: Value[]): Value {
  if (!value || value.form === 'test') return unlike('substr()')
  const [at, count] = [start?.constant, length?.constant]
  if (typeof at !== 'number' || !Number.isInteger(at) || at < 1)
    return unlike('substr() from a place that is not a constant')
  if (length && (typeof count !== 'number' || !Number.isInteger(count) || count < 0))
    return unlike('substr() of a length')
  const whole = value.kind === 'integer' || value.kind === 'truth'
  const sql = `substr(${textSql(value)}, ${at}${length ? `, ${count}` : ''})`
  const place = `${at},${count}`
  const { time } = value
  const digits = time !== null && DIGITS.has(place) && (time === 'datetime' || at < 12)
  const more: Partial<Value> = { ascii: value.ascii || whole, digits, ...from(value) }
  if (time !== null && place === '1,10') return makeValue('text', sql, { ...more, time: 'date' })
  const beginning = time === null ? null : place === '1,7' ? 'month' : place === '1,4' ? 'year' : null
  return makeValue('text', sql, { ...more, beginning })
}

/** Removes spaces, or the characters that are given. */
const trimmed =
  (name: string): Scalar =>
  ([value, characters]) => {
    const of = text(value, true)
    if (!characters) return makeValue('text', `${name}(${of.sql})`, { ascii: true, ...from(of) })
    if (typeof characters.constant !== 'string' || !characters.ascii || characters.constant === '') return unlike(name)
    return makeValue('text', `${name}(${of.sql}, ${characters.sql})`, { ascii: true, ...from(of) })
  }

const letters =
  (name: string): Scalar =>
  ([value]) => {
    const of = text(value, true)
    return makeValue('text', `${name}(${of.sql})`, { ascii: true, ...from(of) })
  }

/** A sum of fractions so near a half that its last digit decides cannot be cast, and the statement runs on SQLite. */
function roundedSum(x: string, places: number, value: Value): Value {
  const scaled = `(abs(${x}) * 1e${places})`
  const near = `abs(${scaled} - floor(${scaled}) - 0.5) < greatest(1e-6, ${scaled} * 1e-12)`
  const sql = `CAST(CASE WHEN ${near} THEN 'a half' ELSE format('{:.${places}f}', ${x}) END AS DOUBLE)`
  return makeValue('real', sql, from(value))
}

/** SQLite rounds the very value of a number, a half away from 0; DuckDB's round() multiplies first and so rounds another. */
function round([value, digits]: Value[]): Value {
  if (!value || !isNumeric(value)) return unlike('round() of what is no number')
  const places = digits === undefined ? 0 : digits.constant
  if (typeof places !== 'number' || !Number.isInteger(places) || places < 0 || places > 15)
    return unlike('round() to a number of digits that is not a constant')
  const x = `CAST(${numberSql(value)} AS DOUBLE)`
  if (value.kind === 'integer' || value.kind === 'truth') return makeValue('real', x, from(value))
  if (value.inexact) return roundedSum(x, places, value)
  if (places === 0)
    return makeValue(
      'real',
      `(CASE WHEN abs(${x}) < 4503599627370496 THEN trunc(${x} + (CASE WHEN ${x} < 0 THEN -0.5 ELSE 0.5 END)::DOUBLE) ELSE ${x} END)`,
      from(value),
    )
  // Only such a value can be a half exactly; for it the product is exact too.
  const half = `(${x} * ${2 ** (places + 1)} = trunc(${x} * ${2 ** (places + 1)}))`
  return makeValue(
    'real',
    `(CASE WHEN ${half} THEN round(${x}, ${places}) ELSE CAST(format('{:.${places}f}', ${x}) AS DOUBLE) END)`,
    from(value),
  )
}

function replace([value, part, by]: Value[]): Value {
  const of = text(value)
  if (typeof part?.constant !== 'string' || part.constant === '' || typeof by?.constant !== 'string')
    return unlike('replace()')
  return makeValue('text', `replace(${of.sql}, ${part.sql}, ${by.sql})`, { ascii: of.ascii && by.ascii, ...from(of) })
}

function instr([value, part]: Value[]): Value {
  const [of, wanted] = [text(value), text(part)]
  if (wanted.constant === '') return unlike('instr() of nothing')
  if (wanted.constant === undefined) return unlike('instr() of what is not a constant')
  return makeValue('integer', `instr(${of.sql}, ${wanted.sql})`, from(of))
}

function nullif([a, b]: Value[]): Value {
  if (!a || !b) return unlike('nullif()')
  assertComparable(a, b)
  if (b.constant !== 0) assertExact(a, b)
  const kind = a.kind === 'truth' ? 'integer' : a.kind
  const sql = `(CASE WHEN ${comparedSql(a)} = ${comparedSql(b)} THEN NULL ELSE ${comparedSql(a)} END)`
  return makeValue(kind, sql, { time: a.time, digits: a.digits, ascii: a.ascii, ...from(a, b) })
}

function iif([condition, yes, no, ...rest]: Value[]): Value {
  if (!condition || !yes || !no || rest.length) return unlike('iif()')
  const { kind, ...more } = merged([yes, no])
  const sql = `(CASE WHEN ${truthSql(condition)} THEN ${mergedSql(yes, kind)} ELSE ${mergedSql(no, kind)} END)`
  return makeValue(kind, sql, { ...more, ...from(condition, yes, no) })
}

function abs([value]: Value[]): Value {
  if (!value || !isNumeric(value)) return unlike('abs() of what is no number')
  return makeValue(kindOf(value), `abs(${numberSql(value)})`, from(value))
}

const length: Scalar = ([value]) => makeValue('integer', `length(${text(value).sql})`, value && from(value))

const scalars: Record<string, Scalar> = {
  '||': concat,
  abs,
  coalesce: coalesced,
  if: iif,
  ifnull: coalesced,
  iif,
  instr,
  length,
  lower: letters('lower'),
  ltrim: trimmed('ltrim'),
  nullif,
  replace,
  round,
  rtrim: trimmed('rtrim'),
  substr,
  substring: substr,
  trim: trimmed('trim'),
  upper: letters('upper'),
}

import { from, makeValue, unlike, type Value } from './value.ts'

/** Functions of days and moments, on text that is known to be one. */
export const isDateFunction = (name: string): boolean => Object.hasOwn(functions, name)

export function dateValue(name: string, values: Value[]): Value {
  return (functions[name] as (values: Value[]) => Value)(values)
}

function moment(value: Value | undefined): Value & { time: 'date' | 'datetime' } {
  if (value?.time !== 'date' && value?.time !== 'datetime')
    return unlike('a date function on what is not surely a date')
  return value as Value & { time: 'date' | 'datetime' }
}

const day = ({ sql, time }: Value) => `CAST(${time === 'date' ? sql : `substr(${sql}, 1, 10)`} AS DATE)`
const written = (sql: string) => `CAST(CAST(${sql} AS DATE) AS VARCHAR)`
const dateText = (sql: string, of: Value): Value => makeValue('text', sql, { time: 'date', ascii: true, ...from(of) })

/** Where in the text of a moment a part stands, and what it is on a day alone. */
const PARTS: Record<string, [number, number, string | null]> = {
  Y: [1, 4, null],
  m: [6, 2, null],
  d: [9, 2, null],
  H: [12, 2, '00'],
  M: [15, 2, '00'],
  S: [18, 2, '00'],
}

const COUNTED: Record<string, (value: Value) => string> = {
  j: (value) => `lpad(CAST(dayofyear(${day(value)}) AS VARCHAR), 3, '0')`,
  w: (value) => `CAST(dayofweek(${day(value)}) AS VARCHAR)`,
  u: (value) => `CAST(isodow(${day(value)}) AS VARCHAR)`,
  V: (value) => `lpad(CAST(weekofyear(${day(value)}) AS VARCHAR), 2, '0')`,
}

function strftime([format, given, ...modifiers]: Value[]): Value {
  if (typeof format?.constant !== 'string' || modifiers.length) return unlike('strftime() with modifiers')
  const value = moment(given)
  const pieces = format.constant.match(/%.|[^%]+/gs) ?? []
  if (pieces.length === 0 || pieces.join('') !== format.constant) return unlike('strftime()')
  const parts = pieces.map((piece) => {
    if (!piece.startsWith('%')) return `'${piece.replaceAll("'", "''")}'`
    const letter = piece[1] as string
    const counted = COUNTED[letter]
    if (counted) return counted(value)
    const part = PARTS[letter] ?? unlike(`strftime() with ${piece}`)
    const [at, count, otherwise] = part
    return value.time === 'date' && otherwise !== null ? `'${otherwise}'` : `substr(${value.sql}, ${at}, ${count})`
  })
  const more = { ascii: format.ascii, ...from(value) }
  const simple = SIMPLE[format.constant]
  if (simple) return makeValue('text', `substr(${value.sql}, 1, ${simple})`, { ...more, ...asTime(simple) })
  if (format.constant === '%Y-%m-01') return dateText(`(substr(${value.sql}, 1, 7) || '-01')`, value)
  if (pieces.length > 1 && parts.every((part) => part.startsWith("'"))) return unlike('strftime() without a part')
  const digits = pieces.every((piece) => piece.startsWith('%') || /^\d+$/.test(piece))
  // A day that is not there has no parts either, not even those that are the same for all.
  const sql = `(CASE WHEN ${value.sql} IS NULL THEN NULL ELSE ${parts.join(' || ')} END)`
  return makeValue('text', sql, { ...more, digits })
}

const SIMPLE: Record<string, number> = { '%Y': 4, '%Y-%m': 7, '%Y-%m-%d': 10 }
const asTime = (count: number): Partial<Value> =>
  count === 10 ? { time: 'date' } : { digits: count === 4, beginning: count === 4 ? 'year' : 'month' }

/** One step of date(): the SQL of a day becomes that of another. `first`: the day is the first of its month. */
type Step = { sql: string; first: boolean }

function stepped({ sql, first }: Step, modifier: string, next: string | undefined): Step {
  if (modifier === 'floor') return { sql, first }
  const start = /^start of (month|year)$/.exec(modifier)?.[1]
  if (start) return { sql: `CAST(date_trunc('${start}', ${sql}) AS DATE)`, first: true }
  const weekday = /^weekday ([0-6])$/.exec(modifier)?.[1]
  if (weekday) return { sql: `(${sql} + CAST((${weekday} - dayofweek(${sql}) + 7) % 7 AS INTEGER))`, first: false }
  const moved = /^([+-]?\d{1,4}) (day|month|year)s?$/.exec(modifier)
  if (!moved) return unlike(`the modifier '${modifier}' of date()`)
  const count = Number(moved[1])
  if (moved[2] === 'day') return { sql: `(${sql} + CAST(${count} AS INTEGER))`, first: false }
  // A month has not always a day of that number: SQLite goes over into the next unless it is told not to.
  if (!first && next !== 'floor') return unlike('months added to a day')
  return { sql: `CAST(${sql} + INTERVAL (${count}) ${moved[2]} AS DATE)`, first }
}

function date([given, ...modifiers]: Value[]): Value {
  const value = moment(given)
  const words = modifiers.map(({ constant }) =>
    typeof constant === 'string' ? constant.trim().toLowerCase() : unlike('a modifier that is not a constant'),
  )
  if (words.length === 0) return dateText(value.time === 'date' ? value.sql : `substr(${value.sql}, 1, 10)`, value)
  let step: Step = { sql: day(value), first: false }
  for (const [i, word] of words.entries()) step = stepped(step, word, words[i + 1])
  return dateText(written(step.sql), value)
}

function datetime([given, ...modifiers]: Value[]): Value {
  if (modifiers.length) return unlike('datetime() with modifiers')
  const value = moment(given)
  const sql = value.time === 'datetime' ? value.sql : `(${value.sql} || ' 00:00:00')`
  return makeValue('text', sql, { time: 'datetime', ascii: true, ...from(value) })
}

const milliseconds = ({ sql }: Value) => `epoch_ms(CAST(${sql} AS TIMESTAMP))`

function julianday([given, ...modifiers]: Value[]): Value {
  if (modifiers.length) return unlike('julianday() with modifiers')
  const value = moment(given)
  // SQLite counts milliseconds from noon of a day long ago, and divides at the end.
  return makeValue('real', `(CAST(${milliseconds(value)} + 210866760000000 AS DOUBLE) / 86400000)`, from(value))
}

function unixepoch([given, ...modifiers]: Value[]): Value {
  if (modifiers.length) return unlike('unixepoch() with modifiers')
  const value = moment(given)
  return makeValue('integer', `(${milliseconds(value)} // 1000)`, from(value))
}

/** A part of a date. The function that SQLite was given for it answers with a fraction, if one of .0: its halves are not rounded. */
const whole =
  (sql: (value: Value) => string) =>
  ([given, ...rest]: Value[]): Value => {
    if (rest.length) return unlike('a part of a date')
    const value = moment(given)
    return makeValue('real', `CAST(${sql(value)} AS DOUBLE)`, from(value))
  }
const part = (letter: string) =>
  whole((value) => {
    const [at, count, otherwise] = PARTS[letter] as [number, number, string | null]
    return value.time === 'date' && otherwise !== null
      ? `(CASE WHEN ${value.sql} IS NOT NULL THEN 0 END)`
      : `substr(${value.sql}, ${at}, ${count})`
  })

function trunc([unit, given]: Value[]): Value {
  const value = moment(given)
  switch (unit?.constant) {
    case 'year':
      return dateText(`(substr(${value.sql}, 1, 4) || '-01-01')`, value)
    case 'month':
      return dateText(`(substr(${value.sql}, 1, 7) || '-01')`, value)
    case 'quarter':
    case 'week':
      return dateText(written(`date_trunc('${unit.constant}', ${day(value)})`), value)
    case 'day':
      return dateText(`substr(${value.sql}, 1, 10)`, value)
    default:
      return unlike('date_trunc()')
  }
}

const functions: Record<string, (values: Value[]) => Value> = {
  date,
  date_trunc: trunc,
  datetime,
  day: part('d'),
  dayofmonth: part('d'),
  dayofweek: whole((value) => `dayofweek(${day(value)})`),
  dayofyear: whole((value) => `dayofyear(${day(value)})`),
  hour: part('H'),
  isodow: whole((value) => `isodow(${day(value)})`),
  julianday,
  minute: part('M'),
  month: part('m'),
  quarter: whole((value) => `quarter(${day(value)})`),
  second: part('S'),
  strftime,
  unixepoch,
  week: whole((value) => `weekofyear(${day(value)})`),
  weekofyear: whole((value) => `weekofyear(${day(value)})`),
  year: part('Y'),
}

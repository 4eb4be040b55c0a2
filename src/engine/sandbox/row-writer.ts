import type { ColumnType } from '../schema.ts'

/** `total`, `total` become `total`, `total_2`: two columns are told apart, never merged. */
export function uniqueNames(names: string[]): string[] {
  const all = new Set(names)
  const taken = new Set<string>()
  return names.map((name) => {
    let unique = name
    for (let n = 2; taken.has(unique); n++) {
      const next = `${name}_${n}`
      unique = all.has(next) ? unique : next
    }
    taken.add(unique)
    return unique
  })
}

/** Text that is JSON already and is passed on as it is. */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER)

/** JSON text of one value, by the rules of our results: nothing is rounded, nothing is invalid JSON. */
export function cellText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value)
    case 'number':
      return Number.isFinite(value) ? String(value) : 'null'
    case 'boolean':
      return value ? 'true' : 'false'
    case 'bigint':
      return value <= MAX_SAFE && value >= -MAX_SAFE ? String(value) : `"${value}"`
    case 'object':
      if (value === null) return 'null'
      if (value instanceof Uint8Array)
        return `"${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64')}"`
      if (value instanceof RawJson) return value.text
      if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'null' : JSON.stringify(value.toISOString())
      if (Array.isArray(value)) return `[${value.map(cellText).join(',')}]`
      return `{${Object.entries(value)
        .map(([key, item]) => `${JSON.stringify(key)}:${cellText(item)}`)
        .join(',')}}`
    default:
      return 'null'
  }
}

export type RowWriter = {
  /** False: the row did not fit, and nothing after it should be read. */
  add(row: unknown[]): boolean
  /** The text, how many rows it holds, and whether some were left out. */
  finish(): { json: Buffer[]; rowCount: number; truncated: boolean }
}

/** Rows are turned into text so many at a time, or as soon as they hold so many characters. */
const BATCH_ROWS = 512
const BATCH_CHARACTERS = 256 * 1024
const ARRAY_INDEX = /^(0|[1-9]\d*)$/

type Shape = (row: unknown[]) => object

/**
 * A function that makes an object of a row, compiled so that all rows have one hidden class: JSON.stringify is then twice as
 * fast as joining text by hand. Null where it would not keep the order of the columns.
 */
function shapeOf(columns: string[]): Shape | null {
  if (columns.length === 0 || columns.length > 200 || columns.some((name) => ARRAY_INDEX.test(name))) return null
  const fields = columns.map((name, i) => `${name === '__proto__' ? '["__proto__"]' : JSON.stringify(name)}:r[${i}]`)
  return new Function('r', `return {${fields.join(',')}}`) as Shape
}

export function createRowWriter(columns: string[], limits: { maxRows: number; maxBytes: number }): RowWriter {
  const prefixes = columns.map((name, i) => `${i === 0 ? '{' : ','}${JSON.stringify(name)}:`)
  const width = columns.length
  const shape = shapeOf(columns)
  const pieces: Buffer[] = [Buffer.from('[')]
  let bytes = 2
  let rowCount = 0
  let truncated = false
  let batch: unknown[][] = []
  let characters = 0
  /** A value of the batch that JSON.stringify does not know how we want. */
  let special = shape === null

  const lineOf = (row: unknown[]) => {
    let line = ''
    for (let i = 0; i < width; i++) line += prefixes[i] + cellText(row[i])
    return width === 0 ? '{}' : `${line}}`
  }
  const push = (text: string, rows: number) => {
    const piece = Buffer.from(rowCount === 0 ? text : `,${text}`, 'utf8')
    if (bytes + piece.length > limits.maxBytes) return false
    bytes += piece.length
    rowCount += rows
    pieces.push(piece)
    return true
  }
  const flush = () => {
    if (batch.length === 0) return
    const rows = batch
    const whole = special ? rows.map(lineOf).join(',') : JSON.stringify(rows.map(shape as Shape)).slice(1, -1)
    // What does not fit as a whole is cut at the row.
    if (!push(whole, rows.length)) truncated = !rows.every((row) => push(lineOf(row), 1))
    batch = []
    characters = 0
    special = shape === null
  }

  return {
    add(row) {
      if (truncated) return false
      if (rowCount + batch.length >= limits.maxRows) {
        truncated = true
        return false
      }
      for (let i = 0; i < width; i++) {
        const value = row[i]
        if (typeof value === 'string') characters += value.length
        else if (typeof value === 'object' && value !== null) {
          special = true
          characters +=
            value instanceof RawJson ? value.text.length : value instanceof Uint8Array ? value.length * 2 : 100
        } else if (typeof value === 'bigint') special = true
      }
      batch.push(row)
      if (batch.length >= BATCH_ROWS || characters > BATCH_CHARACTERS) flush()
      return !truncated
    },
    finish() {
      // A row too many has been seen: what was gathered before it still counts.
      const more = truncated
      flush()
      pieces.push(Buffer.from(']'))
      return { json: pieces, rowCount, truncated: truncated || more }
    },
  }
}

const DATE = /^\d{4}-\d{2}-\d{2}$/
const DATETIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/
/** Values of a computed column looked at before its text is believed to be dates. */
const LOOKED_AT = 200

export type TypeGuess = { see(value: unknown): void; type(): ColumnType }

/** The type of a column that the engine declares none for, from its values. */
export function createTypeGuess(): TypeGuess {
  let guess: ColumnType | null = null
  let seen = 0
  const merge = (type: ColumnType): ColumnType => {
    if (guess === null || guess === type) return type
    if ((guess === 'integer' && type === 'real') || (guess === 'real' && type === 'integer')) return 'real'
    if ((guess === 'date' && type === 'datetime') || (guess === 'datetime' && type === 'date')) return 'datetime'
    return guess === 'blob' || type === 'blob' ? 'other' : 'text'
  }
  return {
    see(value) {
      if (value === null || value === undefined || (guess === 'text' && seen > LOOKED_AT)) return
      seen++
      if (typeof value === 'number') guess = merge(Number.isInteger(value) ? 'integer' : 'real')
      else if (typeof value === 'bigint') guess = merge('integer')
      else if (typeof value === 'string') {
        if (guess !== null && guess !== 'date' && guess !== 'datetime') guess = merge('text')
        else if (seen > LOOKED_AT) return
        else guess = merge(DATE.test(value) ? 'date' : DATETIME.test(value) ? 'datetime' : 'text')
      } else guess = merge(value instanceof Uint8Array ? 'blob' : 'other')
    },
    type: () => guess ?? 'text',
  }
}

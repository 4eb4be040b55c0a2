import { beginning } from '../../platform/cut-text.ts'
import type { ColumnProfile, ColumnType } from '../schema.ts'
import { createLeastHashes, createRepeatCheck, hash, type LeastHashes, type RepeatCheck } from './value-sketch.ts'

/** Sees rows one after another and tells what is in their columns; its memory does not grow with their number. */
export type Profiler = {
  /** False: enough was seen. */
  add(row: unknown[]): boolean
  rowCount: number
  truncated: boolean
  finish(types: ColumnType[], sampled: boolean): ColumnProfile[]
}

const TOP = 10
const BUCKETS = 20
/** Bits of the sketch that estimates distinct values past those that are counted one by one. */
const SKETCH_BITS = 2 ** 18
const LONGEST_KEY = 200

type Key = string | number | boolean
type Column = {
  nulls: number
  /** Values that were not null. */
  seen: number
  counts: Map<Key, number>
  sketch: Uint8Array | null
  /** While no value has come twice: past those that are counted, whether one does. */
  repeats: RepeatCheck | null
  hashes: LeastHashes
  numbers: Float64Array
  filled: number
  /** Integers past 2^53, which `numbers` holds rounded. */
  least: bigint | null
  most: bigint | null
  min: string | null
  max: string | null
}

export function createProfiler(width: number, maxRows: number): Profiler {
  const limit = Math.max(100, Math.min(maxRows, Math.floor(2_000_000 / Math.max(1, width))))
  const distinctCap = Math.max(100, Math.min(10_000, Math.floor(300_000 / Math.max(1, width))))
  const columns = Array.from(
    { length: width },
    (): Column => ({
      nulls: 0,
      seen: 0,
      counts: new Map(),
      sketch: null,
      repeats: null,
      hashes: createLeastHashes(),
      numbers: new Float64Array(64),
      filled: 0,
      least: null,
      most: null,
      min: null,
      max: null,
    }),
  )

  const see = (column: Column, value: unknown) => {
    if (value === null || value === undefined) {
      column.nulls++
      return
    }
    const key = keyOf(value)
    const count = column.counts.get(key)
    if (count !== undefined) {
      column.counts.set(key, count + 1)
      column.repeats = null
    } else if (column.counts.size < distinctCap) {
      column.counts.set(key, 1)
      column.hashes.add(hash(String(key)))
    } else {
      if (column.sketch === null) {
        column.sketch = new Uint8Array(SKETCH_BITS / 8)
        if (column.seen === column.counts.size) column.repeats = createRepeatCheck()
      }
      const hashed = hash(String(key))
      column.hashes.add(hashed)
      const bit = hashed % SKETCH_BITS
      column.sketch[bit >> 3] = (column.sketch[bit >> 3] as number) | (1 << (bit & 7))
      if (column.repeats?.isRepeat(hashed, String(key))) column.repeats = null
    }
    column.seen++
    const number = numberOf(value)
    if (number !== null) {
      if (column.filled === column.numbers.length) {
        const larger = new Float64Array(Math.min(limit, column.filled * 4))
        larger.set(column.numbers)
        column.numbers = larger
      }
      column.numbers[column.filled++] = number
      if (typeof value === 'bigint' && !Number.isSafeInteger(number)) {
        if (column.least === null || value < column.least) column.least = value
        if (column.most === null || value > column.most) column.most = value
      }
    }
    if (typeof key === 'string') {
      if (column.min === null || key < column.min) column.min = key
      if (column.max === null || key > column.max) column.max = key
    }
  }

  const profiler: Profiler = {
    rowCount: 0,
    truncated: false,
    add(row) {
      if (profiler.rowCount >= limit) {
        profiler.truncated = true
        return false
      }
      profiler.rowCount++
      for (let i = 0; i < width; i++) see(columns[i] as Column, row[i])
      return true
    },
    finish: (types, sampled) =>
      columns.map((column, i) =>
        profileOf(column, types[i] ?? 'text', profiler.rowCount, sampled || profiler.truncated),
      ),
  }
  return profiler
}

function keyOf(value: unknown): Key {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value === 'string') return value.length > LONGEST_KEY ? beginning(value, LONGEST_KEY) : value
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value)
  if (value instanceof Uint8Array) return `${value.length} ${Buffer.from(value).toString('latin1', 0, LONGEST_KEY)}`
  const json = JSON.stringify(value, (_key, item) => (typeof item === 'bigint' ? String(item) : item))
  return beginning(json, LONGEST_KEY)
}

/** Numbers as they are, numeric text (decimals), and dates as moments; the type decides later whether they are of use. */
function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'bigint') return Number(value)
  if (typeof value !== 'string' || value.length > 40 || value === '') return null
  const number = Number(value)
  if (!Number.isNaN(number)) return Number.isFinite(number) ? number : null
  if (!/^\d{4}-\d{2}-\d{2}/.test(value)) return null
  const moment = Date.parse(value.length === 10 ? value : `${value.replace(' ', 'T').replace(/Z$/, '')}Z`)
  return Number.isNaN(moment) ? null : moment
}

function profileOf(column: Column, type: ColumnType, rows: number, sampled: boolean): ColumnProfile {
  const numeric = type === 'integer' || type === 'real' || type === 'decimal'
  const timed = type === 'date' || type === 'datetime'
  const numbers = column.numbers.subarray(0, column.filled)
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  let sum = 0
  for (const value of numbers) {
    if (value < low) low = value
    if (value > high) high = value
    sum += value
  }
  const any = numbers.length > 0
  const countable = type !== 'blob' && type !== 'json'
  // Of a type that we do not know, the order of its texts is not its own.
  const ordered = countable && type !== 'boolean' && type !== 'other'
  return {
    rows,
    nulls: column.nulls,
    distinct: distinctOf(column),
    min: numeric ? (any ? exact(low, column.least) : null) : ordered ? column.min : null,
    max: numeric ? (any ? exact(high, column.most) : null) : ordered ? column.max : null,
    mean: numeric && any ? sum / numbers.length : null,
    top: countable
      ? [...column.counts]
          .filter(([value]) => typeof value !== 'number' || Number.isFinite(value))
          .sort((a, b) => b[1] - a[1])
          .slice(0, TOP)
          .map(([value, count]) => ({ value, count }))
      : [],
    histogram: (numeric || timed) && any && high > low ? histogram(numbers, low, high) : [],
    sampled,
    ...(type === 'integer' || type === 'text' ? { sketch: column.hashes.encoded() } : {}),
  }
}

/** Exact while they were counted and when no value came twice; else an estimate, which never says that all differ. */
function distinctOf({ counts, sketch, repeats, seen }: Column): number {
  if (!sketch) return counts.size
  return repeats ? seen : Math.min(seen - 1, counts.size + estimate(sketch))
}

/** Past 2^53 an integer is told as text, digit for digit, as in the rows of an answer. */
const exact = (rounded: number, integer: bigint | null): number | string =>
  integer !== null && Number(integer) === rounded ? String(integer) : rounded

function histogram(numbers: Float64Array, low: number, high: number): number[] {
  const buckets = Array<number>(BUCKETS).fill(0)
  const scale = BUCKETS / (high - low)
  for (const value of numbers) {
    const i = Math.min(BUCKETS - 1, Math.floor((value - low) * scale))
    buckets[i] = (buckets[i] as number) + 1
  }
  return buckets
}

/** Linear counting: from how many bits of the sketch are still clear. */
function estimate(sketch: Uint8Array): number {
  let clear = 0
  for (const byte of sketch) for (let bit = 0; bit < 8; bit++) if ((byte & (1 << bit)) === 0) clear++
  return Math.round(-SKETCH_BITS * Math.log(Math.max(1, clear) / SKETCH_BITS))
}

import type { Conversion } from './infer-column.ts'
import { digits2, isIsoDay } from './moments.ts'

/**
 * Readers of values in their most ordinary form, from bytes whose end they find themselves. The caller looks whether what
 * stopped them ends a field.
 */

/** Where the last of them stopped. */
export const cursor = { stopped: 0 }

const powers = Float64Array.from({ length: 23 }, (_, n) => Number(`1e${n}`))

const isCanonicalInteger = (bytes: Buffer, start: number, from: number, end: number): boolean =>
  end > from && end - from <= 15 && (bytes[from] !== 48 || (end - from === 1 && from === start))

/** A canonical whole number of at most fifteen digits, or NaN. */
export function readInteger(bytes: Buffer, start: number, limit: number): number {
  const negative = bytes[start] === 45
  const from = negative ? start + 1 : start
  let p = from
  let value = 0
  for (; p < limit; p++) {
    const digit = bytes[p]! - 48
    if (digit < 0 || digit > 9) break
    value = value * 10 + digit
  }
  cursor.stopped = p
  if (!isCanonicalInteger(bytes, start, from, p)) return Number.NaN
  return negative ? -value : value
}

/** Whole numbers past fifteen digits are not amounts; decimals past seventeen do not survive. */
export function isPlainDecimal(bytes: Buffer, from: number, end: number, point: number): boolean {
  const length = end - from
  if (length > 23 || length === (point < 0 ? 0 : 1)) return false
  if (bytes[from] === 48 && length > 1 && bytes[from + 1] !== 46) return false
  if (length <= 15) return true
  let first = from
  while (first < end && (bytes[first] === 48 || bytes[first] === 46)) first++
  return end - first - (first < point ? 1 : 0) <= (point < 0 ? 15 : 17)
}

/** A plain decimal, or NaN: while mantissa and power of ten are exact, one division rounds right. */
export function readReal(bytes: Buffer, start: number, limit: number): number {
  const negative = bytes[start] === 45
  const from = negative ? start + 1 : start
  let p = from
  let value = 0
  let point = -1
  for (; p < limit; p++) {
    const digit = bytes[p]! - 48
    if (digit >= 0 && digit <= 9) value = value * 10 + digit
    else if (digit === -2 && point < 0) point = p
    else break
  }
  cursor.stopped = p
  if (!isPlainDecimal(bytes, from, p, point)) return Number.NaN
  if (value > Number.MAX_SAFE_INTEGER) value = Number(bytes.toString('latin1', from, p))
  else if (point >= 0) value /= powers[p - point - 1]!
  return negative ? -value : value
}

/** Behind YYYY-MM-DD, or -1. */
function passDay(bytes: Buffer, p: number, limit: number): number {
  return p + 10 <= limit && bytes[p + 4] === 45 && bytes[p + 7] === 45 && isIsoDay(bytes, p) ? p + 10 : -1
}

export function passDate(bytes: Buffer, p: number, limit: number, conversion: Conversion): number {
  const end = (conversion as { order: string }).order === 'ymd' ? passDay(bytes, p, limit) : -1
  cursor.stopped = end
  return end
}

/** Behind YYYY-MM-DD HH:MM:SS, with a T or a space, and with a Z where the column is in UTC; or -1. */
export function passDatetime(bytes: Buffer, p: number, limit: number, conversion: Conversion): number {
  const { order, zone } = conversion as { order: string; zone: string }
  cursor.stopped = -1
  if (order !== 'ymd' || (zone !== '' && zone !== 'UTC')) return -1
  const end = p + (zone === 'UTC' ? 20 : 19)
  if (end > limit || bytes[p + 13] !== 58 || bytes[p + 16] !== 58) return -1
  if ((bytes[p + 10] !== 84 && bytes[p + 10] !== 32) || (zone === 'UTC' && bytes[p + 19] !== 90)) return -1
  if (passDay(bytes, p, limit) < 0) return -1
  const hour = digits2(bytes, p + 11)
  const minute = digits2(bytes, p + 14)
  const second = digits2(bytes, p + 17)
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 59) return -1
  cursor.stopped = end
  return end
}

const pairWords = [
  ['true', 'false'],
  ['yes', 'no'],
  ['t', 'f'],
  ['y', 'n'],
].map(([yes, no]) => [Buffer.from(no!), Buffer.from(yes!)] as const)

/** 1 or 0 for the words of a pair, in either case; or -1. */
export function readWord(bytes: Buffer, p: number, limit: number, pair: number): number {
  const words = pairWords[pair]!
  const value = isWord(bytes, p, limit, words[1]) ? 1 : isWord(bytes, p, limit, words[0]) ? 0 : -1
  if (value >= 0) cursor.stopped = p + words[value as 0 | 1].length
  return value
}

/** Whether this word (in small letters) stands here, in either case. */
function isWord(bytes: Buffer, start: number, limit: number, word: Buffer): boolean {
  if (limit - start < word.length) return false
  for (let i = 0; i < word.length; i++) if ((bytes[start + i]! | 32) !== word[i]) return false
  return true
}

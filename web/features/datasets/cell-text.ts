import { parseJson } from '../../../src/client/exact-json.ts'
import { isNumber, plainText } from '../../components/table/data-table-values.ts'

export type Reading = { value: unknown } | { wrong: 'number' | 'json' }

/** A plain number, such as JSON has it; not 007, which is a name. */
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i

/** A whole number of any length is kept digit for digit; null for what is no number, or larger than any. */
function numberIn(text: string): number | bigint | null {
  if (!number.test(text)) return null
  const value = Number(text)
  if (/[.e]/i.test(text)) return Number.isFinite(value) ? value : null
  return Number.isSafeInteger(value) ? value : BigInt(text)
}

/**
 * What a person typed, as a value. Values keep the kind they have: a column of numbers takes numbers alone,
 * text stays text even when it looks like a number, and nothing is null.
 */
export function readCell(text: string, before: unknown, others: readonly unknown[]): Reading {
  const trimmed = text.trim()
  if (trimmed === '') return { value: null }
  const known = before ?? others.find((value) => value !== null && value !== undefined)
  if (typeof known === 'string') return { value: text }
  if (isNumber(known)) {
    const value = numberIn(trimmed) ?? (trimmed === String(before) ? before : null)
    return value === null ? { wrong: 'number' } : { value }
  }
  if (typeof known === 'object' && known !== null) {
    try {
      return { value: parseJson(text) }
    } catch {
      return { wrong: 'json' }
    }
  }
  return { value: readNew(text) }
}

/** Of a field that has no values yet. */
export function readNew(text: string): unknown {
  const trimmed = text.trim()
  if (trimmed === '') return null
  if (trimmed === 'true' || trimmed === 'false') return trimmed === 'true'
  return numberIn(trimmed) ?? text
}

export const cellText = (value: unknown): string => plainText(value)

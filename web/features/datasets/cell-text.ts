import { plainText } from '../../components/table/data-table-values.ts'

export type Reading = { value: unknown } | { wrong: 'number' | 'json' }

/** A plain number, such as JSON has it; not 007, which is a name. */
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i

/** A whole number past 2^53 would be rounded here, so it is none: it can be entered as text. */
const isKept = (text: string): boolean =>
  number.test(text) && (/[.e]/i.test(text) ? Number.isFinite(Number(text)) : Number.isSafeInteger(Number(text)))

/**
 * What a person typed, as a value. Values keep the kind they have: a column of numbers takes numbers alone,
 * text stays text even when it looks like a number, and nothing is null.
 */
export function readCell(text: string, before: unknown, others: readonly unknown[]): Reading {
  const trimmed = text.trim()
  if (trimmed === '') return { value: null }
  const known = before ?? others.find((value) => value !== null && value !== undefined)
  if (typeof known === 'string') return { value: text }
  if (typeof known === 'number')
    return isKept(trimmed) || trimmed === String(before) ? { value: Number(trimmed) } : { wrong: 'number' }
  if (typeof known === 'object' && known !== null) {
    try {
      return { value: JSON.parse(text) as unknown }
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
  return isKept(trimmed) ? Number(trimmed) : text
}

export const cellText = (value: unknown): string => plainText(value)

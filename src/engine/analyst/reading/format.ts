import { noValue } from '../../formats/cell-values.ts'
import type { Cell } from '../tool-contract.ts'

/** Decimals come as text from some engines. */
export const asNumber = (cell: Cell | undefined): number | null => {
  if (typeof cell === 'number') return cell
  if (typeof cell === 'string' && /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(cell)) return Number(cell)
  return null
}

/** Without the noise of binary fractions: 0.30000000000000004 is 0.3. */
export const cleanCell = (cell: Cell | undefined): Cell => {
  if (cell === undefined) return null
  if (typeof cell === 'number' && !Number.isInteger(cell)) return Number(cell.toPrecision(12))
  return cell
}

const maxDecimals = (value: number): number => {
  const size = Math.abs(value)
  return Number.isInteger(value) ? 0 : size >= 1 ? 2 : size >= 0.01 ? 4 : 6
}

/** How figures are written in a sentence: by whose habits, and with how many decimals where a column has one number of them. */
export type Written = { locale: string; decimals?: number | undefined }

/** With as many decimals as all of its column have, where that is known. The digits are those that the audit reads. */
export const formatNumber = (
  value: number,
  { locale, decimals = 0 }: Written,
  options: Intl.NumberFormatOptions = {},
): string =>
  value.toLocaleString(locale, {
    numberingSystem: 'latn',
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(decimals, maxDecimals(value)),
    ...options,
  })

/** Of 12.5, not of 0.125. */
export const formatPercent = (value: number, written: Written): string =>
  formatNumber(value, written, { style: 'unit', unit: 'percent' })

/** How many decimals numbers that stand under each other have: as many as the one that needs most. */
export const sharedDecimals = (values: readonly number[]): number =>
  values.reduce((most, value) => {
    const written = Number(value.toFixed(maxDecimals(value))).toString()
    return Math.max(most, /\.(\d+)$/.exec(written)?.[1]?.length ?? 0)
  }, 0)

/** A cell as it stands in a sentence. Years and keys keep their digits together: they are not written as figures. */
export const formatCell = (cell: Cell | undefined, written: Written | null): string => {
  if (cell === null || cell === undefined || cell === '') return noValue
  const number = written && asNumber(cell)
  return number === null ? String(cell) : formatNumber(number, written as Written)
}

export const joinWords = (words: string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

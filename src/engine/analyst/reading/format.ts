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

export const formatNumber = (value: number): string => {
  const size = Math.abs(value)
  const decimals = Number.isInteger(value) ? 0 : size >= 1 ? 2 : size >= 0.01 ? 4 : 6
  return value.toLocaleString('en-US', { maximumFractionDigits: decimals, minimumFractionDigits: 0 })
}

/** A cell as it stands in a sentence. Years and keys keep their digits together. */
export const formatCell = (cell: Cell | undefined, plain = false): string => {
  if (cell === null || cell === undefined || cell === '') return '(none)'
  const number = plain ? null : asNumber(cell)
  return number === null ? String(cell) : formatNumber(number)
}

export const joinWords = (words: string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

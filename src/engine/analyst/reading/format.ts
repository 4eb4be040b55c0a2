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

const mostDecimals = (value: number): number => {
  const size = Math.abs(value)
  return Number.isInteger(value) ? 0 : size >= 1 ? 2 : size >= 0.01 ? 4 : 6
}

/** With as many decimals as all of its column have, where that is known. */
export const formatNumber = (value: number, decimals = 0): string =>
  value.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(decimals, mostDecimals(value)),
  })

/** How many decimals numbers that stand under each other have: as many as the one that needs most. */
export const sharedDecimals = (values: readonly number[]): number =>
  values.reduce((most, value) => {
    const written = Number(value.toFixed(mostDecimals(value))).toString()
    return Math.max(most, /\.(\d+)$/.exec(written)?.[1]?.length ?? 0)
  }, 0)

/** A cell as it stands in a sentence. Years and keys keep their digits together. */
export const formatCell = (cell: Cell | undefined, plain = false, decimals = 0): string => {
  if (cell === null || cell === undefined || cell === '') return '(none)'
  const number = plain ? null : asNumber(cell)
  return number === null ? String(cell) : formatNumber(number, decimals)
}

export const joinWords = (words: string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

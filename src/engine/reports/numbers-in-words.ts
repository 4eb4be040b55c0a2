import type { Cell } from '../sandbox/query.ts'

const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
const percentFormat = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })
const signed = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })

export const numberOf = (cell: Cell | undefined): number | null => {
  const value =
    typeof cell === 'number' ? cell : typeof cell === 'string' && cell.trim() !== '' ? Number(cell) : Number.NaN
  return Number.isFinite(value) ? value : null
}
export const said = (value: number | null): string => (value === null ? 'nothing' : plain.format(value))
export const share = (part: number, whole: number): string => (whole === 0 ? '0%' : percentFormat.format(part / whole))
export const change = (now: number, before: number): string | null =>
  before === 0 ? null : signed.format((now - before) / Math.abs(before))
export const named = (cell: Cell | undefined): string =>
  cell === null || cell === undefined || cell === '' ? '(none)' : String(cell)
export const joined = (words: string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

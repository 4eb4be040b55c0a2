import { noValue } from '../formats/cell-values.ts'
import { numberFormat } from '../formats/number-format.ts'
import type { Cell } from '../sandbox/query.ts'

const plain = numberFormat({ maximumFractionDigits: 2 })
const percent = numberFormat({ style: 'percent', maximumFractionDigits: 1 })
const signed = numberFormat({ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })

export const numberOf = (cell: Cell | undefined): number | null => {
  const value =
    typeof cell === 'number' ? cell : typeof cell === 'string' && cell.trim() !== '' ? Number(cell) : Number.NaN
  return Number.isFinite(value) ? value : null
}
/** Figures in sentences, as a team writes them. */
export const numbersIn = ({ locale }: { locale?: string | undefined }) => ({
  said: (value: number | null): string => (value === null ? 'nothing' : plain(value, locale)),
  share: (part: number, whole: number): string => percent(whole === 0 ? 0 : part / whole, locale),
  change: (now: number, before: number): string | null =>
    before === 0 ? null : signed((now - before) / Math.abs(before), locale),
})
export const named = (cell: Cell | undefined): string =>
  cell === null || cell === undefined || cell === '' ? noValue : String(cell)
export const joined = (words: string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

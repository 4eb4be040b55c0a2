import { lookText } from '../../formats/field-text.ts'
import { currencyDecimals } from '../../formats/value-text.ts'
import { namesOfParts } from '../../month-names.ts'
import type { Format } from '../../question/catalog.ts'
import type { OutputColumn, Question } from '../../question/index.ts'
import type { Grain } from '../../question/question.contract.ts'
import type { Cell } from '../tool-contract.ts'
import { asNumber, formatCell, formatNumber, formatPercent, sharedDecimals, type Written } from './format.ts'

export type AnswerColumn = Pick<OutputColumn, 'label' | 'type' | 'role' | 'format' | 'ref' | 'asked'> & { name: string }

export const grainOf = ({ by }: Question, { ref }: Pick<AnswerColumn, 'ref'>): Grain | null =>
  'by' in ref ? (by[ref.by]?.grain ?? null) : null

/** A period by the name that people give it: a month is "2025-03", a weekday "Monday". Other cells stay as they are. */
export function periodCell(cell: Cell, grain: Grain | null): Cell {
  if (cell === null || grain === null) return cell
  const name = namesOfParts[grain]?.[Number(cell) - 1]
  if (name !== undefined) return name
  if (typeof cell !== 'string') return cell
  if (grain === 'year' || grain === 'fiscal_year') return cell.slice(0, 4)
  if (grain === 'month') return cell.slice(0, 7)
  if (grain === 'quarter') return `${cell.slice(0, 4)}-Q${Math.ceil(Number(cell.slice(5, 7)) / 3)}`
  return cell
}

/** How many decimals the numbers of a column have in words. */
export function decimalsOf(cells: readonly Cell[], { format }: AnswerColumn): number {
  const scale = format?.kind === 'percent' && format.scale !== 100 ? 100 : 1
  return sharedDecimals(cells.flatMap((cell) => (asNumber(cell) === null ? [] : [Number(asNumber(cell)) * scale])))
}

/** A cell as it stands in a sentence. */
export function cellWords(cell: Cell, column: AnswerColumn, question: Question, written: Written): string {
  const grain = grainOf(question, column)
  const period = grain === null || cell === null ? null : lookText({ grain }, [], written.locale)
  if (period) return period(cell)
  if (grain !== null) return formatCell(periodCell(cell, grain), null)
  if (typeof cell === 'boolean' || column.type === 'boolean')
    return cell === null ? formatCell(cell, null) : cell === true || cell === 1 ? 'yes' : 'no'
  const number = asNumber(cell)
  const { format } = column
  if (number === null || !format) return formatCell(cell, column.role === 'measure' ? written : null)
  switch (format.kind) {
    case 'percent':
      return formatPercent(format.scale === 100 ? number : number * 100, written)
    case 'currency':
      return money(number, format, written)
    case 'year':
    case 'id':
    case 'date':
      return String(cell)
    case 'number':
    case 'duration':
      return [formatNumber(number, { ...written, decimals: format.decimals ?? written.decimals }), format.unit]
        .filter(Boolean)
        .join(' ')
  }
}

/** Cents in all of a column where one of it has them. */
function money(value: number, { unit = '', decimals: said }: Format, { locale, decimals: ofColumn = 0 }: Written) {
  const isWhole = ofColumn === 0 && Number.isInteger(value)
  const own = currencyDecimals(unit)
  // Of less than a cent, what can be seen.
  const decimals = said ?? (isWhole ? 0 : Math.abs(value) < 1 ? Math.max(own, ofColumn) : own)
  const options = { maximumFractionDigits: decimals }
  return /^[A-Z]{3}$/.test(unit)
    ? formatNumber(value, { locale, decimals }, { style: 'currency', currency: unit, ...options })
    : formatNumber(value, { locale, decimals }, options)
}

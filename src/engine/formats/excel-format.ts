import type { FieldLook } from './field-look.contract.ts'
import { informativeDecimals, isName } from './value-text.ts'

const decimalsOf = (count: number) => (count > 0 ? `.${'0'.repeat(Math.min(10, count))}` : '')

/** How a spreadsheet shows the numbers of a column; the cells keep all their digits. Null: as it likes. */
export function excelFormat(name: string, look: FieldLook | undefined, values: readonly unknown[]): string | null {
  const there = values.filter((value) => value !== null && value !== undefined)
  const own = informativeDecimals(there).decimals
  const format = look?.format
  switch (format?.kind) {
    case 'currency': {
      const decimals = decimalsOf(format.decimals ?? (own === 0 ? 0 : 2))
      return /^[a-z]{3}$/i.test(format.unit ?? '')
        ? `[$${signOf(format.unit as string)}]#,##0${decimals}`
        : `#,##0${decimals}`
    }
    case 'percent':
      return format.scale === 100 ? `0${decimalsOf(format.decimals ?? 1)}"%"` : `0${decimalsOf(format.decimals ?? 1)}%`
    case 'year':
    case 'id':
      return '0'
    case 'number':
      return `#,##0${decimalsOf(format.decimals ?? own)}`
    default:
      if (look?.grain !== undefined || there.length === 0 || !there.every((value) => typeof value === 'number'))
        return null
      return there.every((value) => isName(name, value)) ? '0' : `#,##0${decimalsOf(own)}`
  }
}

const signOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase(), currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

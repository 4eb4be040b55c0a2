import type { FieldLook } from './field-look.contract.ts'
import { informativeDecimals, isName, moneyDecimals } from './value-text.ts'

const decimalsOf = (count: number) => (count > 0 ? `.${'0'.repeat(Math.min(10, count))}` : '')

/** How a spreadsheet shows the numbers of a column; the cells keep all their digits, and its marks are those of whoever opens it. Null: as it likes. */
export function excelFormat(
  name: string,
  look: FieldLook | undefined,
  values: readonly unknown[],
  locale: string,
): string | null {
  const there = values.filter((value) => value !== null && value !== undefined)
  const own = informativeDecimals(there).decimals
  const format = look?.format
  switch (format?.kind) {
    case 'currency': {
      const decimals = decimalsOf(format.decimals ?? moneyDecimals(there, format.unit))
      const number = `#,##0${decimals}`
      return /^[a-z]{3}$/i.test(format.unit ?? '') ? withSign(number, format.unit as string, locale) : number
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

/** Before the number or behind it, as money is written there. */
function withSign(number: string, currency: string, locale: string): string {
  const style = { style: 'currency', currency: currency.toUpperCase(), currencyDisplay: 'narrowSymbol' } as const
  const parts = new Intl.NumberFormat(locale, style).formatToParts(0)
  const at = parts.findIndex(({ type }) => type === 'currency')
  const sign = `[$${parts[at]?.value ?? currency}]`
  if (at > 0) return `${number} ${sign}`
  return parts[at + 1]?.type === 'literal' ? `${sign} ${number}` : `${sign}${number}`
}

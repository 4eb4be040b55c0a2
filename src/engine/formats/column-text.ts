import { toNumber } from './cell-values.ts'
import type { FieldLook } from './field-look.contract.ts'
import { informativeDecimals, moneyDecimals } from './value-text.ts'

/** One way in which the numbers of a column read, wherever it is shown: tables, tiles, charts, exports to read, PDF. */

export type ColumnText = (value: unknown) => string

/** From what the field's definition says, else from the values; null where a column is shown as it is. */
export function columnText(format: FieldLook['format'], values: readonly unknown[], locale: string): ColumnText | null {
  if (!format) return null
  const asNumbers = (options: Intl.NumberFormatOptions, scale = 1): ColumnText => {
    const text = new Intl.NumberFormat(locale, options)
    return (value) => {
      const number = toNumber(value)
      return number === null ? String(value) : text.format(scale === 1 ? (value as number) : number * scale)
    }
  }
  const fixed = (decimals: number) => ({ minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  const own = format.decimals ?? informativeDecimals(values).decimals
  switch (format.kind) {
    case 'year':
    case 'id':
      return String
    case 'currency':
      return asNumbers({
        ...(/^[a-z]{3}$/i.test(format.unit ?? '')
          ? { style: 'currency', currency: (format.unit as string).toUpperCase(), currencyDisplay: 'narrowSymbol' }
          : {}),
        ...fixed(format.decimals ?? moneyDecimals(values, format.unit)),
      })
    case 'percent': {
      const parts = format.scale === 100 ? 0.01 : 1
      return asNumbers({ style: 'percent', ...fixed(format.decimals ?? 1) }, parts)
    }
    case 'duration':
      return durations(format.unit)
    case 'number':
      return asNumbers(fixed(own))
    case 'date':
      return null
  }
}

const secondsIn: Record<string, number> = { second: 1, minute: 60, hour: 3600, day: 86_400 }

/** The two largest units that say something. */
function durations(unit = 'seconds'): ColumnText {
  const each = secondsIn[unit.replace(/s$/, '')] ?? 1
  const names = [
    ['d', 86_400],
    ['h', 3600],
    ['min', 60],
    ['s', 1],
  ] as const
  return (value) => {
    const number = toNumber(value)
    if (number === null) return String(value)
    const all = Math.round(Math.abs(number) * each)
    const first = names.findIndex(([, size]) => all >= size)
    if (first === -1) return '0 s'
    const parts = names.slice(first, first + 2).map(([name, size], i) => {
      const left = i === 0 ? all : all % (names[first]?.[1] ?? 1)
      return { name, count: Math.floor(left / size) }
    })
    const said = parts.filter(({ count }) => count > 0).map(({ name, count }) => `${count} ${name}`)
    return `${number < 0 ? '−' : ''}${said.join(' ')}`
  }
}

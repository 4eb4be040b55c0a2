import { noValue, toNumber } from './cell-values.ts'
import { columnText } from './column-text.ts'
import { wordsLocale } from './english-words.ts'
import type { FieldLook } from './field-look.contract.ts'
import { columnNumber, informativeDecimals, isMeasured, isName, momentText } from './value-text.ts'

export type Show = (value: unknown) => string

/**
 * One way in which the values of a column read, wherever they are shown: chat, tables, charts, tiles, PDF, team chats. By the definition
 * first, else by the values: as many decimals as carry information, the same for the whole column.
 */
export function fieldText(name: string, look: FieldLook | undefined, values: readonly unknown[], locale: string): Show {
  const said = lookText(look, values, locale)
  const none = missingText(look)
  if (said) return (value) => (isMissing(value) ? none : said(value))
  const there = values.filter((value) => !isMissing(value))
  const { decimals } = informativeDecimals(there)
  const isMeasure = there.length > 0 && (there.every(isMeasured) || /^(integer|real|decimal)$/.test(look?.type ?? ''))
  const times = momentText(there)
  if (times) return (value) => (isMissing(value) ? none : times(value))
  const isNaming = there.every((value) => isName(name, value))
  return (value) => {
    if (isMissing(value)) return none
    return isMeasure && !isNaming && toNumber(value) !== null ? columnNumber(value, decimals, locale) : plainText(value)
  }
}

/** The group of the rows without a value has a name; any other cell without one is a dash. */
export const missingText = (look: FieldLook | undefined): string => (look?.isGroup ? noValue : '–')

/** What a definition or a grouping says; null where only the values tell. */
export function lookText(look: FieldLook | undefined, values: readonly unknown[], locale: string): Show | null {
  if (look?.grain !== undefined) return grainText(look.grain, locale)
  if (look?.binWidth !== undefined) {
    const width = look.binWidth
    const text = new Intl.NumberFormat(locale, { maximumFractionDigits: 10 })
    return (value) => `${text.format(Number(value))} to ${text.format(Number(value) + width)}`
  }
  return columnText(look?.format, values, locale)
}

const isMissing = (value: unknown): boolean => value === null || value === undefined

export const plainText = (value: unknown): string =>
  isMissing(value) ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

const dated = (options: Intl.DateTimeFormatOptions, locale: string): Show => {
  const text = new Intl.DateTimeFormat(wordsLocale(locale), { ...options, timeZone: 'UTC' })
  return (value) => {
    const time = Date.parse(`${String(value).slice(0, 10)}T00:00:00Z`)
    return Number.isNaN(time) ? String(value) : text.format(time)
  }
}
/** A Monday, and a January, to count from. */
const nth = (options: Intl.DateTimeFormatOptions, at: (n: number) => number, locale: string): Show => {
  const text = new Intl.DateTimeFormat(wordsLocale(locale), { ...options, timeZone: 'UTC' })
  return (value) => (Number.isInteger(Number(value)) ? text.format(at(Number(value))) : String(value))
}

/** Days and clocks stand as they are: they sort by eye. */
function grainText(grain: string, locale: string): Show | null {
  switch (grain) {
    case 'year':
      return (value) => String(value).slice(0, 4)
    case 'quarter':
      return (value) => `Q${Math.floor((Number(String(value).slice(5, 7)) + 2) / 3)} ${String(value).slice(0, 4)}`
    case 'month':
      return dated({ month: 'short', year: 'numeric' }, locale)
    case 'quarter_of_year':
      return (value) => `Q${value}`
    case 'month_of_year':
      return nth({ month: 'long' }, (n) => Date.UTC(2024, n - 1, 1), locale)
    case 'weekday':
      return nth({ weekday: 'long' }, (n) => Date.UTC(2024, 0, n), locale)
    default:
      return null
  }
}

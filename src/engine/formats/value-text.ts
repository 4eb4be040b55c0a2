import { toNumber, withoutNoise } from './cell-values.ts'

/** How the values of a column read where no definition says it: from the values themselves. */

const writtenDecimals = (value: unknown): number =>
  /^-?\d*\.(\d+)$/.exec(String(typeof value === 'number' ? withoutNoise(value) : value))?.[1]?.length ?? 0
/** More than this nobody wrote: a division left it. Places on earth have six. */
const maxWritten = 6
const significant = 4
const maxDecimals = 10

/** How many decimals carry information, the same for all of a column, and whether any value has more. */
export function informativeDecimals(values: readonly unknown[]): { decimals: number; cut: boolean } {
  const written = values.reduce<number>((most, value) => Math.max(most, writtenDecimals(value)), 0)
  const sizes = values
    .map((value) => Math.abs(toNumber(value) ?? 0))
    .filter((size) => size > 0)
    .sort((a, b) => a - b)
  const typical = sizes[Math.floor(sizes.length / 2)] ?? 1
  if (written <= maxWritten) {
    // Of thousands, cents are enough: what is beyond them came of adding up or multiplying.
    const decimals = typical >= 1000 ? Math.min(2, written) : written
    return { decimals, cut: decimals < written }
  }
  const decimals = significant - 1 - Math.floor(Math.log10(typical))
  return { decimals: Math.max(0, Math.min(maxDecimals, decimals)), cut: true }
}

/** Of money: none where all is whole, else those of the currency; more only where it would be too little to be seen, or was written so. */
export function moneyDecimals(values: readonly unknown[], currency: string | undefined): number {
  const { decimals, cut } = informativeDecimals(values)
  if (decimals === 0) return 0
  const own = currencyDecimals(currency)
  const largest = values.reduce<number>((most, value) => Math.max(most, Math.abs(toNumber(value) ?? 0)), 0)
  return largest < 1 || (largest < 10 && !cut && decimals <= significant) ? Math.max(own, decimals) : own
}

export const currencyDecimals = (currency = ''): number =>
  /^[a-z]{3}$/i.test(currency)
    ? (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)
    : 2

/** Numbers that name something and are never added up: a thousands separator would only be in the way. */
export const isName = (name: string, value: unknown): boolean =>
  (/year|(^|[\s_.-])(id|no|nr|zip|code|key)$/i.test(name) || /[a-z]I[dD]$/.test(name)) &&
  Number.isInteger(Number(value))

const formats = new Map<string, Intl.NumberFormat>()

function kept(key: string, make: () => Intl.NumberFormat): Intl.NumberFormat {
  const format = formats.get(key) ?? make()
  formats.set(key, format)
  return format
}

/** With all the digits it came with, and no fewer decimals than its column has. */
export const wholeNumber = (value: unknown, decimals: number, locale: string): string =>
  kept(
    `${locale} ${decimals}`,
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: 20 }),
  ).format((typeof value === 'number' ? withoutNoise(value) : value) as number)

/** With as many decimals as its column has. */
export const cutNumber = (value: unknown, decimals: number, locale: string): string =>
  kept(
    `${locale} ${decimals} cut`,
    () =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        maximumSignificantDigits: 2,
        // Of a very small number the first digits, not only zeros.
        roundingPriority: 'morePrecision',
      }),
  ).format(value as number)

/** A number, or a decimal that came as text to keep its digits; whole numbers as text may be names. */
export const isMeasured = (value: unknown): boolean =>
  typeof value === 'number' || typeof value === 'bigint' || (typeof value === 'string' && /^-?\d+\.\d+$/.test(value))

/** Whether a number has more decimals than its column shows. */
export const hasMore = (value: unknown, decimals: number): boolean => writtenDecimals(value) > decimals

/** As a column of so many decimals shows it. */
export const columnNumber = (value: unknown, decimals: number, locale: string): string =>
  hasMore(value, decimals) ? cutNumber(value, decimals, locale) : wholeNumber(value, decimals, locale)

/** What times of a column say too much: midnights, seconds and their fractions that are always nothing. */
const saysNothing = [/[T ]00:00(?::00(?:\.0+)?)?$/, /(?<=:\d\d):00(?:\.0+)?$/, /\.0+$/]
const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/

/** Times without what says nothing in all of them; null where the values are no times, or say it all. */
export function momentText(values: readonly unknown[]): ((value: unknown) => string) | null {
  if (values.length === 0 || !values.every((value) => typeof value === 'string' && moment.test(value))) return null
  const empty = saysNothing.find((part) => values.every((value) => part.test(String(value))))
  return empty ? (value) => String(value).replace(empty, '') : null
}

/** By its name: parts of it never add up to the whole. */
export const isRate = (name: string): boolean =>
  /(^|[^a-z])(avg|average|mean|median|min|minimum|max|maximum|rate|ratio|share|percent|percentage|pct|per|rank|stddev|deviation|distinct|different|unique|lowest|highest)([^a-z]|$)/i.test(
    name,
  )

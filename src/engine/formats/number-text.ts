/** A format as a chart or a tile has it. */
type NumberStyle = { style?: 'number' | 'percent' | 'currency'; currency?: string; decimals?: number }

export type NumberText = {
  short: (value: number) => string
  /** One digit more than `short`, or neighbouring marks of an axis would read alike. */
  axis: (value: number) => string
  full: (value: number | string) => string
}

/** Short for labels (1.2M), full for hover. Percent takes a share: 0.25 is 25 %. */
export function numberText(format: NumberStyle | undefined, locale: string): NumberText {
  const base: Intl.NumberFormatOptions =
    format?.style === 'percent'
      ? { style: 'percent' }
      : format?.style === 'currency' && format.currency && /^[a-z]{3}$/i.test(format.currency)
        ? { style: 'currency', currency: format.currency.toUpperCase(), currencyDisplay: 'narrowSymbol' }
        : {}
  const decimals = format?.decimals
  const compact = (digits: number) =>
    new Intl.NumberFormat(locale, {
      ...base,
      notation: format?.style === 'percent' ? 'standard' : 'compact',
      // German has no short word for thousands: 1.800, as in the table beside it.
      useGrouping: true,
      minimumFractionDigits: 0,
      maximumFractionDigits: format?.style === 'percent' ? (decimals ?? digits) : digits,
    })
  const short = compact(1)
  const axis = compact(2)
  // Two significant digits, not two decimals, or every label of a chart of small numbers would read 0.
  const small = new Intl.NumberFormat(locale, { ...base, maximumSignificantDigits: 2 })
  const full = new Intl.NumberFormat(locale, {
    ...base,
    ...(decimals === undefined
      ? base.style === 'currency'
        ? {}
        : { maximumFractionDigits: 10 }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  })
  // Where thousands have no short word, a label of thousands has no decimals either.
  const round = new Intl.NumberFormat(locale, { ...base, maximumFractionDigits: 0, minimumFractionDigits: 0 })
  const isLong = (value: number, normal: Intl.NumberFormat) =>
    Math.abs(value) >= 1000 &&
    base.style !== 'percent' &&
    !normal.formatToParts(value).some(({ type }) => type === 'compact')
  const precise = format?.style === 'percent' ? 0.001 : 0.1
  const shortened = (normal: Intl.NumberFormat) => (value: number) =>
    (value !== 0 && Math.abs(value) < precise ? small : isLong(value, normal) ? round : normal).format(value)
  return {
    short: shortened(short),
    axis: shortened(axis),
    full: (value) => (value === '' ? '' : full.format(value as number)),
  }
}

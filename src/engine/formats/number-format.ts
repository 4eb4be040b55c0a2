/** Makes a format when its first number is written: to make one loads the tables of languages, which a start should not wait for. */
export function numberFormat(options: Intl.NumberFormatOptions): (value: number, locale?: string) => string {
  const formats = new Map<string, Intl.NumberFormat>()
  return (value, locale = 'en') => {
    const format = formats.get(locale) ?? new Intl.NumberFormat(locale, options)
    formats.set(locale, format)
    return format.format(value)
  }
}

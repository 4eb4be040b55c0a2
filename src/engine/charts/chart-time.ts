import type { Series } from './chart-shape.ts'

const day = 86_400_000

/** How times read on the axis and on hover: as coarse as the data really is, so a month never pretends to be a day. */
export function timeText(series: Series[], years: boolean, locale: string) {
  let months = true
  let days = true
  for (const { points } of series)
    for (const { x } of points) {
      const time = Number(x)
      if (time % day !== 0) {
        days = false
        months = false
        break
      }
      if (months && new Date(time).getUTCDate() !== 1) months = false
    }
  const options: Intl.DateTimeFormatOptions = years
    ? { year: 'numeric' }
    : months
      ? { year: 'numeric', month: 'long' }
      : days
        ? { dateStyle: 'medium' }
        : { dateStyle: 'medium', timeStyle: 'medium' }
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  return {
    full: (time: number) => format.format(time),
    minInterval: years ? 365 * day : months ? 28 * day : days ? day : 0,
    axisLabel: years ? { formatter: '{yyyy}' } : {},
  }
}

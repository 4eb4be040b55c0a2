import { dayOptions, momentOptions, wordsLocale } from '../formats/english-words.ts'
import type { FieldLook } from '../formats/field-look.contract.ts'
import { lookText } from '../formats/field-text.ts'
import type { Series } from './chart-shape.ts'

const day = 86_400_000
/** Of more, an axis has no room for months. */
const maxYears = 5

/**
 * How times read on the axis and on hover: as the table says the periods that rows are grouped by; else as coarse as the data really is,
 * so a month never pretends to be a day.
 */
export function timeText(series: Series[], isYears: boolean, locale: string, look: FieldLook | undefined) {
  let years = true
  let months = true
  let days = true
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { points } of series)
    for (const { x } of points) {
      const time = Number(x)
      first = Math.min(first, time)
      last = Math.max(last, time)
      if (time % day !== 0) {
        days = false
        months = false
      }
      if (months && new Date(time).getUTCDate() !== 1) months = false
      if (!months || new Date(time).getUTCMonth() !== 0) years = false
    }
  // One January alone may be a month as well.
  years = isYears || (years && last > first)
  const options: Intl.DateTimeFormatOptions = years
    ? { year: 'numeric' }
    : months
      ? { year: 'numeric', month: 'long' }
      : days
        ? dayOptions(locale)
        : momentOptions(locale, 'medium')
  const format = new Intl.DateTimeFormat(months ? wordsLocale(locale) : locale, { ...options, timeZone: 'UTC' })
  return {
    full: periodText(look, locale) ?? ((time: number) => format.format(time)),
    minInterval: years ? 365 * day : months ? 28 * day : days ? day : 0,
    // Of some years the halves are enough: in a narrow chart the quarters would take the place of January.
    ...(last - first > 2 * 366 * day && { splitNumber: 5 }),
    // Beside the months the year would be the first to find no room; below January it has some. Without its own
    // height a line is as high as a Chinese character is wide, which is nothing where no font has one.
    axisLabel: years
      ? { formatter: '{yyyy}', ...yearTicks(first, last) }
      : last - first < maxYears * 366 * day
        ? { lineHeight: 16, showMinLabel: true, ...ticksOf(look?.grain, days && !months, first, last) }
        : {},
  }
}

function periodText(look: FieldLook | undefined, locale: string): ((time: number) => string) | null {
  const text = look?.grain === undefined ? null : lookText(look, [], locale)
  return text && ((time) => text(new Date(time).toISOString()))
}

const stepsInYears = [1, 2, 5, 10, 20, 50, 100, 200, 500]

/** Years that are even numbers of a step: 1970, 1980, 1990. Few years are all written where there is room. */
function yearTicks(first: number, last: number) {
  const [from, to] = [new Date(first).getUTCFullYear(), new Date(last).getUTCFullYear()]
  const step = stepsInYears.find((length) => (to - from) / length < maxTicks) ?? 1000
  if (step === 1) return {}
  const begin = Math.ceil(from / step) * step
  return {
    customValues: Array.from({ length: Math.floor((to - begin) / step) + 1 }, (_, i) => Date.UTC(begin + i * step)),
  }
}

const ticksOf = (grain: string | undefined, isDays: boolean, first: number, last: number) =>
  grain === 'quarter' ? quarterTicks(first, last) : isDays ? dayTicks(first, last) : { formatter: tickText }

const maxTicks = 12
const stepsInDays = [1, 2, 7, 14]
const stepsInMonths = [1, 2, 3, 6]

/** From the first day on, or the first of each month: an odd day at the start would be left out for the next, and its year with it. */
function dayTicks(first: number, last: number) {
  const step = stepsInDays.find((length) => (last - first) / day < maxTicks * length)
  const customValues = step
    ? Array.from({ length: Math.floor((last - first) / day / step) + 1 }, (_, i) => first + i * step * day)
    : monthTicks(first, last)
  const years = customValues.map((time) => new Date(time).getUTCFullYear())
  const formatter = (_time: number, index: number) =>
    `${step ? '{d} ' : ''}{MMM}${years[index] === years[index - 1] ? '' : '\n{yyyy}'}`
  return { customValues, formatter }
}

function monthTicks(first: number, last: number): number[] {
  const monthOf = (time: number) => new Date(time).getUTCFullYear() * 12 + new Date(time).getUTCMonth()
  // A month that has begun is not written: its first is not on the axis.
  const [from, to] = [monthOf(first - day) + 1, monthOf(last)]
  const step = stepsInMonths.find((length) => to - from < maxTicks * length) ?? 12
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
    .filter((month) => month % step === 0)
    .map((month) => Date.UTC(Math.floor(month / 12), month % 12))
}

const maxQuarters = 12

/** Quarters by their own names; of many every second. */
function quarterTicks(first: number, last: number) {
  const quarterOf = (time: number) => new Date(time).getUTCFullYear() * 4 + Math.floor(new Date(time).getUTCMonth() / 3)
  const all = Array.from({ length: quarterOf(last) - quarterOf(first) + 1 }, (_, i) => quarterOf(first) + i)
  const shown = all.length > maxQuarters ? all.filter((quarter) => quarter % 2 === 0) : all
  const formatter = (time: number, index: number) => {
    const part = (quarterOf(time) % 4) + 1
    return `Q${part}${part === 1 || index === 0 ? '\n{yyyy}' : ''}`
  }
  return { customValues: shown.map((quarter) => Date.UTC(Math.floor(quarter / 4), (quarter % 4) * 3)), formatter }
}

/** The first label says its year: where no January is shown, no other would. */
function tickText(time: number, index: number): string {
  const [at, withYear] = [new Date(time), index === 0 ? '\n{yyyy}' : '']
  if (time % day !== 0) return `{HH}:{mm}${index === 0 ? '\n{d} {MMM} {yyyy}' : ''}`
  if (at.getUTCDate() !== 1) return `{d} {MMM}${withYear}`
  return at.getUTCMonth() === 0 ? '{MMM}\n{yyyy}' : `{MMM}${withYear}`
}

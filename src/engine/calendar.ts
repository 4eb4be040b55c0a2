import type { Grain } from './aggregation.contract.ts'

/**
 * Days and moments as ISO text, without a time zone: `2024-03-31`, `2024-03-31 01:30:00`. Weeks are ISO weeks: they begin on Monday,
 * and the first of a year is the one with its first Thursday.
 */
type Moment = { year: number; month: number; day: number; seconds: number; fraction: string; timed: boolean }
export type CalendarUnit = 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | 'minute'

const FORM = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(\.\d+)?)?)?(?:Z|\+00(?::?00)?)?$/
const pad = (n: number, width = 2) => String(n).padStart(width, '0')

/** Days since 1970-01-01, by the proleptic Gregorian calendar, for every year. */
function dayNumber(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const ofEra = y - era * 400
  const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  return era * 146_097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719_468
}

function fromDayNumber(number: number): { year: number; month: number; day: number } {
  const z = number + 719_468
  const era = Math.floor(z / 146_097)
  const ofEra = z - era * 146_097
  const y = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  )
  const ofYear = ofEra - (365 * y + Math.floor(y / 4) - Math.floor(y / 100))
  const mp = Math.floor((5 * ofYear + 2) / 153)
  const month = mp < 10 ? mp + 3 : mp - 9
  return { year: y + era * 400 + (month <= 2 ? 1 : 0), month, day: ofYear - Math.floor((153 * mp + 2) / 5) + 1 }
}

const daysInMonth = (year: number, month: number) =>
  dayNumber(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1) - dayNumber(year, month, 1)

export function parseMoment(text: string): Moment | null {
  const found = FORM.exec(text)
  if (!found) return null
  const [, y, m, d, h, i, s, fraction] = found
  const [year, month, day] = [Number(y), Number(m), Number(d)]
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null
  const [hour, minute, second] = [Number(h ?? 0), Number(i ?? 0), Number(s ?? 0)]
  if (hour > 23 || minute > 59 || second > 59) return null
  const seconds = hour * 3600 + minute * 60 + second
  return { year, month, day, seconds, fraction: (fraction ?? '').replace(/0+$/, ''), timed: h !== undefined }
}

const dateText = (year: number, month: number, day: number) => `${pad(year, 4)}-${pad(month)}-${pad(day)}`
const dateOfNumber = (number: number) => {
  const { year, month, day } = fromDayNumber(number)
  return dateText(year, month, day)
}
const clockText = (seconds: number) =>
  `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`

const numberOf = (m: Moment) => dayNumber(m.year, m.month, m.day)
const weekday = (number: number) => ((((number + 3) % 7) + 7) % 7) + 1
const mondayOf = (m: Moment) => numberOf(m) - weekday(numberOf(m)) + 1

function isoWeek(m: Moment): number {
  const thursday = mondayOf(m) + 3
  return Math.floor((thursday - dayNumber(fromDayNumber(thursday).year, 1, 1)) / 7) + 1
}

/** The text in the one form that is compared and grouped: a space before the clock, no `Z`, no zeros at the end of a fraction. */
export function canonicalMoment(text: string): string {
  const m = parseMoment(text)
  if (!m) return text
  const date = dateText(m.year, m.month, m.day)
  return m.timed ? `${date} ${clockText(m.seconds)}${m.fraction === '.' ? '' : m.fraction}` : date
}

const GRAINS: Record<Grain, (m: Moment, fiscalYearStart: number) => string | number> = {
  year: (m) => dateText(m.year, 1, 1),
  fiscal_year: (m, fiscalYearStart) => dateText(m.month >= fiscalYearStart ? m.year : m.year - 1, fiscalYearStart, 1),
  quarter: (m) => dateText(m.year, m.month - ((m.month - 1) % 3), 1),
  month: (m) => dateText(m.year, m.month, 1),
  week: (m) => dateOfNumber(mondayOf(m)),
  day: (m) => dateText(m.year, m.month, m.day),
  hour: (m) => `${dateText(m.year, m.month, m.day)} ${clockText(m.seconds - (m.seconds % 3600))}`,
  minute: (m) => `${dateText(m.year, m.month, m.day)} ${clockText(m.seconds - (m.seconds % 60))}`,
  year_number: (m) => m.year,
  quarter_of_year: (m) => Math.floor((m.month - 1) / 3) + 1,
  month_of_year: (m) => m.month,
  week_of_year: isoWeek,
  day_of_year: (m) => numberOf(m) - dayNumber(m.year, 1, 1) + 1,
  day_of_month: (m) => m.day,
  weekday: (m) => weekday(numberOf(m)),
  hour_of_day: (m) => Math.floor(m.seconds / 3600),
}

/** A period's first day (or moment, for hours and minutes), or the number of a part; null when the text is no date. */
export function atGrain(grain: Grain, text: string, fiscalYearStart = 1): string | number | null {
  const m = parseMoment(text)
  return m && GRAINS[grain](m, fiscalYearStart)
}

/** So many units later; the 31st of a month that has none is its last day. Keeps whether there is a clock, except for hours and minutes. */
export function shiftMoment(text: string, unit: CalendarUnit, count: number): string | null {
  const m = parseMoment(text)
  if (!m) return null
  const months = unit === 'year' ? 12 * count : unit === 'quarter' ? 3 * count : unit === 'month' ? count : 0
  if (months !== 0) {
    const all = m.year * 12 + m.month - 1 + months
    const [year, month] = [Math.floor(all / 12), (all % 12) + 1]
    const date = dateText(year, month, Math.min(m.day, daysInMonth(year, month)))
    return m.timed ? `${date} ${clockText(m.seconds)}${m.fraction}` : date
  }
  const perUnit = { week: 604_800, day: 86_400, hour: 3600, minute: 60 }[unit as 'week'] ?? 0
  const total = numberOf(m) * 86_400 + m.seconds + perUnit * count
  const days = Math.floor(total / 86_400)
  const timed = m.timed || unit === 'hour' || unit === 'minute'
  return timed ? `${dateOfNumber(days)} ${clockText(total - days * 86_400)}${m.fraction}` : dateOfNumber(days)
}

const epochSeconds = (m: Moment) => numberOf(m) * 86_400 + m.seconds

/** Whole units from one moment to another, fractions of a second left out; negative when `to` is before. */
export function elapsed(unit: 'seconds' | 'minutes' | 'hours' | 'days' | 'months' | 'years', from: string, to: string) {
  const [a, b] = [parseMoment(from), parseMoment(to)]
  if (!a || !b) return null
  const seconds = epochSeconds(b) - epochSeconds(a)
  if (unit === 'months' || unit === 'years') {
    if (seconds < 0) return -wholeMonths(b, a, unit) + 0
    return wholeMonths(a, b, unit)
  }
  return Math.trunc(seconds / { seconds: 1, minutes: 60, hours: 3600, days: 86_400 }[unit]) + 0
}

function wholeMonths(a: Moment, b: Moment, unit: 'months' | 'years'): number {
  const inMonth = (m: Moment) => m.day * 86_400 + m.seconds
  const months = (b.year - a.year) * 12 + b.month - a.month - (inMonth(b) < inMonth(a) ? 1 : 0)
  return unit === 'months' ? months : Math.trunc(months / 12)
}

/** Monday of an ISO week. */
export const isoWeekStart = (year: number, week: number): string => {
  const fourth = parseMoment(dateText(year, 1, 4)) as Moment
  return dateOfNumber(mondayOf(fourth) + 7 * (week - 1))
}

const formats = new Map<string, Intl.DateTimeFormat>()
/** What a clock in the zone shows at an instant given in UTC. */
export function localMoment(instant: string, timeZone: string): string | null {
  const m = parseMoment(instant)
  if (!m) return null
  if (timeZone === 'UTC') return canonicalMoment(instant)
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formats.set(timeZone, format)
  }
  const parts = new Map(format.formatToParts(epochSeconds(m) * 1000).map(({ type, value }) => [type, value]))
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')} ${of('hour')}:${of('minute')}:${of('second')}${m.fraction}`
}

/** The instant, in UTC, at which clocks in the zone show this; null where they show it twice or never. */
export function instantOf(local: string, timeZone: string): string | null {
  const shown = canonicalMoment(local)
  if (!parseMoment(shown)?.timed) return null
  const found = new Set<string>()
  for (const days of [-1, 1]) {
    const beside = shiftMoment(shown, 'day', days)
    const there = beside && localMoment(beside, timeZone)
    const minutes = beside && there ? elapsed('minutes', beside, there) : null
    const instant = minutes === null ? null : shiftMoment(shown, 'minute', -minutes)
    if (instant && localMoment(instant, timeZone) === shown) found.add(instant)
  }
  const [instant] = found
  return found.size === 1 && instant ? instant : null
}

import { lowerMonthNames } from '../../month-names.ts'

/** Dates and times as people write them, read into parts; which order the day and the month stand in is the column's matter. */
export type ClockTime = {
  text: string
  seconds: boolean
  /** Digits of a second, zeros at their end not counted. */
  fraction: number
  zone: string
}

export type Moment = {
  /** Readings that are real calendar days. */
  ymd: string | null
  mdy: string | null
  dmy: string | null
  /** The month is a word, so there is no order to doubt. */
  named: string | null
  twoDigitYear: boolean
  time: ClockTime | null
}

const numericDate = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})(?:(?:T|,?\s+)(\S.*))?$/
const dayMonthName = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]([A-Za-z]{3,9})\.?,?[\s-](\d{4}|\d{2})(?:,?\s+(\d.*))?$/
const monthNameDay = /^([A-Za-z]{3,9})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?:,?\s+(\d.*))?$/
const clock =
  /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:\s?([AaPp])\.?[Mm]\.?)?(Z|\s?UTC|\s?GMT|\s?[+-]\d{2}:?\d{2})?$/

const monthByName = new Map<string, number>()
for (const [index, name] of lowerMonthNames.entries()) {
  monthByName.set(name, index + 1)
  monthByName.set(name.slice(0, 3), index + 1)
}
monthByName.set('sept', 9)

const monthDays = [0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1 || day > monthDays[month]! || year < 1) return false
  return month !== 2 || day < 29 || (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0))
}

function two(n: number): string {
  return n < 10 ? `0${n}` : String(n)
}

function isoDay(year: number, month: number, day: number): string | null {
  return isDay(year, month, day) ? `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` : null
}

/** 00 to 68 are this century, as POSIX has it. */
function fullYear(text: string): number {
  const year = Number(text)
  if (text.length > 2) return year
  return year < 69 ? 2000 + year : 1900 + year
}

export function parseClock(text: string): ClockTime | null {
  const m = clock.exec(text)
  if (!m) return null
  let hour = Number(m[1])
  const minute = Number(m[2])
  const second = m[3] === undefined ? 0 : Number(m[3])
  if (m[5]) {
    if (hour < 1 || hour > 12) return null
    hour = (hour % 12) + (m[5].toLowerCase() === 'p' ? 12 : 0)
  }
  if (hour > 23 || minute > 59 || second > 59) return null
  let zone = (m[6] ?? '').trim()
  if (zone === 'Z' || zone === 'UTC' || zone === 'GMT' || /^[+-]00:?00$/.test(zone)) zone = 'UTC'
  else if (zone.length === 5) zone = `${zone.slice(0, 3)}:${zone.slice(3)}`
  const seconds = m[3] !== undefined
  const text_ = `${two(hour)}:${m[2]}${seconds ? `:${m[3]}` : ''}${m[4] === undefined ? '' : `.${m[4]}`}`
  return { text: text_, seconds, fraction: m[4]?.replace(/0+$/, '').length ?? 0, zone }
}

export function parseMoment(text: string): Moment | null {
  if (text.length < 6 || text.length > 45) return null
  const first = text.charCodeAt(0)
  const digit = first >= 48 && first <= 57
  let tail: string | undefined
  const moment: Moment = { ymd: null, mdy: null, dmy: null, named: null, twoDigitYear: false, time: null }
  const m = digit ? numericDate.exec(text) : null
  if (m) {
    const [, a, separator, b, c] = m as unknown as [string, string, string, string, string]
    tail = m[5]
    if (a.length === 4) {
      if (c.length > 2) return null
      moment.ymd = isoDay(Number(a), Number(b), Number(c))
    } else {
      // 1.2.10 is a version more often than a day.
      if (a.length > 2 || (c.length !== 4 && (c.length !== 2 || separator === '.'))) return null
      const year = fullYear(c)
      moment.twoDigitYear = c.length === 2
      moment.mdy = isoDay(year, Number(a), Number(b))
      moment.dmy = isoDay(year, Number(b), Number(a))
    }
  } else {
    const n = digit ? dayMonthName.exec(text) : monthNameDay.exec(text)
    if (!n) return null
    const month = monthByName.get((digit ? n[2]! : n[1]!).toLowerCase())
    if (!month) return null
    moment.twoDigitYear = n[3]!.length === 2
    moment.named = isoDay(fullYear(n[3]!), month, Number(digit ? n[1] : n[2]))
    tail = n[4]
  }
  if (!moment.ymd && !moment.mdy && !moment.dmy && !moment.named) return null
  if (tail !== undefined) {
    moment.time = parseClock(tail.trim())
    if (!moment.time) return null
  }
  return moment
}

/** `10:30` and `10:30:00` side by side must compare as text: give both their seconds. */
export function withSeconds(time: ClockTime): string {
  return time.seconds ? time.text : `${time.text}:00`
}

/** Days since the first of 1970, in the calendar that is ours carried back. */
export function daysToDate(year: number, month: number, day: number): number {
  // Years that begin with March end with the day that leap years add.
  const y = month > 2 ? year : year - 1
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = ((((month + (month > 2 ? -3 : 9)) * 153 + 2) / 5) | 0) + day - 1
  return era * 146097 + yearOfEra * 365 + (yearOfEra >> 2) - ((yearOfEra / 100) | 0) + dayOfYear - 719468
}

/** Two digits as a number, or -1. */
export function digits2(bytes: Buffer, at: number): number {
  const a = bytes[at]! - 48
  const b = bytes[at + 1]! - 48
  return a >= 0 && a <= 9 && b >= 0 && b <= 9 ? a * 10 + b : -1
}

/** Whether the ten bytes YYYY-MM-DD (the dashes are the caller's matter) are a day of the calendar. */
export function isIsoDay(bytes: Buffer, at: number): boolean {
  const century = digits2(bytes, at)
  const year = digits2(bytes, at + 2)
  if (century < 0 || year < 0) return false
  return isDay(century * 100 + year, digits2(bytes, at + 5), digits2(bytes, at + 8))
}

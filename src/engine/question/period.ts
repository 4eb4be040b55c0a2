import { atGrain, type CalendarUnit, isoWeekStart, parseMoment, shiftMoment } from '../calendar.ts'
import { refuse } from './fault.ts'
import type { Term } from './plan.ts'
import type { Period } from './question.contract.ts'

/** From when to when: `to` is the first moment after it. */
export type Bounds = { from: Term | null; to: Term | null }

const day = (text: string): Term => ({
  kind: 'literal',
  value: text,
  type: parseMoment(text)?.timed ? 'datetime' : 'date',
})
const shift = (of: Term, unit: CalendarUnit, count: number): Term => {
  if (count === 0) return of
  if (of.kind === 'literal' && typeof of.value === 'string') return day(shiftMoment(of.value, unit, count) ?? of.value)
  return { kind: 'shift', of, unit, count, type: unit === 'hour' ? 'datetime' : of.type }
}
const begin = (of: Term, unit: CalendarUnit): Term =>
  of.kind === 'literal' && typeof of.value === 'string'
    ? day(String(atGrain(unit, of.value)))
    : {
        kind: 'grain',
        grain: unit,
        of,
        fiscalYearStart: 1,
        type: unit === 'hour' || unit === 'minute' ? 'datetime' : 'date',
      }

/** `end` gives the last moment of the data where that is before a day, else today. */
export function boundsOf(period: Period, today: string, end: (since: string) => Term, path: string): Bounds {
  const { from, to } = allBoundsOf(period, today, end, path)
  // After the year 9999 there are no dates: what ends with it has no end.
  return { from, to: to?.kind === 'literal' && /^\d{5}/.test(String(to.value)) ? null : to }
}

function allBoundsOf(period: Period, today: string, end: (since: string) => Term, path: string): Bounds {
  if ('from' in period) return fromTo(period, path)
  if ('last' in period) return lastPeriod(period, end(reachOf(period, today)))
  if ('current' in period) {
    const from = begin(day(today), period.current)
    return { from, to: period.toDate ? shift(day(today), 'day', 1) : shift(from, period.current, 1) }
  }
  return named(period, path)
}

/** A rolling period ends today as long as the data reaches into it; others end with the data. */
const reachOf = ({ last, unit, rolling }: Extract<Period, { last: number }>, today: string): string =>
  rolling ? (shiftMoment(today, unit, -last) ?? today) : today

function fromTo({ from, to }: { from: string | null; to: string | null }, path: string): Bounds {
  for (const text of [from, to])
    if (text !== null && !parseMoment(text))
      refuse(path, `${JSON.stringify(text)} is not a date. Write it as 2025-12-31.`)
  for (const text of [from, to])
    if (text !== null && /[Z+]/.test(text)) refuse(path, `${JSON.stringify(text)} names a time zone. Leave it out.`)
  const after = to === null ? null : parseMoment(to)?.timed ? afterMoment(to) : shift(day(to), 'day', 1)
  return { from: from === null ? null : day(from), to: after }
}

/** Moments are told to the second; the second that is named still belongs to the period. */
const afterMoment = (text: string): Term => {
  const next = parseMoment(text)
  const base =
    shiftMoment(`${text.slice(0, 10)} 00:00:00`, 'minute', Math.floor(((next?.seconds ?? 0) + 1) / 60)) ?? text
  return day(base.slice(0, 17) + String(((next?.seconds ?? 0) + 1) % 60).padStart(2, '0'))
}

function lastPeriod({ last, unit, complete, rolling, skip = 0 }: Extract<Period, { last: number }>, end: Term): Bounds {
  if (unit === 'hour') {
    const running = begin(end, 'hour')
    const to = shift(running, 'hour', complete ? -skip : 1 - skip)
    return { from: shift(to, 'hour', -last), to }
  }
  const dayAfter = shift(begin(end, 'day'), 'day', 1)
  if (rolling) {
    const from = shift(begin(end, 'day'), unit, -last * (skip + 1))
    return { from, to: skip === 0 ? dayAfter : shift(begin(end, 'day'), unit, -last * skip) }
  }
  if (complete) {
    const to = shift(begin(dayAfter, unit), unit, -skip)
    return { from: shift(to, unit, -last), to }
  }
  const running = begin(end, unit)
  return { from: shift(running, unit, 1 - last - skip), to: skip === 0 ? dayAfter : shift(running, unit, 1 - skip) }
}

function named(period: Extract<Period, { year: number }>, path: string): Bounds {
  const { year, quarter, month, week, day: ofMonth } = period
  const two = (n: number) => String(n).padStart(2, '0')
  if ([quarter, month, week].filter((part) => part !== undefined).length > 1)
    refuse(path, 'A period is one quarter, one month or one week. Give one of them.')
  const start = (m: number, d = 1) => `${String(year).padStart(4, '0')}-${two(m)}-${two(d)}`
  if (ofMonth !== undefined) {
    if (month === undefined || !parseMoment(start(month, ofMonth)))
      refuse(path, 'There is no such day. Give year, month and day.')
    return { from: day(start(month, ofMonth)), to: shift(day(start(month, ofMonth)), 'day', 1) }
  }
  if (month !== undefined) return { from: day(start(month)), to: shift(day(start(month)), 'month', 1) }
  if (quarter !== undefined) {
    const first = day(start(3 * quarter - 2))
    return { from: first, to: shift(first, 'quarter', 1) }
  }
  if (week !== undefined) {
    if (week === 53 && isoWeekStart(year, week) === isoWeekStart(year + 1, 1)) refuse(path, `${year} has 52 weeks.`)
    const monday = day(isoWeekStart(year, week))
    return { from: monday, to: shift(monday, 'week', 1) }
  }
  return { from: day(start(1)), to: shift(day(start(1)), 'year', 1) }
}

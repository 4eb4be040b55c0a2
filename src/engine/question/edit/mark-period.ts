import { atGrain, type CalendarUnit, canonicalMoment, elapsed, parseMoment, shiftMoment } from '../../calendar.ts'
import { boundsOf } from '../period.ts'
import type { Grain, Period } from '../question.contract.ts'

const UNITS: Partial<Record<Grain, CalendarUnit>> = {
  year: 'year',
  fiscal_year: 'year',
  quarter: 'quarter',
  month: 'month',
  week: 'week',
  day: 'day',
  hour: 'hour',
  minute: 'minute',
}

/** The period that a group by time stands for; null for what comes round again (a weekday). */
export function periodOfGrain(grain: Grain, value: string): Period | null {
  const moment = parseMoment(value)
  if (!moment || !UNITS[grain]) return null
  const { year, month, day } = moment
  if (grain === 'year') return { year }
  if (grain === 'quarter') return { year, quarter: Math.floor((month - 1) / 3) + 1 }
  if (grain === 'month') return { year, month }
  if (grain === 'day') return { year, month, day }
  return { from: canonicalMoment(value), to: endOf(grain, value) }
}

/** The last day, or second, of the period that begins there. */
export function endOf(grain: Grain, value: string): string {
  const unit = UNITS[grain] ?? 'day'
  if (unit === 'hour') return `${canonicalMoment(value).slice(0, 13)}:59:59`
  if (unit === 'minute') return `${canonicalMoment(value).slice(0, 16)}:59`
  return dayBefore(shiftMoment(value.slice(0, 10), unit, 1) ?? value)
}

const dayBefore = (day: string) => shiftMoment(day, 'day', -1) ?? day

/** The period of the same length that ends where this one begins; null where nothing tells where it begins. */
export function periodBefore(period: Period, today: string): Period | null {
  if ('last' in period) return { ...period, skip: (period.skip ?? 0) + period.last }
  if ('current' in period) {
    const begin = String(atGrain(period.current, today))
    const earlier = shiftMoment(begin, period.current, -1) ?? begin
    const end = period.toDate ? (shiftMoment(today, period.current, -1) ?? earlier) : dayBefore(begin)
    return { from: earlier, to: end }
  }
  if ('from' in period) {
    if (period.from === null || period.to === null) return null
    const days = elapsed('days', period.from.slice(0, 10), period.to.slice(0, 10)) ?? 0
    const to = dayBefore(period.from.slice(0, 10))
    return { from: shiftMoment(to, 'day', -days) ?? to, to }
  }
  const grain: CalendarUnit =
    period.day !== undefined
      ? 'day'
      : period.month !== undefined
        ? 'month'
        : period.week !== undefined
          ? 'week'
          : period.quarter !== undefined
            ? 'quarter'
            : 'year'
  const begin = literalBounds(period, today)?.from
  return begin ? periodOfGrain(grain, shiftMoment(begin, grain, -1) ?? begin) : null
}

/** The year, quarter or month that the days of a period are all of: before March comes February, not 31 days. */
export function namedPeriod(period: Period): Period {
  if (!('from' in period) || period.from === null || period.to === null) return period
  const [from, to] = [period.from.slice(0, 10), period.to.slice(0, 10)]
  const found = (['year', 'quarter', 'month'] as const).find(
    (grain) => atGrain(grain, from) === from && endOf(grain, from) === to,
  )
  return (found && periodOfGrain(found, from)) ?? period
}

function literalBounds(period: Period, today: string): { from: string | null; to: string | null } | null {
  // What is counted from the end of the data has bounds that only the data knows.
  if ('last' in period) return null
  const { from, to } = boundsOf(period, today, () => ({ kind: 'literal', value: today, type: 'date' }), '')
  const text = (term: typeof from) =>
    term === null ? null : term.kind === 'literal' && typeof term.value === 'string' ? term.value : undefined
  const [begin, end] = [text(from), text(to)]
  return begin === undefined || end === undefined ? null : { from: begin, to: end }
}

/** Whether every moment of one period surely lies in the other. */
export function containsPeriod(outer: Period, inner: Period, today: string): boolean {
  const [large, small] = [literalBounds(outer, today), literalBounds(inner, today)]
  if (!large || !small) return JSON.stringify(outer) === JSON.stringify(inner)
  const begins = large.from === null || (small.from !== null && large.from <= small.from)
  const ends = large.to === null || (small.to !== null && small.to <= large.to)
  return begins && ends
}

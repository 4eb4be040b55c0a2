import type { Period } from './usage.queries.ts'

export const periodNames = ['month', 'lastMonth', '30d', '90d', 'year'] as const
export type PeriodName = (typeof periodNames)[number]

const day = 86_400_000
const utc = (year: number, month: number) => new Date(Date.UTC(year, month, 1))

/** In UTC, as budgets count. The end is a day's, so that asking again gives the same address. */
export function periodOf(name: PeriodName, now: Date): Period {
  const year = now.getUTCFullYear()
  const month = now.getUTCMonth()
  const tomorrow = new Date(Date.UTC(year, month, now.getUTCDate()) + day)
  const starts: Record<PeriodName, Date> = {
    month: utc(year, month),
    lastMonth: utc(year, month - 1),
    '30d': new Date(tomorrow.getTime() - 30 * day),
    '90d': new Date(tomorrow.getTime() - 90 * day),
    year: utc(year, 0),
  }
  const end = name === 'lastMonth' ? utc(year, month) : tomorrow
  return { from: starts[name].toISOString(), to: end.toISOString() }
}

/** Every day of it, also those on which nothing was asked: a line over gaps would lie. */
export function daysOf({ from, to }: Period): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at < Date.parse(to); at += day) days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

import { monthNames } from '../../month-names.ts'
import type { Catalog, Field } from '../catalog.ts'
import type { Period } from '../question.contract.ts'

/** A time and its period: `day is in 2025`. What a comparison says of a time ("is until", "is today") is not said here. */
export function duringWords(time: string, ...about: Parameters<typeof periodWords>): string {
  const words = periodWords(...about)
    .replace(/^until /, 'up to ')
    .replace(/^today/, 'sometime today')
  return words === 'is known' ? `${time} ${words}` : `${time} is ${words}`
}

export function periodWords(period: Period, field: Field | null, { today }: Pick<Catalog, 'today'>): string {
  if ('from' in period) return fromToWords(period)
  if ('current' in period)
    return `${period.current === 'day' ? 'today' : `in this ${period.current}`}${period.toDate ? ' to date' : ''}`
  return 'last' in period ? `${lastWords(period)}${endWords(field, today)}` : namedWords(period)
}

function fromToWords({ from, to }: Extract<Period, { from: unknown }>): string {
  if (from !== null && to !== null) return wholePeriod(from, to) ?? `from ${from} to ${to}`
  return from !== null ? `since ${from}` : to !== null ? `until ${to}` : 'is known'
}

function lastWords({ last, unit, complete, rolling, skip }: Extract<Period, { last: unknown }>): string {
  const units = (n: number) => (n === 1 ? unit : `${n} ${unit}s`)
  const length = complete ? `${last === 1 ? '' : `${last} `}complete ${last === 1 ? unit : `${unit}s`}` : units(last)
  const earlier = skip ? `, ${skip === 1 ? `a ${unit}` : units(skip)} earlier` : ''
  return `in the ${rolling ? 'past' : 'last'} ${length}${earlier}`
}

function namedWords({ year, quarter, month, week, day }: Extract<Period, { year: unknown }>): string {
  if (day !== undefined) return `on ${day} ${monthNames[(month ?? 1) - 1]} ${year}`
  if (month !== undefined) return `in ${monthNames[month - 1]} ${year}`
  if (quarter !== undefined) return `in Q${quarter} ${year}`
  return week !== undefined ? `in week ${week} of ${year}` : `in ${year}`
}

/** A whole year or month by its name. */
function wholePeriod(from: string, to: string): string | null {
  const [year, month] = [from.slice(0, 4), Number(from.slice(5, 7))]
  if (from === `${year}-01-01` && to === `${year}-12-31`) return `in ${year}`
  const last = new Date(Date.UTC(Number(year), month, 0)).toISOString().slice(0, 10)
  return from.endsWith('-01') && to === last ? `in ${monthNames[month - 1]} ${year}` : null
}

/** Where the data ends before today, that is what the last months are counted from, and it is said. */
export function endWords(field: Field | null, today: string): string {
  const max = field?.profile && !field.profile.sampled ? field.profile.max : null
  if (typeof max !== 'string') return ' until today, or where the data ends'
  return max.slice(0, 10) < today ? ` until ${max.slice(0, 10)}, where the data ends` : ''
}

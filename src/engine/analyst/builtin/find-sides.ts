import { type Period, relativePeriod } from '../../reader/words/dates.ts'
import { type Column, pathUp } from './catalog.ts'
import { columnDim, type Draft, measureTable } from './draft.ts'
import type { Filter, Measure, Query, Side } from './query.ts'
import type { PeriodPart } from './read-periods.ts'

type InFilter = Extract<Filter, { kind: 'in' }>

const bounded = (p: Period) => p.from !== null && p.to !== null

/** Two or more periods that do not overlap: they can only be set side by side, no row lies in both. */
export const separatePeriods = (parts: PeriodPart[]): Period[] | null => {
  const periods = parts.filter((p) => !p.negated).map((p) => p.period)
  if (periods.length < 2 || periods.length !== parts.length) return null
  // "January and July", of any year
  if (periods.every((p) => p.month !== undefined && p.from === null && p.grain === 'month')) return periods
  if (!periods.every(bounded)) return null
  const sorted = periods.toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? ''))
  return sorted.every((p, n) => n === 0 || (sorted[n - 1]?.to ?? '') <= (p.from ?? '')) ? sorted : null
}

export const periodSides = (periods: Period[], column: Column): Side[] =>
  periods.map((period) => ({ label: period.label, filters: [{ kind: 'period', column, period, negated: false }] }))

/** "Which category grew the most": without periods, the last two whole years. */
export const lastTwoYears = (draft: Draft): Period[] =>
  [-2, -1].map((offset) => relativePeriod('year', offset, draft.catalog.today))

/** "From 2024 to 2025" names a beginning and an end when something is said to change; otherwise it is one long period. */
export const endsOfSpan = (parts: PeriodPart[], draft: Draft): Period[] | null => {
  const [only] = parts
  if (parts.length !== 1 || !only || !only.period.from || !only.period.to) return null
  const { from, to, grain, label } = only.period
  if (!/ to /.test(label) || (grain !== 'year' && grain !== 'month' && grain !== 'quarter')) return null
  const [first = '', last = ''] = label.split(' to ')
  const step = (start: string, by: number) => {
    const date = new Date(`${start}T00:00:00Z`)
    date.setUTCMonth(date.getUTCMonth() + by * (grain === 'year' ? 12 : grain === 'quarter' ? 3 : 1))
    return date.toISOString().slice(0, 10)
  }
  const a: Period = { from, to: step(from, 1), label: first, grain }
  const b: Period = { from: step(to, -1), to, label: last, grain }
  return (a.to ?? '') <= (b.from ?? '') && draft.asks.growth ? [a, b] : null
}

/** Values of one column that were named one beside the other, when something else divides the result: each gets its own column or line. */
export const splitValues = (draft: Draft, query: Query, measure: Measure): void => {
  if (query.dims.length === 0 || query.sides.length > 0 || query.mode === 'share') return
  const apart = query.filters.filter(
    (f): f is InFilter =>
      f.kind === 'in' &&
      !f.negated &&
      f.values.length > 1 &&
      f.values.length <= 8 &&
      (f.apart === true || draft.asks.versus),
  )
  const [filter] = apart
  if (!filter || apart.length > 1) return
  if (query.dims.some((d) => d.kind === 'column' && d.column === filter.column)) return
  // Values that one term stands for ("berlin" and " Berlin ") are one thing.
  const terms = filter.term.split(' or ')
  if (terms.length < 2 || terms.length !== filter.values.length) return
  if (pathUp(measureTable(measure), filter.column.table) === null && measure.kind !== 'count') return
  if (query.dims.length === 1 && query.dims[0]?.kind === 'time') {
    query.dims.push(columnDim(filter.column))
    return
  }
  if (query.dims.length > 1) return
  query.sides = filter.values.map((value) => ({ label: String(value), filters: [{ ...filter, values: [value] }] }))
  query.filters = query.filters.filter((f) => f !== filter)
}

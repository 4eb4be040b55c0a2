import { isHalf } from '../../reader/words/dates.ts'
import type { Draft } from './draft.ts'
import { endsOfSpan, periodSides, separatePeriods } from './find-sides.ts'
import type { Target } from './find-target.ts'
import { findTimeColumn } from './find-time-column.ts'
import type { Measure, TimeGrain } from './query.ts'
import type { OperationPart } from './read-operations.ts'
import { periodsSaid } from './read-periods.ts'

/** Periods become conditions, grains become dimensions. False when there is no date to speak of. */
export const applyTimes = (draft: Draft, measure: Measure | null, target: Target, times: TimeGrain[]): boolean => {
  const { query } = draft
  const said = periodsSaid(draft.periods)
  const divided = query.dims.length > 0 || target.unit !== null
  const apart = separatePeriods(said) ?? (divided && times.length === 0 && measure ? endsOfSpan(said, draft) : null)
  const [a, b] = apart ?? []
  const next = a && b && apart?.length === 2 && a.to === b.from && a.grain === b.grain && !isHalf(a)
  if (a && b && next && measure && !divided && times.length === 0 && !draft.operation('change')) {
    const column = findTimeColumn(draft, measure, target, a.grain)
    if (!column) return false
    query.filters.push({
      kind: 'period',
      column,
      period: { from: a.from, to: b.to, label: `${a.label} and ${b.label}`, grain: a.grain },
      negated: false,
    })
    Object.assign(query, {
      dims: [{ kind: 'time', column, grain: a.grain, label: a.grain }],
      measures: [measure],
      mode: 'growth',
    })
    return true
  }
  if (apart && a && measure) {
    const column = findTimeColumn(draft, measure, target, a.grain)
    if (!column) return false
    const months =
      column.role === 'calendar' && a.month !== undefined
        ? column.table.columns.find((c) => c.role === 'calendar' && /month/i.test(c.name))
        : column
    if (!months) return false
    // Whole years by month are a line over time, not columns of which one is always empty.
    if (times.length > 0 && a.from !== null) {
      if (!next || !b) return false
      const period = { from: a.from, to: b.to, label: `${a.label} and ${b.label}`, grain: a.grain }
      query.filters.push({ kind: 'period', column, period, negated: false })
    } else query.sides = periodSides(apart, months)
  } else if (apart && a && b) {
    // Rows of two periods in a row are those of one longer period.
    const column = next ? findTimeColumn(draft, measure, target, a.grain) : null
    if (!column) return false
    query.filters.push({
      kind: 'period',
      column,
      period: { from: a.from, to: b.to, label: `${a.label} and ${b.label}`, grain: a.grain },
      negated: false,
    })
  }
  for (const part of apart ? [] : said) {
    let column = findTimeColumn(draft, measure, target, part.period.grain)
    if (!column) return false
    if (column.role === 'calendar' && part.period.month !== undefined)
      column = column.table.columns.find((c) => c.role === 'calendar' && /month/i.test(c.name)) ?? column
    query.filters.push({ kind: 'period', column, period: part.period, negated: part.negated })
  }
  for (const grain of times.toReversed()) {
    const column = findTimeColumn(draft, measure, target, grain)
    if (!column) return false
    query.dims.unshift({ kind: 'time', column, grain, label: grain })
  }
  return true
}

/** "On weekends", "on Mondays". */
export const applyDays = (draft: Draft, measure: Measure | null, target: Target): boolean => {
  const either = draft.operation('weekend or not')
  if (either) draft.done.add(either)
  for (const part of draft.operations) {
    if (part.operation.kind !== 'days') continue
    const column = findTimeColumn(draft, measure, target, 'day')
    if (column?.role !== 'date') return false
    draft.query.filters.push({ kind: 'weekday', column, days: part.operation.days, label: part.operation.label })
    draft.done.add(part)
  }
  return true
}

/** "Year over year by month", "compared with the same month last year". */
export const readYearBefore = (draft: Draft, times: TimeGrain[]): OperationPart | null => {
  const said = draft.operation('year before')
  if (said) return said
  const group = draft.groups.find((g) => g.grain === 'year' && g.end - g.start === 3)
  if (!group || !times.some((t) => t === 'month' || t === 'quarter')) return null
  times.splice(times.indexOf('year'), 1)
  return { start: group.start, end: group.end, operation: { kind: 'year before' } }
}

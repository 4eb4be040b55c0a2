import { applyDays, applyTimes, readYearBefore } from './apply-times.ts'
import { pathUp, type Table } from './catalog.ts'
import {
  aggregateOf,
  countOf,
  type Draft,
  dimOf,
  entityDim,
  isTable,
  measureTable,
  openDraft,
  type Parsed,
} from './draft.ts'
import { inUnit } from './durations.ts'
import { findConditions } from './find-conditions.ts'
import { comparedUnits, findMeasure, furtherMeasures } from './find-measure.ts'
import { findGroups, findTarget, isPersonTable } from './find-target.ts'
import { findTimeColumn } from './find-time-column.ts'
import type { Expression, Measure, Query } from './query.ts'
import type { GroupPart } from './read-groups.ts'
import type { OperationPart } from './read-operations.ts'
import { applyOrder, changeOf, listed, measured, rankOf, runningOf, shareOf } from './shape-query.ts'
import type { Unit } from './units.ts'

export type Assembled = {
  query: Query
  used: Set<Unit>
  penalty: number
  contained: number[]
  /** What the question divides by and does, as far as the query does so too. */
  groups: Set<GroupPart>
  done: Set<OperationPart>
}

/** Turns a parsed question into a query; null when its parts do not make one. */
export const assemble = (parsed: Parsed): Assembled | null => {
  const draft = openDraft(parsed)
  const query = shape(draft)
  if (query) applyOrder(draft, query)
  return (
    query && {
      query,
      used: draft.used,
      penalty: draft.penalty,
      groups: draft.divided,
      done: draft.done,
      contained: [
        ...draft.said,
        ...(draft.contained === undefined ? [] : [draft.contained]),
        ...draft.numbers.flatMap((n) => Array.from({ length: n.end - n.start }, (_, i) => n.start + i)),
      ],
    }
  )
}

const shape = (draft: Draft): Query | null => {
  const { query, asks, rank } = draft
  const times = findGroups(draft)
  const beforeYear = readYearBefore(draft, times)
  if (draft.operation('weekend or not')) times.push('weekend')
  const ofEach = query.dims[0]
  const perThing =
    query.dims.length + times.length > 1 &&
    ofEach?.kind === 'entity' &&
    draft.fn === null &&
    draft.groups[0] !== undefined &&
    draft.word(draft.groups[0].start) === 'per' &&
    draft.groups[1] !== undefined &&
    draft.word(draft.groups[1].start) !== 'per'
  const perEach =
    draft.fn === 'avg' && draft.groups.some((g) => draft.word(g.start) === 'per' || draft.word(g.start) === 'each')
  const target = findTarget(draft)
  const compared = comparedUnits(draft)
  let measure = findMeasure(draft, target, times, compared)
  const unit = draft.operation('unit')
  const converted = unit && measure && inUnit(measure, unit.operation.word)
  if (unit && converted) {
    draft.done.add(unit)
    measure = converted
  }
  // What is divided by something that it cannot be divided by must not be told undivided.
  if (draft.per && measure?.kind !== 'ratio') return null
  const person = asks.person && !target.unit ? personTable(draft, measure) : null

  if (asks.person && rank && !target.unit && !person) return null

  if (measure && perEach && times.length === 1 && times[0] !== 'weekday' && query.dims.length === 0)
    query.averageGroups =
      measure.kind === 'count' || (measure.kind === 'aggregate' && measure.of.additive && !isOfRows(draft, measure.of))
  if (measure && query.averageGroups && measure.kind === 'aggregate') measure = aggregateOf('sum', measure.of)
  const [dim] = query.dims
  if (
    measure &&
    perEach &&
    times.length === 0 &&
    query.dims.length === 1 &&
    dim?.kind === 'entity' &&
    (measure.kind !== 'aggregate' || (measure.of.additive && measure.of.table !== dim.table))
  ) {
    const top: Measure = measure.kind === 'aggregate' ? aggregateOf('sum', measure.of) : measure
    measure = {
      kind: 'ratio',
      top,
      bottom: countOf(dim.table),
      label: `average ${top.label.replace(/^total |^number of /, '')} per ${dim.table.entity}`,
    }
    query.dims = []
  }

  // "Revenue per customer by country": for each country, revenue over customers.
  if (measure && perThing && ofEach?.kind === 'entity' && measureTable(measure) !== ofEach.table) {
    measure = {
      kind: 'ratio',
      top: measure,
      bottom: countOf(ofEach.table),
      label: `${measure.label} per ${ofEach.table.entity}`,
    }
    query.dims = query.dims.filter((d) => d !== ofEach)
  }
  // "Average number of orders per weekday": over the days of that name, not over the rows.
  if (
    measure &&
    perEach &&
    times.length === 1 &&
    (times[0] === 'weekday' || times[0] === 'weekend') &&
    measure.kind !== 'ratio'
  ) {
    const top: Measure = measure.kind === 'aggregate' ? aggregateOf('sum', measure.of) : measure
    const column =
      measure.kind === 'count' || (measure.kind === 'aggregate' && measure.of.additive)
        ? findTimeColumn(draft, top, target, 'day')
        : null
    if (column?.role === 'date')
      measure = {
        kind: 'ratio',
        top,
        bottom: { kind: 'periods', column, grain: 'day', label: 'number of days' },
        label: `average ${top.label.replace(/^total /, '')} per day`,
      }
  }
  const more = measure ? furtherMeasures(draft, compared) : []

  findConditions(draft, measure, target, compared)
  const change = draft.operation('change')
  if (!applyTimes(draft, measure, target, times)) return null
  if (!applyDays(draft, measure, target)) return null
  if (query.mode === 'rows') return query
  if (measure) query.measures = [measure, ...more]
  if (query.mode === 'growth') return more.length > 0 ? null : query
  if (change) return measure ? changeOf(draft, query, measure, target) : null
  if (beforeYear) {
    draft.done.add(beforeYear)
    query.mode = 'groups'
    query.yearBefore = true
    return query.measures.length === 1 &&
      query.dims.some(
        (d) => d.kind === 'time' && (d.grain === 'month' || d.grain === 'quarter') && d.column.role === 'date',
      )
      ? query
      : null
  }
  if (draft.operation('running') || draft.operation('moving'))
    return measure ? runningOf(draft, query, measure, target) : null
  if (query.sides.length > 0) {
    query.mode = query.dims.length > 0 ? 'groups' : 'value'
    return measure && query.measures.length === 1 && !rank ? query : null
  }
  if (query.averageGroups) {
    query.mode = 'groups'
    return query
  }
  if (asks.share && measure && measure.kind !== 'ratio') return shareOf(draft, query, measure)
  if (asks.growth && measure && !rank) {
    if (!query.dims.some((d) => d.kind === 'time')) {
      const column = findTimeColumn(draft, measure, target, 'year')
      if (!column) return null
      query.dims.unshift({ kind: 'time', column, grain: 'year', label: 'year' })
    }
    if (query.measures.length > 1) return null
    query.mode = 'growth'
    return query
  }
  if (rank && measure && (target.unit || target.time || person || query.dims.length > 0))
    return rankOf(draft, query, measure, target, person)
  if (query.having.length > 0 && target.unit) {
    const named = dimOf(target.unit)
    if (!named) return null
    return Object.assign(query, {
      dims: [named],
      measures: query.having.map((h) => h.measure),
      mode: 'groups',
      order: { by: 'measure', descending: true },
    })
  }
  if (query.having.length > 0 && measure?.kind === 'count')
    return Object.assign(query, {
      dims: [entityDim(measure.table)],
      measures: query.having.map((h) => h.measure),
      mode: 'groups',
      countGroups: true,
    })
  if (measure) return measured(draft, query, target)
  return listed(draft, query, target, compared)
}

/** "Average budget of movies per year": that of a movie, not that of a year. */
const isOfRows = (draft: Draft, { table }: Expression): boolean =>
  draft.units.some((u) => isTable(u) && u.option.table === table && draft.word(u.start - 1) === 'of')

const personTable = (draft: Draft, measure: Measure | null): Table | null => {
  const tables = draft.catalog.tables.filter((t) => !t.view && isPersonTable(t))
  return (
    tables.find((t) => measure && pathUp(measureTable(measure), t) !== null) ?? (measure ? null : (tables[0] ?? null))
  )
}

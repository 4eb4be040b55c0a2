import { type Column, pathUp, type Table } from './catalog.ts'
import { conditionsTail } from './describe-query.ts'
import {
  aggregateOf,
  columnDim,
  countOf,
  type Draft,
  dimOf,
  entityDim,
  isColumn,
  isFlag,
  isTable,
  measureTable,
  openDraft,
  type Parsed,
  tableOf,
} from './draft.ts'
import { findConditions, findTimeColumn } from './find-conditions.ts'
import { type Compared, comparedUnits, findMeasure, furtherMeasures } from './find-measure.ts'
import { endsOfSpan, lastTwoYears, periodSides, separatePeriods, splitValues } from './find-sides.ts'
import { findGroups, findTarget, type Target } from './find-target.ts'
import { numberAt } from './numbers.ts'
import type { Filter, Measure, Query, TimeGrain } from './query.ts'
import type { GroupPart } from './read-groups.ts'
import type { OperationPart } from './read-operations.ts'
import { periodsSaid } from './read-periods.ts'
import type { Unit } from './units.ts'
import { plural } from './words.ts'

export type Assembled = {
  query: Query
  used: Set<Unit>
  penalty: number
  contained: number[]
  /** What the question divides by and does, as far as the query does so too. */
  groups: Set<GroupPart>
  done: Set<OperationPart>
}

const personTables =
  /customer|client|employee|person|people|user|member|artist|player|driver|staff|student|patient|supplier|author|singer/

/** Turns a parsed question into a query; null when its parts do not make one. */
export const assemble = (parsed: Parsed): Assembled | null => {
  const draft = openDraft(parsed)
  const query = shape(draft)
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
  const person = asks.person && !target.unit ? personTable(draft, measure) : null

  if (asks.person && rank && !target.unit && !person) return null

  if (measure && perEach && times.length === 1 && times[0] !== 'weekday' && query.dims.length === 0)
    query.averageGroups = measure.kind === 'count' || (measure.kind === 'aggregate' && measure.of.additive)
  if (measure && query.averageGroups && measure.kind === 'aggregate') measure = aggregateOf('sum', measure.of)
  const [dim] = query.dims
  if (
    measure &&
    perEach &&
    times.length === 0 &&
    query.dims.length === 1 &&
    dim?.kind === 'entity' &&
    (measure.kind !== 'aggregate' || measure.of.table !== dim.table)
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

const personTable = (draft: Draft, measure: Measure | null): Table | null => {
  const tables = draft.catalog.tables.filter((t) => !t.view && personTables.test(t.entity))
  return (
    tables.find((t) => measure && pathUp(measureTable(measure), t) !== null) ?? (measure ? null : (tables[0] ?? null))
  )
}

/** Periods become conditions, grains become dimensions. False when there is no date to speak of. */
const applyTimes = (draft: Draft, measure: Measure | null, target: Target, times: TimeGrain[]): boolean => {
  const { query } = draft
  const said = periodsSaid(draft.periods)
  const divided = query.dims.length > 0 || target.unit !== null
  const apart = separatePeriods(said) ?? (divided && times.length === 0 && measure ? endsOfSpan(said, draft) : null)
  const [a, b] = apart ?? []
  const next = a && b && apart?.length === 2 && a.to === b.from && a.grain === b.grain
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
const applyDays = (draft: Draft, measure: Measure | null, target: Target): boolean => {
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
const readYearBefore = (draft: Draft, times: TimeGrain[]): OperationPart | null => {
  const said = draft.operation('year before')
  if (said) return said
  const group = draft.groups.find((g) => g.grain === 'year' && g.end - g.start === 3)
  if (!group || !times.some((t) => t === 'month' || t === 'quarter')) return null
  times.splice(times.indexOf('year'), 1)
  return { start: group.start, end: group.end, operation: { kind: 'year before' } }
}

const runningOf = (draft: Draft, query: Query, measure: Measure, target: Target): Query | null => {
  const moving = draft.operation('moving')
  const running = draft.operation('running')
  if (!query.dims.some((d) => d.kind === 'time')) {
    const grain = moving?.operation.grain ?? 'month'
    const column = findTimeColumn(draft, measure, target, grain)
    if (!column) return null
    query.dims.unshift({ kind: 'time', column, grain, label: grain })
  }
  if (query.measures.length > 1 || query.sides.length > 0 || draft.rank) return null
  // Averages do not add up.
  if (!moving && measure.kind !== 'count' && !(measure.kind === 'aggregate' && measure.fn === 'sum')) return null
  if (moving) draft.done.add(moving)
  if (running) draft.done.add(running)
  query.mode = 'groups'
  query.running = moving ? { kind: 'average', size: moving.operation.size } : { kind: 'total' }
  return query
}

/** "Which month had the biggest drop", "which category grew the most from 2024 to 2025". */
const changeOf = (draft: Draft, query: Query, measure: Measure, target: Target): Query | null => {
  const part = draft.operation('change')
  if (!part || query.measures.length > 1) return null
  const { descending, relative, count } = part.operation
  draft.done.add(part)
  query.order = { by: relative ? 'growth' : 'change', descending }
  query.limit = count ?? 1
  const dim = target.unit ? dimOf(target.unit) : null
  if (dim) query.dims.push(dim)
  const timed = query.dims.some((d) => d.kind === 'time')
  if (dim && !timed) {
    if (query.sides.length === 0) {
      if (query.filters.some((f) => f.kind === 'period')) return null
      const column = findTimeColumn(draft, measure, target, 'year')
      if (!column) return null
      query.sides = periodSides(lastTwoYears(draft), column)
      query.notes.push(`You did not say when, so I compared ${query.sides.map((s) => s.label).join(' and ')}.`)
    }
    query.mode = 'groups'
    return query
  }
  const grain = target.time ?? 'month'
  if (!timed) {
    const column = findTimeColumn(draft, measure, target, grain)
    if (!column) return null
    query.dims.unshift({ kind: 'time', column, grain, label: grain })
  }
  query.mode = 'growth'
  return query.sides.length > 0 ? null : query
}

const shareOf = (draft: Draft, query: Query, measure: Measure): Query | null => {
  // "Share of club customers by country": of each country's customers, those of the club.
  const nouns = draft.units
    .filter((u) => (isTable(u) || isColumn(u)) && tableOf(u) === measureTable(measure))
    .map((u) => u.start)
  const beside = query.filters.filter(
    (f) =>
      f.kind === 'in' &&
      draft.units.some((u) => u.option.kind === 'value' && u.option.column === f.column && nouns.includes(u.end)),
  )
  const links = query.filters.filter((f) => f.kind === 'link')
  const part = beside.length > 0 ? beside : links
  if (part.length > 0 && (query.dims.length > 0 || links.length > 0)) {
    query.filters = query.filters.filter((f) => !part.includes(f))
    query.measures = [
      {
        kind: 'ratio',
        top: { kind: 'some', measure, of: part, label: measure.label },
        bottom: measure,
        percent: true,
        label: `share of the ${measure.label}${conditionsTail(part)} in percent`,
      },
    ]
    query.mode = query.dims.length > 0 ? 'groups' : 'value'
    return query
  }
  query.mode = 'share'
  if (query.dims.length > 0) return query
  query.part = query.filters.filter((f) => f.kind !== 'period')
  query.filters = query.filters.filter((f) => f.kind === 'period')
  if (query.part.length === 0) {
    query.part = query.filters
    query.filters = []
  }
  return query.part.length > 0 ? query : null
}

const rankOf = (draft: Draft, query: Query, measure: Measure, target: Target, person: Table | null): Query | null => {
  const rank = draft.rank
  if (!rank) return null
  query.order = { by: 'measure', descending: rank.descending }
  query.offset = rank.offset
  const own = target.unit && isTable(target.unit) ? target.unit.option.table : null
  if (
    own &&
    measure.kind === 'aggregate' &&
    measure.of.table === own &&
    measure.of.columns.length === 1 &&
    query.dims.length === 0 &&
    (measure.fn === 'sum' || measure.fn === 'avg')
  ) {
    const names = own.names.length > 0 ? own.names : own.key ? [own.key] : []
    return Object.assign(query, {
      mode: 'rows',
      table: own,
      measures: [],
      columns: [...names, measure.of.columns[0] as Column],
      limit: rank.count ?? 1,
    })
  }
  query.within = query.dims.length > 0 && (target.time !== null || target.unit !== null || person !== null)
  if (target.time) {
    const column = findTimeColumn(draft, measure, target, target.time)
    if (!column) return null
    query.dims.push({ kind: 'time', column, grain: target.time, label: target.time })
  } else if (target.unit) {
    const dim = dimOf(target.unit)
    if (!dim) return null
    query.dims.push(dim)
  } else if (person) query.dims.push(entityDim(person))
  query.mode = 'best'
  // "which five products"
  const number = target.unit && numberAt(draft.tokens, target.unit.start - 1)
  if (number && target.unit && number.end === target.unit.start && number.value >= 1 && number.value <= 1000) {
    draft.said.add(number.start)
    query.limit = number.value
    return query
  }
  const unit = target.unit
  const several =
    unit !== null &&
    /^(?:which|what)$/.test(draft.word(unit.start - 1)) &&
    plural(draft.word(unit.end - 1)) === draft.word(unit.end - 1) &&
    /\b(?:are|have|were)\b/.test(draft.text)
  const loose = !unit && !target.time && !person && /\b(?:top|best)\b/.test(draft.text)
  query.limit =
    rank.count ??
    (several ||
    (/^top\b|^bottom\b/.test(draft.phrase(rank.start, rank.end)) &&
      unit !== null &&
      plural(draft.word(unit.end - 1)) === draft.word(unit.end - 1))
      ? 5
      : loose
        ? 10
        : 1)
  return query
}

const measured = (draft: Draft, query: Query, target: Target): Query => {
  if (target.unit && query.dims.length === 0) {
    const dim = dimOf(target.unit)
    if (dim) query.dims.push(dim)
  }
  query.mode = query.dims.length > 0 ? 'groups' : 'value'
  const [measure] = query.measures
  if (measure && query.measures.length === 1 && query.having.length === 0) splitValues(draft, query, measure)
  const sides = query.filters.find((f): f is Extract<Filter, { kind: 'in' }> => f.kind === 'in' && f.values.length > 1)
  if ((draft.asks.versus || draft.asks.difference) && query.dims.length === 0 && sides) {
    Object.assign(query, {
      dims: [columnDim(sides.column)],
      mode: 'groups',
      versus: true,
      difference: draft.asks.difference && sides.values.length === 2,
    })
  }
  return query
}

/** No measure: rows of a table, the different values of a column, or one cell. */
const listed = (draft: Draft, query: Query, target: Target, compared: Compared): Query | null => {
  const { used, asks, units } = draft
  const asked = target.unit ?? draft.free((u) => isColumn(u) && !isFlag(u)) ?? draft.free(isTable)
  if (!asked) return null
  used.add(asked)
  const also = units.filter((u) => !used.has(u) && isColumn(u) && !isFlag(u))
  const home = tableOf(asked)
  for (const u of also) if (tableOf(u) === home) used.add(u)
  if (isColumn(asked)) {
    const { column } = asked.option
    draft.penalty += 0.2
    const one = query.filters.some((f) => f.kind === 'in' && f.column.table === column.table && f.column !== column)
    if (one || column.unique || compared.length > 0)
      return Object.assign(query, { mode: 'rows', table: column.table, columns: [column] })
    return Object.assign(query, { dims: [dimOf(asked) ?? columnDim(column)], mode: 'groups' })
  }
  if (!isTable(asked)) return null
  const { table } = asked.option
  // Rows without a name tell a person nothing; "cancelled orders in 2025" asks how many.
  if (
    table.names.length === 0 &&
    table.columns.some((c) => c.role === 'date') &&
    query.filters.length > 0 &&
    !asks.list &&
    also.length === 0 &&
    query.dims.length === 0 &&
    !/\b(?:which|what|that|who|whose|all|every|ids?)\b/.test(draft.text)
  )
    return Object.assign(query, { measures: [countOf(table)], mode: 'value' })
  const extra = also.flatMap((u) => (isColumn(u) && u.option.column.table === table ? [u.option.column] : []))
  const shown = query.filters.flatMap((f) =>
    f.kind === 'compare' && f.of.columns.length === 1 && f.of.table === table ? f.of.columns : [],
  )
  const names = table.names.length > 0 ? table.names : table.key ? [table.key] : []
  const columns = [...new Set([...names, ...extra, ...shown])]
  if (query.filters.length === 0 && !/\ball\b/.test(draft.text)) draft.penalty += asks.list ? 0.3 : 2
  const whole = asks.list && query.filters.length === 0 && extra.length === 0
  return Object.assign(query, { mode: 'rows', table, columns: whole || columns.length === 0 ? table.columns : columns })
}

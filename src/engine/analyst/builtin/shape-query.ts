import { numberAt } from '../../reader/words/numbers.ts'
import { plural } from '../../reader/words/words.ts'
import type { Column, Table } from './catalog.ts'
import { conditionsTail } from './describe-query.ts'
import {
  columnDim,
  countOf,
  type Draft,
  dimOf,
  entityDim,
  isColumn,
  isFlag,
  isTable,
  measureTable,
  tableOf,
} from './draft.ts'
import type { Compared } from './find-measure.ts'
import { lastTwoYears, periodSides, splitValues } from './find-sides.ts'
import type { Target } from './find-target.ts'
import { findTimeColumn } from './find-time-column.ts'
import type { Filter, Measure, Query } from './query.ts'

export const runningOf = (draft: Draft, query: Query, measure: Measure, target: Target): Query | null => {
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
export const changeOf = (draft: Draft, query: Query, measure: Measure, target: Target): Query | null => {
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

export const shareOf = (draft: Draft, query: Query, measure: Measure): Query | null => {
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

export const rankOf = (
  draft: Draft,
  query: Query,
  measure: Measure,
  target: Target,
  person: Table | null,
): Query | null => {
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

export const measured = (draft: Draft, query: Query, target: Target): Query => {
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
export const listed = (draft: Draft, query: Query, target: Target, compared: Compared): Query | null => {
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

/** "Highest first": the order in which groups are shown. */
export const applyOrder = (draft: Draft, query: Query): void => {
  const part = draft.operation('sorted')
  if (!part || query.mode !== 'groups' || query.order || query.limit !== null || query.running || query.yearBefore)
    return
  query.order = { by: 'measure', descending: part.operation.descending }
  draft.done.add(part)
}

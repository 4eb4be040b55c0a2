import type { FindValuesOutput } from '../tool-contract.ts'
import { type Catalog, type Column, flagValue } from './catalog.ts'
import {
  aggregateOf,
  type Chosen,
  columnDim,
  countOf,
  type Draft,
  dateColumnOf,
  dimOf,
  expressionOf,
  isColumn,
  isFlag,
  isMeasure,
  isTable,
  isValue,
  measureTable,
  openDraft,
} from './draft.ts'
import { findGroups } from './find-target.ts'
import type { Filter, Measure, Query, TimeGrain } from './query.ts'
import { choices, parseParts, type Reading, scoreReading } from './read-question.ts'
import { NoWayError } from './write-conditions.ts'
import { writeQuery } from './write-sql.ts'

const opening =
  /^(?:and|or|but|so|then|also|now|only|just|what about|how about|what if|same|the same|as|why not|for|in|by|per|excluding|without|except|instead|show (?:that|this|it|them)|split|break|group|not|no|make it|ok|okay|yes|please|those|these|them|that|and what about|since|before|after|during|over|sorted|limit|with)\b/
const pronoun = /\b(?:them|those|these|that one|it|its|their|(?<!(?:are|is|were|was|been) )there|the same|this one)\b/

/** Whether a question leans on the one before it. */
export const leansBack = (question: string): boolean => {
  const text = question.toLowerCase().trim()
  return opening.test(text) || (pronoun.test(text) && text.split(/\s+/).length <= 8) || text.split(/\s+/).length <= 2
}

/** The earlier query, changed by what the new question says; nothing when it says nothing that can change it. */
export const readFollowUp = (
  previous: Query,
  question: string,
  catalog: Catalog,
  matches: FindValuesOutput['matches'],
): Reading[] => {
  const parts = parseParts(question, catalog, matches)
  const text = parts.tokens.map((t) => t.word).join(' ')
  const readings: { reading: Reading; cost: number }[] = []
  for (const units of choices(parts.units, 100)) {
    const draft = openDraft({ ...parts, text, units, catalog })
    try {
      const query = amend(previous, draft)
      const statement = query && writeQuery(query, catalog)
      if (!query || !statement) continue
      readings.push(
        scoreReading(
          { query, used: draft.used, penalty: 0, contained: [], groups: draft.divided, done: draft.done },
          statement,
          units,
          parts,
        ),
      )
    } catch (error) {
      if (!(error instanceof NoWayError)) throw error
    }
  }
  return readings.sort((a, b) => a.cost - b.cost).map((r) => r.reading)
}

const amend = (previous: Query, draft: Draft): Query | null => {
  const query: Query = {
    ...previous,
    filters: [...previous.filters, ...previous.part],
    part: [],
    dims: [...previous.dims],
    measures: [...previous.measures],
    having: [...previous.having],
  }
  let changed = false
  const [oldMeasure] = previous.measures

  const times = findGroups(draft)
  const newDims = draft.query.dims
  if (times.length > 0 || newDims.length > 0) {
    const basis = oldMeasure ? measureTable(oldMeasure) : previous.table
    const timeDims = times.map((grain) =>
      timeDim(previous, basis ? dateColumnOf(basis, draft.catalog, grain) : null, grain),
    )
    if (timeDims.some((d) => d === null)) return null
    const added = [...timeDims.filter((d) => d !== null), ...newDims]
    const keeps = /\b(?:too|also|as well|additionally|and also)\b/.test(draft.text)
    query.dims = keeps ? [...query.dims, ...added].slice(0, 2) : added
    query.limit = null
    query.offset = 0
    query.order = null
    changed = true
  }
  if (newMeasure(query, draft)) changed = true
  if (replaceValues(query, draft)) changed = true
  if (replacePeriods(query, draft, previous)) changed = true
  if (draft.rank) {
    query.order = { by: 'measure', descending: draft.rank.descending }
    query.limit = draft.rank.count ?? query.limit ?? 1
    query.offset = draft.rank.offset
    changed = true
  }
  for (const part of draft.comparisons) {
    if (!oldMeasure || query.dims.length === 0) return null
    query.having.push({ measure: oldMeasure, op: part.op, value: part.value })
    changed = true
  }
  if (draft.asks.share || draft.asks.growth) changed = true
  if (!changed) return null

  if (query.mode !== 'rows' || query.measures.length > 0) {
    query.mode = query.dims.length > 0 ? (query.order && query.limit !== null ? 'best' : 'groups') : 'value'
    if (query.mode === 'value') Object.assign(query, { order: null, limit: null, versus: false, difference: false })
    if (draft.asks.share || (previous.mode === 'share' && query.dims.length > 0)) {
      query.mode = 'share'
      if (query.dims.length === 0) {
        query.part = query.filters.filter((f) => f.kind !== 'period')
        query.filters = query.filters.filter((f) => f.kind === 'period')
        if (query.part.length === 0) return null
      }
    }
    if (draft.asks.growth) {
      if (!query.dims.some((d) => d.kind === 'time')) return null
      query.mode = 'growth'
    }
  }
  return query
}

const timeDim = (previous: Query, column: Column | null, grain: TimeGrain) => {
  const earlier =
    previous.filters.find((f) => f.kind === 'period')?.column ?? previous.dims.find((d) => d.kind === 'time')?.column
  const chosen = earlier ?? column
  return chosen ? { kind: 'time' as const, column: chosen, grain, label: grain } : null
}

const newMeasure = (query: Query, draft: Draft): boolean => {
  const [old] = query.measures
  const unit = draft.free((u: Chosen) => isMeasure(u)) ?? draft.free(isTable)
  const e = unit && isMeasure(unit) ? expressionOf(unit, draft) : null
  let measure: Measure | null = null
  if (e) measure = aggregateOf(draft.fn ?? (e.additive ? 'sum' : 'avg'), e)
  else if (unit && isTable(unit) && (draft.asks.count || old?.kind !== 'count' || old.table !== unit.option.table))
    measure = countOf(unit.option.table)
  else if (draft.fn && old?.kind === 'aggregate' && old.fn !== draft.fn) measure = aggregateOf(draft.fn, old.of)
  if (unit) draft.used.add(unit)
  if (!measure) return false
  query.measures = [measure]
  if (query.mode === 'rows') query.mode = 'value'
  return true
}

const replaceValues = (query: Query, draft: Draft): boolean => {
  let changed = false
  const fresh: Filter[] = []
  for (const unit of draft.units) {
    if (draft.used.has(unit)) continue
    if (isValue(unit)) {
      const { column, values, term } = unit.option
      const negated = /\b(?:not|excluding|without|except)\b/.test(draft.phrase(unit.start - 3, unit.start))
      const same = fresh.find((f) => f.kind === 'in' && f.column === column && f.negated === negated)
      if (same?.kind === 'in') same.values.push(...values)
      else fresh.push({ kind: 'in', column, values: [...values], negated, term })
      draft.used.add(unit)
    } else if (isColumn(unit) && isFlag(unit)) {
      fresh.push({
        kind: 'in',
        column: unit.option.column,
        values: [flagValue(unit.option.column, true)],
        negated: false,
        term: unit.option.column.spoken,
      })
      draft.used.add(unit)
    } else if (isColumn(unit) && !isMeasure(unit) && query.measures.length > 0) {
      const dim = dimOf(unit)
      if (!dim) continue
      query.dims = [dim.kind === 'column' ? columnDim(dim.column) : dim]
      draft.used.add(unit)
      changed = true
    }
  }
  for (const filter of fresh) {
    if (filter.kind !== 'in') continue
    query.filters = query.filters.filter((f) => f.kind !== 'in' || f.column !== filter.column)
    query.filters.push(filter)
    changed = true
  }
  return changed
}

const replacePeriods = (query: Query, draft: Draft, previous: Query): boolean => {
  if (draft.periods.length === 0) return false
  const earlier =
    previous.filters.find((f) => f.kind === 'period')?.column ?? previous.dims.find((d) => d.kind === 'time')?.column
  const [measure] = query.measures
  const basis = measure ? measureTable(measure) : previous.table
  const column = earlier ?? (basis ? dateColumnOf(basis, draft.catalog, draft.periods[0]?.period.grain ?? null) : null)
  if (!column) return false
  query.filters = query.filters.filter((f) => f.kind !== 'period')
  for (const part of draft.periods)
    query.filters.push({ kind: 'period', column, period: part.period, negated: part.negated })
  return true
}

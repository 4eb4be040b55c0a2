import { pathUp, type Table } from './catalog.ts'
import { concept, countMeasure } from './count-measure.ts'
import {
  aggregateOf,
  type Chosen,
  countOf,
  type Draft,
  dateColumnOf,
  expressionOf,
  isColumn,
  isDenied,
  isGranted,
  isMeasure,
  isTable,
  tableOf,
} from './draft.ts'
import { findRatio } from './find-ratio.ts'
import type { Target } from './find-target.ts'
import { conceptExpressions } from './measures.ts'
import { columnExpression, type Expression, type Measure, type TimeGrain } from './query.ts'
import { byAdjective, byCompany } from './rank-measure.ts'
import type { ComparePart } from './read-comparisons.ts'

const numberedUnit = (draft: Draft): Chosen | null =>
  draft.units.find(
    (u) =>
      !draft.used.has(u) &&
      isMeasure(u) &&
      ((/^\d+(?:\.\d+)?$/.test(draft.word(u.start - 1)) &&
        !draft.periods.some((p) => p.end === u.start) &&
        !(draft.rank && draft.rank.end >= u.start)) ||
        (/^cost|^price/.test(draft.word(u.start)) && /^\d+\.\d+$/.test(draft.word(u.end)))),
  ) ?? null

/** The units that numbers are compared with: conditions, not what is asked for. */
export type Compared = { unit: Chosen; part: ComparePart | null }[]

export const comparedUnits = (draft: Draft): Compared => {
  if (draft.comparisons.length === 0) {
    const unit = numberedUnit(draft)
    return unit ? [{ unit, part: null }] : []
  }
  const found: Compared = []
  const [first] = draft.comparisons
  for (const part of draft.comparisons) {
    const measures = draft.units.filter((u) => !draft.used.has(u) && isMeasure(u) && !found.some((f) => f.unit === u))
    const unit =
      measures.find(
        (u) => u.end <= part.start && part.start - u.end <= 2 && (part === first || u.end > (first?.end ?? 0)),
      ) ?? measures.find((u) => u.start >= part.end && u.start - part.end <= 2)
    if (unit) found.push({ unit, part })
  }
  return found
}

const withPercentile = (draft: Draft, measure: Measure): Measure => {
  const part = draft.operation('percentile')
  if (!part || measure.kind !== 'aggregate') return measure
  draft.done.add(part)
  const at = part.operation.at
  return { ...measure, at, label: `${Math.round(at * 100)}th ${measure.label}` }
}

/** "First order of each customer", "when did each customer last order": the date at the edge. */
const firstOrLast = (draft: Draft, target: Target): Measure | null => {
  const part = draft.operation('edge')
  if (!part || (draft.query.dims.length === 0 && !target.unit)) return null
  const told =
    draft.units.find((u) => u.start >= part.end && u.start - part.end <= 1 && !draft.used.has(u)) ??
    draft.units.find((u) => u === target.unit && u.start === part.end)
  const table =
    told &&
    (isTable(told)
      ? told.option.table
      : isColumn(told) && told.option.column.role === 'date'
        ? told.option.column.table
        : null)
  const own = told && isColumn(told) && told.option.column.role === 'date' ? told.option.column : null
  const column = own ?? (table ? (dateColumnOf(table, draft.catalog) ?? null) : null)
  if (!told || !table || !column || column.role !== 'date') return null
  if (draft.query.dims.length === 0 && told === target.unit) return null
  draft.used.add(told)
  if (target.unit === told) target.unit = null
  draft.done.add(part)
  return {
    kind: 'aggregate',
    fn: part.operation.last ? 'max' : 'min',
    of: columnExpression(column),
    label: `${part.operation.last ? 'last' : 'first'} ${table.entity}`,
  }
}

/** Further measures that are named beside the first: "revenue and profit by month". */
export const furtherMeasures = (draft: Draft, compared: Compared): Measure[] => {
  const found: Measure[] = []
  for (let from = draft.lead; from && found.length < 3; ) {
    const last: Chosen = from
    const beside = (u: Chosen) =>
      !draft.used.has(u) &&
      !compared.some((c) => c.unit === u) &&
      (isMeasure(u) || isTable(u)) &&
      ((u.start > last.end &&
        /^(?:and|,|&|vs|versus|as well as|, and|and the|and total|and number of|and the number of)$/.test(
          draft.phrase(last.end, u.start),
        )) ||
        (found.length === 0 &&
          u.end < last.start &&
          /^(?:and|,|&|vs|versus|and the|and total)$/.test(draft.phrase(u.end, last.start))))
    const next: Chosen | undefined = draft.units.find(beside)
    const e = next && isMeasure(next) ? expressionOf(next, draft) : null
    if (!next || (!e && !isTable(next))) break
    draft.used.add(next)
    found.push(
      e ? aggregateOf(draft.fn ?? (e.additive ? 'sum' : 'avg'), e) : countOf((next.option as { table: Table }).table),
    )
    from = next
  }
  return found
}

/** "Order value", "invoice amount": a thing and what each of it comes to. */
const amountOf = (draft: Draft, words: RegExp): { table: Table; revenue: Expression } | null => {
  const thing = draft.free((u) => isTable(u) && words.test(draft.word(u.end)))
  if (!thing || !isTable(thing)) return null
  const { table } = thing.option
  const all = conceptExpressions('revenue', draft.catalog)
  const revenue = all.find((e) => e.table === table) ?? all.find((e) => pathUp(e.table, table) !== null)
  if (!revenue) return null
  draft.used.add(thing)
  for (const u of draft.units) if (u.start === thing.end && isMeasure(u)) draft.used.add(u)
  draft.lead = thing
  return { table, revenue }
}

/** "Total invoice amount". */
const amountOfThing = (draft: Draft): Measure | null => {
  const found =
    draft.fn === 'sum' || draft.fn === null ? amountOf(draft, /^(?:value|total|amount|volume|worth)$/) : null
  return found && aggregateOf('sum', found.revenue)
}

/** "Average order value": revenue over the number of orders, or the average of the order's own total. */
const valuePerThing = (draft: Draft): Measure | null => {
  if (draft.fn !== 'avg' && draft.fn !== 'median' && draft.fn !== 'percentile') return null
  const found = amountOf(draft, /^(?:value|size|total|amount|worth|revenue|sales|basket)$/)
  if (!found) return null
  const { table, revenue } = found
  if (draft.fn !== 'avg') {
    if (revenue.table === table) return withPercentile(draft, aggregateOf(draft.fn, revenue))
    const part = draft.operation('percentile')
    if (part) draft.done.add(part)
    draft.query.nested = { per: table, fn: draft.fn, ...(part ? { at: part.operation.at } : {}) }
    return {
      ...aggregateOf('sum', revenue),
      label: `${part ? `${Math.round(part.operation.at * 100)}th percentile of the` : 'median'} ${table.entity} value`,
    }
  }
  return revenue.table === table
    ? aggregateOf('avg', revenue)
    : {
        kind: 'ratio',
        top: aggregateOf('sum', revenue),
        bottom: countOf(table),
        label: `average ${table.entity} value`,
      }
}

export const findMeasure = (draft: Draft, target: Target, times: TimeGrain[], compared: Compared): Measure | null => {
  const { rank, query, asks, fn } = draft
  const named =
    firstOrLast(draft, target) ??
    findRatio(draft) ??
    countMeasure(draft) ??
    valuePerThing(draft) ??
    amountOfThing(draft)
  if (named) return named

  const candidates = draft.units.filter(
    (u) =>
      !draft.used.has(u) &&
      isMeasure(u) &&
      !compared.some((c) => c.unit === u) &&
      !(u.option.kind === 'column' && (isDenied(draft, u) || isGranted(draft, u))),
  )
  // "how much money did we refund": a column says more than "money"
  const main =
    candidates.find((u) => u.option.kind === 'column') &&
    candidates[0]?.option.kind === 'concept' &&
    candidates[0].option.score < 0.8
      ? candidates.find((u) => u.option.kind === 'column')
      : candidates[0]
  const e = main && expressionOf(main, draft)
  if (main && e) {
    draft.used.add(main)
    draft.lead = main
    for (const u of candidates) if (u !== main && u.option.kind === 'concept' && u.option.score < 0.8) draft.used.add(u)
    const ranked =
      rank !== null &&
      !target.unit &&
      !target.time &&
      query.dims.length === 0 &&
      times.length === 0 &&
      !asks.person &&
      !/\bby\b/.test(draft.text)
    if (ranked) return aggregateOf(rank.descending ? 'max' : 'min', e)
    return withPercentile(draft, aggregateOf(fn ?? (e.additive ? 'sum' : 'avg'), e))
  }
  // "when was the first order"
  const edge = /\b(?:first|earliest|oldest)\b/.test(draft.text)
    ? 'min'
    : /\b(?:last|latest|most recent|newest)\b/.test(draft.text)
      ? 'max'
      : null
  if (edge && /^when\b|\bdate\b|^what day\b/.test(draft.text)) {
    const told =
      draft.free((u) => isColumn(u) && u.option.kind === 'column' && u.option.column.role === 'date') ??
      draft.free(isTable)
    const table = told && tableOf(told)
    const column = told && isColumn(told) ? told.option.column : table?.columns.find((c) => c.role === 'date')
    if (told && column) {
      draft.used.add(told)
      const said = draft.operation('edge')
      if (said) draft.done.add(said)
      const of = columnExpression(column)
      return { kind: 'aggregate', fn: edge, of, label: `${edge === 'min' ? 'first' : 'last'} ${column.spoken}` }
    }
  }
  const adjective = byAdjective(draft, target)
  if (adjective || query.mode === 'rows') return adjective
  if (rank && (target.unit || target.time || asks.person)) return byCompany(draft, target)
  if (query.dims.length > 0 || times.length > 0 || asks.growth || asks.share || asks.versus) {
    const other = draft.free(isTable) ?? (target.unit && isTable(target.unit) ? target.unit : undefined)
    if (other && isTable(other)) {
      draft.used.add(other)
      draft.lead = other
      if (other === target.unit) target.unit = null
      return countOf(other.option.table)
    }
    const sold =
      asks.sold || (asks.growth && (!target.unit || draft.operation('change'))) ? concept(draft, 'revenue') : null
    if (sold && !asks.sold) query.notes.push('You did not say what to measure, so I took revenue.')
    if (sold) return aggregateOf('sum', sold)
    const [dim] = query.dims
    if (dim?.kind === 'column' && (asks.share || /\b(?:breakdown|distribution|split)\b/.test(draft.text)))
      return countOf(dim.column.table)
  }
  return /\bhow much\b/.test(draft.text)
    ? concept(draft, 'revenue')
      ? aggregateOf(fn ?? 'sum', concept(draft, 'revenue') as Expression)
      : null
    : null
}

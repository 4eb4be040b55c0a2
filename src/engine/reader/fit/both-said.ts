import type { Dataset, Field } from '../../question/catalog.ts'
import type { Candidate, Chart, Edge } from '../chart.ts'
import { flag } from '../constructions/conditions/flag.ts'
import { missing } from '../constructions/conditions/missing.ts'
import { outcome } from '../constructions/conditions/outcomes.ts'
import { twoFields } from '../constructions/conditions/two-fields.ts'
import { isOfAnyAmount } from '../constructions/superlatives.ts'
import { isAmount, isTimeLike } from '../fields.ts'
import { shares } from '../frames/shares.ts'
import { functionPhrases } from '../knowledge/functions.ts'
import { fieldIn, isGroup, isKind, manyRows } from './group-fields.ts'

/** "how much did it grow from 2020 to 2025": from the one to the other, not from year to year. */
export const tellsEachStep = ({ question: { over = [], by } }: Candidate, chart: Chart): boolean =>
  over.some(({ kind }) => kind === 'change' || kind === 'growth') &&
  by.length > 0 &&
  chart.tokens.some(
    (_, at) =>
      (chart.phrase(at, 'how much') > 0 || chart.phrase(at, 'by how many percent') > 0) &&
      chart.tokens.some((__, from) => from > at && chart.of(from, 'sides').length > 0),
  )

const isOfMany = (field: Field | undefined): boolean =>
  field !== undefined && (isGroup(field) || (isTimeLike(field) && (field.profile?.rows ?? 0) >= manyRows))
const additive = new Set(['sum', 'count', 'distinct', 'min', 'max'])

/** "average rain for January and July", of many rows each: of both apart, not of all these rows together. */
export const averagesBoth = (
  { question: { measures, by, compare, where }, edges }: Candidate,
  chart: Chart,
): boolean => {
  const isAverage = measures.some((m) => 'fn' in m && 'of' in m && !additive.has(m.fn))
  if (!isAverage || compare || !where) return false
  return ('all' in where ? where.all : [where]).some(
    (each) =>
      'in' in each &&
      Array.isArray(each.values) &&
      each.values.length === 2 &&
      isOfMany(fieldIn(chart, 'at' in each.in ? each.in.of : each.in)) &&
      edges.some((e) => (e.kind === 'value' || e.kind === 'condition') && chart.word(e.end) === 'and') &&
      !by.some(({ of }) => JSON.stringify(each.in).includes(JSON.stringify(of))),
  )
}

const greatest = new Set(functionPhrases.flatMap(([words, fn]) => (fn === 'max' || fn === 'min' ? [words] : [])))

const degrees = /^(?:most|least|fewest|top)$/

const ofEach = /^(?:per|each|every|by|across)$/

/** Words that group: "per category", "in each category". */
const isGrouping = (chart: Chart, { kind, start }: Edge): boolean =>
  kind === 'dimension'
    ? [start, start + 1].some((at) => ofEach.test(chart.word(at)))
    : ofEach.test(chart.word(start - 1))

/** "highest price per category": one for each category, not the category whose prices add up to the most. */
export const ranksGroupsForEach = ({ question, edges, targetSaid }: Candidate, chart: Chart): boolean => {
  const ranked = question.limit === 1
  if (!ranked && !(question.limitWithin?.n === 1 && targetSaid < 0.5)) return false
  const thing = ranked ? edges.find((edge) => isGreatestThing(edge, edges)) : undefined
  const greatestOf = thing ?? edges.find((edge) => isGreatestOf(edge, edges))
  const groups = edges.filter(
    ({ kind, start }) => kind === 'dimension' || ((kind === 'entity' || kind === 'field') && start !== greatestOf?.end),
  )
  const isEach = groups.length > 0 || (thing === undefined && question.by.length > 0)
  return greatestOf !== undefined && isEach && groups.every((edge) => isGrouping(chart, edge))
}

const isGreatestOf = (edge: Edge, edges: readonly Edge[]): boolean =>
  edge.kind === 'superlative' &&
  greatest.has(edge.word) &&
  !degrees.test(edge.word) &&
  (edge.field !== null || edges.some((e) => e.start === edge.end && isAmountSaid(e)))

/** "the heaviest animal of every kind": the word itself says by what. */
const isGreatestThing = (edge: Edge, edges: readonly Edge[]): boolean =>
  edge.kind === 'superlative' &&
  !isOfAnyAmount(edge.hints) &&
  edges.some((e) => e.start === edge.end && e.kind === 'entity')

const isAmountSaid = (edge: Edge): boolean =>
  (edge.kind === 'measure' && edge.loose) || (edge.kind === 'field' && isAmount(edge.field))

/** "deaths by type", where one of the types is Death: all of them. */
export const groupsByWhatIsFixed = ({ question: { by, measures }, edges }: Candidate, chart: Chart): boolean =>
  measures.length > 0 &&
  edges.some(
    (edge) =>
      edge.kind === 'value' &&
      by.some(({ of, grain }) => grain === undefined && fieldIn(chart, of) === edge.field) &&
      edge.values.length === 1 &&
      !edges.some((other) => other !== edge && other.kind === 'value' && other.field === edge.field) &&
      /s$/.test(chart.word(edge.end - 1)) &&
      !/s$/i.test(String(edge.values[0])),
  )

/** "cancelled vs not cancelled": both, not one of them as the only group. */
export const groupsByOneSide = ({ question: { by, where } }: Candidate, chart: Chart): boolean =>
  where !== undefined &&
  ('all' in where ? where.all : [where]).some((each) => {
    const field = 'compare' in each && each.compare === '=' ? fieldIn(chart, each.left) : undefined
    return field?.type === 'boolean' && by.some(({ of }) => fieldIn(chart, of) === field)
  })

/** "average loss (before minus after)": nothing is taken off an average that is not one. */
export const mixesFunctions = ({ question: { measures } }: Candidate): boolean =>
  measures.some((measure) => {
    if (!('op' in measure) || !/^[+-]$/.test(measure.op)) return false
    const [left, right] = [measure.left, measure.right]
    if (!('fn' in left && 'fn' in right)) return false
    return left.fn !== right.fn && /^(?:sum|avg)$/.test(left.fn) && /^(?:sum|avg)$/.test(right.fn)
  })

/** "where was the yield of rye lowest": not among rye alone. */
export const ranksOneGroup = ({ question: { by, limit, where } }: Candidate): boolean =>
  limit === 1 &&
  by.length === 1 &&
  by.every(({ of, grain }) => {
    const held = where === undefined ? [] : 'all' in where ? where.all : [where]
    return (
      grain === undefined &&
      held.some((each) => 'compare' in each && each.compare === '=' && JSON.stringify(each.left) === JSON.stringify(of))
    )
  })

/** "average number of storms per state", of a table with one row for each state: over all of them. */
export const averagesEachRow = ({ question: { by, measures } }: Candidate, chart: Chart): boolean =>
  chart.catalog.datasets.length === 1 &&
  chart.tokens.some((_, at) => chart.phrase(at, 'average number of') > 0) &&
  measures.every((measure) => 'fn' in measure && measure.fn === 'avg') &&
  by.length === 1 &&
  by.every(({ of, grain }) => {
    const { profile } = fieldIn(chart, of) ?? {}
    return grain === undefined && profile != null && profile.rows > 1 && profile.distinct === profile.rows
  })

/** "number of male and female birds": of each of them. */
export const addsUpBoth = ({ question: { by, measures, compare }, edges }: Candidate, chart: Chart): boolean => {
  if (by.length > 0 || compare || !measures.some((measure) => 'count' in measure)) return false
  return edges.some((edge) => {
    const next = edges.find((e) => e.kind === 'value' && e.start === edge.end + 1 && chart.word(edge.end) === 'and')
    return (
      edge.kind === 'value' &&
      next?.kind === 'value' &&
      next.field === edge.field &&
      /^(?:of|many)$/.test(chart.word(edge.start - 1)) &&
      chart.of(next.end, 'entity').length > 0
    )
  })
}

/** "average amount per region" is one for each region; the average of a few totals is asked for by that word. */
export const averagesFewTotals = ({ question: { measures, by } }: Candidate, chart: Chart): boolean =>
  by.length === 0 &&
  measures.some((measure) => {
    if (!('over' in measure) || measure.fn !== 'avg' || measure.over.by.length !== 1) return false
    const [inner] = measure.over.by
    const field = inner?.grain === undefined ? fieldIn(chart, inner?.of ?? {}) : undefined
    const total = measure.over.measures.some((one) => 'fn' in one && one.fn === 'sum')
    return (
      total &&
      field !== undefined &&
      (isGroup(field) || isKind(field)) &&
      !chart.tokens.some((_, at) => /^total/.test(chart.word(at)))
    )
  })

/** "with and without a lid": both, not one of them. */
export const forgetsOneSide = ({ edges }: Candidate, chart: Chart): boolean =>
  chart.tokens.some(
    (_, at) =>
      (chart.phrase(at, 'with and without') > 0 || chart.phrase(at, 'with or without') > 0) &&
      chart.of(at, 'dimension').length > 0 &&
      !edges.some((edge) => edge.kind === 'dimension' && edge.start <= at && edge.end > at),
  )

/** "orders per customer": of each customer, or what they come to for one; never all orders. */
export const forgetsEach = ({ question: { by }, edges }: Candidate, chart: Chart): boolean =>
  edges.some(
    (edge) =>
      edge.kind === 'entity' &&
      edge.score >= 0.9 &&
      chart.word(edge.start - 1) === 'per' &&
      !by.some(({ of }) => isOwn(of, edge.dataset)),
  )

const isOwn = (of: object, { name, primaryKey, nameFields }: Dataset): boolean => {
  const { dataset, field } = ('field' in of ? of.field : {}) as { dataset?: string; field?: string }
  return dataset === name && field !== undefined && [...primaryKey, ...nameFields].includes(field)
}

const rowsSaid = new Set([flag.name, outcome.name, missing.name, twoFields.name])

/** "what share of the parcels that each firm took came late": not the parcels alone, where the data knows what is late. */
export const forgetsTheShared = ({ frame, edges }: Candidate, chart: Chart): boolean => {
  const share = frame === shares.name ? edges.find((e) => e.kind === 'operator' && e.op === 'share') : undefined
  if (!share) return false
  const used = edges.filter((e) => e.kind !== 'field')
  const isSaidOfRows = (e: Edge) =>
    e.score >= 0.8 && rowsSaid.has(e.rule) && (e.kind === 'value' || (e.kind === 'condition' && !e.loose))
  return chart.tokens.some((_, at) =>
    chart.at(at).some((e) => isSaidOfRows(e) && !used.some(({ start, end }) => start < e.end && end > e.start)),
  )
}

/** "who has been to Kiel but never to Bonn": none of their visits was there, not one visit that was elsewhere. */
export const takesNeverForNot = ({ question: { having, fields = [] }, edges }: Candidate, chart: Chart): boolean =>
  having === undefined &&
  fields.length > 0 &&
  edges.some((e) => e.kind === 'value' && e.negated && chart.word(e.start) === 'never') &&
  fields.every(({ of }) => {
    const { rows = 0, distinct = 0 } = fieldIn(chart, of)?.profile ?? {}
    return distinct < rows
  })

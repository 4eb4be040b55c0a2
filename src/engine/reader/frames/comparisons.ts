import type { Dataset } from '../../question/catalog.ts'
import type { Condition, Measure, Question } from '../../question/question.contract.ts'
import type { Candidate, Edge, FrameConstruction, NamedField, Parts } from '../chart.ts'
import { candidate, conditionsOn } from '../compose.ts'
import { valueCondition } from '../constructions/conditions/value-condition.ts'
import { and, fieldOf, isTime, isTimeLike, nearestTime, percent, seenFrom } from '../fields.ts'
import { dimensionsFor, measuresOf } from './shared.ts'
import { areOpposed, asksForLess } from './two-sides/direction.ts'

/** The same measure for several parts side by side: "sales in 2024 vs 2025 by category". */
export const comparisons: FrameConstruction = {
  name: 'comparison',
  examples: [
    'orders in 2024 vs 2025',
    'how did revenue per segment change from 2024 to 2025',
    'by how many percent did revenue grow from 2024 to 2025',
  ],
  apply(parts) {
    const out: Candidate[] = []
    const measures = measuresOf(parts)
    const [first] = measures
    if (!first) return out
    const groups = dimensionsFor(parts, first.on)
    const sides = sidesOf(parts, first.on)
    if (!groups || sides.length < 2) return out
    const edges = sides.map((s) => s.edge)
    const where = conditionsOn(parts, first.on, edges)
    if (where === null) return out
    const rest = where ? { where } : {}
    const changes = parts.of('over').length > 0
    const said = parts.of('operator').some((o) => o.op === 'compare') || changes
    const kind = edges[0]?.kind ?? ''
    const put = (question: Question, ...tags: string[]) =>
      out.push(candidate(comparisons.name, parts, question, tags, null))
    const shape = groups.dims.length > 0 ? 'in groups' : 'alone'
    put(
      {
        measures: measures.map((m) => m.measure),
        by: groups.dims,
        ...rest,
        compare: sides.map(({ label, cond }) => ({ label, where: cond })),
      },
      said ? 'said' : 'guess',
      kind,
      shape,
    )
    const growth = parts.of('over').some((o) => o.over.kind === 'growth') || (changes && toldInPercent(parts))
    const differs = changes || parts.of('operator').some((o) => o.op === 'difference')
    const rows = sideRows(parts, first.on)
    // rows tell how the later changed from the earlier
    if (rows && !(changes && inOrder(parts, sides)[0] !== sides[0]))
      put(
        {
          measures: measures.map((m) => m.measure),
          by: [rows.dim, ...groups.dims],
          where: and([...(where ? [where] : []), rows.where]) as Condition,
          ...(differs ? { over: [{ kind: growth ? 'growth' : 'change', measure: 0, ...rows.along }] } : {}),
        },
        said ? 'rows said' : 'rows',
        shape,
      )
    const [only, ...others] = differs ? measures : []
    for (const measure of only && others.length === 0 ? heldAgainst(parts, only.measure, sides, growth) : [])
      put({ measures: [measure], by: groups.dims, ...rest }, 'difference', kind, ...toldApart(parts))
    return out
  },
}

/** How far apart the two are, in percent where that was said; so much less where it fell by so much. */
const heldAgainst = (parts: Parts, measure: Measure, sides: Side[], growth: boolean): Measure[] => {
  const [a, b] = inOrder(parts, sides)
  if (!a || !b) return []
  const isLess = fellBy(parts) || (!growth && asksForLess(parts.chart))
  if (!isLess) return (growth ? grown : apart)(measure, a.cond, b.cond)
  return (growth ? fallen : apart)(measure, b.cond, a.cond)
}

/** What is taken away first: the earlier; of "A compared with B" the B; of "from A to B" the A. */
const inOrder = ({ chart, of }: Parts, sides: Side[]): Side[] => {
  const [pair] = of('sides')
  const said = pair ? (pair.turned ? sides.toReversed() : sides) : sides.toSorted((a, b) => a.edge.start - b.edge.start)
  const [first, last] = [pair ?? said[0]?.edge, pair ?? said.at(-1)?.edge]
  if (first && last && areOpposed(chart, first.start, last.end)) return said.toReversed()
  return pair && chart.word(pair.start) !== 'from' ? sides : said
}

const toldApart = (parts: Parts): string[] => [
  parts.of('operator').some((o) => o.op === 'difference') ? 'difference said' : 'difference not said',
  parts.of('over').length > 0 ? 'change said' : 'change not said',
]

const within = (measure: Measure, cond: Condition): Measure => ({
  ...measure,
  where: and([...(measure.where ? [measure.where] : []), cond]) as Condition,
})

/** The later less the earlier. */
export const apart = (measure: Measure, earlier: Condition, later: Condition): Measure[] => [
  { op: '-', left: within(measure, later), right: within(measure, earlier) },
]

/** By how many percent of the earlier the later is more. */
export const grown = (measure: Measure, earlier: Condition, later: Condition): Measure[] =>
  apart(measure, earlier, later).map((left) => percent(left, within(measure, earlier)))

/** By how many percent of the earlier the later is less; `later` and `earlier` as in `apart`. */
const fallen = (measure: Measure, later: Condition, earlier: Condition): Measure[] =>
  apart(measure, later, earlier).map((left) => percent(left, within(measure, earlier)))

const percents = /^(?:percent|percentage|%|pct|percentages|relatively|relative|proportionally)$/

/** "grew from 2023 to 2024 in percent": said, and no part of a name. */
export const toldInPercent = ({ chart, edges }: Parts): boolean =>
  chart.tokens.some(
    ({ word }, at) =>
      percents.test(word) &&
      !edges.some(({ kind, start, end }) => kind !== 'operator' && kind !== 'over' && start <= at && at < end),
  )

/** "by how many percent did it fall": so much less, and not how far it went up. */
const fellBy = (parts: Parts): boolean => {
  const overs = parts.of('over')
  const isAsked = ['by how', 'by what'].some((words) =>
    parts.chart.tokens.some((_, at) => parts.chart.phrase(at, words) > 0),
  )
  const isUpToo = parts.chart.tokens.some(({ word }) => /^(?:up|rise|increase|grow|or)$/.test(word))
  return isAsked && !isUpToo && overs.some(({ falls }) => falls)
}

/** Periods that are said side by side, as rows. */
const sideRows = (parts: Parts, base: Dataset) => {
  const [edge] = parts.of('sides')
  const time = nearestTime(parts.chart.catalog, base.name)
  if (!edge?.grain || !time || !seenFrom(parts.chart.catalog, base.name, time.dataset.name, { all: [] })) return null
  const any = edge.sides.flatMap((s) => s.make(time) ?? [])
  if (any.length < 2) return null
  const dim = isTime(time.field) ? { of: fieldOf(time), grain: edge.grain } : { of: fieldOf(time) }
  return { dim, where: { any }, along: isTime(time.field) ? {} : { along: 0 } }
}

type Side = { edge: Edge; label: string; cond: Condition }

export const sidesOf = (parts: Parts, base: Dataset): Side[] => {
  const time = nearestTime(parts.chart.catalog, base.name)
  const [pair] = parts.of('sides')
  if (pair && time)
    return pair.sides.flatMap(({ label, make }) => {
      const cond = make(time)
      return cond ? [{ edge: pair, label, cond }] : []
    })
  const periods = timesSaid(parts, time)
  if (periods.length >= 2) return periods.slice(0, 4)
  const values = parts.of('value').flatMap((edge) => {
    const cond = seenFrom(parts.chart.catalog, base.name, edge.dataset.name, valueCondition(edge))
    return cond ? [{ edge, label: wordsOf(parts, edge), cond }] : []
  })
  const [one] = values
  return values.filter((v) => v.edge.field === one?.edge.field).slice(0, 4)
}

const wordsOf = (parts: Parts, e: Edge) =>
  parts.chart.tokens
    .slice(e.start, e.end)
    .map((t) => t.raw)
    .join(' ')

const timesSaid = (parts: Parts, time: NamedField | null): Side[] => {
  const floating = parts.of('floating').flatMap((edge) => {
    const cond = time ? edge.make(time) : null
    return cond ? [{ edge, label: wordsOf(parts, edge), cond }] : []
  })
  const placed = parts
    .of('condition')
    .filter((c) => c.field !== null && isTimeLike(c.field.field))
    .map((edge) => ({ edge, label: wordsOf(parts, edge), cond: edge.cond }))
  const all = [...floating, ...placed].sort((a, b) => a.edge.start - b.edge.start)
  // "March 2012" is one time
  return all.some(({ edge }, i) => edge.start === all[i - 1]?.edge.end) ? all.slice(0, 1) : all
}

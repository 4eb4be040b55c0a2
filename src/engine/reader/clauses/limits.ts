import type { Dataset } from '../../question/catalog.ts'
import type { Condition } from '../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, NamedField } from '../chart.ts'
import { valueCondition } from '../constructions/conditions/value-condition.ts'
import { yesAndNo } from '../constructions/states/yes-and-no.ts'
import { and, isTimeLike, nearestTime, opposite, reach, seenFrom } from '../fields.ts'
import { costOf, holding, isPassed, type Limit, phraseAt, remembered, trimmed } from './phrases.ts'
import { hadAt, noneAt, owedAt, presencesAt } from './presence.ts'

/** What narrows rows, joined by and, or, not: "in Berlin but not cancelled", "before 2010 or without a date". */

const negations = [
  'but not',
  'other than',
  'apart from',
  'except for',
  'leaving out',
  'not counting',
  'not including',
  'not',
  'non',
  'never',
  'without',
  'except',
  'excluding',
  'ignoring',
]
const negating =
  /^(?:didn't|don't|doesn't|isn't|aren't|wasn't|weren't|hasn't|haven't|hadn't|won't|didnt|dont|doesnt|isnt|arent|wasnt|werent|hasnt|havent)$/

const negationAt = (chart: Chart, at: number): number =>
  phraseAt(chart, at, negations) || (negating.test(chart.word(at)) ? 1 : 0)

const onField = (edge: Edge, named: NamedField[], on: Dataset, cond: Condition): Limit => ({
  cost: costOf(edge),
  edges: [edge],
  of: named,
  on,
  make: () => cond,
})

const ofEdge = (chart: Chart, edge: EdgeOf<'value' | 'condition' | 'floating'>): Limit => {
  if (edge.kind === 'value') return onField(edge, [edge], edge.dataset, valueCondition(edge))
  if (edge.kind === 'condition' && 'related' in edge.cond) return ofDeed(chart, edge, edge.cond)
  if (edge.kind === 'condition') return onField(edge, edge.field ? [edge.field] : [], edge.on, edge.cond)
  return {
    cost: costOf(edge),
    edges: [edge],
    of: [],
    on: null,
    isTime: true,
    make: (base) => {
      const time = nearestTime(chart.catalog, base.name)
      return time && edge.make(time)
    },
  }
}

/** "who never ordered": of rows that others belong to. */
const ofDeed = (chart: Chart, edge: EdgeOf<'condition'>, cond: Condition): Limit => ({
  cost: costOf(edge),
  edges: [edge],
  of: [],
  on: null,
  make: (base) => (edge.on !== base && reach(chart.catalog, edge.on.name).has(base.name) ? cond : null),
})

/** Rows of a base that a limit holds of. */
export const limitOn = (chart: Chart, limit: Limit, base: Dataset): Condition | null => {
  const cond = limit.make(base)
  return (
    cond && (limit.on === null || limit.on === base ? cond : seenFrom(chart.catalog, base.name, limit.on.name, cond))
  )
}

const negated = (limit: Limit, from: number, to: number): Limit => ({
  ...limit,
  cost: limit.cost + 0.05,
  edges: [...limit.edges, holding(from, to)],
  make: (base) => {
    const cond = limit.make(base)
    return cond && (theOther(limit.of, cond) ?? opposite(cond))
  },
})

/** Not yes is no, where nothing else stands in the column. */
const theOther = ([named, ...more]: readonly NamedField[], cond: Condition): Condition | null => {
  const pair = named && more.length === 0 ? yesAndNo(named.field) : null
  if (!pair || !('compare' in cond) || cond.compare !== '=' || !('value' in cond.right)) return null
  const { value } = cond.right
  const other = value === pair.yes ? pair.no : value === pair.no ? pair.yes : null
  return other === null ? null : { ...cond, right: { value: other } }
}

/** One value each of the same field: no row has both, so that "and" means either. */
const isEquality = (cond: Condition | null): boolean =>
  cond !== null &&
  (('compare' in cond && cond.compare === '=') ||
    ('in' in cond && Array.isArray(cond.values)) ||
    ('any' in cond && cond.any.every(isEquality)))

const joined = (chart: Chart, one: Limit, other: Limit, by: 'and' | 'or' | '', words: Edge[]): Limit => {
  const { on } = one
  const isOneField =
    one.of.length > 0 && other.of.length > 0 && new Set([...one.of, ...other.of].map((n) => n.field)).size === 1
  // a time is of what is measured, and not of what stands beside it
  const isApart = one.on !== other.on
  return {
    cost: one.cost + other.cost + (by === '' ? 0.04 : 0.02),
    edges: [...one.edges, ...other.edges, ...words],
    of: [...one.of, ...other.of],
    on: isApart ? null : on,
    isTime: one.isTime || other.isTime,
    isBoth: one.isBoth || other.isBoth || (by === 'and' && isOneField && !isTimeLike((one.of[0] as NamedField).field)),
    make: (base) => {
      const [a, b] = isApart
        ? [limitOn(chart, one, base), limitOn(chart, other, base)]
        : [one.make(on ?? base), other.make(on ?? base)]
      if (!a || !b) return null
      const isEither = by === 'or' || (by === 'and' && isOneField && isEquality(a) && isEquality(b))
      return isEither ? { any: [a, b].flatMap((c) => ('any' in c ? c.any : [c])) } : (and([a, b]) as Condition)
    },
  }
}

const joins = (chart: Chart, at: number): { by: 'and' | 'or' | ''; words: number } => {
  const word = chart.word(at)
  const comma = word === ',' ? 1 : 0
  const next = chart.word(at + comma)
  if (/^(?:and|but|&|plus)$/.test(next)) return { by: 'and', words: comma + 1 }
  if (next === 'or') return { by: 'or', words: comma + 1 }
  return { by: comma ? 'and' : '', words: comma }
}

type Find = (start: number, end: number) => readonly Limit[]

export const limitsOf = (chart: Chart): Find => {
  const limits: Find = remembered<Limit>((start, end) => {
    const { from, to, cost } = trimmed(chart, start, end, false)
    if (from === to) return owedAt(chart, start, end)
    if (from !== start || to !== end)
      return [
        ...limits(from, to).map((l) => ({ ...l, cost: l.cost + cost })),
        ...(to === end && start < from ? hadAt(chart, from - 1, to) : []),
        ...owedAt(chart, start, end),
      ]
    return [...said(chart, from, to), ...turned(chart, from, to, limits), ...bothIn(chart, from, to, limits)]
  })
  return limits
}

/** What the words say as they stand. */
const said = (chart: Chart, from: number, to: number): Limit[] => [
  ...(['value', 'condition', 'floating'] as const).flatMap((kind) =>
    chart.of(from, kind).flatMap((edge) => (edge.end === to ? [ofEdge(chart, edge)] : [])),
  ),
  ...(to === from + 1 ? presencesAt(chart, from) : []),
  ...noneAt(chart, from, to),
  ...hadAt(chart, from, to),
  ...owedAt(chart, from, to),
]

const turned = (chart: Chart, from: number, to: number, limits: Find): Limit[] => {
  const not = negationAt(chart, from)
  if (not > 0) return limits(from + not, to).map((inner) => negated(inner, from, from + not))
  // "either late or cancelled", "by car or train"
  const word = chart.word(from)
  const isEither =
    word === 'either' ||
    word === 'both' ||
    (/^(?:by|via|through)$/.test(word) && chart.of(from + 1, 'value').length > 0)
  return isEither
    ? limits(from + 1, to).map((inner) => ({ ...inner, edges: [...inner.edges, holding(from, from + 1)] }))
    : []
}

/** Two that stand side by side, wherever the stretch is cut. */
const bothIn = (chart: Chart, from: number, to: number, limits: Find): Limit[] => {
  const out: Limit[] = []
  for (let at = from + 1; at < to; at++) {
    if (isPassed(chart, at - 1)) continue
    const { by, words } = joins(chart, at)
    if (at + words >= to) continue
    const [left, right] = [limits(from, at), limits(at + words, to)]
    for (const one of left)
      for (const other of right) out.push(joined(chart, one, other, by, words > 0 ? [holding(at, at + words)] : []))
  }
  return out
}

import type { Condition } from '../../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, Parts } from '../../chart.ts'
import { valueCondition } from '../../constructions/conditions/value-condition.ts'
import { yesAndNo } from '../../constructions/states/yes-and-no.ts'
import { fieldOf, isTimeLike, nearestTime, opposite, seenFrom } from '../../fields.ts'
import type { Comparative } from './comparatives.ts'

export type Span = { start: number; end: number }

export type Held = EdgeOf<'value' | 'condition' | 'floating'>

/** Rows that are held against others. `make`: what holds of them, as rows of a dataset see it; null where nothing joins them. */
export type Side = { edge: Held | null; make(parts: Parts, on: string): Condition | null }

/** `edges`: the parts that say the sides; `said`: other words that do. `isImplied`: against whom was left unsaid. */
export type TwoSides = {
  one: Side
  other: Side
  edges: Edge[]
  said: Span[]
  isImplied: boolean
  areTimes: boolean
}

const heldAgainst = (parts: Parts, on: string, edge: Held): Condition | null => {
  const { catalog } = parts.chart
  if (edge.kind === 'floating') {
    const time = nearestTime(catalog, on)
    return time && edge.make(time)
  }
  const home = edge.kind === 'value' ? edge.dataset.name : edge.on.name
  return seenFrom(catalog, on, home, edge.kind === 'value' ? valueCondition(edge) : edge.cond)
}

/** "more likely to survive": what happened to a part of each side. */
export const happening = (event: Held, parts: Parts, on: string): Condition | null => heldAgainst(parts, on, event)

const sideOf = (edge: Held): Side => ({ edge, make: (parts, on) => heldAgainst(parts, on, edge) })

/** Those of which it is known that it does not hold. */
const restOf = (edge: Held): Side => ({
  edge: null,
  make: (parts, on) => {
    const cond = heldAgainst(parts, on, edge)
    return cond && (otherOfTwo(edge, cond) ?? opposite(cond))
  },
})

/** Of what is yes or no, the one that it is not. */
const otherOfTwo = (edge: Held, cond: Condition): Condition | null => {
  const named = edge.kind === 'value' ? edge : edge.kind === 'condition' ? edge.field : null
  const written = named && yesAndNo(named.field)
  if (!written || !('compare' in cond) || cond.compare !== '=' || !('value' in cond.right)) return null
  const { value } = cond.right
  const other = value === written.yes ? written.no : value === written.no ? written.yes : null
  return other === null ? null : { ...cond, right: { value: other } }
}

/** What tells one side from the other: the field, or the part of a time. */
const kindOf = (edge: Held): string | null => {
  if (edge.kind === 'floating') return 'time'
  if (edge.kind === 'value') return edge.negated ? null : JSON.stringify(fieldOf(edge))
  if (edge.loose || !edge.field) return null
  return isTimeLike(edge.field.field) ? 'time' : JSON.stringify(fieldOf(edge.field))
}

const same = (a: Held, b: Held): boolean =>
  a.kind !== 'floating' && b.kind !== 'floating'
    ? JSON.stringify(conditionOf(a)) === JSON.stringify(conditionOf(b))
    : false

const conditionOf = (edge: EdgeOf<'value' | 'condition'>): Condition =>
  edge.kind === 'value' ? valueCondition(edge) : edge.cond

/** The parts that may be a side, and what those stand in that hold one row against another. */
const heldIn = (parts: Parts): Held[] =>
  [
    ...parts.of('value'),
    ...parts.of('condition'),
    ...parts.of('floating'),
    ...parts.of('against').flatMap(({ value }) => (value.kind === 'value' ? [value] : [])),
  ]
    .filter((edge) => kindOf(edge) !== null)
    .sort((a, b) => a.start - b.start)

const joints = ['compared to', 'compared with', 'as opposed to', 'in comparison with', 'versus', 'vs', 'than']

/** Where the second side begins: "than", "compared to", "vs". */
export const jointIn = (chart: Chart): Span | null => {
  for (const words of joints) {
    const start = chart.tokens.findIndex((_, at) => chart.phrase(at, words) > 0)
    if (start > 0) return { start, end: start + chart.phrase(start, words) }
  }
  return null
}

/** "girls ... than boys": what stands behind the joint, and what stands nearest before it of the same kind. */
const pairAt = (held: Held[], joint: Span): [Held, Held] | null => {
  for (const other of held.filter(({ start }) => start >= joint.end - 1)) {
    const one = held.findLast((e) => e.end <= joint.start && kindOf(e) === kindOf(other) && !same(e, other))
    if (one) return [one, other]
  }
  return null
}

const listed = /^(?:and|or|,|the|for|in|by|of|on|from|either|with|those)$/

/** "members and casual riders", "Anna or Ben": two of a kind, one beside the other. */
const pairListed = (chart: Chart, held: Held[]): [Held, Held] | null => {
  for (const [at, other] of held.entries()) {
    const one = held.slice(0, at).findLast((e) => kindOf(e) === kindOf(other) && e.end <= other.start)
    const between = one ? chart.tokens.slice(one.end, other.start).map(({ word }) => word) : []
    if (
      one &&
      !same(one, other) &&
      between.some((word) => /^(?:and|or)$/.test(word)) &&
      between.every((w) => listed.test(w))
    )
      return [one, other]
  }
  return null
}

const lead = /^(?:the|in|on|at|of|for|to|among|a|an|that|those|all|any|from|by|with)$/
const isRest = /^(?:rest|others?|remaining|remainder)$/
const nots =
  'without,not,that are not,that is not,who are not,that do not,who do not,that did not,who did not,which are not,which do not,that were not,who were not,that have no,that has no,who have no,that had no,who had no,with no,with none'
const negations = [...nots.split(','), ...nots.split(',').map((words) => words.replace(/(\w+) not$/, "$1n't"))]

/** Where "the rest", "one without", "those who don't" ends; null where something else stands there. */
const restEnd = (chart: Chart, from: number, held: Held, isThing: (at: number) => boolean): number | null => {
  let at = from
  while (at < from + 4 && lead.test(chart.word(at)) && !negations.some((words) => chart.phrase(at, words) > 0)) at++
  if (/^(?:everyone|everybody|anyone)$/.test(chart.word(at)) && chart.word(at + 1) === 'else') return at + 2
  if (isRest.test(chart.word(at))) {
    const of = chart.phrase(at + 1, 'of the') || chart.phrase(at + 1, 'of our')
    const end = at + 1 + of
    return isThing(end) || /^(?:ones|people|one)$/.test(chart.word(end)) ? end + 1 : at + 1
  }
  if (/^(?:ones?|those|people)$/.test(chart.word(at)) || isThing(at)) at++
  const length = Math.max(0, ...negations.map((words) => chart.phrase(at, words)))
  if (length === 0) return null
  return againEnd(chart, at + length, held)
}

const pronouns = /^(?:it|one|any|them|a|an|the|so|do|did|been|be)$/

/** "without a pool", of a pool that was said before: the same again. */
const againEnd = (chart: Chart, from: number, { start, end }: Held): number => {
  const said = new Set(chart.tokens.slice(start, end).map((t) => t.stem))
  let at = from
  while (at < from + 5 && (pronouns.test(chart.word(at)) || said.has(chart.tokens[at]?.stem ?? ''))) at++
  return at
}

/** "the rest", "those without": all of which what was said before does not hold. */
const againstRest = (parts: Parts, held: Held[], joint: Span): TwoSides | null => {
  const { chart } = parts
  const before = held.filter((e) => e.end <= joint.start && kindOf(e) !== 'time')
  const isThing = (at: number) => chart.of(at, 'entity').some((e) => e.end === at + 1)
  const one = before.at(-1)
  const end = one ? restEnd(chart, joint.end, one, isThing) : null
  if (!one || end === null) return null
  // what follows is no third thing that they are not
  if (held.some((e) => e.start >= joint.end && e.start < end && e !== one && kindOf(e) !== kindOf(one))) return null
  return {
    one: sideOf(one),
    other: restOf(one),
    edges: [one, ...held.filter((e) => e.start >= joint.start && e.start < end)],
    said: [{ start: joint.start, end }],
    isImplied: false,
    areTimes: false,
  }
}

/** "do sponsored videos get more likes": than those that are not. */
const unsaidRest = (parts: Parts, held: Held[], { start }: Comparative): TwoSides | null => {
  const own = held.filter((e) => kindOf(e) !== 'time' || isCyclic(parts, e))
  const one = own.findLast((e) => e.end <= start) ?? own[0]
  if (!one || held.some((e) => e !== one && kindOf(e) === kindOf(one))) return null
  return { one: sideOf(one), other: restOf(one), edges: [one], said: [], isImplied: true, areTimes: false }
}

/** "at weekends": a part of each week or year, beside which there is a rest. */
const isCyclic = (parts: Parts, edge: Held): boolean => {
  const on = parts.bases[0]
  return on !== undefined && /"at":/.test(JSON.stringify(heldAgainst(parts, on.name, edge)))
}

const pairOfPeriods = (parts: Parts): TwoSides | null => {
  const [edge] = parts.of('sides')
  if (edge?.sides.length !== 2) return null
  const sides = edge.sides.map(
    ({ make }): Side => ({
      edge: null,
      make: ({ chart }, on) => {
        const time = nearestTime(chart.catalog, on)
        return time && make(time)
      },
    }),
  )
  const [one, other] = edge.turned ? sides.toReversed() : sides
  return one && other ? { one, other, edges: [edge], said: [], isImplied: false, areTimes: true } : null
}

/** "members in Kiel ... than members in Bonn": what both are. */
const saidAgain = (chart: Chart, joint: Span, { start }: Held): Span[] => {
  const before = new Set(chart.tokens.slice(0, joint.start).map((t) => t.stem))
  return chart.tokens.flatMap((t, at) =>
    at >= joint.end && at < start && before.has(t.stem) ? [{ start: at, end: at + 1 }] : [],
  )
}

/** The two sides that a question with a comparative speaks of. */
export const sidesHeld = (parts: Parts, comparative: Comparative | null): TwoSides | null => {
  const periods = pairOfPeriods(parts)
  if (periods) return periods
  const { chart } = parts
  const held = heldIn(parts)
  const joint = jointIn(chart)
  const rest = joint && againstRest(parts, held, joint)
  if (rest) return rest
  const pair = joint ? pairAt(held, joint) : pairListed(chart, held)
  if (!pair) return joint || !comparative ? null : unsaidRest(parts, held, comparative)
  const [one, other] = pair
  return {
    one: sideOf(one),
    other: sideOf(other),
    edges: [one, other],
    said: joint ? [joint, ...saidAgain(chart, joint, other)] : [],
    isImplied: false,
    areTimes: kindOf(one) === 'time',
  }
}

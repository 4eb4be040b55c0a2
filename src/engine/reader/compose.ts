import type { Catalog, Dataset } from '../question/catalog.ts'
import type { Condition, Expression, Grain, Question } from '../question/question.contract.ts'
import type { Candidate, Edge, EdgeOf, NamedField, Parts } from './chart.ts'
import { valueCondition } from './constructions/conditions/value-condition.ts'
import { isMeantBy, isOfAnyAmount, meantFields } from './constructions/ranking/qualities.ts'
import {
  and,
  bridgeOf,
  fieldOf,
  isAmount,
  isNumber,
  isPlaced,
  isTime,
  isTimeLike,
  isYear,
  namedFields,
  nameFields,
  nearestTime,
  orderOf,
  reach,
  timeFields,
} from './fields.ts'
import { identifierStems } from './words/words.ts'

/** What frames share: the conditions of a question, the field that is asked for, and the making of a candidate. */

const joined = (parts: Parts, a: Edge, b: Edge): boolean => {
  const apart = b.start - a.end
  if (apart < 1 || apart > 3) return false
  // "in good condition or new"
  const own = a.kind === 'value' ? identifierStems(a.field.label) : []
  const from = own.includes(parts.chart.tokens[a.end]?.stem ?? '') ? a.end + 1 : a.end
  const between = parts.chart.tokens.slice(from, b.start)
  return between.length > 0 && between.every(({ word }) => /^(?:and|or|,|the|&|in|both|either|from)$/.test(word))
}

type Placed = { on: string; cond: Condition; start: number }

const placedConditions = (parts: Parts, except: readonly Edge[]): Placed[] => {
  const placed: Placed[] = []
  const values = parts.of('value').filter((e) => !except.includes(e))
  const done = new Set<Edge>()
  for (const edge of values) {
    if (done.has(edge)) continue
    const group = [edge]
    for (const other of values) {
      const last = group.at(-1)
      if (
        other.start > edge.start &&
        last &&
        other.field === edge.field &&
        (edge.negated || !other.negated) &&
        joined(parts, last, other)
      )
        group.push(other)
    }
    for (const each of group) done.add(each)
    const all = group.flatMap((g) => g.values)
    placed.push({
      on: edge.dataset.name,
      cond: valueCondition({ ...edge, values: [...new Set(all)] }),
      start: edge.start,
    })
  }
  const held = parts.of('condition').filter((e) => !except.includes(e))
  for (const edge of held) {
    if (done.has(edge)) continue
    const either = [edge, ...held.filter((other) => isEither(parts, edge, other))]
    for (const each of either) done.add(each)
    placed.push({ on: edge.on.name, cond: eitherOf(either.map((each) => each.cond)), start: edge.start })
  }
  return placed
}

type Held = EdgeOf<'condition'>

/** "in January and July": one of them, since nothing is both. */
const isEither = (parts: Parts, a: Held, b: Held): boolean => {
  const [left, right] = [partOfTime(a.cond), partOfTime(b.cond)]
  return b.start > a.start && left !== null && JSON.stringify(left) === JSON.stringify(right) && joined(parts, a, b)
}

/** The part of a time that a condition holds: the month, of "in January". */
export const partOfTime = (cond: Condition): Extract<Expression, { at: Grain }> | null =>
  'compare' in cond && cond.compare === '=' && 'at' in cond.left && 'value' in cond.right ? cond.left : null

const eitherOf = (conds: Condition[]): Condition => {
  const [first, ...others] = conds
  if (!first || others.length === 0 || !('compare' in first)) return first as Condition
  const values = conds.flatMap((c) => ('compare' in c && 'value' in c.right ? [c.right.value] : []))
  return { in: first.left, values: values as (string | number)[] }
}

/**
 * Conditions of the chosen parts on rows of a base; values of one field that stand side by side are alternatives. What the rows do not
 * reach themselves must hold of one and the same row that belongs to them. Null: not reachable.
 */
export const conditionsOn = (
  parts: Parts,
  base: Dataset,
  except: readonly Edge[] = [],
): Condition | null | undefined => {
  const { catalog } = parts.chart
  const up = reach(catalog, base.name)
  const own: Condition[] = []
  const deeds: { at: number; start: number }[] = []
  const apart: Placed[] = []
  const none: Placed[] = []
  if (parts.of('sides').some((edge) => !except.includes(edge))) return null
  for (const { on, cond, start } of placedConditions(parts, except)) {
    if ('related' in cond) {
      // each of these rows is such a one
      if (on === base.name && cond.some && cond.where === null) continue
      if (on === base.name || !reach(catalog, on).has(base.name)) return null
      deeds.push({ at: own.length, start })
      own.push(cond)
    } else if (up.has(on)) own.push(cond)
    else if ('not' in cond && !('missing' in cond.not)) none.push({ on, cond: cond.not, start })
    else apart.push({ on, cond, start })
  }
  // "never sold in Italy": of what is said before, not of something else that was
  for (const placed of [...apart]) {
    const deed = deeds.findLast(({ at, start }) => start < placed.start && reachesFrom(catalog, own[at], placed.on))
    if (!deed) continue
    own[deed.at] = within(own[deed.at] as Condition, placed.cond)
    apart.splice(apart.indexOf(placed), 1)
  }
  for (const { start, make } of timesSaid(parts, except)) {
    const related = own.findIndex((c) => 'related' in c)
    const place = timeOfDeed(parts, base, own[related], apart)
    const cond = place && make(place)
    if (!cond) return null
    // "but not in April": no such row at all
    if ('not' in cond && !up.has(place.dataset.name)) none.push({ on: place.dataset.name, cond: cond.not, start })
    else if (related >= 0 && !up.has(place.dataset.name)) own[related] = within(own[related] as Condition, cond)
    else if (up.has(place.dataset.name)) own.push(cond)
    else apart.push({ on: place.dataset.name, cond, start })
  }
  const elsewhere = belonging(catalog, base, apart, none)
  return elsewhere && and([...own, ...elsewhere])
}

type Floating = EdgeOf<'floating'>

/** Periods that stand side by side are alternatives: "in 2024 and 2025". */
const timesSaid = (parts: Parts, except: readonly Edge[]): Pick<Floating, 'start' | 'make'>[] => {
  const all = parts.of('floating').filter((edge) => !except.includes(edge))
  const isNext = (edge: Floating, at: number) => {
    const before = all[at - 1]
    return before !== undefined && [before, edge].every((e) => isPeriod(parts, e)) && joined(parts, before, edge)
  }
  const groups: Floating[][] = []
  for (const [at, edge] of all.entries())
    if (isNext(edge, at)) groups.at(-1)?.push(edge)
    else groups.push([edge])
  return groups.flatMap((group) => (group.length > 1 ? [{ start: group[0]!.start, make: anyOf(group) }] : group))
}

const isPeriod = ({ chart }: Parts, { start, end }: Floating): boolean => {
  const from = /^(?:in|during|of|for)$/.test(chart.word(start)) ? start + 1 : start
  return chart.of(from, 'period').some((period) => period.end === end)
}

const anyOf =
  (group: Floating[]): Floating['make'] =>
  (named) => {
    const conds = group.map(({ make }) => make(named))
    return conds.includes(null) ? null : { any: conds as Condition[] }
  }

/** What must hold of one row that belongs to a base, and of none at all ("but never clothing"). Null: not reachable. */
const belonging = (catalog: Catalog, base: Dataset, apart: Placed[], none: Placed[]): Condition[] | null => {
  const out: Condition[] = []
  if (apart.length > 0) {
    const names = apart.map((a) => a.on)
    const bridge = bridgeOf(catalog, base.name, names)
    if (bridge === null) return null
    out.push({ related: bridge, some: true, where: and(apart.map((a) => a.cond)) ?? null })
  }
  for (const { on, cond } of none) {
    const bridge = bridgeOf(catalog, base.name, [on])
    if (bridge === null) return null
    out.push({ related: bridge, some: false, where: cond })
  }
  return out
}

/** "customers who bought tents in 2025": the time of what was done, not of the customers. */
const timeOfDeed = (
  parts: Parts,
  base: Dataset,
  related: Condition | undefined,
  apart: Placed[],
): NamedField | null => {
  const { catalog } = parts.chart
  const deeds =
    related && 'related' in related
      ? related.related
      : apart.length > 0
        ? bridgeOf(
            catalog,
            base.name,
            apart.map((a) => a.on),
          )
        : null
  const time = deeds ? nearestTime(catalog, deeds) : null
  return time ?? nearestTime(catalog, base.name) ?? timeBeside(parts, base)
}

const reachesFrom = (catalog: Catalog, related: Condition | undefined, on: string): boolean =>
  related !== undefined && 'related' in related && reach(catalog, related.related).has(on)

const within = (related: Condition, cond: Condition): Condition =>
  'related' in related ? { ...related, where: and([...(related.where ? [related.where] : []), cond]) ?? null } : related

/** Rows that have no time are told apart by the times of what belongs to them: "customers in 2024" ordered then. */
const timeBeside = (parts: Parts, base: Dataset): NamedField | null => {
  const { catalog } = parts.chart
  for (const dataset of catalog.datasets)
    if (reach(catalog, dataset.name).has(base.name)) {
      const time = timeFields(dataset)[0]
      if (time) return time
    }
  return null
}

export type Target = NamedField & { said: number; edge: Edge | null }

/** Fields that may be what is asked for, best first: those that are said and serve nothing else, then those that fit the question word. */
export const targetsOf = (parts: Parts, base: Dataset, most = 8): Target[] => {
  const found: Target[] = []
  const add = (named: NamedField, said: number, edge: Edge | null) => {
    if (!found.some((f) => f.field === named.field))
      found.push({ dataset: named.dataset, field: named.field, ref: named.ref, said, edge })
  }
  const up = reach(parts.chart.catalog, base.name)
  for (const f of parts.of('field')) if (up.has(f.dataset.name)) add(f, f.score, f)
  const ask = parts.of('ask')[0]?.what
  const all = namedFields(base)
  if (ask === 'when') for (const n of all) if (isTimeLike(n.field)) add(n, 0.2, null)
  if (ask === 'where') for (const n of all) if (n.field.role === 'place') add(n, 0.2, null)
  for (const n of nameFields(base).slice(0, 3)) add(n, 0.1, null)
  if (base.fields.length <= 14 && parts.chart.catalog.datasets.length === 1) for (const n of all) add(n, 0, null)
  return found.slice(0, most)
}

/** What the only figure is narrowed by holds of the whole question. */
const ofAll = (question: Question): Question => {
  const [measure, ...others] = question.measures
  if (!measure?.where || others.length > 0 || !('fn' in measure && 'of' in measure) || question.compare) return question
  const { where, ...figure } = measure
  const whole = and([...(question.where ? [question.where] : []), where])
  return { ...question, measures: [figure], ...(whole ? { where: whole } : {}) }
}

export const candidate = (
  frame: string,
  parts: Parts,
  question: Question,
  tags: string[],
  target: Target | null,
): Candidate => ({
  question: ofAll(question),
  frame,
  edges: parts.edges,
  tags: [frame, ...tags],
  target,
  targetSaid: target ? target.said : 0,
})

/** Rows listed with fields. */
export const listing = (
  base: Dataset,
  targets: NamedField[],
  where: Condition | undefined,
  more: Partial<Question> = {},
): Question => ({
  measures: [],
  by: [],
  dataset: base.name,
  fields: targets.map((t) => ({ of: fieldOf(t) })),
  ...(where ? { where } : {}),
  ...more,
})

/** Fields that rows may be ordered by for a superlative: the one said beside it, else those its word hints at, else the amounts. */
export const orderFields = (
  parts: Parts,
  base: Dataset,
  sup: EdgeOf<'superlative'>,
  target: NamedField | null,
): { named: NamedField; said: number }[] => {
  if (sup.field)
    return reach(parts.chart.catalog, base.name).has(sup.field.dataset.name)
      ? [{ named: sup.field, said: sup.score }]
      : []
  const all = namedFields(base)
  const meant = meantFields(sup, all)
  // "where do people live the longest": people are none of what is the longest
  const isTold = sup.hints.length > 0 && !isOfAnyAmount(sup.hints)
  const fields = parts
    .of('field')
    .filter(
      (f) =>
        f.field !== target?.field &&
        (isAmount(f.field) || isTimeLike(f.field)) &&
        (!isTold || meant.length === 0 || isMeantBy(sup, f.field)) &&
        reach(parts.chart.catalog, base.name).has(f.dataset.name),
    )
  const out: { named: NamedField; said: number }[] = fields.map((named) => ({ named, said: named.score * 0.9 }))
  const put = (named: NamedField, said: number) => {
    if (!out.some((o) => o.named.field === named.field) && named.field !== target?.field) out.push({ named, said })
  }
  for (const n of meant) put(n, 0.6)
  if (sup.order || /^(?:best|worst)$/.test(sup.word)) for (const n of all) if (isPlaced(n.field)) put(n, 0.55)
  if (sup.time) for (const n of timeFields(base)) put(n, sup.hints.length > 0 ? 0.4 : 0.5)
  // "strongest" says what is measured: nothing else is, whatever else there is
  if (isTold && (out.length > 0 || meant.length > 0)) return out.slice(0, 7)
  if (parts.chart.catalog.datasets.length <= 2) {
    const others = all.filter(
      ({ field }) => isAmount(field) && !isYear(field) && field.role !== 'id' && field.role !== 'flag',
    )
    // "1920s" is no number where there are others
    const numbers = others.filter(({ field }) => isNumber(field))
    if (!isTold || others.length === 1) for (const n of numbers.length > 0 ? numbers : others) put(n, 0.1)
  }
  return out.slice(0, 7)
}

/** "oldest" is the greatest age but the earliest birth. */
export const directionFor = (sup: EdgeOf<'superlative'>, named: NamedField): boolean =>
  (sup.time && !sup.order && (isTime(named.field) || isYear(named.field))) ||
  (/^(?:best|worst|top|bottom)$/.test(sup.word) && isPlaced(named.field))
    ? !sup.descending
    : sup.descending

/** `per`: what it is divided by. */
export const orderBy = (
  named: NamedField,
  descending: boolean,
  per?: NamedField,
): NonNullable<Question['order']>[number] => ({
  column: { of: per ? { op: '/', left: orderOf(named), right: orderOf(per) } : orderOf(named) },
  descending,
})
export const byPosition = (base: Dataset, descending: boolean): NonNullable<Question['order']>[number] => ({
  column: { of: { position: base.name } },
  descending,
})

/** A condition that a field is there, so that what is unknown never stands first. */
export const present = (named: NamedField): Condition => ({ not: { missing: orderOf(named) } })

import type { Chart, EdgeOf, NamedField } from '../chart.ts'
import { yesAndNo } from '../constructions/states/yes-and-no.ts'
import { isNumber, isTime, namedFields, orderOf, reach } from '../fields.ts'
import { plainWords } from '../knowledge/plain-words.ts'
import { rootOf } from '../words/roots.ts'
import { identifierWords, stem, stopWords } from '../words/words.ts'
import type { Limit } from './phrases.ts'

/** Rows of which something is known: "sold", where a column keeps when; "finished", where some have no finish time; "scored wines". */

export const presence = 'what is known of a row'

const doers = /(?:er|or)s?$/

/** A moment or an amount that not every row has: whoever has it did what it is called by. */
const isOfSome = ({ field }: NamedField): boolean =>
  (isTime(field) || isNumber(field)) && field.role !== 'id' && (field.profile?.nulls ?? 0) > 0

const known = new WeakMap<Chart, Map<string, NamedField[]>>()
const byRoot = (chart: Chart): Map<string, NamedField[]> => {
  const before = known.get(chart)
  if (before) return before
  const roots = new Map<string, NamedField[]>()
  for (const dataset of chart.catalog.datasets)
    for (const named of dataset.hidden ? [] : namedFields(dataset).filter(isOfSome))
      for (const word of new Set(identifierWords(named.field.label))) {
        if (stopWords.has(word) || word.length < 3) continue
        for (const root of new Set([rootOf(word), stem(word)])) roots.set(root, [...(roots.get(root) ?? []), named])
      }
  known.set(chart, roots)
  return roots
}

/** Verbs that look like any other word: what was done has a form of its own. */
const isDeed = (chart: Chart, at: number): boolean => {
  const { word = '', stem: own = '' } = chart.tokens[at] ?? {}
  return (/(?:ed|en)$/.test(word) && word.length > 4) || (own !== word && !/s$/.test(word)) || doers.test(word)
}

export const presencesAt = (chart: Chart, at: number): Limit[] => {
  const { word = '', stem: own = '' } = chart.tokens[at] ?? {}
  if (
    !/^\p{L}{4,}$/u.test(word) ||
    !isDeed(chart, at) ||
    (plainWords.has(word) && !/^(?:handled|found|done)$/.test(word))
  )
    return []
  const roots = byRoot(chart)
  const found = new Set([...(roots.get(own) ?? []), ...(roots.get(rootOf(word)) ?? [])])
  // What stands in several columns says of none of them that it is there; a moment tells it before an amount.
  const times = [...found].filter(({ field }) => isTime(field))
  const meant = times.length === 1 ? times : found.size === 1 ? [...found] : []
  return meant.map((named) => ({
    cost: 0.25,
    edges: [edgeOf(named, at)],
    of: [named],
    on: named.dataset,
    make: () => ({ not: { missing: orderOf(named) } }),
  }))
}

const having = /^(?:have|has|had|with|reached|got|gave|given|recorded|reported|entered|known|left)$/

/** "reached halfway", "with a score": what not every row has. */
export const hadAt = (chart: Chart, from: number, to: number): Limit[] => {
  if (!having.test(chart.word(from))) return []
  const at = /^(?:a|an|any|the|their|some)$/.test(chart.word(from + 1)) ? from + 2 : from + 1
  return chart
    .of(at, 'field')
    .filter((edge) => edge.end === to && edge.how !== 'part' && isOfSome(edge) && edge.field.role !== 'flag')
    .map((edge) => ({
      cost: 0.3 + (1 - edge.score),
      edges: [{ ...edgeOf(edge, from), end: to }],
      of: [edge],
      on: edge.dataset,
      make: () => ({ not: { missing: orderOf(edge) } }),
    }))
}

export const owing = /^(?:owed|owing|owe|owes|outstanding|unsettled|unpaid|overdue)$/
const paying = /^(?:paid|payed|settled|cleared)$/

/** "still owed", "outstanding", "not paid yet": what a column says was not paid, or has no day on which it was. */
export const owedAt = (chart: Chart, from: number, to: number): Limit[] => {
  const not = /^(?:not|never|unpaid)$/.test(chart.word(from)) ? from + 1 : from
  const word = chart.word(to - 1)
  if (to - from > 2 || !(owing.test(word) ? not === from && to - from === 1 : not > from && paying.test(word)))
    return []
  const named = chart.catalog.datasets
    .filter(({ hidden }) => !hidden)
    .flatMap(namedFields)
    .filter(({ field }) => identifierWords(field.label).some((own) => paying.test(own)))
  const flags = named.flatMap((each) => {
    const pair = yesAndNo(each.field)
    return pair ? [{ each, cond: { compare: '=' as const, left: orderOf(each), right: { value: pair.no } } }] : []
  })
  const times = named
    .filter(({ field }) => isTime(field) && (field.profile?.nulls ?? 0) > 0)
    .map((each) => ({ each, cond: { missing: orderOf(each) } }))
  const [only, ...others] = flags.length > 0 ? flags : times
  if (!only || others.length > 0) return []
  const { each, cond } = only
  const edge: EdgeOf<'condition'> = { ...edgeOf(each, from), end: to, cond }
  return [{ cost: 0.2, edges: [edge], of: [each], on: each.dataset, make: () => cond }]
}

const noneOf = /^(?:never|no|without|not)$/

/** "objects that have never been on loan": no row of those belongs to them. */
export const noneAt = (chart: Chart, from: number, to: number): Limit[] => {
  if (chart.catalog.datasets.length < 2 || !noneOf.test(chart.word(from))) return []
  let at = from + 1
  while (at < to && (chart.isPlain(at) || /^(?:single|been|on|any)$/.test(chart.word(at)))) at++
  return chart
    .of(at, 'entity')
    .filter((edge) => edge.end === to && edge.how !== 'part')
    .map((edge) => ({
      cost: 0.15 + (1 - edge.score),
      edges: [edge],
      of: [],
      on: null,
      make: (base) =>
        base !== edge.dataset && reach(chart.catalog, edge.dataset.name).has(base.name)
          ? { related: edge.dataset.name, some: false, where: null }
          : null,
    }))
}

const edgeOf = (named: NamedField, at: number): EdgeOf<'condition'> => ({
  start: at,
  end: at + 1,
  score: 0.85,
  rule: presence,
  kind: 'condition',
  cond: { not: { missing: orderOf(named) } },
  on: named.dataset,
  loose: false,
  field: named,
})

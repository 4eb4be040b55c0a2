import type { Dataset } from '../../../question/catalog.ts'
import type { Condition } from '../../../question/question.contract.ts'
import type { Chart, EdgeOf, NamedField } from '../../chart.ts'
import { flagWords } from '../../constructions/states/flag-words.ts'
import { yesAndNo } from '../../constructions/states/yes-and-no.ts'
import { fieldOf, isNumber, isTime, namedFields, orderOf, reach } from '../../fields.ts'
import { saysTheSame, sidesOfWord } from '../../knowledge/opposites.ts'
import { plainWords } from '../../knowledge/plain-words.ts'
import { rootOf } from '../../words/roots.ts'
import { identifierStems, identifierWords, stem, stopWords } from '../../words/words.ts'
import { holding, type Limit } from '../phrases.ts'

/** Rows of which something is known: "sold", where a column keeps when; "finished", where some have no finish time; "scored wines". */

export const presence = 'what is known of a row'

const doers = /(?:er|or)s?$/

/** A moment or an amount that not every row has: whoever has it did what it is called by. */
const isOfSome = ({ field }: NamedField): boolean =>
  (isTime(field) || isNumber(field)) && field.role !== 'id' && (field.profile?.nulls ?? 0) > 0

type Roots = { some: Map<string, NamedField[]>; flags: Map<string, NamedField[]> }
const known = new WeakMap<Chart, Roots>()
const byRoot = (chart: Chart): Roots => {
  const before = known.get(chart)
  if (before) return before
  const roots: Roots = { some: new Map(), flags: new Map() }
  const put = (to: Map<string, NamedField[]>, named: NamedField, words: readonly string[]) => {
    for (const word of new Set(words)) {
      if (stopWords.has(word) || word.length < 3) continue
      for (const root of new Set([rootOf(word), stem(word)])) to.set(root, [...(to.get(root) ?? []), named])
    }
  }
  for (const dataset of chart.catalog.datasets)
    for (const named of dataset.hidden ? [] : namedFields(dataset))
      if (yesAndNo(named.field)) put(roots.flags, named, soSaid(flagWords(named.field.label)))
      else if (isOfSome(named)) put(roots.some, named, identifierWords(named.field.label))
  known.set(chart, roots)
  return roots
}

/** "no show" is never said by "show" alone. */
const soSaid = (words: string[]): string[] => (words.some((word) => /^(?:no|not|non)$/.test(word)) ? [] : words)

const irregular =
  /^(?:left|sold|sent|paid|made|built|held|lost|found|won|bought|kept|met|lent|spent|come|came|done|gone|begun|shown|swum|sung|cut|shut|hit|read|fed|hurt)$/

/** Verbs that look like any other word: what was done has a form of its own. */
const isDeed = (chart: Chart, at: number): boolean => {
  const { word = '', stem: own = '' } = chart.tokens[at] ?? {}
  if (irregular.test(word)) return true
  return (/(?:ed|en)$/.test(word) && word.length > 4) || (own !== word && !/s$/.test(word)) || doers.test(word)
}

const plainDeeds = /^(?:handled|found|done|paid)$/

export const presencesAt = (chart: Chart, at: number): Limit[] => {
  const { word = '', stem: own = '' } = chart.tokens[at] ?? {}
  if (!/^\p{L}{4,}$/u.test(word) || !isDeed(chart, at) || (plainWords.has(word) && !plainDeeds.test(word))) return []
  const roots = byRoot(chart).some
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

/** Whether a heading has a word of that family, or its beginning: "sub" of a subscription. */
const isCalled = (label: string, word: string): boolean =>
  identifierWords(label).some(
    (own) => stem(own) === stem(word) || rootOf(own) === rootOf(word) || (own.length > 2 && word.startsWith(own)),
  )

/** "opened on" may be what "completed on" is called; "open" says how it is, and is no other word for a day. */
const isNameHere = (chart: Chart, at: number): boolean => {
  const { word = '', stem: own = '' } = chart.tokens[at] ?? {}
  const fields = chart
    .of(at, 'field')
    .filter(({ field }) => word !== 'open' || identifierStems(field.label).includes(own))
  return fields.length + chart.of(at, 'value').length > 0
}

/** "still available" of what may be rented, "outstanding" of what may be paid: the other side of a column's word. */
export const otherSideAt = (chart: Chart, at: number): Limit[] => {
  const root = rootOf(chart.word(at))
  // what some column is called by is meant so: "opened"
  if (sidesOfWord(root).length === 0 || isNameHere(chart, at)) return []
  const { some, flags } = byRoot(chart)
  const on = (to: Map<string, NamedField[]>) => [
    ...new Set([...to].flatMap(([own, fields]) => (saysTheSame(root, own) === false ? fields : []))),
  ]
  const flagged = on(flags)
  const times = on(some).filter(({ field }) => isTime(field))
  const [named, ...more] = flagged.length > 0 ? flagged : times
  if (!named || more.length > 0) return []
  const no = yesAndNo(named.field)?.no ?? null
  const cond: Condition =
    no === null ? { missing: fieldOf(named) } : { compare: '=', left: fieldOf(named), right: { value: no } }
  return [{ cost: 0.2, edges: [{ ...edgeOf(named, at), cond }], of: [named], on: named.dataset, make: () => cond }]
}

const helping =
  /^(?:is|was|are|were|has|have|had|been|be|being|got|gotten|yet|still|already|not)$|n't$|^(?:isnt|wasnt|arent|werent|hasnt|havent)$/

/** "the fee hasn't been paid": what it was done to stands before. */
export const toldOfAt = (chart: Chart, from: number, to: number): { limit: Limit; isNot: boolean }[] => {
  let split = from
  while (split < to && !helping.test(chart.word(split))) split++
  let deed = split
  while (deed < to && helping.test(chart.word(deed))) deed++
  if (split === from || deed === split) return []
  const things = chart.tokens
    .slice(from, split)
    .filter(({ word }) => !/^(?:the|their|its|a|an|where|whose)$/.test(word))
  const isNot = chart.tokens.slice(split, deed).some(({ word }) => /^not$|n'?t$/.test(word))
  return flaggedAt(chart, deed, to)
    .filter(({ of: [named] }) => named && things.length > 0 && things.every((t) => isCalled(named.field.label, t.word)))
    .map((limit) => ({ limit: { ...limit, edges: limit.edges.map((edge) => ({ ...edge, start: from })) }, isNot }))
}

/** "have paid", "paid the rent", "attached": a column of yes or no that is called so, among other words. */
export const flaggedAt = (chart: Chart, from: number, to: number): Limit[] => {
  const { word = '', stem: own = '' } = chart.tokens[from] ?? {}
  if (!/^\p{L}{4,}$/u.test(word) || !isDeed(chart, from) || (plainWords.has(word) && !plainDeeds.test(word))) return []
  const { flags } = byRoot(chart)
  const all = [...new Set([...(flags.get(own) ?? []), ...(flags.get(rootOf(word)) ?? [])])]
  const rest = chart.tokens
    .slice(from + 1, to)
    .filter((_, i) => !/^(?:the|their|his|her|its|our|a|an|any)$/.test(chart.word(from + 1 + i)))
  const found = all.filter(({ field }) => {
    return rest.every((token) => isCalled(field.label, token.word))
  })
  const [named, ...more] = found
  const yes = named && yesAndNo(named.field)?.yes
  if (!named || more.length > 0 || yes === null || yes === undefined) return []
  const cond: Condition = { compare: '=', left: fieldOf(named), right: { value: yes } }
  return [
    {
      cost: 0.15,
      edges: [{ ...edgeOf(named, from), end: to, cond }],
      of: [named],
      on: named.dataset,
      make: () => cond,
    },
  ]
}

const having = /^(?:have|has|had|with|reached|got|gave|given|recorded|reported|entered|known|left)$/

/** "never borrowed", where a column counts how often: none of it, or some. */
export const countedAt = (chart: Chart, at: number): Limit[] => {
  const { word = '' } = chart.tokens[at] ?? {}
  if (!/^\p{L}{4,}$/u.test(word) || !isDeed(chart, at)) return []
  const root = rootOf(word)
  const found = chart.catalog.datasets
    .filter(({ hidden }) => !hidden)
    .flatMap(namedFields)
    .filter(
      ({ field }) => field.type === 'integer' && field.role === 'measure' && Number(field.profile?.min ?? 1) === 0,
    )
    .filter(({ field }) => identifierWords(field.label).some((own) => rootOf(own) === root))
  const [named, ...more] = found
  if (!named || more.length > 0) return []
  const cond: Condition = { compare: '>', left: fieldOf(named), right: { value: 0 } }
  return [{ cost: 0.3, edges: [{ ...edgeOf(named, at), cond }], of: [named], on: named.dataset, make: () => cond }]
}

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

/** "that no flight went to": where rows belong to others in two ways, which of these is meant is for others to say. */
export const isReachedOneWay = (chart: Chart, from: Dataset, base: Dataset): boolean =>
  reach(chart.catalog, from.name).has(base.name) &&
  chart.catalog.relationships.filter((r) => r.from === from.name && r.to === base.name).length < 2

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
      edges: [edge, holding(from, to)],
      of: [],
      on: null,
      make: (base) =>
        base !== edge.dataset && isReachedOneWay(chart, edge.dataset, base)
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

import type { Dataset } from '../../question/catalog.ts'
import type { Chart, EdgeOf, NamedField } from '../chart.ts'
import { nameDimensions } from '../constructions/groups.ts'
import { isMeantBy, meantFields } from '../constructions/ranking/qualities.ts'
import { isTime, namedFields, timeFields } from '../fields.ts'
import { personFields } from '../frames/shared.ts'
import { nounsOf } from '../knowledge/quantities.ts'
import { rootOf } from '../words/roots.ts'
import { identifierWords, stem } from '../words/words.ts'
import { costOf, holding, isPassed, type Phrase, phraseAt, remembered } from './phrases.ts'

/** What else is asked of those that stand first: "and when was it", "by whom", "and how old", "what was their name". */
export type Asked = 'when' | 'where' | 'who' | 'amount' | 'name'
/** `nouns`: what "how big" is told by. */
export type Tell = Phrase & {
  what: Asked
  fields: readonly EdgeOf<'field'>[]
  verbs: readonly string[]
  nouns: readonly string[]
}

const openings: readonly (readonly [Asked, readonly string[]])[] = [
  [
    'when',
    [
      'on which day',
      'on what day',
      'on which date',
      'on what date',
      'in which year',
      'in what year',
      'what day',
      'when',
    ],
  ],
  ['where', ['in which place', 'in what place', 'where']],
  ['who', ['by whom', 'by who', 'from whom', 'whose', 'who']],
  [
    'amount',
    [
      'by how much',
      'for how much',
      'for how long',
      'how much',
      'how many',
      'how long',
      'in what time',
      'in which time',
    ],
  ],
]
const names = ['what was', 'what is', 'what were', 'what are', 'whats', "what's"]
const named = /^(?:names?|called)$/
const whose = /^(?:the|their|his|her|its|they|he|she|it)$/
const longest = 8
const ending = /^(?:,|;|\.|[?]|-|\(|\)|and|but|with|plus|for|in|on)$/

/** Up to where a part of its own goes: the next joint, or what stands first. */
const endsHere = (chart: Chart, at: number): boolean =>
  at >= chart.tokens.length ||
  ending.test(chart.word(at)) ||
  chart.of(/^(?:the|our|my)$/.test(chart.word(at)) ? at + 1 : at, 'superlative').length > 0

export const tellsOf = (chart: Chart): ((start: number, end: number) => readonly Tell[]) =>
  remembered<Tell>((start, end) => {
    if (end - start > longest || !endsHere(chart, end)) return []
    const opened = openingAt(chart, start)
    if (!opened) return []
    const { what, from, nouns = [] } = opened
    const behind = whatFollows(chart, from, end)
    return behind
      ? [{ what, nouns, ...behind, cost: behind.cost + 0.03, edges: [holding(start, from), ...behind.edges] }]
      : []
  })

const openingAt = (chart: Chart, at: number): { what: Asked; from: number; nouns?: string[] } | null => {
  for (const [what, phrases] of openings) {
    const words = phraseAt(chart, at, phrases)
    if (words > 0) return { what, from: at + words }
  }
  // "how high", "how old"
  if (chart.word(at) === 'how' && /^\p{L}{3,}$/u.test(chart.word(at + 1)) && !chart.isPlain(at + 1))
    return { what: 'amount', from: at + 2, nouns: nounsOf(chart.word(at + 1)).map(stem) }
  const asked = phraseAt(chart, at, names)
  const from = at + asked + (whose.test(chart.word(at + asked)) ? 1 : 0)
  return asked > 0 && named.test(chart.word(from)) ? { what: 'name', from: from + 1 } : null
}

/** Pronouns and verbs that say nothing more, and columns that are named after all: "how many hours of sun". */
const whatFollows = (
  chart: Chart,
  from: number,
  end: number,
): Pick<Tell, 'cost' | 'edges' | 'fields' | 'verbs'> | null => {
  const fields: EdgeOf<'field'>[] = []
  const verbs: string[] = []
  let cost = 0
  let at = from
  while (at < end) {
    const field = chart.of(at, 'field').find((f) => f.end <= end && f.how !== 'part' && f.score >= 0.8)
    if (field && !isPassed(chart, at)) {
      fields.push(field)
      cost += costOf(field)
      at = field.end
      continue
    }
    if (!isPassed(chart, at)) {
      if (!/^\p{L}+$/u.test(chart.word(at)) || chart.of(at, 'value').length > 0 || verbs.length > 0) return null
      verbs.push(chart.word(at))
      cost += 0.1
    }
    at++
  }
  return { cost, edges: [...fields, holding(from, end)], fields, verbs }
}

/** Companies, clubs and the like do things too. */
const isOfTheMany = ({ field }: NamedField): boolean =>
  field.type === 'text' &&
  /^(?:company|organi[sz]ation|agency|operator|maker|manufacturer|firm|publisher|team|club|owner|artist|author|director)$/i.test(
    field.label,
  )

/** The columns that tell it of rows of a base; `by` is what these stand in order of. */
export const toldBy = (
  { what, fields, verbs, nouns }: Pick<Tell, 'what' | 'fields' | 'verbs' | 'nouns'>,
  base: Dataset,
  by: NamedField,
): NamedField[] | null => {
  if (fields.length > 0) return [...fields]
  const all = namedFields(base)
  const roots = verbs.map(rootOf)
  const byVerb = all.filter(({ field }) => identifierWords(field.label).some((word) => roots.includes(rootOf(word))))
  switch (what) {
    case 'amount': {
      const said = { hints: [...nouns], time: false, descending: true }
      const meant = nouns.length > 0 && !isMeantBy(said, by.field) ? meantFields(said, all).slice(0, 1) : []
      return meant.length > 0 ? meant : [by]
    }
    case 'when': {
      const time = byVerb.find(({ field }) => isTime(field)) ?? timeFields(base)[0]
      return time ? [time] : null
    }
    case 'where': {
      const places = all.filter(({ field }) => field.role === 'place')
      return places.length > 0 ? places.slice(0, 3) : null
    }
    case 'who': {
      const people = byVerb.length > 0 ? byVerb : [...personFields(base), ...all.filter(isOfTheMany)]
      return people.length > 0 ? people.slice(0, 2) : null
    }
    default:
      return nameDimensions(base)?.fields ?? null
  }
}

import type { Dataset } from '../../question/catalog.ts'
import type { Chart, EdgeOf, NamedField } from '../chart.ts'
import { nameDimensions } from '../constructions/groups.ts'
import { columnsMeasured } from '../constructions/ranking/most-done.ts'
import { hintsOf, isMeantBy, meantFields } from '../constructions/ranking/qualities.ts'
import { isTime, isTimeLike, namedFields, reach, timeFields } from '../fields.ts'
import { personFields } from '../frames/shared.ts'
import { nounsOf } from '../knowledge/quantities.ts'
import { measuredBy } from '../knowledge/verbs/verbs-measured.ts'
import { rootOf } from '../words/roots.ts'
import { identifierWords, stem } from '../words/words.ts'
import { costOf, holding, isPassed, type Phrase, phraseAt, remembered } from './phrases.ts'

/** What else is asked of those that stand first: "and when was it", "by whom", "and how old", "what was their name", "which town is it in". */
export type Asked = 'when' | 'where' | 'who' | 'amount' | 'name' | 'columns'
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
      'which day',
      'since when',
      'from when',
      'until when',
      'at what time',
      'when',
    ],
  ],
  ['where', ['in which place', 'in what place', 'where']],
  [
    'who',
    [
      'by whom',
      'by who',
      'from whom',
      'to whom',
      'for whom',
      'with whom',
      'who to',
      'who for',
      'who from',
      'who by',
      'who with',
      'to who',
      'for who',
      'whose',
      'who',
    ],
  ],
  [
    'amount',
    [
      'by how much',
      'for how much',
      'for how long',
      'for how many',
      'how much',
      'how many',
      'how long',
      'how far',
      'how often',
      'in what time',
      'in which time',
      'with what time',
      'with how much',
      'with how many',
      'what did',
      'what does',
      'what was',
      'what is',
      'what',
    ],
  ],
]
const askedOfNames = ['what was', 'what is']
const namesColumn = (chart: Chart, at: number): boolean => chart.of(at, 'field').length > 0
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
    if (behind && !isAsking(chart, start, what, behind)) return []
    return behind
      ? [{ what, nouns, ...behind, cost: behind.cost + 0.03, edges: [holding(start, from), ...behind.edges] }]
      : []
  })

/** "what did it cost" tells an amount by its verb, "which town" a column by its name; "what" by itself asks for nothing more. */
const isAsking = (
  chart: Chart,
  start: number,
  what: Asked,
  { fields, verbs }: Pick<Tell, 'fields' | 'verbs'>,
): boolean => {
  if (what === 'columns') return fields.length > 0 && verbs.length <= 1
  if (chart.word(start) !== 'what' || what !== 'amount') return true
  return fields.length === 0 && verbs.length === 1 && measuredBy(verbs[0] ?? '') !== null
}

const openingAt = (chart: Chart, at: number): { what: Asked; from: number; nouns?: string[] } | null => {
  for (const [what, phrases] of openings) {
    const words = phraseAt(chart, at, phrases)
    const isVerb = chart.word(at) !== 'what' || phraseAt(chart, at, askedOfNames) === 0
    if (words > 0 && isVerb && !(chart.word(at) === 'what' && namesColumn(chart, at + 1)))
      return { what, from: at + words }
  }
  // "how high", "how old"
  if (chart.word(at) === 'how' && /^\p{L}{3,}$/u.test(chart.word(at + 1)) && !chart.isPlain(at + 1))
    return { what: 'amount', from: at + 2, nouns: nounsOf(chart.word(at + 1)).map(stem) }
  // "at which meet", "which town is it in", "of what breed"
  const which = /^(?:in|at|on|of|for|from|by|to|with|under|into|onto)$/.test(chart.word(at)) ? at + 1 : at
  if (at > 0 && /^(?:which|what|whose)$/.test(chart.word(which)) && chart.of(which + 1, 'field').length > 0)
    return { what: 'columns', from: which + 1 }
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

/** The columns of what each row of a base belongs to. */
const aboveOf = (chart: Chart, base: Dataset): NamedField[] => {
  const up = reach(chart.catalog, base.name)
  return chart.catalog.datasets.filter((d) => d !== base && up.has(d.name)).flatMap(namedFields)
}

const places =
  /^(?:place|site|location|room|spot|venue|area|station|depot|shop|store|branch|town|city|village|street|address|zone|ward|district|region|county|country|hall|building|site_name|plot|pitch|stand|hide|dock|market|stop|park|lake|river|beach|campus|warehouse|borough|neighbou?rhood|destination|origin)$/

const isOfAPlace = ({ field }: NamedField): boolean =>
  field.role === 'place' ||
  (field.type === 'text' && field.role !== 'id' && identifierWords(field.label).some((word) => places.test(word)))

/** The columns that tell it of rows of a base; `by` is what these stand in order of. */
export const toldBy = (
  chart: Chart,
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
      const done = verbs.flatMap((verb) => measuredBy(verb) ?? [])
      const told = done.flatMap((of) => columnsMeasured(chart, of)).filter(({ dataset }) => dataset === base)
      if (told.length > 0) return told.slice(0, 1)
      // "what did it cost", of what has no price: nothing else is told for it
      if (done.length > 0 && !done.some((of) => isMeantBy({ hints: hintsOf({ of }), time: false }, by.field)))
        return null
      const said = { hints: [...nouns], time: false, descending: true }
      const meant = nouns.length > 0 && !isMeantBy(said, by.field) ? meantFields(said, all).slice(0, 1) : []
      return meant.length > 0 ? meant : [by]
    }
    case 'when': {
      // "who has been here the longest, and since when"
      const own = isTimeLike(by.field) && by.dataset === base ? by : timeFields(base)[0]
      const time = byVerb.find(({ field }) => isTime(field)) ?? own
      return time ? [time] : null
    }
    case 'where': {
      const places = [...all, ...aboveOf(chart, base)].filter(isOfAPlace)
      return places.length > 0 ? places.slice(0, 3) : null
    }
    case 'who': {
      const people = byVerb.length > 0 ? byVerb : [...personFields(base), ...all.filter(isOfTheMany)]
      return people.length > 0 ? people.slice(0, 2) : null
    }
    case 'columns':
      return null
    default:
      return nameDimensions(base)?.fields ?? null
  }
}

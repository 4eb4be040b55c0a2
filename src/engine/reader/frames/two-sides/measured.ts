import type { Dataset } from '../../../question/catalog.ts'
import type { Condition, Measure } from '../../../question/question.contract.ts'
import type { Edge, NamedField, Parts } from '../../chart.ts'
import { isMeantBy, meantFields } from '../../constructions/ranking/qualities.ts'
import { amountOf, and, defaultFunction, isAmount, isTime, isYear, namedFields, nearestTime } from '../../fields.ts'
import { superlatives } from '../../knowledge/superlatives.ts'
import { rootOf } from '../../words/roots.ts'
import { identifierWords, stem } from '../../words/words.ts'
import { defaultMeasure } from '../shared.ts'
import type { Comparative } from './comparatives.ts'
import type { Held, Span, TwoSides } from './sides.ts'

/** A figure that both sides have. `event`: what is told of each side is the part to which it happened. */
export type Figure = {
  measure: Measure
  on: Dataset
  target: NamedField | null
  isSaid: boolean
  event?: Held
  /** Words that say it which no part was made of. */
  said?: Span
}

export const narrowed = (measure: Measure, cond: Condition): Measure => {
  if ('value' in measure) return measure
  if ('op' in measure) return { ...measure, left: narrowed(measure.left, cond), right: narrowed(measure.right, cond) }
  if ('over' in measure) {
    const { where } = measure.over
    return { ...measure, over: { ...measure.over, where: and([...(where ? [where] : []), cond]) as Condition } }
  }
  return { ...measure, where: and([...(measure.where ? [measure.where] : []), cond]) as Condition }
}

export const averages = /^(?:average|avg|mean|typical|typically|usually|normally|generally)$/
const better = /^(?:better|worse)$/

/** "a sunny day": one of them, so that it is one of the others that it is held against. */
const isOneOfThem = ({ chart }: Parts, { one, other }: TwoSides): boolean =>
  [one, other].some(({ edge }) => edge !== null && /^an?$/.test(chart.word(edge.start - 1)))

/** "do girls ...", "are furnished places ...": what holds of such things, whoever there are more of. */
const isOfAll = (parts: Parts, { one, areTimes }: TwoSides): boolean =>
  /^(?:do|are)$/.test(parts.chart.word(0)) &&
  !/^(?:we|you|i|they|it|there)$/.test(parts.chart.word(1)) &&
  !areTimes &&
  one.edge !== null &&
  one.edge.start <= 5

/** Whether the sides are held against each other by what each of their rows has, and not by what these come to. */
export const isAveraged = (parts: Parts, sides: TwoSides, comparative: Comparative | null): boolean => {
  const { chart } = parts
  if (chart.tokens.some(({ word }) => averages.test(word))) return true
  if (chart.tokens.some(({ word }) => /^(?:total|altogether|overall|together|sum)$/.test(word))) return false
  // "is less thrown away when the door was shut": there are more rows of the one than of the other
  if (sides.isImplied || isOneOfThem(parts, sides) || isOfAll(parts, sides)) return true
  if (!comparative || comparative.ofWhatFollows) return chart.phrase(0, 'does it') > 0
  return comparative.hints.length > 0 || better.test(chart.word(comparative.start)) || !sides.areTimes
}

/** What is taken on average is not added up; a sum that was asked for as one is left as it is. */
const averaged = (measure: Measure): Measure =>
  'fn' in measure && 'of' in measure && measure.fn === 'sum' ? { ...measure, fn: 'avg' } : measure

const spansSaid = ['day', 'week', 'month', 'year'] as const

/** "per day", "on a sunny day", of days of which each has many rows: what a day comes to. */
const ofEachSpan = (parts: Parts, sides: TwoSides, figure: Figure): Figure => {
  const { chart } = parts
  const { measure, on } = figure
  const isSaid = (span: string) =>
    chart.tokens.some((_, at) => ['per', 'each', 'every'].some((word) => chart.phrase(at, `${word} ${span}`) > 0)) ||
    [sides.one, sides.other].some(({ edge }) => edge && chart.word(edge.end) === span)
  const grain = spansSaid.find(isSaid)
  const time = grain ? nearestTime(chart.catalog, on.name) : null
  const { distinct = 0, rows = 0 } = time?.field.profile ?? {}
  const isMany = grain !== 'day' || rows > 1.05 * distinct
  const adds = 'count' in measure || ('fn' in measure && 'of' in measure && measure.fn === 'sum')
  if (!grain || !time || !isTime(time.field) || !isMany || !adds) return figure
  const by = [{ of: { field: time.ref }, grain }]
  return { ...figure, measure: { fn: 'avg', over: { measures: [measure], by, asked: [{ measure: 0 }] } } }
}

/** "more medals", "more furnished flats", "more burglaries": how many there are of what stands behind the word. */
const thingsOf = (parts: Parts, { edges }: TwoSides, { end, ofWhatFollows }: Comparative): Figure[] => {
  if (!ofWhatFollows) return []
  const counted = (on: Dataset): Figure => ({ measure: { count: on.name }, on, target: null, isSaid: true })
  const things = parts.of('entity').filter((e) => e.start === end)
  const kinds = [...parts.of('value'), ...parts.of('condition'), ...edges].flatMap((e) => {
    if (e.start !== end || (e.kind !== 'value' && e.kind !== 'condition')) return []
    return [e.kind === 'value' ? e.dataset : e.on]
  })
  return [...new Set([...things.map(({ dataset }) => dataset), ...kinds])].map(counted)
}

const isFigure = ({ field }: NamedField): boolean => isAmount(field) && !isYear(field) && field.role !== 'id'

const ofField = (named: NamedField, isSaid: boolean): Figure => ({
  measure: { fn: defaultFunction(named.field), of: amountOf(named) },
  on: named.dataset,
  target: named,
  isSaid,
})

/** What the word itself says: of "heavier" the weight. */
const meantBy = (parts: Parts, { hints }: Comparative): Figure[] =>
  parts.bases
    .flatMap((base) => meantFields({ hints, time: false, descending: true }, namedFields(base).filter(isFigure)))
    .slice(0, 3)
    .map((named) => ofField(named, true))

const saidFigures = (parts: Parts, edges: readonly Edge[], comparative: Comparative | null): Figure[] => {
  // "does the water get more turbid": of what stands behind the word
  const behind = comparative?.ofWhatFollows ? comparative.end : -1
  const isBehind = ({ start }: Edge) => start === behind
  const isMeant = [...parts.of('measure'), ...parts.of('field').filter(isFigure)].some(isBehind) ? isBehind : () => true
  const measures = parts
    .of('measure')
    .filter((m) => m.measures.length === 1 && isMeant(m))
    .flatMap(({ measures: [measure], on, fields: [target = null] }): Figure[] =>
      measure ? [{ measure, on, target, isSaid: true }] : [],
    )
  const named = [
    ...parts.of('field').filter(isMeant),
    ...edges.flatMap((e) => (e.kind === 'against' && e.field ? [e.field] : [])),
  ].filter(isFigure)
  return [...measures, ...named.map((each) => ofField(each, true))]
}

const paying = /^(?:pay|pays|paid|spend|spends|spent|cost|costs)$/
const prices = (superlatives.get('expensive')?.of ?? '').split('|')[0]!.split(' ').map(stem)

/** "rate us lower", "pay more", "spend less": by the amount that the verb speaks of, where nothing else was made of it. */
const ofVerb = (parts: Parts): Figure[] => {
  const { chart } = parts
  const isFree = (at: number) => !parts.edges.some((e) => e.start <= at && e.end > at && e.kind !== 'operator')
  for (const [at, { word }] of chart.tokens.entries()) {
    if (at === 0 || !isFree(at) || (chart.isPlain(at) && !paying.test(word)) || !/^\p{L}{3,}$/u.test(word)) continue
    const root = rootOf(word)
    const isSo = ({ field }: NamedField) =>
      identifierWords(field.label).some((own) => rootOf(own) === root) ||
      (paying.test(word) && isMeantBy({ hints: prices, time: false }, field))
    const [named, ...others] = parts.bases.flatMap(namedFields).filter((each) => isFigure(each) && isSo(each))
    if (named && others.length === 0) return [{ ...ofField(named, true), said: { start: at, end: at + 1 } }]
  }
  return []
}

/** "does the water get more turbid": the turbidity, and not what is only called by the water too. */
const isNamedWell = ({ chart }: Parts, { target }: Figure): boolean =>
  target === null ||
  chart.tokens.some((_, at) => chart.of(at, 'field').some(({ field, how }) => field === target.field && how !== 'part'))

/** What is held against what: the figures that were said, what the word means, or else what is measured where nothing is said. */
export const figuresHeld = (parts: Parts, sides: TwoSides, comparative: Comparative | null): Figure[] => {
  const meantHere = comparative && comparative.hints.length > 0 ? meantBy(parts, comparative) : []
  const said = saidFigures(parts, parts.edges, comparative).filter(
    (each) => meantHere.length === 0 || isNamedWell(parts, each),
  )
  const things = comparative ? thingsOf(parts, sides, comparative) : []
  const meant = said.length === 0 ? meantHere : []
  const named = [...said, ...things, ...meant]
  const found = named.length > 0 ? named : ofVerb(parts)
  const isUnsaid = found.length === 0 && comparative?.ofWhatFollows === true && !comparative.often
  const all = isUnsaid
    ? defaultMeasure(parts)
        .filter(({ measure }) => !('fn' in measure) || measure.fn === 'sum')
        .map(({ measure, on }) => ({ measure, on, target: null, isSaid: false }))
    : found
  const isAverage = isAveraged(parts, sides, comparative)
  return all.slice(0, 4).map((figure) => {
    const day = ofEachSpan(parts, sides, figure)
    return isAverage && day.measure === figure.measure ? { ...day, measure: averaged(figure.measure) } : day
  })
}

/** "survive more often", "more likely to be late": the part of each side; of nothing that happened, how many there are. */
export const countsHeld = (parts: Parts, { edges }: TwoSides, { start, end }: Comparative): Figure[] => {
  const events: Held[] = [...parts.of('value'), ...parts.of('condition')].filter((e) => !edges.includes(e))
  // "borrowed more often", of what tells how often it was
  const told = saidFigures(parts, parts.edges, null).filter(({ measure }) => !('count' in measure))
  if (told.length > 0) return told.map((figure) => ({ ...figure, measure: averaged(figure.measure) }))
  const event = events.find((e) => e.start >= end) ?? events.findLast((e) => e.end <= start)
  return parts.bases
    .filter(({ name }) => parts.bases.length === 1 || edges.some((e) => 'dataset' in e && e.dataset.name === name))
    .map((on) => ({
      measure: { count: on.name },
      on,
      target: null,
      isSaid: true,
      ...(event ? { event } : {}),
    }))
}

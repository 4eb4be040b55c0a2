import type { Field } from '../../../question/catalog.ts'
import type { Candidate, Chart, Edge, EdgeOf } from '../../chart.ts'
import { yesAndNo } from '../../constructions/states/yes-and-no.ts'
import { isTime } from '../../fields.ts'
import { isByWhom, isDoer } from '../../knowledge/people.ts'
import { rootOf } from '../../words/roots.ts'
import { identifierWords } from '../../words/words.ts'
import { fieldIn } from '../group-fields.ts'

/** Readings that group by a word that nobody meant as a group. */

const helping = /^(?:was|were|is|are|been|be|being|has|have|had|got|get|gets)$/

/** "which site was sampled most often": what was done to it, and not when it was. */
const isDeed = (chart: Chart, { start, end, field }: EdgeOf<'field'>): boolean =>
  end === start + 1 &&
  /(?:ed|en)$/.test(chart.word(start)) &&
  helping.test(chart.word(start - 1)) &&
  (isTime(field) || isByWhom(field))

/** "between a customer calling and the job being done": one of them, whoever that is. */
const isOneOfMany = (chart: Chart, { start }: Edge): boolean => /^(?:an?|any|some)$/.test(chart.word(start - 1))

/** "the most no-shows", of what is yes or no: those that are so, and no group of each. */
const isCountedFlag = (chart: Chart, { start, field }: EdgeOf<'field'>): boolean =>
  /^(?:most|fewest|least|many)$/.test(chart.word(start - 1)) && yesAndNo(field) !== null

/** A group that stands beside the figures as such a word. */
export const groupsByAWordInPassing = ({ question: { by }, edges }: Candidate, chart: Chart): boolean =>
  by.some(({ of, grain, bins }) => {
    const field = grain || bins ? undefined : fieldIn(chart, of)
    const said = edges.filter((e): e is EdgeOf<'field'> => e.kind === 'field' && e.field === field)
    const isGroup = edges.some(
      (e) => e.kind === 'dimension' && e.by.some((each) => 'field' in each && each.field.field === field),
    )
    return (
      field !== undefined &&
      said.length > 0 &&
      !isGroup &&
      said.every((e) => isDeed(chart, e) || isOneOfMany(chart, e) || isCountedFlag(chart, e))
    )
  })

/** Who does it is no day on which it was done: "sampler" is nothing that was sampled on, nor "test" a tester. */
const isOfAnother = (word: string, field: Field, isExact: boolean): boolean => {
  const words = identifierWords(field.label)
  if (isExact || words.some((own) => own === word)) return false
  const alike = words.find((own) => rootOf(own) === rootOf(word))
  if (alike === undefined) return false
  const isSaidOfWhom = isDoer(word)
  return isSaidOfWhom ? isTime(field) : (isDoer(alike) || isByWhom(field)) && !isTime(field)
}

/** "share of good ones per sampler": by who took them, and not by when. */
export const takesADoerForTheDeed = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some((edge) => {
    const said = edge.kind === 'field' ? edge : edge.kind === 'dimension' ? firstOf(chart, edge) : null
    const isExact = 'how' in edge && edge.how === 'exact'
    return said !== null && isOfAnother(chart.word(said.end - 1), said.field, isExact)
  })

/** What a stretch groups by first, and where the words for that end. */
const firstOf = (chart: Chart, { start, by: [first] }: EdgeOf<'dimension'>): { field: Field; end: number } | null => {
  if (!first || !('field' in first)) return null
  const { field } = first.field
  const [alone] = chart
    .of(start, 'dimension')
    .filter(({ by: [own, ...more] }) => own && 'field' in own && own.field.field === field && more.length === 0)
  return alone ? { field, end: alone.end } : null
}

const heads = /^(?:person|head|capita)$/

/** "price per person", of what has a host: for whoever is there, and not by who that is. */
export const groupsByWhomForEach = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some(
    (edge) =>
      edge.kind === 'dimension' &&
      edge.end === edge.start + 2 &&
      chart.word(edge.start) === 'per' &&
      heads.test(chart.word(edge.start + 1)) &&
      edge.by.some((each) => 'field' in each && !isAnybody(each.field.field)),
  )

const isAnybody = ({ label }: Field): boolean =>
  identifierWords(label).every((word) => /^(?:person|people|name|who)$/.test(word))

const ofTime = /^(?:day|days|date|dates|time|times|on|at|when|month|week|year|hour)$/

/** "milk per test", of rows that are tests: for each of them, and not for each day on which some were made. */
export const groupsByTimeForRows = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some((edge) => {
    const said = edge.kind === 'dimension' ? firstOf(chart, edge) : null
    if (!said || !isTime(said.field) || !/^(?:per|each|every)$/.test(chart.word(said.end - 2))) return false
    const word = chart.word(said.end - 1)
    const nouns = chart.catalog.datasets
      .filter(({ fields }) => fields.includes(said.field))
      .flatMap(({ label, thing }) => [identifierWords(label).at(-1) ?? '', thing?.one ?? ''])
    return !ofTime.test(word) && nouns.some((noun) => rootOf(noun) === rootOf(word))
  })

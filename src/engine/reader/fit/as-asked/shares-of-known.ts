import type { Condition, Measure, Question } from '../../../question/question.contract.ts'
import type { Candidate, Chart, Edge, NamedField } from '../../chart.ts'
import { shareWordsAt } from '../../clauses/figures/share-words.ts'
import { yesAndNo } from '../../constructions/states/yes-and-no.ts'
import { and, fieldOf, isNumber, namedFields } from '../../fields.ts'

/** "win rate", "share of marks that are 50 or better": of those that were decided, of marks that were given; what is not known is no part of the whole. */
export const sharesOfKnown = (candidate: Candidate, chart: Chart): Candidate => {
  const { question, edges } = candidate
  const known = (measure: Measure) => ofKnown(measure, question, chart)
  const measures = question.measures.map(known)
  if (measures.every((measure, at) => measure === question.measures[at])) return candidate
  const own = edges.map(
    (edge): Edge => (edge.kind === 'measure' ? { ...edge, measures: edge.measures.map(known) } : edge),
  )
  return { ...candidate, question: { ...question, measures }, edges: own }
}

const ofKnown = (measure: Measure, question: Question, chart: Chart): Measure => {
  if (!('op' in measure)) return measure
  const { left: part, right: whole } = measure
  if (measure.op === '*' && 'op' in part) {
    const left = ofKnown(part, question, chart)
    return left === part ? measure : { ...measure, left }
  }
  if (measure.op !== '/' || !('count' in part) || !('count' in whole) || part.count !== whole.count) return measure
  const said = new Set([whole.where, question.where].flatMap(each).map((cond) => JSON.stringify(cond)))
  const known = each(part.where)
    .filter((cond) => !said.has(JSON.stringify(cond)))
    .flatMap((cond) => heldOf(chart, part.count, cond))
    .map((named): Condition => ({ not: { missing: fieldOf(named) } }))
    .filter((cond) => !said.has(JSON.stringify(cond)))
  const where = and([...(whole.where ? [whole.where] : []), ...known])
  return known.length > 0 && where ? { ...measure, right: { ...whole, where } } : measure
}

const each = (cond: Condition | undefined): Condition[] => (cond ? ('all' in cond ? cond.all : [cond]) : [])

/** What a part is told by, where rows may have none of it: yes or no, or the amounts that are shared themselves. */
const heldOf = (chart: Chart, count: string, cond: Condition): NamedField[] => {
  const of = 'compare' in cond ? cond.left : 'in' in cond ? cond.in : null
  const dataset = chart.catalog.datasets.find(({ name }) => name === count)
  if (!of || !dataset) return []
  return namedFields(dataset).filter(
    (named) =>
      (named.field.profile?.nulls ?? 0) > 0 &&
      JSON.stringify(fieldOf(named)) === JSON.stringify(of) &&
      (yesAndNo(named.field) !== null || (isNumber(named.field) && isShared(chart, named))),
  )
}

/** "share of summer marks": of what stands in the column. */
const isShared = (chart: Chart, { field }: NamedField): boolean =>
  chart.tokens.some((_, at) => {
    const words = shareWordsAt(chart, at)
    const from = words?.isOf ? words.end + (/^(?:the|all|our)$/.test(chart.word(words.end)) ? 1 : 0) : -1
    return from >= 0 && chart.of(from, 'field').some((edge) => edge.field === field)
  })

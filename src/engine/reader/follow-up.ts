import type { Catalog, Dataset } from '../question/catalog.ts'
import type { Condition, Question } from '../question/question.contract.ts'
import type { Edge, EdgeOf, NamedField, Parts } from './chart.ts'
import { valueCondition } from './constructions/conditions/value-condition.ts'
import { and, measureDataset, nearestTime, reach, seenFrom } from './fields.ts'
import { dimensionsFor } from './frames/shared.ts'

/** What is changed in the question before: "and in France?", "by week instead", "only the top 5", "as a share", "exclude Gear". */

const opening =
  /^(?:and|but|what|how|now|only|just|by|per|as|in|for|without|exclude|excluding|except|instead|then|same|also|show|top|monthly|weekly|daily|yearly|quarterly|compare|sort|order|no|make|turn|draw|plot)$/

const baseOf = (question: Question, catalog: Catalog): Dataset | null => {
  const name = question.dataset ?? question.measures.map((m) => measureDataset(m, catalog)).find((d) => d !== null)
  return catalog.datasets.find((d) => d.name === name) ?? null
}

const conditionsIn = (where: Condition | undefined): Condition[] =>
  where === undefined ? [] : 'all' in where ? where.all : [where]

const speaksOf = (cond: Condition, named: NamedField): boolean => {
  const inner = 'not' in cond ? cond.not : cond
  return JSON.stringify(inner).includes(
    JSON.stringify({ dataset: named.ref.dataset, field: named.ref.field }).slice(0, -1),
  )
}

/** A condition on a field takes the place of the one that was there. */
const narrowed = (question: Question, named: NamedField, cond: Condition, adds: boolean): Question => {
  const kept = conditionsIn(question.where).filter((c) => adds || !speaksOf(c, named))
  return { ...question, where: and([...kept, cond]) as Condition }
}

const withValue = (question: Question, edge: EdgeOf<'value'>, base: Dataset, catalog: Catalog): Question | null => {
  const cond = seenFrom(catalog, base.name, edge.dataset.name, valueCondition(edge))
  return cond ? narrowed(question, edge, cond, edge.negated) : null
}

const withPeriod = (question: Question, edge: EdgeOf<'floating'>, base: Dataset, catalog: Catalog): Question | null => {
  const time = nearestTime(catalog, base.name)
  const cond = time && edge.make(time)
  return cond && reach(catalog, base.name).has(time.dataset.name) ? narrowed(question, time, cond, false) : null
}

const withGroups = (question: Question, parts: Parts, base: Dataset): Question | null => {
  const groups = dimensionsFor(parts, base)
  if (!groups || question.measures.length === 0) return null
  const adds = parts.chart.tokens.some((t) => t.word === 'also' || t.word === 'too')
  const { limit, order, limitWithin, asked, ...rest } = question
  return { ...rest, by: adds ? [...question.by, ...groups.dims] : groups.dims }
}

const withEdge = (question: Question, edge: Edge, parts: Parts, base: Dataset): Question | null => {
  const { catalog } = parts.chart
  switch (edge.kind) {
    case 'value':
      return withValue(question, edge, base, catalog)
    case 'condition':
      return edge.field && reach(catalog, base.name).has(edge.on.name)
        ? narrowed(question, edge.field, edge.cond, edge.loose)
        : null
    case 'floating':
      return withPeriod(question, edge, base, catalog)
    case 'dimension':
      return withGroups(question, parts, base)
    case 'superlative':
      if (question.by.length === 0 || question.measures.length === 0) return null
      return { ...question, order: [{ column: { measure: 0 }, descending: edge.descending }], limit: edge.n ?? 1 }
    case 'over':
      return question.by.length > 0 ? { ...question, over: [{ ...edge.over, measure: 0 }] } : null
    case 'order':
      return question.by.length > 0 && question.measures.length > 0
        ? { ...question, order: [{ column: { measure: 0 }, descending: edge.descending }] }
        : null
    case 'wish':
      return { ...question, chart: { kind: edge.chart } }
    case 'measure':
      return edge.on === base && question.measures.length > 0 ? { ...question, measures: edge.measures } : null
    case 'ask':
    case 'operator':
    case 'step':
    case 'entity':
      return question
    default:
      return null
  }
}

/** Of what was spoken of before. */
const back = /^(?:there|that|those|these|them|they|their|it|its|this|same|instead)$/

/** "how many runners did not finish", "how much did we invoice in 2024": a question by itself, unless it speaks of what stood before. */
const isWhole = ({ chart, of }: Parts): boolean =>
  /^(?:how|which|what|who|when|where)$/.test(chart.word(0)) &&
  !/^(?:about|if)$/.test(chart.word(1)) &&
  chart.tokens.length > 4 &&
  (of('entity').length + of('measure').filter((m) => m.fn === 'count' && !m.loose).length > 0 ||
    !chart.tokens.some(({ word }) => back.test(word)))

/** The question before with every part of these words put into it; null where a part has no place there. */
export const changedBy = (previous: Question, parts: Parts): Question | null => {
  const base = baseOf(previous, parts.chart.catalog)
  const { tokens } = parts.chart
  if (!base || tokens.length > 12 || parts.edges.length === 0 || !opening.test(tokens[0]?.word ?? '')) return null
  if (isWhole(parts)) return null
  let question: Question | null = previous
  for (const edge of parts.edges) question = question && withEdge(question, edge, parts, base)
  return question && JSON.stringify(question) !== JSON.stringify(previous) ? question : null
}

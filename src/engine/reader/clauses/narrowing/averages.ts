import type { Comparison, Condition } from '../../../question/question.contract.ts'
import type { Chart, NamedField } from '../../chart.ts'
import { comparatorAt } from '../../constructions/conditions/comparators.ts'
import { amountOf, isAmount, namedFields } from '../../fields.ts'
import { rootOf } from '../../words/roots.ts'
import { identifierWords } from '../../words/words.ts'
import { holding, type Limit } from '../phrases.ts'

/** Rows held against the average of all: "came to more rehearsals than the choir's average", "rated them below average". */

const fns: Record<string, 'avg' | 'median'> = { average: 'avg', mean: 'avg', avg: 'avg', median: 'median' }
const compares: Record<string, Comparison> = {
  more: '>',
  higher: '>',
  greater: '>',
  larger: '>',
  fewer: '<',
  less: '<',
  lower: '<',
  smaller: '<',
}
const whose = /^(?:the|a|an|its|their|our|overall|usual|'s|of|all)$|['’]s?$/
const mostOfWhose = 4

/** "the choir's average": where it ends, and which middle it is. */
const averageAt = (chart: Chart, at: number, to: number): 'avg' | 'median' | null => {
  const words = chart.tokens.slice(at, to).map(({ word }) => word)
  const last = words.at(-1) ?? ''
  const isWhose =
    words.length - 1 <= mostOfWhose &&
    words.slice(0, -1).every((word, i) => whose.test(word) || whose.test(words[i + 1] ?? ''))
  return isWhose ? (fns[last] ?? null) : null
}

const limitOf = (named: NamedField, compare: Comparison, fn: 'avg' | 'median', from: number, to: number): Limit => {
  const of = amountOf(named)
  const cond: Condition = { compare, left: of, right: { question: { measures: [{ fn, of }], by: [] } } }
  return { cost: 0.1, edges: [holding(from, to)], of: [named], on: named.dataset, make: () => cond }
}

/** "more rehearsals than the average". */
const moreThan = (chart: Chart, from: number, to: number): Limit[] => {
  const compare = compares[chart.word(from)]
  if (!compare) return []
  return chart.of(from + 1, 'field').flatMap((named) => {
    const isHeld = isAmount(named.field) && named.field.role !== 'id' && chart.word(named.end) === 'than'
    const fn = isHeld ? averageAt(chart, named.end + 1, to) : null
    return fn ? [limitOf(named, compare, fn, from, to)] : []
  })
}

/** "rated them below average": by what was done. */
const done = (chart: Chart, from: number, to: number): Limit[] => {
  const word = chart.word(from)
  if (!/ed$/.test(word)) return []
  const at = /^(?:them|it|him|her)$/.test(chart.word(from + 1)) ? from + 2 : from + 1
  const comparator = comparatorAt(chart, at)
  const fn = comparator ? averageAt(chart, comparator.end, to) : null
  if (!comparator || !fn) return []
  const found = chart.catalog.datasets
    .filter((dataset) => !dataset.hidden)
    .flatMap(namedFields)
    .filter(({ field }) => isAmount(field) && identifierWords(field.label).some((own) => rootOf(own) === rootOf(word)))
  const [named, ...more] = found
  return named && more.length === 0 ? [limitOf(named, comparator.compare, fn, from, to)] : []
}

export const averagesAt = (chart: Chart, from: number, to: number): Limit[] => [
  ...moreThan(chart, from, to),
  ...done(chart, from, to),
]

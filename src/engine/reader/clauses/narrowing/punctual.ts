import type { Comparison, Condition } from '../../../question/question.contract.ts'
import type { Chart, NamedField } from '../../chart.ts'
import { spansOf } from '../../constructions/statistics/durations-said.ts'
import { fieldOf, isNumber, isTime, namedFields } from '../../fields.ts'
import { elapsedBetween } from '../../knowledge/measured-in.ts'
import { inOrder } from '../../knowledge/verbs/times-in-order.ts'
import { identifierWords } from '../../words/words.ts'
import { holding, type Limit, phraseAt } from '../phrases.ts'

/** On time, early or late, where a column tells by how much; and done on the same day as it began. */

const delays = /^(?:delays?|delayed|late|lateness|tardiness|overdue|behind|overrun)$/
const early = ['ahead of schedule', 'ahead of time', 'too early', 'early', 'before time']
const onTime = [
  ...['on time', 'on - time', 'ontime', 'in time', 'punctually', 'punctual', 'on schedule', 'to schedule'],
  ...['as planned', 'as scheduled', 'not late', 'without delay', 'without a delay', 'without any delay', 'undelayed'],
]
const late = ['behind schedule', 'behind time', 'with a delay', 'too late', 'delayed', 'late', 'overdue']

const delayColumns = (chart: Chart): NamedField[] =>
  chart.catalog.datasets
    .filter(({ hidden }) => !hidden)
    .flatMap(namedFields)
    .filter(({ field }) => isNumber(field) && identifierWords(field.label).some((word) => delays.test(word)))

const allowing =
  /^(?:counts?|counted|counting|ok|okay|fine|allowed|allowing|tolerance|leeway|grace|margin|slack|acceptable|accept|within)$/
const units = /^(?:minutes?|mins?|hours?|hrs?|days?|seconds?|secs?)$/
const inside =
  /^(?:\(|\)|,|up|to|at|most|max|maximum|still|as|on|time|-|late|early|delay|is|are|the|a|an|or|less|of|we|with|within|if|anything|by|only|that|it|than|no|more|under|be|being|for|also)$/
const opensTolerance = /^(?:\(|,|with|allowing|counting|if|anything)$/

/** "(up to 15 minutes late still counts)": how late is not late yet. */
export const toleratedAt = (chart: Chart, start: number): { end: number; value: number } | null => {
  if (!opensTolerance.test(chart.word(start))) return null
  let value: number | null = null
  let isAllowed = false
  let at = start
  while (at < chart.tokens.length) {
    const word = chart.word(at)
    const [number] = chart.of(at, 'number')
    if (number && units.test(chart.word(number.end))) {
      if (value !== null) return null
      value = number.value
      at = number.end + 1
      continue
    }
    if (allowing.test(word)) isAllowed = true
    else if (!inside.test(word)) break
    at++
    if (word === ')') break
  }
  return value !== null && isAllowed ? { end: at, value } : null
}

const tolerance = new WeakMap<Chart, number>()
const toleranceOf = (chart: Chart): number => {
  const before = tolerance.get(chart)
  if (before !== undefined) return before
  const found = chart.tokens.map((_, at) => toleratedAt(chart, at)).find((each) => each !== null)
  tolerance.set(chart, found?.value ?? 0)
  return found?.value ?? 0
}

const only = <T>(all: readonly T[]): T | null => (all.length === 1 ? (all[0] ?? null) : null)

const arriving =
  /^(?:arrived|arrives|came|left|departed|delivered|was|were|is|are|ran|run|started|began|turned|finished)$/
const isWhole = (chart: Chart, from: number, to: number, phrases: readonly string[]): boolean =>
  [from, ...(arriving.test(chart.word(from)) ? [from + 1] : [])].some(
    (start) => start < to && phraseAt(chart, start, phrases) === to - start,
  )

const timely = (chart: Chart, from: number, to: number): Limit[] => {
  const ways: [Comparison, readonly string[]][] = [
    ['<=', onTime],
    ['>', late],
    ['<', early],
  ]
  const compare = ways.find(([, phrases]) => isWhole(chart, from, to, phrases))?.[0]
  const named = compare ? only(delayColumns(chart)) : null
  if (!compare || !named) return []
  const value = compare === '<' ? 0 : toleranceOf(chart)
  return [made(from, to, named, { compare, left: fieldOf(named), right: { value } })]
}

const same = [
  'on the very same day',
  'on the same day',
  'within the same day',
  'in the same day',
  'the very same day',
  'the same day',
  'same - day',
  'same day',
]
const following = /^(?:as|that|when|they|it|we|you|he|she)$/
const longestClause = 6

/** "the same day they come in": from the one time to the other no day went by. */
const sameDay = (chart: Chart, from: number, to: number): Limit[] => {
  const isSaid = phraseAt(chart, from, same) > 0
  const start = isSaid ? from : from + 1
  const words = phraseAt(chart, start, same)
  const end = start + words
  const isClause = end === to || (following.test(chart.word(end)) && to - end <= longestClause)
  // "finish the same day": the deed by itself
  const isDeed = isSaid || chart.at(from).every(({ kind }) => kind !== 'value' && kind !== 'condition')
  if (words === 0 || end > to || !isClause || !isDeed) return []
  const datasets = chart.catalog.datasets.filter(({ hidden }) => !hidden)
  const pair = only(
    datasets.flatMap((dataset) => {
      const spans = spansOf(chart).filter((each) => each.from.dataset === dataset)
      return spans.length > 0 ? spans : inOrder(namedFields(dataset).filter(({ field }) => isTime(field)))
    }),
  )
  if (!pair) return []
  const left = elapsedBetween(pair.from, fieldOf(pair.to), 'days')
  return [made(from, to, pair.to, { compare: '=', left, right: { value: 0 } })]
}

const made = (start: number, end: number, field: NamedField, cond: Condition): Limit => ({
  cost: 0.12,
  edges: [
    { start, end, score: 0.9, rule: 'punctual', kind: 'condition', cond, on: field.dataset, loose: false, field },
    holding(start, end),
  ],
  of: [field],
  on: field.dataset,
  make: () => cond,
})

export const punctualAt = (chart: Chart, from: number, to: number): Limit[] => [
  ...timely(chart, from, to),
  ...sameDay(chart, from, to),
]

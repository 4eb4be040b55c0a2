import type { Condition, Expression, Measure } from '../../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, PartConstruction } from '../../chart.ts'
import { amountOf, isAmount } from '../../fields.ts'

const cell = (measure: Measure): Expression => ({ question: { measures: [measure], by: [] } })
const quartile = (of: Expression, p: number): Measure => ({ fn: 'percentile', of, p })

/** A bound of what is usual: a quartile and one and a half times the distance between the quartiles. */
const byQuartiles = (of: Expression): [low: Measure, high: Measure] => {
  const spread: Measure = {
    op: '*',
    left: { op: '-', left: quartile(of, 0.75), right: quartile(of, 0.25) },
    right: { value: 1.5 },
  }
  return [
    { op: '-', left: quartile(of, 0.25), right: spread },
    { op: '+', left: quartile(of, 0.75), right: spread },
  ]
}

/** So many standard deviations from the mean. */
const byDeviations = (of: Expression, n: number): [low: Measure, high: Measure] => {
  const spread: Measure = { op: '*', left: { fn: 'stddev', of }, right: { value: n } }
  return [
    { op: '-', left: { fn: 'avg', of }, right: spread },
    { op: '+', left: { fn: 'avg', of }, right: spread },
  ]
}

const outlying = (of: Expression, [low, high]: [Measure, Measure]): Condition => ({
  any: [
    { compare: '<', left: of, right: cell(low) },
    { compare: '>', left: of, right: cell(high) },
  ],
})

/** Which way of telling outliers the question names, wherever it does. */
const boundsSaid = (chart: Chart, of: Expression): [Measure, Measure] => {
  const at = chart.tokens.findIndex((t, i) => t.word === 'z' && /^(?:-|score|scores)$/.test(chart.word(i + 1)))
  if (at < 0 && !chart.tokens.some((t) => t.word === 'zscore')) return byQuartiles(of)
  const threshold = chart.tokens.findIndex((t) => /^(?:threshold|above|exceeds|greater|beyond)$/.test(t.word))
  const said = threshold < 0 ? undefined : [1, 2, 3].flatMap((n) => chart.of(threshold + n, 'number'))[0]
  return byDeviations(of, said && said.value >= 1 && said.value <= 6 ? said.value : 3)
}

const joints =
  /^(?:in|of|for|the|are|there|any|a|an|column|values?|exist|all|each|site|sites|'s|with|from|among|,|on|based)$/

const fieldNear = (
  chart: Chart,
  at: number,
  end: number,
): { field: EdgeOf<'field'>; start: number; end: number } | null => {
  const best = (from: number) =>
    chart
      .of(from, 'field')
      .filter((f) => isAmount(f.field) && f.field.role !== 'id' && f.score >= 0.5)
      .toSorted((a, b) => b.score * (b.end - b.start) - a.score * (a.end - a.start))[0]
  for (let from = end; from <= end + 6; from++) {
    const field = best(from)
    if (field) return { field, start: at, end: Math.max(end, field.end) }
    if (!joints.test(chart.word(from))) break
  }
  // "explore the age column and identify any outliers"
  for (let from = at - 1; from >= Math.max(0, at - 14); from--) {
    const field = best(from)
    if (field && field.end <= at) return { field, start: at, end }
  }
  return null
}

const methods = [
  'using the z - score method',
  'using z - score as the outlier detection method',
  'using the z - score',
  'using z - scores',
  'by the z - score method',
  'by z - score',
  'z - score method',
  'using the interquartile range method',
  'using the interquartile range ( iqr ) method',
  'using the iqr method',
  'interquartile range method',
]

const mentions = ['the outliers', 'these outliers', 'any outliers', 'outliers', 'remove them', 'remove the outliers']

/** "treat any value which has a z-score above 3 as an outlier". */
const ruleAt = (chart: Chart, at: number): number => {
  if (!/^(?:treat|consider)$/.test(chart.word(at))) return 0
  const last = chart.tokens.findIndex((t, i) => i > at && i <= at + 14 && /^outliers?$/.test(t.word))
  return last < 0 ? 0 : last + 1 - at
}

const removing = /^(?:without|removing|excluding|removed|remove|ignoring|dropping)$/

/** "after removing the outliers", here or wherever: what is asked for is asked of the others. */
const removedAt = (chart: Chart, at: number): number => {
  for (let from = at - 1; from >= Math.max(0, at - 4); from--) if (removing.test(chart.word(from))) return from
  return -1
}

/** How outliers are told, and outliers that were spoken of before: said, but nothing of its own. */
const methodAt = (chart: Chart, at: number): Edge[] => {
  let length = Math.max(0, ...methods.map((words) => chart.phrase(at, words)))
  const threshold =
    chart.phrase(at, 'with a threshold of') ||
    chart.phrase(at, 'and a threshold of') ||
    chart.phrase(at, 'a threshold of')
  const number = threshold > 0 ? chart.of(at + threshold, 'number')[0] : undefined
  if (number) length = number.end - at
  if (length === 0) length = Math.max(0, ...mentions.map((words) => chart.phrase(at, words)), ruleAt(chart, at))
  return length > 0
    ? [{ start: at, end: at + length, score: 0.8, rule: outliers.name, kind: 'operator', op: 'method' }]
    : []
}

/** "outliers in price", "how many outliers are there in the weight column by z-score", "after removing the outliers". */
export const outliers: PartConstruction = {
  name: 'outliers',
  examples: ['how many outliers are in price', 'outliers of weight by z-score', 'average price without outliers'],
  match(chart, at) {
    const counted =
      chart.phrase(at, 'how many outliers') ||
      chart.phrase(at, 'number of outliers') ||
      chart.phrase(at, 'outlier detection on') ||
      chart.phrase(at, 'outlier detection') ||
      chart.phrase(at, 'outliers')
    const near = counted > 0 ? fieldNear(chart, at, at + counted) : null
    if (!near) return methodAt(chart, at)
    const { field } = near
    const cond = outlying(amountOf(field), boundsSaid(chart, amountOf(field)))
    const span = { start: near.start, end: near.end, score: field.score, rule: outliers.name, on: field.dataset }
    const measure: Measure = { count: field.dataset.name, where: cond }
    const removed = removedAt(chart, at)
    if (removed >= 0)
      return [
        ...methodAt(chart, at),
        { ...span, start: removed, kind: 'condition', cond: { not: cond }, loose: false, field },
      ]
    const isRemovedLater = chart.tokens.some((t, i) => i > at && /^outliers?$/.test(t.word) && removedAt(chart, i) >= 0)
    if (isRemovedLater) return [{ ...span, kind: 'operator', op: 'method' }]
    return [
      ...methodAt(chart, at),
      { ...span, kind: 'measure', measures: [measure], fn: 'outliers', fields: [field], loose: false },
      { ...span, kind: 'condition', cond, loose: false, field },
    ]
  },
}

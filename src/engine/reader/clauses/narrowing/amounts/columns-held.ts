import type { Comparison } from '../../../../question/question.contract.ts'
import type { Chart, EdgeOf } from '../../../chart.ts'
import { amountOf, isAmount, isYear, namedFields } from '../../../fields.ts'
import { type Limit, wholly } from '../../phrases.ts'

/** One column of each row held against another of its kind: "better in maths than in English", "sold more in Q4 than in Q1". */

const compares = new Map<string, Comparison>([
  ...['more', 'better', 'higher', 'greater', 'larger', 'stronger', 'bigger'].map((word) => [word, '>'] as const),
  ...['less', 'fewer', 'worse', 'lower', 'smaller', 'weaker'].map((word) => [word, '<'] as const),
])
const doing =
  /^(?:did|do|does|done|scored?|scores|sold|sells?|got|gets|had|has|have|was|were|is|are|performed|earned|made|used|spent|took|rated|it|they|with|whose)$/
const prepositions = /^(?:in|for|on|at|during|the|of|than)$/

/** A column by its whole name; a year that is one stands for its column. */
const columnsFrom = (chart: Chart, at: number): EdgeOf<'field'>[] => [...quarterAt(chart, at), ...namedAt(chart, at)]

/** "Q4", of a column "Q4 2025". */
const quarterAt = (chart: Chart, at: number): EdgeOf<'field'>[] => {
  const said = /^q([1-4])?$/.exec(chart.word(at))
  const number = said?.[1] ?? (/^[1-4]$/.test(chart.word(at + 1)) ? chart.word(at + 1) : null)
  if (!said || number === null) return []
  const called = new RegExp(`(?:^|[^\\p{L}\\p{N}])q ?${number}(?![\\p{L}\\p{N}])`, 'iu')
  const found = chart.catalog.datasets
    .filter(({ hidden }) => !hidden)
    .flatMap(namedFields)
    .filter(({ field }) => isAmount(field) && called.test(field.label.replaceAll('_', ' ')))
  const [only, ...others] = found
  const end = at + (said[1] ? 1 : 2)
  return only && others.length === 0
    ? [{ ...only, start: at, end, score: 0.9, rule: 'clauses', kind: 'field', how: 'words' }]
    : []
}

const namedAt = (chart: Chart, at: number): EdgeOf<'field'>[] =>
  chart
    .of(at, 'field')
    .filter(
      ({ field, how, score }) => isAmount(field) && !isYear(field) && /^(?:exact|words)$/.test(how) && score >= 0.7,
    )

export const columnsHeldAt = (chart: Chart, start: number, to: number): Limit[] => {
  let at = start
  while (at < to && doing.test(chart.word(at))) at++
  const compare = compares.get(chart.word(at))
  if (!compare) return []
  // "more in", "a better mark in": at most one noun says what there is more of
  const noun = prepositions.test(chart.word(at + 1)) ? at + 1 : at + 2
  if (!/^(?:in|for|on|at|during)$/.test(chart.word(noun))) return []
  const skipped = (from: number, words: RegExp) => {
    let next = from
    while (next < to && words.test(chart.word(next))) next++
    return next
  }
  return columnsFrom(chart, skipped(noun, /^(?:in|for|on|at|during|the)$/)).flatMap((left) => {
    if (chart.word(left.end) !== 'than') return []
    return columnsFrom(chart, skipped(left.end + 1, /^(?:in|for|on|at|during|the)$/))
      .filter(({ end, dataset, field }) => end === to && dataset === left.dataset && field !== left.field)
      .map(
        (right): Limit => ({
          cost: 0.05,
          edges: [left, right, wholly(start, to)],
          of: [left, right],
          on: left.dataset,
          make: () => ({ compare, left: amountOf(left), right: amountOf(right) }),
        }),
      )
  })
}

import type { Condition, Expression } from '../../../question/question.contract.ts'
import type { Chart } from '../../chart.ts'
import { numericTest } from '../../constructions/conditions/comparators.ts'
import { scoresOfSides } from '../../constructions/conditions/outcomes.ts'
import { amountOf } from '../../fields.ts'
import { holding, type Limit, phraseAt } from '../phrases.ts'

/** Games by how far one side was ahead: "won by 10 goals or more", "decided by a single goal". */

const openings = [
  'were won by',
  'was won by',
  'won by',
  'lost by',
  'decided by',
  'ended with a difference of',
  'with a margin of',
  'by a margin of',
  'with a difference of',
  'a margin of',
  'a difference of',
]
const counted = /^(?:goals?|points?|runs?|tries|scores?|difference|margin|clear|or|more|less|fewer|higher|better)$/

export const wonByAt = (chart: Chart, from: number, to: number): Limit[] => {
  const words = phraseAt(chart, from, openings)
  if (words === 0) return []
  const skipped = /^(?:a|just|only|exactly|single|one)$/
  let at = from + words
  const isOne = chart.word(at) === 'just' || chart.word(at) === 'only' || chart.word(at) === 'a'
  while (isOne && at < to && skipped.test(chart.word(at))) at++
  const test = isOne ? null : numericTest(chart, at)
  const end = test ? test.end : at
  // "10 goals or more": what is counted stands between
  const rest = chart.tokens.slice(end, to).map(({ word }) => word)
  if ((!test && !isOne) || test?.high != null || rest.length === 0 || !rest.every((word) => counted.test(word)))
    return []
  const behind = rest.join(' ')
  const isMore = / or (?:more|higher|better)$/.test(` ${behind}`)
  const isLess = / or (?:less|fewer)$/.test(` ${behind}`)
  const compare = isMore ? '>=' : isLess ? '<=' : (test?.compare ?? '=')
  const [sides, ...others] = scoresOfSides(chart)
  if (!sides || others.length > 0) return []
  const { home, away } = sides
  const ahead: Expression = { call: 'abs', args: [{ op: '-', left: amountOf(home), right: amountOf(away) }] }
  const cond: Condition = { compare, left: ahead, right: { value: test?.value ?? 1 } }
  return [{ cost: 0.1, edges: [holding(from, to)], of: [home, away], on: home.dataset, make: () => cond }]
}

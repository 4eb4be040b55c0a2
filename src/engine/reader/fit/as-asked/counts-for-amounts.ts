import type { Measure, Question } from '../../../question/question.contract.ts'
import type { Candidate, Chart } from '../../chart.ts'
import { isOfCalendar, unitFrom } from '../../knowledge/units.ts'

/** Readings that tell how many rows there are where an amount was asked for. */

/** Nothing but numbers of rows, or what these come to on average. */
const isCount = (measure: Measure): boolean =>
  'count' in measure ||
  ('over' in measure && tellsCounts(measure.over)) ||
  ('op' in measure && isCount(measure.left) && (isCount(measure.right) || 'value' in measure.right))

const tellsCounts = ({ measures }: Pick<Question, 'measures'>): boolean =>
  measures.length > 0 && measures.every(isCount)

/** "how long is a stay on average": no number of stays. "How long ago" and "how long is the list" are of other things. */
export const countsForLength = (chart: Chart, { question }: Candidate): boolean =>
  tellsCounts(question) &&
  (question.over?.length ?? 0) === 0 &&
  chart.tokens.some((_, at) => chart.phrase(at, 'how long') > 0 && !/^(?:ago|list)$/.test(chart.word(at + 2)))

/** "how much water per week on average": not how many rows there are per week. */
export const averagesCountsForAmount = (chart: Chart, { question }: Candidate): boolean =>
  question.measures.some((measure) => 'over' in measure && tellsCounts(measure.over)) &&
  chart.tokens.some((_, at) => chart.phrase(at, 'how much') > 0) &&
  !chart.tokens.some(({ word }) => /^(?:many|number|more|less|often)$/.test(word))

/** "payments in euros by method": what they come to. */
export const countsInAUnit = (chart: Chart, { question }: Candidate): boolean =>
  tellsCounts(question) &&
  (question.over?.length ?? 0) === 0 &&
  chart.tokens.some(
    (_, at) =>
      chart.word(at - 1) === 'in' &&
      isAmountOf(chart, at) &&
      chart.of(at, 'value').length + chart.of(at - 1, 'condition').length === 0,
  )

const money = /^(?:euros?|dollars?|pounds?|francs?|eur|usd|gbp|chf|[€$£])$/

const isAmountOf = (chart: Chart, at: number): boolean =>
  money.test(chart.word(at)) || (unitFrom(chart.word(at), chart.word(at + 1)) !== null && !isOfCalendar(chart, at))

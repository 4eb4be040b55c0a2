import type { Measure, Question } from '../../../question/question.contract.ts'
import type { Candidate, Chart } from '../../chart.ts'
import { isNumber } from '../../fields.ts'
import { isPeopleWord } from '../../knowledge/people.ts'
import { isOfCalendar, unitFrom } from '../../knowledge/units.ts'
import { identifierStems } from '../../words/words.ts'
import { fieldIn } from '../group-fields.ts'

/** Readings that tell how many rows there are where an amount was asked for. */

/** Nothing but numbers of rows, or what these come to on average. */
const isCount = (measure: Measure): boolean =>
  'count' in measure ||
  ('over' in measure && tellsCounts(measure.over)) ||
  ('op' in measure && isCount(measure.left) && (isCount(measure.right) || 'value' in measure.right))

const tellsCounts = ({ measures }: Pick<Question, 'measures'>): boolean =>
  measures.length > 0 && measures.every(isCount)

const ofField = /"field":(\{"dataset":"[^"]*","field":"[^"]*"\})/g

/** Nothing but how many people there were in each. */
const tellsPeopleCounted = (chart: Chart, { measures }: Pick<Question, 'measures'>): boolean => {
  const refs = measures.flatMap((measure) => [...JSON.stringify(measure).matchAll(ofField)].map(([, ref = '']) => ref))
  const fields = refs.flatMap((ref) => fieldIn(chart, { field: JSON.parse(ref) }) ?? [])
  return (
    fields.length > 0 && fields.every((field) => isNumber(field) && identifierStems(field.label).every(isPeopleWord))
  )
}

/** "how long is a stay on average", "how long do guests stay": no number of stays, nor of guests. "How long ago" and "how long is the list" are of other things. */
export const countsForLength = (chart: Chart, { question }: Candidate): boolean =>
  (tellsCounts(question) || tellsPeopleCounted(chart, question)) &&
  (question.over?.length ?? 0) === 0 &&
  chart.tokens.some((_, at) => chart.phrase(at, 'how long') > 0 && !/^(?:ago|list)$/.test(chart.word(at + 2)))

/** "how full was each hall": no number of rows, nor a share of them. */
export const countsForDegree = (chart: Chart, { question }: Candidate, unused: readonly number[]): boolean =>
  tellsCounts(question) &&
  chart.tokens.some(
    ({ word }, at) =>
      word === 'how' && unused.includes(at + 1) && /^(?:is|are|was|were|do|does|did)$/.test(chart.word(at + 2)),
  )

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

import type { Field } from '../../../question/catalog.ts'
import type { Measure } from '../../../question/question.contract.ts'
import type { Candidate, Chart } from '../../chart.ts'
import { identifierWords } from '../../words/words.ts'
import { fieldIn } from '../group-fields.ts'

/** Figures that nobody asks for, whatever the words: sums of rates and prices, keys held against a number, names that are no names. */

/** "Discount %", "price each": what each has so much of, and not what all come to. */
const isOfEach = (field: Field): boolean =>
  field.format?.kind === 'percent' ||
  (/\b(?:price|cost|rate|fee|wage)\b/i.test(field.label) && isOfOne.test(identifierWords(field.label).join(' ')))

const isOfOne = /\b(?:per|each|unit|hourly|daily)\b/

const partsOf = (measure: Measure): Measure[] =>
  'op' in measure ? [...partsOf(measure.left), ...partsOf(measure.right)] : [measure]

/** "how much money did we take", of rows that have a price each: neither the prices added up nor their average are money that was taken. */
export const addsUpRates = ({ question: { measures } }: Candidate, chart: Chart): boolean =>
  chart.tokens.some((_, at) => chart.phrase(at, 'how much') > 0 || chart.phrase(at, 'money') > 0) &&
  !chart.tokens.some(({ word }) => /^(?:average|mean|median|typically|usually|cost|costs|price)$/.test(word)) &&
  measures.flatMap(partsOf).some((measure) => {
    if (!('fn' in measure) || !/^(?:sum|avg)$/.test(measure.fn) || !('of' in measure)) return false
    const field = fieldIn(chart, measure.of)
    return field !== undefined && isOfEach(field)
  })

const numbered = /"call":"number","args":\[(\{"field":\{[^}]*\}\})\]/g

/** "in more than one course", where each row has the code of one: no code is held against a number, unless it is spoken of as one. */
export const comparesAKey = ({ question }: Candidate, chart: Chart): boolean =>
  [...JSON.stringify(question).matchAll(numbered)].some(
    ([, of = '{}']) => fieldIn(chart, JSON.parse(of))?.role === 'id',
  ) && !chart.tokens.some(({ word }) => /^(?:no|nr|number|id|code|ref)$/.test(word))

const functions = /^(?:average|avg|mean|median|total|maximum|minimum|max|min|number|count)$/

/** "on average", and there is an average wait: nobody spoke of waiting. */
export const takesAFunctionForAName = ({ edges }: Candidate, chart: Chart): boolean =>
  edges.some(
    (edge) =>
      edge.kind === 'field' &&
      edge.how !== 'exact' &&
      edge.end === edge.start + 1 &&
      functions.test(chart.word(edge.start)),
  )

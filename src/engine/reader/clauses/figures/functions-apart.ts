import type { AggregateFunction, Condition, Expression, Measure } from '../../../question/question.contract.ts'
import type { Chart } from '../../chart.ts'
import { functionsAt } from '../../constructions/functions-said.ts'
import { type Figure, phraseAt } from '../phrases.ts'

/** What is done to figures, said apart from them: "takings by shop, median", "the average, by age group, of the fees". */

const nouns =
  /^(?:total|totals|altogether|average|averages|averaged|avg|mean|median|maximum|max|minimum|min|and|or|,|&)$/
const functions = new Set<AggregateFunction>(['sum', 'avg', 'median', 'max', 'min'])
const behind = /^(?:|,|;|:|\)|please|pls|plz|only|values?|figures?|by|per|each|for|in|over|across|of)$/

/** "average" where no amount follows it. */
export const functionsApart = (chart: Chart, at: number): { end: number; fns: AggregateFunction[] } | null => {
  const from = at + phraseAt(chart, at, ['as an', 'as a', 'as the', 'the', 'an', 'a', 'its', 'their', 'in'])
  const said = functionsAt(chart, from)
  if (!said || !chart.tokens.slice(from, said.end).every(({ word }) => nouns.test(word))) return null
  const fns = said.fns.flatMap((fn) => (functions.has(fn as AggregateFunction) ? [fn as AggregateFunction] : []))
  const next = chart.word(said.end)
  const opens = /^(?:per|each|by|for|in|over|across|of)$/.test(next)
  // "average of the fees", "ranked by average": said of what stands beside it
  const isBeside =
    next === 'of' || (from === at && /^(?:on|by|than|above|below|of|over|under)$/.test(chart.word(at - 1)))
  const isHeld = chart.of(from, 'field').some(({ how, end }) => how === 'exact' && end >= said.end)
  if (fns.length !== said.fns.length || isBeside || isHeld || !behind.test(next)) return null
  return { end: !opens && /^(?:values?|figures?)$/.test(next) ? said.end + 1 : said.end, fns }
}

/** What each row has of a sum or an average, or of such that are added or taken from each other. */
export const inEachRow = (measure: Measure, of: RegExp): { of: Expression; where?: Condition } | null => {
  const narrowing = (where: Condition | undefined) => (where ? { where } : {})
  if ('fn' in measure && 'of' in measure)
    return of.test(measure.fn) ? { of: measure.of, ...narrowing(measure.where) } : null
  if (!('op' in measure) || !/^[+-]$/.test(measure.op)) return null
  const [left, right] = [inEachRow(measure.left, of), inEachRow(measure.right, of)]
  const isAlike = left && right && JSON.stringify(left.where) === JSON.stringify(right.where)
  return isAlike ? { of: { op: measure.op, left: left.of, right: right.of }, ...narrowing(left.where) } : null
}

/** A figure in each of these ways; null: so much of it is not done to it. */
export const takenApart = (figure: Figure, fns: readonly AggregateFunction[]): Figure[] | null => {
  if (fns.length === 0) return [figure]
  const each = inEachRow(figure.measure, /^(?:sum|avg)$/)
  return each && fns.map((fn) => ({ ...figure, measure: { fn, ...each } }))
}

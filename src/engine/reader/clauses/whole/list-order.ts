import type { Question } from '../../../question/question.contract.ts'
import type { Chart, NamedField } from '../../chart.ts'
import { hintsOf, meantFields, type Said, saidAt } from '../../constructions/ranking/qualities.ts'
import { isAmount, isTimeLike, orderOf } from '../../fields.ts'
import { stem } from '../../words/words.ts'
import { type Held, isTimed, timesOf } from '../columns.ts'
import type { Sentence } from '../sentence.ts'

/** In which order rows are told: "newest first", "quickest first", "largest first" of what was spoken of. */
export const orderedBy = (
  chart: Chart,
  { order }: Sentence,
  told: readonly NamedField[],
  limits: readonly Held[],
): Partial<Question> => {
  if (!order) return {}
  // "not resolved yet, oldest first": by a time that is there
  const isGone = limits.some(({ of, isGone: gone }) => gone && of.some(({ field }) => field === order.field?.field))
  const said = order.field && isGone ? (timesOf(order.field.dataset)[0] ?? order.field) : order.field
  const named = said ?? meantBy(saidAt(chart, order.start), order.descending, told, limits)
  return named ? { order: [{ column: { of: orderOf(named) }, descending: order.descending }] } : {}
}

const meantBy = (
  said: Said | undefined,
  descending: boolean,
  told: readonly NamedField[],
  limits: readonly Held[],
): NamedField | null => {
  const all = [...told, ...limits.flatMap(({ of }) => of)]
  const hints = said ? hintsOf(said) : []
  const meant = hints.length > 0 ? meantFields({ hints, time: said?.time === true, descending }, all) : []
  if (meant[0]) return meant[0]
  if (hints.length > 0) return hints.includes(stem('duration')) ? (all.find(isTimed) ?? null) : null
  // an amount that is told, the one that was held against a number before others
  const amounts = all.filter(({ field }) => isAmount(field) && field.role !== 'id' && !isTimeLike(field))
  return amounts.findLast((each) => told.includes(each)) ?? null
}

import type { Dimension, Question } from '../../../question/question.contract.ts'
import type { Candidate, Chart, NamedField } from '../../chart.ts'
import { and, fieldOf } from '../../fields.ts'
import { topGroups } from '../../frames/top-groups.ts'
import type { Sentence } from '../sentence.ts'
import {
  askedFor,
  averaged,
  dimensionsOf,
  knownOf,
  madeOf,
  narrowing,
  type WholeOfClauses,
  whereOf,
  withHaving,
} from './shared.ts'

/** Groups in the order of a figure that has conditions of its own. */
export const groupsRanked: WholeOfClauses = {
  name: 'the group that stands first by a figure',
  examples: [
    'which club has the highest average fee',
    'who did the most inspections, and how many',
    'which ward has the largest share of cancelled appointments',
  ],
  make: (chart, sentence) => groupsRankedOf(chart, sentence),
}

const groupsRankedOf = (chart: Chart, sentence: Sentence): Candidate[] => {
  const { top, peak, tells, figures, sides, having } = sentence
  if (!top || peak || tells.some(({ what }) => what !== 'amount') || sides || having.length > 1) return []
  const { on, measure } = averaged(sentence, top.figure)
  const n = top.n ?? sentence.n
  const where = whereOf(chart, sentence, on)
  const outer = dimensionsOf(sentence, on)
  if (where === null || !outer) return []
  const targets: NamedField[][] = top.field ? [[top.field]] : askedFor(chart, sentence, on)
  const asksHowMany = chart.tokens.some(
    (_, at) => at > 3 && (chart.phrase(at, 'how many') > 0 || chart.phrase(at, 'how much') > 0),
  )
  return targets.map((fields) => {
    const by = [...fields.map((f): Dimension => ({ of: fieldOf(f) })), ...outer]
    const question: Question = {
      measures: [measure],
      by,
      ...narrowing(and([...(where ? [where] : []), ...knownOf(fields)])),
      order: [{ column: { measure: 0 }, descending: top.descending }],
      ...(outer.length > 0
        ? { limitWithin: { n: n ?? 1, by: outer.map((_, i) => fields.length + i) } }
        : { limit: n ?? 1 }),
      ...(n === null && figures.length === 0 && tells.length === 0 && !asksHowMany
        ? { asked: by.map((_, i) => ({ by: i })) }
        : {}),
    }
    const tags = ['said measure', top.descending ? 'desc' : 'asc', 'said', 'clauses']
    return madeOf(chart, sentence, topGroups.name, withHaving(sentence, question), tags, fields[0])
  })
}

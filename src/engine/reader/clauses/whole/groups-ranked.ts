import type { Dataset } from '../../../question/catalog.ts'
import type { Condition, Dimension, Question } from '../../../question/question.contract.ts'
import type { Candidate, Chart, NamedField } from '../../chart.ts'
import { nameDimensions } from '../../constructions/groups.ts'
import { and, fieldOf, reach } from '../../fields.ts'
import { topGroups } from '../../frames/top-groups.ts'
import { takenApart } from '../figures/functions-apart.ts'
import type { Rows } from '../phrases.ts'
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

/** What holds of the things that are ranked, as the rows of the figure see it. Null: these do not belong to them. */
const thingsOn = (chart: Chart, things: Rows, on: Dataset): Condition | undefined | null =>
  things.on !== on && reach(chart.catalog, on.name).has(things.on.name) ? and([...things.where]) : null

const groupsRankedOf = (chart: Chart, sentence: Sentence): Candidate[] => {
  const { top, peak, tells, figures, sides, having } = sentence
  if (!top || peak || tells.some(({ what }) => what !== 'amount') || sides || having.length > 1) return []
  const [figure, ...others] = takenApart(averaged(sentence, top.figure), sentence.taken) ?? []
  if (!figure || others.length > 0) return []
  const { on, measure } = figure
  const n = top.n ?? sentence.n
  const { things } = top
  const those = things ? thingsOn(chart, things, on) : undefined
  const held = whereOf(chart, sentence, on)
  const where = held === null || those === null ? null : and([...(held ? [held] : []), ...(those ? [those] : [])])
  const outer = dimensionsOf(sentence, on)
  if (where === null || !outer) return []
  const targets: NamedField[][] = top.field
    ? [[top.field]]
    : things
      ? [nameDimensions(things.on)?.fields ?? []].filter((fields) => fields.length > 0)
      : askedFor(chart, sentence, on)
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

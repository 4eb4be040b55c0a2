import type { Grain } from '../../../question/question.contract.ts'
import type { Chart, Edge, NamedField, PartConstruction } from '../../chart.ts'
import { fieldOf, isTime, timeFields } from '../../fields.ts'

const periods = /^(?:day|week|month|quarter|year)$/
const joints =
  /^(?:as|that|the|they|their|it|its|he|she|was|were|is|in|of|which|when|a|an|'s|date|went|starting|start|signing)$/

/** The time that is spoken of: its own name, or the first time of a thing that is named. */
export const timeSaid = (chart: Chart, at: number): { named: NamedField; end: number; score: number } | null => {
  for (let from = at; from <= at + 5; from++) {
    const field = chart
      .of(from, 'field')
      .filter((f) => isTime(f.field))
      .toSorted((a, b) => b.score * (b.end - b.start) - a.score * (a.end - a.start))[0]
    if (field && field.score >= 0.5) return { named: field, end: field.end, score: field.score }
    const thing = chart.of(from, 'entity').toSorted((a, b) => b.score - a.score)[0]
    const time = thing && timeFields(thing.dataset).find((t) => isTime(t.field))
    if (thing && time && !joints.test(chart.word(thing.end))) return { named: time, end: thing.end, score: 0.7 }
    if (!joints.test(chart.word(from)) && !thing) return null
  }
  return null
}

/** "in the same month as they signed up": two times of a row in one period. */
export const samePeriod: PartConstruction = {
  name: 'in the same period as another time',
  examples: ['orders in the same month as the customer signed up'],
  match(chart, at) {
    const start = /^(?:in|within|on|during)$/.test(chart.word(at)) ? at + 1 : at
    const length = chart.phrase(start, 'the same') || chart.phrase(start, 'same')
    const grain = chart.word(start + length)
    if (length === 0 || !periods.test(grain)) return []
    const other = timeSaid(chart, start + length + 1)
    if (!other) return []
    const within = (named: NamedField) => ({ at: grain as Grain, of: fieldOf(named) })
    const edge: Edge = {
      start: at,
      end: other.end,
      score: other.score,
      rule: samePeriod.name,
      kind: 'floating',
      make: (named) =>
        isTime(named.field) && named.field !== other.named.field
          ? { compare: '=', left: within(named), right: within(other.named) }
          : null,
    }
    return [edge]
  },
}

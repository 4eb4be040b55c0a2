import type { Condition, Expression } from '../../../question/question.contract.ts'
import type { Edge, NamedField, PartConstruction } from '../../chart.ts'
import { fieldOf, isTime } from '../../fields.ts'
import { inOrder } from '../../knowledge/verbs/times-in-order.ts'
import { numberAt } from '../../words/numbers.ts'
import { timeSaid } from './same-period.ts'

const units: Record<string, { call: 'elapsed_days' | 'elapsed_months' | 'elapsed_years'; times: number }> = {
  day: { call: 'elapsed_days', times: 1 },
  week: { call: 'elapsed_days', times: 7 },
  month: { call: 'elapsed_months', times: 1 },
  year: { call: 'elapsed_years', times: 1 },
}

/** Not before a time, and not later than so long after it. */
const soonAfter = (
  time: Expression,
  other: Expression,
  unit: { call: 'elapsed_days' | 'elapsed_months' | 'elapsed_years'; times: number },
  n: number,
): Condition => ({
  all: [
    { compare: '>=', left: time, right: other },
    unit.call === 'elapsed_days'
      ? { compare: '<=', left: { call: unit.call, args: [other, time] }, right: { value: n * unit.times } }
      : { compare: '<', left: { call: unit.call, args: [other, time] }, right: { value: n * unit.times } },
  ],
})

/** "within 10 days after the start date", "within the first year of signing up". */
export const withinOf: PartConstruction = {
  name: 'so soon after another time',
  examples: ['orders within 30 days after the customer signed up', 'orders within the first year of signing up'],
  match(chart, at) {
    if (chart.word(at) !== 'within') return []
    let from = at + 1
    while (/^(?:the|a|an|first)$/.test(chart.word(from))) from++
    const number = numberAt(chart.tokens, from)
    const unitAt = number ? number.end : from
    const unit = units[chart.word(unitAt).replace(/s$/, '')]
    if (!unit || !/^(?:of|after|from|since)$/.test(chart.word(unitAt + 1))) return []
    const other = timeSaid(chart, unitAt + 2)
    if (!other) return []
    const edge: Edge = {
      start: at,
      end: other.end,
      score: other.score,
      rule: withinOf.name,
      kind: 'floating',
      make: (named: NamedField) => {
        if (!isTime(named.field) || named.field === other.named.field) return null
        const [time, second] = [fieldOf(named), fieldOf(other.named)]
        // "booked within a week of arrival": what comes before it
        const isBefore =
          chart.word(unitAt + 1) === 'of' &&
          named.dataset === other.named.dataset &&
          inOrder([named, other.named]).some(({ from }) => from === named)
        const n = number?.value ?? 1
        return isBefore ? soonAfter(second, time, unit, n) : soonAfter(time, second, unit, n)
      },
    }
    return [edge]
  },
}

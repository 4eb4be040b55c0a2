import type { Condition } from '../../../question/question.contract.ts'
import type { Edge, PartConstruction } from '../../chart.ts'
import { fieldOf, isTime } from '../../fields.ts'
import { weekdayNumber } from '../../words/dates.ts'

/** "on Mondays", "on weekends": days of any week. */
export const weekdays: PartConstruction = {
  name: 'days of the week',
  examples: ['how many orders come in on Mondays', 'orders on weekends'],
  match(chart, at) {
    const from = chart.word(at) === 'on' || chart.word(at) === 'at' ? at + 1 : at
    const word = chart.word(from)
    const day = weekdayNumber(word)
    const days = /^weekends?$/.test(word)
      ? [6, 7]
      : /^weekdays$/.test(word) && from > at
        ? [1, 2, 3, 4, 5]
        : day === null
          ? null
          : [day === 0 ? 7 : day]
    if (!days) return []
    const edge: Edge = {
      start: at,
      end: from + 1,
      score: 0.9,
      rule: weekdays.name,
      kind: 'floating',
      make: (named): Condition | null => {
        if (!isTime(named.field)) return null
        const left = { at: 'weekday' as const, of: fieldOf(named) }
        return days.length === 1 ? { compare: '=', left, right: { value: days[0] ?? 1 } } : { in: left, values: days }
      },
    }
    return [edge]
  },
}

import type { Condition } from '../../../question/question.contract.ts'
import type { Edge, PartConstruction } from '../../chart.ts'
import { fieldOf, isTime } from '../../fields.ts'
import { weekdayNumber } from '../../words/dates.ts'

const bothKinds = ['weekday', 'weekdays', 'weekend', 'weekends'].flatMap((a) =>
  (a.startsWith('weekd') ? ['weekend', 'weekends'] : ['weekday', 'weekdays']).flatMap((b) =>
    ['vs', 'versus', 'and', 'or', 'compared to', 'compared with'].map((joint) => `${a} ${joint} ${b}`),
  ),
)

/** "weekdays vs weekends": one beside the other. */
const partsOfWeek = (start: number, end: number): Edge => ({
  start,
  end,
  score: 0.95,
  rule: weekdays.name,
  kind: 'sides',
  grain: null,
  turned: false,
  sides: [
    { label: 'weekday', days: [1, 2, 3, 4, 5] },
    { label: 'weekend', days: [6, 7] },
  ].map(({ label, days }) => ({
    label,
    make: (named) =>
      isTime(named.field) ? { in: { at: 'weekday' as const, of: fieldOf(named) }, values: days } : null,
  })),
})

/** "on Mondays", "on weekends": days of any week. */
export const weekdays: PartConstruction = {
  name: 'days of the week',
  examples: ['how many orders come in on Mondays', 'orders on weekends'],
  match(chart, at) {
    const two = bothKinds.map((words) => chart.phrase(at, words)).find((n) => n > 0)
    if (two) return [partsOfWeek(at, at + two)]
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

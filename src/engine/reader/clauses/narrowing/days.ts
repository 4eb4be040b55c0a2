import type { Expression } from '../../../question/question.contract.ts'
import type { Chart, NamedField } from '../../chart.ts'
import { fieldOf, isTime, namedFields } from '../../fields.ts'
import { rootOf } from '../../words/roots.ts'
import { identifierWords } from '../../words/words.ts'
import { type Figures, holding, phraseAt } from '../phrases.ts'

/** How many days of the calendar rows are of: "on how many different days did we measure". */

const openings = [
  'on how many different days',
  'on how many separate days',
  'on how many days',
  'in how many different months',
  'in how many months',
  'in how many different weeks',
  'in how many weeks',
  'how many different days',
  'how many different months',
  'how many different weeks',
  'number of different days',
  'number of different months',
]
const grains = { days: 'day', weeks: 'week', months: 'month' } as const
const helping = /^(?:did|do|does|was|were|is|are|has|have|i|we|you|they|he|she|it|there|been)$/

const isDoneBy = ({ field }: NamedField, word: string): boolean =>
  identifierWords(field.label).some((own) => rootOf(own) === rootOf(word))

/** The figure, and the deed behind it where a time is called by that. */
export const daysIn = (chart: Chart, from: number, to: number): Figures[] => {
  const words = phraseAt(chart, from, openings)
  if (words === 0) return []
  const grain = grains[chart.word(from + words - 1) as keyof typeof grains]
  let at = from + words
  while (at < to && helping.test(chart.word(at))) at++
  const datasets = chart.catalog.datasets.filter(({ hidden }) => !hidden)
  const times = datasets.flatMap(namedFields).filter(({ field }) => isTime(field))
  const done = at === to - 1 ? times.filter((named) => isDoneBy(named, chart.word(at))) : []
  const [only, ...others] = datasets
  const own = times.filter(({ field }) => others.length === 0 && field.name === only?.timeField)
  const meant = at === to ? own : done
  const [time, ...more] = meant
  if (!time || more.length > 0) return []
  const of: Expression =
    grain === 'day' && time.field.type === 'date' ? fieldOf(time) : { at: grain, of: fieldOf(time) }
  return [
    {
      cost: 0.02,
      edges: [holding(from, to)],
      figures: [{ measure: { fn: 'distinct', of }, on: time.dataset, target: time }],
      of: null,
    },
  ]
}

import type { Field } from '../../../question/catalog.ts'
import type { Chart, Edge } from '../../chart.ts'
import { isNumber, namedFields } from '../../fields.ts'
import { monthNumber, monthsAt } from '../../words/dates.ts'
import { identifierStems } from '../../words/words.ts'

const countsMonths = (field: Field): boolean =>
  isNumber(field) &&
  identifierStems(field.label).includes('month') &&
  field.profile !== null &&
  Number(field.profile.min) >= 1 &&
  Number(field.profile.max) <= 12

const isVerb = /^(?:may|march|mar)$/
const beforeMonth = /^(?:in|for|of|and|or|vs|versus|to)$/

/** "in January", where the data writes its months as 1 to 12. */
export const monthNumbers = (chart: Chart, at: number, rule: string): Edge[] => {
  const stretch = monthsAt(chart.tokens, at)
  const month = stretch ? (stretch.months[0] ?? null) : monthNumber(chart.word(at))
  if (month === null || (!stretch && isVerb.test(chart.word(at)) && !beforeMonth.test(chart.word(at - 1)))) return []
  return chart.catalog.datasets.flatMap((dataset) =>
    namedFields(dataset)
      .filter(({ field }) => countsMonths(field))
      .map(
        (named): Edge => ({
          ...named,
          start: at,
          end: stretch?.end ?? at + 1,
          score: 0.9,
          rule,
          kind: 'value',
          how: 'synonym',
          values: stretch?.months ?? [month],
          negated: false,
        }),
      ),
  )
}

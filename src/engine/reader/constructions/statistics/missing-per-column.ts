import type { Measure } from '../../../question/question.contract.ts'
import type { PartConstruction } from '../../chart.ts'
import { namedFields } from '../../fields.ts'

const maxColumns = 30
const columns = [
  'for each column',
  'in each column',
  'per column',
  'of each column',
  'by column',
  'in every column',
  'each column has',
]

/** "how many missing values are there in each column". */
export const missingPerColumn: PartConstruction = {
  name: 'missing values of every column',
  examples: ['how many missing values are there in each column'],
  match(chart, at) {
    if (!/^(?:missing|null|empty|blank)$/.test(chart.word(at))) return []
    for (let from = at + 1; from <= at + 8; from++) {
      const length = Math.max(0, ...columns.map((words) => chart.phrase(from, words)))
      if (length > 0)
        return chart.catalog.datasets
          .filter((d) => !d.hidden)
          .slice(0, 3)
          .map((dataset) => ({
            start: at,
            end: from + length,
            score: 0.95,
            rule: missingPerColumn.name,
            kind: 'measure' as const,
            measures: namedFields(dataset)
              .slice(0, maxColumns)
              .map(
                (n): Measure => ({ count: dataset.name, where: { missing: { field: n.ref } }, label: n.field.label }),
              ),
            on: dataset,
            fn: 'missing per column',
            fields: [],
            loose: false,
          }))
      if (/^[.?!]$/.test(chart.word(from))) break
    }
    return []
  },
}

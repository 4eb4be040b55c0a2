import type { Measure } from '../../../question/question.contract.ts'
import type { Chart, Edge, NamedField, PartConstruction } from '../../chart.ts'
import { namedFields } from '../../fields.ts'
import { skip } from '../conditions/comparators.ts'

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

const countOf = ({ dataset, ref }: NamedField, label: string): Measure => ({
  count: dataset.name,
  where: { missing: { field: ref } },
  label,
})

/** "which columns have missing values": those of all datasets that have any. */
const columnsWithout = (chart: Chart, at: number): Edge[] => {
  if (!/^(?:columns?|fields?)$/.test(chart.word(at))) return []
  const from = skip(chart, at + 1, /^(?:do|does|that|which|have|has|having|with|contain|contains|are|any|some)$/)
  if (!/^(?:missing|null|nulls|empty|blank|incomplete)$/.test(chart.word(from)) || from === at + 1) return []
  const datasets = chart.catalog.datasets.filter((d) => !d.hidden)
  const fields = datasets.flatMap(namedFields)
  const lacking = fields.filter(({ field }) => (field.profile?.nulls ?? 0) > 0)
  const [on] = datasets
  if (!on) return []
  const measures = (lacking.length > 0 ? lacking : fields)
    .slice(0, maxColumns)
    .map((n) => countOf(n, datasets.length === 1 ? n.field.label : `${n.dataset.label}.${n.field.label}`))
  const start = /^(?:which|what)$/.test(chart.word(at - 1)) ? at - 1 : at
  const end = skip(chart, from + 1, /^(?:values?|data|entries|cells)$/)
  const edge = { end, rule: missingPerColumn.name, kind: 'measure' as const, score: 1, measures, on }
  return [{ ...edge, start, fn: 'missing per column', fields: [], loose: false }]
}

/** "how many missing values are there in each column". */
export const missingPerColumn: PartConstruction = {
  name: 'missing values of every column',
  examples: ['how many missing values are there in each column', 'which columns have missing values'],
  match(chart, at) {
    const some = columnsWithout(chart, at)
    if (some.length > 0 || !/^(?:missing|null|empty|blank)$/.test(chart.word(at))) return some
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
              .map((n) => countOf(n, n.field.label)),
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

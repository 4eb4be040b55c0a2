import type { Measure } from '../../../question/question.contract.ts'
import type { Chart, Edge, NamedField, PartConstruction } from '../../chart.ts'
import { namedFields } from '../../fields.ts'
import { skip } from '../conditions/comparators.ts'

const maxColumns = 30
const columns = ['column', 'field', 'variable'].flatMap((noun) => [
  ...['for each', 'in each', 'per', 'of each', 'by', 'in every', 'for every', 'each'].map((way) => `${way} ${noun}`),
  ...['for all', 'in all', 'across', 'across all', 'in the', 'in the various', 'of the'].map(
    (way) => `${way} ${noun}s`,
  ),
  `each ${noun} has`,
  `every ${noun}`,
  `each of the ${noun}s`,
  `${noun} by ${noun}`,
])
const gone = /^(?:missing|null|nulls|empty|blank|blanks|gap|gaps|hole|holes|na|nas|incomplete|unfilled)$/

const countOf = ({ dataset, ref }: NamedField, label: string): Measure => ({
  count: dataset.name,
  where: { missing: { field: ref } },
  label,
})

const notWhole = (chart: Chart, at: number): Edge[] => {
  const from = skip(chart, at + 1, /^(?:are|is|were|always|not|aren't|isn't|fully|completely|all|have|been|haven't)$/)
  const isNot = chart.tokens.slice(at, from).some(({ word }) => /^not$|n't$/.test(word))
  const filled = chart.phrase(from, 'filled in') || chart.phrase(from, 'filled') || chart.phrase(from, 'complete')
  return isNot && filled > 0 ? columnsLacking(chart, at, from + filled) : []
}

/** "which columns have missing values": those of all datasets that have any. */
const columnsWithout = (chart: Chart, at: number): Edge[] => {
  if (!/^(?:columns?|fields?)$/.test(chart.word(at))) return []
  const from = skip(chart, at + 1, /^(?:do|does|that|which|have|has|having|with|contain|contains|are|any|some)$/)
  if (!gone.test(chart.word(from)) || from === at + 1) return notWhole(chart, at)
  return columnsLacking(chart, at, skip(chart, from + 1, /^(?:values?|data|entries|cells)$/))
}

const asking = ['how many', 'number of', 'count of', 'the number of']
const counting = ['and how many', 'and how many each', 'and how often', 'how many']

const columnsLacking = (chart: Chart, at: number, until: number): Edge[] => {
  const more = /^[,?]$/.test(chart.word(until)) ? 1 : 0
  const counted = Math.max(0, ...counting.map((words) => chart.phrase(until + more, words)))
  const end = counted > 0 ? until + more + counted : until
  const datasets = chart.catalog.datasets.filter((d) => !d.hidden)
  const fields = datasets.flatMap(namedFields)
  const lacking = fields.filter(({ field }) => (field.profile?.nulls ?? 0) > 0)
  const [on] = datasets
  if (!on) return []
  const measures = (lacking.length > 0 ? lacking : fields)
    .slice(0, maxColumns)
    .map((n) => countOf(n, datasets.length === 1 ? n.field.label : `${n.dataset.label}.${n.field.label}`))
  const start = /^(?:which|what)$/.test(chart.word(at - 1)) ? at - 1 : at
  const edge = { end, rule: missingPerColumn.name, kind: 'measure' as const, score: 1, measures, on }
  return [{ ...edge, start, fn: 'missing per column', fields: [], loose: false }]
}

/** "how many missing values are there in each column". */
export const missingPerColumn: PartConstruction = {
  name: 'missing values of every column',
  examples: ['how many missing values are there in each column', 'which columns have missing values'],
  match(chart, at) {
    const some = columnsWithout(chart, at)
    if (some.length > 0 || !gone.test(chart.word(at))) return some
    for (let from = at + 1; from <= at + 8; from++) {
      const length = Math.max(0, ...columns.map((words) => chart.phrase(from, words)))
      if (length > 0)
        return chart.catalog.datasets
          .filter((d) => !d.hidden)
          .slice(0, 3)
          .map((dataset) => ({
            start: at - Math.max(0, ...asking.map((words) => chart.phrase(at - words.split(' ').length, words))),
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

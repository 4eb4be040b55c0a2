import type { Dataset } from '../../../question/catalog.ts'
import type { Comparison, Expression } from '../../../question/question.contract.ts'
import type { Chart, Edge, NamedField, PartConstruction } from '../../chart.ts'
import { amountOf, isAmount, namedFields } from '../../fields.ts'
import { identifierStems, stem } from '../../words/words.ts'
import { comparativeOf } from '../ranking/qualities.ts'
import { comparatorAt, fieldAfter, fieldBefore, skip } from './comparators.ts'

/** "more than the average", "above average price", "dearer than average". */
export const averageComparison: PartConstruction = {
  name: 'held against the average',
  examples: ['products dearer than the average', 'games with above average attendance'],
  match(chart, at) {
    const comparator = comparatorAt(chart, at) ?? adjectiveThan(chart, at)
    if (!comparator) return []
    const next = skip(chart, comparator.end, /^(?:the|overall|total)$/)
    const fn = /^(?:average|mean|avg)$/.test(chart.word(next)) ? 'avg' : chart.word(next) === 'median' ? 'median' : null
    if (!fn) return []
    const out: Edge[] = []
    const put = (named: NamedField & { score: number }, start: number, end: number) => {
      const of = amountOf(named)
      const right: Expression = { question: { measures: [{ fn, of }], by: [] } }
      out.push({
        start,
        end,
        score: named.score,
        rule: averageComparison.name,
        kind: 'condition',
        cond: { compare: comparator.compare, left: of, right },
        on: named.dataset,
        loose: false,
        field: named,
      })
    }
    for (const f of fieldAfter(chart, next + 1)) if (isAmount(f.field) && f.field.role !== 'id') put(f, at, f.end)
    // "older than average": of the age, whatever stands before
    const hints = (comparativeOf(chart, comparator.word)?.of ?? '').split(' ').filter(Boolean).map(stem)
    const hinted = chart.catalog.datasets
      .flatMap(namedFields)
      .filter(({ field }) => isAmount(field) && identifierStems(field.label).some((own) => hints.includes(own)))
    const before = fieldBefore(chart, at).filter((f) => isAmount(f.field))
    if (hinted.length === 0) for (const f of before) put(f, f.start, next + 1)
    if (out.length === 0 || before.some((f) => hinted.some(({ field }) => field === f.field)))
      for (const named of hinted) put({ ...named, score: 0.7 }, at, thingBehind(chart, next + 1, named.dataset))
    return out
  },
}

/** "than the average patient". */
const thingBehind = (chart: Chart, at: number, dataset: Dataset): number =>
  chart.of(at, 'entity').find((e) => e.dataset === dataset)?.end ?? at

const adjectiveThan = (chart: Chart, at: number) => {
  const known = comparativeOf(chart, chart.word(at))
  return known && chart.word(at + 1) === 'than'
    ? { compare: (known.more ? '>' : '<') as Comparison, end: at + 2, word: chart.word(at) }
    : null
}

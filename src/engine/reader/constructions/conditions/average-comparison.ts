import type { Comparison, Expression } from '../../../question/question.contract.ts'
import type { Chart, Edge, NamedField, PartConstruction } from '../../chart.ts'
import { amountOf, isAmount, namedFields } from '../../fields.ts'
import { comparatives } from '../../knowledge/superlatives.ts'
import { stem } from '../../words/words.ts'
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
    for (const f of fieldBefore(chart, at)) if (isAmount(f.field)) put(f, f.start, next + 1)
    for (const f of fieldAfter(chart, next + 1)) if (isAmount(f.field)) put(f, at, f.end)
    if (out.length === 0) {
      const hints = (comparatives.get(comparator.word)?.of ?? '').split(' ').filter(Boolean).map(stem)
      for (const d of chart.catalog.datasets)
        for (const named of namedFields(d))
          if (isAmount(named.field) && hints.some((h) => named.field.label.toLowerCase().includes(h)))
            put({ ...named, score: 0.7 }, at, next + 1)
    }
    return out
  },
}

const adjectiveThan = (chart: Chart, at: number) => {
  const known = comparatives.get(chart.word(at))
  return known && chart.word(at + 1) === 'than'
    ? { compare: (known.more ? '>' : '<') as Comparison, end: at + 2, word: chart.word(at) }
    : null
}

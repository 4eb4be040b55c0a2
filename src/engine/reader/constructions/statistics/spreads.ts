import type { Measure } from '../../../question/question.contract.ts'
import type { Edge, PartConstruction } from '../../chart.ts'
import { amountOf, isAmount } from '../../fields.ts'
import { fieldsFrom } from '../functions-said.ts'

/** "the 90th percentile of age", "range of price". */
export const spreads: PartConstruction = {
  name: 'a percentile or a range',
  examples: ['90th percentile of age', 'range of prices', 'interquartile range of weight'],
  match(chart, at) {
    const out: Edge[] = []
    const rule = spreads.name
    const ordinal = chart.of(at, 'ordinal')[0]
    if (ordinal && /^percentiles?$/.test(chart.word(ordinal.end)))
      for (const f of fieldsFrom(chart, ordinal.end + 1))
        if (isAmount(f.field))
          out.push({
            start: at,
            end: f.end,
            score: f.score,
            rule,
            kind: 'measure',
            measures: [{ fn: 'percentile', of: amountOf(f), p: Math.min(1, ordinal.value / 100) }],
            on: f.dataset,
            fn: 'percentile',
            fields: [f],
            loose: false,
          })
    const quartiles = chart.phrase(at, 'interquartile range') || chart.phrase(at, 'iqr')
    const range = quartiles || chart.phrase(at, 'range')
    if (range > 0)
      for (const f of fieldsFrom(chart, at + range))
        if (isAmount(f.field)) {
          const of = amountOf(f)
          const measure: Measure = quartiles
            ? { op: '-', left: { fn: 'percentile', of, p: 0.75 }, right: { fn: 'percentile', of, p: 0.25 } }
            : { op: '-', left: { fn: 'max', of }, right: { fn: 'min', of } }
          out.push({
            start: at,
            end: f.end,
            score: f.score,
            rule,
            kind: 'measure',
            measures: [measure],
            on: f.dataset,
            fn: 'range',
            fields: [f],
            loose: false,
          })
        }
    return out
  },
}

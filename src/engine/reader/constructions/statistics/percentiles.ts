import type { Edge, PartConstruction } from '../../chart.ts'
import { amountOf, isAmount } from '../../fields.ts'
import { fieldsFrom } from '../functions-said.ts'

/** "the 90th percentile of age". */
export const percentiles: PartConstruction = {
  name: 'a percentile or a range',
  examples: ['90th percentile of age'],
  match(chart, at) {
    const out: Edge[] = []
    const rule = percentiles.name
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
    return out
  },
}

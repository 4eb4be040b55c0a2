import type { Edge, PartConstruction } from '../chart.ts'
import { amountOf, isAmount, isYear } from '../fields.ts'

/** "histogram of price", "distribution of ages": how many fall into each part of the range. */
export const distributions: PartConstruction = {
  name: 'a distribution',
  examples: ['histogram of price', 'distribution of age'],
  match(chart, at) {
    const length =
      chart.phrase(at, 'histogram of the') ||
      chart.phrase(at, 'histogram of') ||
      chart.phrase(at, 'histogram for') ||
      chart.phrase(at, 'distribution of the') ||
      chart.phrase(at, 'distribution of')
    if (length === 0) return []
    return chart
      .of(at + length, 'field')
      .filter((f) => isAmount(f.field) && !isYear(f.field) && f.field.role !== 'id')
      .flatMap((f): Edge[] => {
        const by = [{ dim: { of: amountOf(f), bins: { count: 10 } }, field: f }]
        const span = { start: at, end: f.end, score: f.score, rule: distributions.name }
        const counted = { measures: [{ count: f.dataset.name }], on: f.dataset, fn: 'count', fields: [], loose: false }
        return [
          { ...span, end: at + length, kind: 'measure', ...counted },
          { ...span, start: at + length, kind: 'dimension', by },
        ]
      })
  },
}

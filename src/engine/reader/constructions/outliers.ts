import type { Condition, Expression, Measure } from '../../question/question.contract.ts'
import type { Edge, PartConstruction } from '../chart.ts'
import { amountOf, isAmount } from '../fields.ts'

const quartile = (of: Expression, p: number): Measure => ({ fn: 'percentile', of, p })

/** A bound of what is usual: a quartile and one and a half times the distance between the quartiles. */
const bound = (of: Expression, p: 0.25 | 0.75): Expression => {
  const spread: Measure = {
    op: '*',
    left: { op: '-', left: quartile(of, 0.75), right: quartile(of, 0.25) },
    right: { value: 1.5 },
  }
  return { question: { measures: [{ op: p === 0.25 ? '-' : '+', left: quartile(of, p), right: spread }], by: [] } }
}

const outlying = (of: Expression): Condition => ({
  any: [
    { compare: '<', left: of, right: bound(of, 0.25) },
    { compare: '>', left: of, right: bound(of, 0.75) },
  ],
})

/** "outliers in price", "how many outliers are there in the weight column". */
export const outliers: PartConstruction = {
  name: 'outliers',
  examples: ['how many outliers are in price', 'outliers of weight'],
  match(chart, at) {
    const counted =
      chart.phrase(at, 'how many outliers') || chart.phrase(at, 'number of outliers') || chart.phrase(at, 'outliers')
    if (counted === 0) return []
    const out: Edge[] = []
    for (let from = at + counted; from <= at + counted + 5; from++) {
      for (const f of chart.of(from, 'field'))
        if (isAmount(f.field)) {
          const measure: Measure = { count: f.dataset.name, where: outlying(amountOf(f)) }
          out.push({
            start: at,
            end: f.end,
            score: f.score,
            rule: outliers.name,
            kind: 'measure',
            measures: [measure],
            on: f.dataset,
            fn: 'outliers',
            fields: [f],
            loose: false,
          })
        }
      if (!/^(?:in|of|for|the|are|there|any|a|column|values?|exist|"|')$/.test(chart.word(from))) break
    }
    return out
  },
}

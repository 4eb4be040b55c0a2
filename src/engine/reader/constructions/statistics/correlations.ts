import type { Measure } from '../../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, PartConstruction } from '../../chart.ts'
import { amountOf, isAmount } from '../../fields.ts'

/** "correlation between height and weight". */
export const correlations: PartConstruction = {
  name: 'a correlation',
  examples: ['correlation between age and income', 'is there a correlation between price and rating'],
  match(chart, at) {
    if (!/^(?:correlat|relationship)/.test(chart.word(at))) return []
    const out: Edge[] = []
    const from = correlationFields(chart, at)
    const found: EdgeOf<'field'>[] = []
    for (let next = from; next < chart.tokens.length && found.length < 2; ) {
      const f = chart
        .of(next, 'field')
        .filter((x) => isAmount(x.field))
        .sort(
          (a, b) =>
            Number(b.score >= 0.9) - Number(a.score >= 0.9) ||
            b.score * (b.end - b.start) - a.score * (a.end - a.start),
        )[0]
      if (f && f.score >= 0.5) {
        if (found[0]?.field !== f.field) found.push(f)
        next = f.end
      } else next++
    }
    const [first, second] = found
    if (!first || !second) return out
    const measure: Measure = { fn: 'correlation', of: amountOf(first), and: amountOf(second) }
    out.push({
      start: at,
      end: second.end,
      score: Math.min(first.score, second.score),
      rule: correlations.name,
      kind: 'measure',
      measures: [measure],
      on: first.dataset,
      fn: 'correlation',
      fields: [first, second],
      loose: false,
    })
    return out
  },
}

const correlationFields = (chart: Chart, at: number): number => {
  let from = at + 1
  while (from < at + 4 && /^(?:coefficient|coefficients|\(|r|\)|analysis|between)$/.test(chart.word(from))) from++
  return from
}

import type { Condition } from '../../../question/question.contract.ts'
import type { Edge, PartConstruction } from '../../chart.ts'
import { fieldOf } from '../../fields.ts'

/** "active customers": a yes-or-no field said as an adjective, or "is active". */
export const flag: PartConstruction = {
  name: 'a yes-or-no field',
  examples: ['active merchants', 'customers who are not active'],
  match(chart, at) {
    const out: Edge[] = []
    for (const f of chart.of(at, 'field')) {
      if (f.field.type !== 'boolean' || f.score < 0.45) continue
      const negated = /^(?:not|in|non)$/.test(chart.word(at - 1))
      const cond: Condition = { compare: '=', left: fieldOf(f), right: { value: !negated } }
      out.push({
        start: negated ? at - 1 : at,
        end: f.end,
        score: Math.max(0.8, f.score),
        rule: flag.name,
        kind: 'condition',
        cond,
        on: f.dataset,
        loose: false,
        field: f,
      })
    }
    return out
  },
}

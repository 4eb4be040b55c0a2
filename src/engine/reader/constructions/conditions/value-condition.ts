import type { Condition } from '../../../question/question.contract.ts'
import type { EdgeOf } from '../../chart.ts'
import { fieldOf } from '../../fields.ts'

/** A value of the data as a condition on its field. */
export const valueCondition = (edge: EdgeOf<'value'>): Condition => {
  const of = fieldOf(edge)
  const cond: Condition =
    edge.values.length === 1
      ? { compare: '=', left: of, right: { value: edge.values[0] ?? null } }
      : { in: of, values: edge.values }
  return edge.negated ? { not: cond } : cond
}

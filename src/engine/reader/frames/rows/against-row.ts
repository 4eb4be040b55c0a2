import type { Condition, Expression } from '../../../question/question.contract.ts'
import type { Candidate, FrameConstruction } from '../../chart.ts'
import { candidate, conditionsOn, listing, targetsOf } from '../../compose.ts'
import { valueCondition } from '../../constructions/conditions/value-condition.ts'
import { amountOf, and, isAmount, isTimeLike, namedFields } from '../../fields.ts'

/** "players with more goals than Anna", "the same nation as Kim". */
export const againstRow: FrameConstruction = {
  name: 'against another row',
  examples: ['how many teams won less than the Reds', 'who has the same nation as Kim'],
  apply(parts) {
    const out: Candidate[] = []
    for (const edge of parts.of('against')) {
      const { value } = edge
      if (value.kind !== 'value' || edge.things) continue
      const base = value.dataset
      const others = conditionsOn(parts, base)
      if (others === null) continue
      const fields = edge.field
        ? [edge.field]
        : [
            ...parts.of('field').filter((f) => f.dataset === base && isAmount(f.field)),
            ...namedFields(base).filter(
              (n) => (edge.time ? isTimeLike(n.field) : isAmount(n.field)) && n.field.role !== 'id',
            ),
          ].slice(0, 5)
      for (const named of fields) {
        const of = amountOf(named)
        const mark: Expression = { question: { measures: [{ fn: 'max', of }], by: [], where: valueCondition(value) } }
        const flip = edge.time && isTimeLike(named.field) && /^(?:older|younger)$/.test(parts.chart.word(edge.start))
        const compare = flip ? (edge.compare === '>' ? '<' : '>') : edge.compare
        const where = and([{ compare, left: of, right: mark }, ...(others ? [others] : [])]) as Condition
        const said = edge.field ? 'said' : 'guess'
        out.push(
          candidate(againstRow.name, parts, { measures: [{ count: base.name }], by: [], where }, ['count', said], null),
        )
        for (const target of targetsOf(parts, base, 4))
          out.push(candidate(againstRow.name, parts, listing(base, [target], where), ['list', said], target))
      }
    }
    return out
  },
}

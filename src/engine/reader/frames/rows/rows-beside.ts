import type { Condition, Expression } from '../../../question/question.contract.ts'
import type { Candidate, FrameConstruction } from '../../chart.ts'
import { candidate, conditionsOn, listing, targetsOf } from '../../compose.ts'
import { valueCondition } from '../../constructions/conditions/value-condition.ts'
import { and } from '../../fields.ts'
import { rowBases } from '../shared.ts'

/** "who finished before Brown", "how many came after 1990's winner": all rows on one side of another. */
export const rowsBeside: FrameConstruction = {
  name: 'rows before or after another',
  examples: ['which players finished before Anna', 'how many cities are listed after Berlin'],
  apply(parts) {
    const out: Candidate[] = []
    for (const step of parts.of('step'))
      for (const base of rowBases(parts)) {
        if (!base.ordered) continue
        const anchor = parts.of('value').find((v) => v.dataset === base && !v.negated && v.start > step.start)
        const others = anchor ? conditionsOn(parts, base, [anchor]) : null
        if (!anchor || others === null) continue
        const position: Expression = { position: base.name }
        const at: Expression = {
          question: { measures: [{ fn: 'min', of: position }], by: [], where: valueCondition(anchor) },
        }
        const where = and([
          { compare: step.by > 0 ? '>' : '<', left: position, right: at },
          ...(others ? [others] : []),
        ]) as Condition
        out.push(
          candidate(rowsBeside.name, parts, { measures: [{ count: base.name }], by: [], where }, ['count'], null),
        )
        for (const target of targetsOf(parts, base, 4))
          out.push(candidate(rowsBeside.name, parts, listing(base, [target], where), ['list'], target))
      }
    return out
  },
}

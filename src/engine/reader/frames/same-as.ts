import type { Condition, Expression } from '../../question/question.contract.ts'
import type { Candidate, FrameConstruction } from '../chart.ts'
import { candidate, conditionsOn, listing } from '../compose.ts'
import { valueCondition } from '../constructions/conditions/value-condition.ts'
import { and, fieldOf, namedFields } from '../fields.ts'

/** "which player had the same number of games as Cochran". */
export const sameAs: FrameConstruction = {
  name: 'the same as another row',
  examples: ['which product has the same price as Camp Mug'],
  apply(parts) {
    const at = parts.chart.tokens.findIndex((t) => t.word === 'same')
    if (at < 0) return []
    const out: Candidate[] = []
    for (const anchor of parts.of('value').filter((v) => v.start > at)) {
      const base = anchor.dataset
      const others = conditionsOn(parts, base, [anchor])
      if (others === null) continue
      const said = parts.of('field').filter((f) => f.dataset === base && f.start > at && f.field !== anchor.field)
      for (const named of said.length > 0
        ? said
        : namedFields(base)
            .filter((n) => n.field !== anchor.field)
            .slice(0, 6)) {
        const of = fieldOf(named)
        const mark: Expression = { question: { measures: [{ fn: 'min', of }], by: [], where: valueCondition(anchor) } }
        const where = and([
          { compare: '=', left: of, right: mark },
          { not: valueCondition(anchor) },
          ...(others ? [others] : []),
        ]) as Condition
        const tag = said.length > 0 ? 'said' : 'guess'
        out.push(
          candidate(sameAs.name, parts, listing(base, [anchor], where), ['list', tag], {
            ...anchor,
            said: 0.5,
            edge: null,
          }),
        )
        out.push(
          candidate(sameAs.name, parts, { measures: [{ count: base.name }], by: [], where }, ['count', tag], null),
        )
      }
    }
    return out
  },
}

import type { Condition, Expression } from '../../question/question.contract.ts'
import type { Candidate, Chart, FrameConstruction } from '../chart.ts'
import { candidate, conditionsOn, listing } from '../compose.ts'
import { valueCondition } from '../constructions/conditions/value-condition.ts'
import { and, fieldOf, namedFields } from '../fields.ts'

/** "Kim has the same nation as which other player": what it is held against was said before. */
const asksForOther = ({ tokens }: Chart, from: number): boolean =>
  tokens.some(({ word }, at) => at > from && /^(?:which|what|who)$/.test(word))

/** "which player had the same number of games as Cochran". */
export const sameAs: FrameConstruction = {
  name: 'the same as another row',
  examples: ['which product has the same price as Camp Mug', 'Camp Mug has the same price as which other product'],
  apply(parts) {
    const at = parts.chart.tokens.findIndex((t) => t.word === 'same')
    if (at < 0) return []
    const out: Candidate[] = []
    for (const anchor of parts.of('value').filter((v) => v.start > at || asksForOther(parts.chart, at))) {
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

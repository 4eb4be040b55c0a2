import type { Dataset } from '../../../question/catalog.ts'
import type { Condition, Expression } from '../../../question/question.contract.ts'
import type { Candidate, EdgeOf, FrameConstruction, NamedField } from '../../chart.ts'
import { candidate, conditionsOn, listing, targetsOf } from '../../compose.ts'
import { valueCondition } from '../../constructions/conditions/value-condition.ts'
import { isOfAnyAmount, meantFields } from '../../constructions/ranking/qualities.ts'
import { amountOf, and, isAmount, isTimeLike, namedFields } from '../../fields.ts'
import { stem } from '../../words/words.ts'

/** "poorer than Kenya": by what the word says, where there is such a thing. */
const fieldsMeant = ({ of, time }: EdgeOf<'against'>, base: Dataset): NamedField[] => {
  const all = namedFields(base).filter(
    ({ field }) => (time ? isTimeLike(field) : isAmount(field)) && field.role !== 'id',
  )
  const hints = of.split(' ').filter(Boolean).map(stem)
  const meant = meantFields({ hints, time, descending: true }, all)
  return meant.length > 0 ? meant : isOfAnyAmount(hints) || all.length === 1 ? all : []
}

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
            ...fieldsMeant(edge, base),
          ].slice(0, 5)
      for (const named of fields) {
        const of = amountOf(named)
        const mark: Expression = { question: { measures: [{ fn: 'max', of }], by: [], where: valueCondition(value) } }
        const flip = edge.time && isTimeLike(named.field) && /^(?:older|younger)$/.test(parts.chart.word(edge.start))
        const compare = flip ? (edge.compare === '>' ? '<' : '>') : edge.compare
        const where = and([{ compare, left: of, right: mark }, ...(others ? [others] : [])]) as Condition
        const said = edge.field || (edge.of !== '' && fields.length < 3) ? 'said' : 'guess'
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

import type { Condition, Question } from '../../question/question.contract.ts'
import type { Candidate, EdgeOf, FrameConstruction, NamedField, Parts } from '../chart.ts'
import type { Target } from '../compose.ts'
import { byPosition, candidate, conditionsOn, listing, orderBy, present } from '../compose.ts'
import { and, fieldOf, isAmount, isTimeLike, namedFields, reach } from '../fields.ts'
import { measuresOf, pairOf, rowBases } from './shared.ts'

/** "did Anna or Ben score more", "which is taller, A or B". */
export const whichOfThese: FrameConstruction = {
  name: 'which of these',
  examples: ['who scored more goals, Anna or Ben'],
  apply(parts) {
    const out: Candidate[] = []
    const values = parts.of('value').filter((v) => !v.negated)
    for (const base of rowBases(parts)) {
      const pair = pairOf(values.filter((v) => v.dataset === base))
      if (!pair) continue
      const [a, b] = pair
      const both: Condition = { in: fieldOf(a), values: [...new Set([...a.values, ...b.values])] }
      const others = conditionsOn(parts, base, pair)
      if (others === null) continue
      const where = and([both, ...(others ? [others] : [])])
      const target: Target = { dataset: a.dataset, field: a.field, ref: a.ref, said: 0.5, edge: null }
      const sup = parts.of('superlative')[0]
      const fields = [
        ...(sup?.field ? [sup.field] : []),
        ...parts.of('field').filter((f) => isAmount(f.field) || isTimeLike(f.field)),
        ...namedFields(base).filter((n) => (isAmount(n.field) || isTimeLike(n.field)) && n.field.role !== 'id'),
      ]
      const seen = new Set<NamedField['field']>()
      for (const named of fields) {
        if (seen.has(named.field) || named.field === a.field || seen.size >= 6) continue
        seen.add(named.field)
        const said = 'score' in named ? 'said' : 'guess'
        for (const descending of [true, false])
          out.push(
            candidate(
              whichOfThese.name,
              parts,
              listing(base, [target], and([...(where ? [where] : []), present(named)]), {
                order: [orderBy(named, descending)],
                limit: 1,
              }),
              [said, descending ? 'desc' : 'asc', isTimeLike(named.field) ? 'time' : 'amount'],
              target,
            ),
          )
      }
      if (base.ordered)
        for (const down of [false, true])
          out.push(
            candidate(
              whichOfThese.name,
              parts,
              listing(base, [target], where, { order: [byPosition(base, down)], limit: 1 }),
              ['position', down ? 'last' : 'first'],
              target,
            ),
          )
      out.push(...byFigure(parts, pair))
      for (const descending of [true, false])
        out.push(
          candidate(
            whichOfThese.name,
            parts,
            {
              measures: [{ count: base.name }],
              by: [{ of: fieldOf(a) }],
              ...(where ? { where } : {}),
              order: [{ column: { measure: 0 }, descending }],
              limit: 1,
              asked: [{ by: 0 }],
            },
            ['count', descending ? 'desc' : 'asc'],
            target,
          ),
        )
    }
    return out
  },
}

/** "is Germany or France bigger in revenue": the one with more of a figure. */
const byFigure = (parts: Parts, pair: [EdgeOf<'value'>, EdgeOf<'value'>]): Candidate[] => {
  const [a, b] = pair
  return measuresOf(parts)
    .slice(0, 2)
    .flatMap(({ measure, on }) => {
      const others = conditionsOn(parts, on, pair)
      if (others === null || !reach(parts.chart.catalog, on.name).has(a.dataset.name)) return []
      const both: Condition = { in: fieldOf(a), values: [...new Set([...a.values, ...b.values])] }
      const where = and([both, ...(others ? [others] : [])]) as Condition
      const less = parts.chart.tokens.some((t) => /^(?:less|fewer|lower|smaller|worse)$/.test(t.word))
      const question: Question = {
        measures: [measure],
        by: [{ of: fieldOf(a) }],
        where,
        order: [{ column: { measure: 0 }, descending: !less }],
        limit: 1,
        asked: [{ by: 0 }],
      }
      return [candidate(whichOfThese.name, parts, question, ['figure'], { ...a, said: 0.5, edge: null })]
    })
}

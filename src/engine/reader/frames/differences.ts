import type { Condition, Measure } from '../../question/question.contract.ts'
import type { Candidate, FrameConstruction, NamedField } from '../chart.ts'
import { candidate, conditionsOn } from '../compose.ts'
import { valueCondition } from '../constructions/conditions/value-condition.ts'
import { amountOf, and, isAmount, isYear, namedFields, reach } from '../fields.ts'
import { pairOf, rowBases } from './shared.ts'

/** "difference between A and B", "how many more points did A score than B", "how many years between". */
export const differences: FrameConstruction = {
  name: 'difference',
  examples: ['how many more goals did Anna score than Ben', 'difference between the highest and lowest price'],
  apply(parts) {
    if (!parts.of('operator').some((o) => o.op === 'difference' || o.op === 'elapsed')) return []
    const out: Candidate[] = []
    for (const base of rowBases(parts)) {
      const up = reach(parts.chart.catalog, base.name)
      const pair = pairOf(parts.of('value').filter((v) => up.has(v.dataset.name)))
      const amounts = [
        ...parts.of('field').filter((f) => f.dataset === base && (isAmount(f.field) || isYear(f.field))),
        ...parts.of('measure').flatMap((m) => m.fields),
        ...parts.of('superlative').flatMap((s) => (s.field ? [s.field] : [])),
      ]
      const fields = [
        ...new Map(
          [
            ...amounts,
            ...(amounts.length === 0
              ? namedFields(base)
                  .filter((n) => isAmount(n.field) && n.field.role !== 'id')
                  .slice(0, 5)
              : []),
          ].map((n) => [n.field.name, n]),
        ).values(),
      ]
      const tag = amounts.length > 0 ? 'said' : 'guess'
      if (pair) {
        const others = conditionsOn(parts, base, pair)
        if (others === null) continue
        const [a, b] = pair.map((v) => and([valueCondition(v), ...(others ? [others] : [])]) as Condition)
        if (!a || !b) continue
        const apart = (left: Measure, right: Measure): Measure => ({ op: '-', left, right })
        for (const named of fields.slice(0, 4)) {
          const of = amountOf(named)
          const m = apart({ fn: 'sum', of, where: a }, { fn: 'sum', of, where: b })
          out.push(
            candidate(differences.name, parts, { measures: [m], by: [] }, ['of two', tag], {
              ...named,
              said: tag === 'said' ? 1 : 0,
              edge: null,
            }),
          )
          out.push(
            candidate(
              differences.name,
              parts,
              { measures: [apart({ fn: 'sum', of, where: b }, { fn: 'sum', of, where: a })], by: [] },
              ['of two turned', tag],
              { ...named, said: tag === 'said' ? 1 : 0, edge: null },
            ),
          )
        }
        out.push(
          candidate(
            differences.name,
            parts,
            { measures: [apart({ count: base.name, where: a }, { count: base.name, where: b })], by: [] },
            ['of counts'],
            null,
          ),
        )
        out.push(
          candidate(
            differences.name,
            parts,
            { measures: [apart({ count: base.name, where: b }, { count: base.name, where: a })], by: [] },
            ['of counts turned'],
            null,
          ),
        )
      }
      const where = conditionsOn(parts, base)
      if (where === null) continue
      for (const named of fields.slice(0, 3)) {
        const of = amountOf(named)
        out.push(
          candidate(
            differences.name,
            parts,
            {
              measures: [{ op: '-', left: { fn: 'max', of }, right: { fn: 'min', of } }],
              by: [],
              ...(where ? { where } : {}),
            },
            ['of ends', tag],
            { ...named, said: tag === 'said' ? 1 : 0, edge: null },
          ),
        )
      }
      const [x, y] = fields
      if (x && y && amounts.length >= 2) {
        const each = (n: NamedField): Measure => ({ fn: 'sum', of: amountOf(n) })
        out.push(
          candidate(
            differences.name,
            parts,
            { measures: [{ op: '-', left: each(x), right: each(y) }], by: [], ...(where ? { where } : {}) },
            ['of fields'],
            null,
          ),
        )
        out.push(
          candidate(
            differences.name,
            parts,
            { measures: [{ op: '-', left: each(y), right: each(x) }], by: [], ...(where ? { where } : {}) },
            ['of fields turned'],
            null,
          ),
        )
      }
    }
    return out
  },
}

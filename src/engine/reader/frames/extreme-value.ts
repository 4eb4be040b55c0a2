import type { Candidate, FrameConstruction, NamedField } from '../chart.ts'
import { candidate, conditionsOn, directionFor, orderFields } from '../compose.ts'
import { amountOf, reach } from '../fields.ts'
import { rowBases } from './shared.ts'

/** "what is the highest score", "the most points a driver had". */
export const extremeValue: FrameConstruction = {
  name: 'extreme value',
  examples: ['what is the highest price'],
  apply(parts) {
    const out: Candidate[] = []
    for (const sup of parts.of('superlative')) {
      if (sup.measure || (sup.n ?? 1) > 1) continue
      for (const base of rowBases(parts)) {
        const where = conditionsOn(parts, base)
        if (where === null) continue
        const named =
          sup.field && reach(parts.chart.catalog, base.name).has(sup.field.dataset.name)
            ? [{ named: sup.field as NamedField, said: sup.score }]
            : orderFields(parts, base, sup, null).slice(0, 4)
        for (const { named: n, said } of named) {
          const fn = directionFor(sup, n) ? ('max' as const) : ('min' as const)
          out.push(
            candidate(
              extremeValue.name,
              parts,
              { measures: [{ fn, of: amountOf(n) }], by: [], ...(where ? { where } : {}) },
              [fn, said >= 0.5 ? 'said' : 'guess'],
              { ...n, said, edge: null },
            ),
          )
        }
      }
    }
    return out
  },
}

import type { Candidate, FrameConstruction } from '../../chart.ts'
import {
  candidate,
  conditionsOn,
  directionFor,
  listing,
  orderBy,
  orderFields,
  present,
  targetsOf,
} from '../../compose.ts'
import { and } from '../../fields.ts'
import { limitOf, rowBases } from '../shared.ts'

/** "the tallest building in Canada", "top 3 products by price", "the second most wins". */
export const topRows: FrameConstruction = {
  name: 'top rows',
  examples: ['the tallest building in Canada', 'the 3 cheapest products'],
  apply(parts) {
    const out: Candidate[] = []
    for (const sup of parts.of('superlative')) {
      if (sup.measure) continue
      for (const base of rowBases(parts)) {
        const where = conditionsOn(parts, base)
        if (where === null) continue
        for (const target of targetsOf(parts, base, 6))
          for (const { named, said } of orderFields(parts, base, sup, target)) {
            const descending = directionFor(sup, named)
            const order = [orderBy(named, descending)]
            out.push(
              candidate(
                topRows.name,
                parts,
                listing(base, [target], and([...(where ? [where] : []), present(named)]), { order, ...limitOf(sup) }),
                [`order:${said >= 0.5 ? 'said' : said > 0.1 ? 'hint' : 'guess'}`, descending ? 'desc' : 'asc'],
                target,
              ),
            )
          }
      }
    }
    return out
  },
}

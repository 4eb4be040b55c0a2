import type { Candidate, FrameConstruction } from '../../chart.ts'
import { byPosition, candidate, conditionsOn, listing, orderBy, present, targetsOf } from '../../compose.ts'
import { and, timeFields } from '../../fields.ts'
import { limitOf, rowBases } from '../shared.ts'

/** "the first ship launched in 1929", "who is last on the list". */
export const firstRows: FrameConstruction = {
  name: 'first or last row',
  examples: ['the first order of 2024', 'what is the last city listed'],
  apply(parts) {
    const out: Candidate[] = []
    for (const sup of parts.of('superlative')) {
      if (sup.field || sup.measure || (!sup.order && !/^(?:top|bottom)$/.test(sup.word))) continue
      for (const base of rowBases(parts)) {
        const where = conditionsOn(parts, base)
        if (where === null) continue
        for (const target of targetsOf(parts, base)) {
          const down = /^(?:top)$/.test(sup.word) ? false : sup.word === 'bottom' ? true : sup.descending
          if (base.ordered) {
            out.push(
              candidate(
                firstRows.name,
                parts,
                listing(base, [target], where, { order: [byPosition(base, down)], ...limitOf(sup) }),
                ['position', down ? 'last' : 'first'],
                target,
              ),
            )
            if (sup.time)
              out.push(
                candidate(
                  firstRows.name,
                  parts,
                  listing(base, [target], where, { order: [byPosition(base, !down)], ...limitOf(sup) }),
                  ['position turned', down ? 'last' : 'first'],
                  target,
                ),
              )
          }
          for (const time of timeFields(base).slice(0, 2))
            out.push(
              candidate(
                firstRows.name,
                parts,
                listing(base, [target], and([...(where ? [where] : []), present(time)]), {
                  order: [orderBy(time, sup.descending)],
                  ...limitOf(sup),
                }),
                ['time', down ? 'last' : 'first', time.field === target.field ? 'itself' : 'other'],
                target,
              ),
            )
        }
      }
    }
    return out
  },
}

import type { Dataset } from '../../../question/catalog.ts'
import type { Condition } from '../../../question/question.contract.ts'
import type { Candidate, EdgeOf, FrameConstruction, Parts } from '../../chart.ts'
import type { Target } from '../../compose.ts'
import { byPosition, candidate, conditionsOn, listing, orderBy, present, targetsOf } from '../../compose.ts'
import { and, timeFields } from '../../fields.ts'
import { limitOf, rowBases } from '../shared.ts'

/** "the first ship launched in 1929", "who is last on the list". */
export const firstRows: FrameConstruction = {
  name: 'first or last row',
  examples: ['the first order of 2024', 'what is the last city listed'],
  apply(parts) {
    const asked = parts
      .of('superlative')
      .filter((sup) => !sup.field && !sup.measure && (sup.order || /^(?:top|bottom)$/.test(sup.word)))
    return asked.flatMap((sup) =>
      rowBases(parts).flatMap((base) => {
        const where = conditionsOn(parts, base)
        if (where === null) return []
        return targetsOf(parts, base).flatMap((target) => firstOf(parts, sup, base, target, where))
      }),
    )
  },
}

/** The rows at the end of the list, and at the end of the time that they have. */
const firstOf = (
  parts: Parts,
  sup: EdgeOf<'superlative'>,
  base: Dataset,
  target: Target,
  where: Condition | undefined,
): Candidate[] => {
  const down = sup.word === 'bottom' || (sup.word !== 'top' && sup.descending)
  const end = down ? 'last' : 'first'
  const inOrder = (order: ReturnType<typeof byPosition>, tags: string[], only = where) =>
    candidate(firstRows.name, parts, listing(base, [target], only, { order: [order], ...limitOf(sup) }), tags, target)
  const byPlace = base.ordered
    ? [
        inOrder(byPosition(base, down), ['position', end]),
        ...(sup.time ? [inOrder(byPosition(base, !down), ['position turned', end])] : []),
      ]
    : []
  const byTime = timeFields(base)
    .slice(0, 2)
    .map((time) =>
      inOrder(
        orderBy(time, sup.descending),
        ['time', end, time.field === target.field ? 'itself' : 'other'],
        and([...(where ? [where] : []), present(time)]),
      ),
    )
  return [...byPlace, ...byTime]
}

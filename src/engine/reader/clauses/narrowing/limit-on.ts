import type { Dataset } from '../../../question/catalog.ts'
import type { Condition } from '../../../question/question.contract.ts'
import type { Chart } from '../../chart.ts'
import { opposite, reach, seenFrom } from '../../fields.ts'
import type { Limit } from '../phrases.ts'

/** Rows of a base that a limit holds of. */
export const limitOn = (chart: Chart, limit: Limit, base: Dataset): Condition | null => {
  const { denied, on } = limit
  // "pupils who never had an online lesson": none of them was
  if (denied && on && on !== base && !reach(chart.catalog, base.name).has(on.name)) {
    const held = limitOn(chart, denied, base)
    return held && opposite(held)
  }
  const cond = limit.make(base)
  return (
    cond && (limit.on === null || limit.on === base ? cond : seenFrom(chart.catalog, base.name, limit.on.name, cond))
  )
}

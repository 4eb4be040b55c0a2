import type { Dataset } from '../../../question/catalog.ts'
import type { Chart } from '../../chart.ts'
import { deedsAt } from '../../constructions/conditions/related.ts'
import { isAddedUp, namedFields } from '../../fields.ts'
import { isMoneyKept } from '../../knowledge/money.ts'
import { type Limit, phraseAt, wholly } from '../phrases.ts'
import { limitOn } from './limit-on.ts'
import { isReachedOneWay } from './presence.ts'

/** What was not done by some of those who might have: "who still owes the autumn subscription", "members without a payment in 2025". */

const nots =
  /^(?:not|never|without|no|nobody|noone|missing|lacking|hasn't|haven't|hadn't|didn't|doesn't|don't|hasnt|havent|didnt|doesnt|dont|isn't|aren't|wasn't|weren't)$/
const owing = /^(?:owe|owes|owing|owed)$/
const helping =
  /^(?:still|also|has|have|had|did|do|does|is|are|was|were|been|ever|yet|to|made|make|making|got|get|any|a|an|the|their|his|her|its|our|us|for|so|far|in|of|on|single|at|all|put|left|with|from)$/
const afterwards = /^(?:yet|so|far|at|all|ever|us|any|anything|a|an|the|their|for|in|of|on|to|with|single|from|by)$/

/** Rows of money that belong to others: what is owed is not there yet. */
const payments = ({ catalog }: Chart): Dataset[] =>
  catalog.datasets.filter(
    (each) =>
      !each.hidden &&
      catalog.relationships.some(({ from, to }) => from === each.name && to !== from) &&
      namedFields(each).some((named) => isAddedUp(named) && isMoneyKept(named.field)),
  )

/** Where what was not done ends, and the rows that would come of it. */
const undoneRows = (chart: Chart, start: number, end: number): { at: number; on: Dataset }[] => {
  let at = start
  let isNot = false
  while (at < end && (helping.test(chart.word(at)) || nots.test(chart.word(at)))) {
    if (nots.test(chart.word(at)) || phraseAt(chart, at, ['yet to', 'still to', 'still has to', 'still have to']) > 0)
      isNot = true
    at++
  }
  if (owing.test(chart.word(at))) return isNot ? [] : payments(chart).map((on) => ({ at: at + 1, on }))
  if (!isNot) return []
  const named = deedsAt(chart, at).filter(({ end: to }) => to <= end)
  if (named.length > 0) return named.map(({ end: to, dataset }) => ({ at: to, on: dataset }))
  const isPaid = /^(?:pay|pays|paid|paying|settle|settled)$/.test(chart.word(at))
  return isPaid ? payments(chart).map((on) => ({ at: at + 1, on })) : []
}

export const undoneAt = (
  chart: Chart,
  from: number,
  to: number,
  limits: (start: number, end: number) => readonly Limit[],
): Limit[] => {
  if (chart.catalog.datasets.length < 2) return []
  return undoneRows(chart, from, to).flatMap(({ at, on }) => {
    let next = at
    while (next < to && afterwards.test(chart.word(next)) && limits(next, to).length === 0) next++
    const inner = next < to ? limits(next, to).filter((limit) => limit.on === on || limit.on === null) : [null]
    return inner.map(
      (limit): Limit => ({
        cost: 0.04 + (limit?.cost ?? 0),
        edges: [...(limit?.edges ?? []), wholly(from, next)],
        of: [],
        on: null,
        make: (base) => {
          if (base === on || !isReachedOneWay(chart, on, base)) return null
          const where = limit ? limitOn(chart, limit, on) : null
          return limit && !where ? null : { related: on.name, some: false, where }
        },
      }),
    )
  })
}

import type { Chart } from '../chart.ts'
import { nearestTime } from '../fields.ts'
import { comparativeAt } from '../frames/two-sides/comparatives.ts'
import { areOpposed } from '../frames/two-sides/direction.ts'
import { areOthers, isUnknown, sideIn, theRestOf } from './held/one-side.ts'
import { costOf, holding, type Limit, phraseAt, type Rows, remembered, type Sides, wholly } from './phrases.ts'

/** Two kinds of rows side by side: "members vs casual riders", "before 2010 and from 2010 on", "smokers and the rest". */

/** What holds one side against the other. */
export const joints = [
  'when compared to',
  'when compared with',
  'compared to',
  'compared with',
  'compare to',
  'compare with',
  'compares to',
  'compares with',
  'as compared to',
  'as compared with',
  'as opposed to',
  'as against',
  'in comparison to',
  'in comparison with',
  'relative to',
  'rather than',
  'in contrast to',
  'stack up against',
  'differ from',
  'versus',
  'vs .',
  'vs',
  'against',
]
const listing = ['and for', 'and in', 'and of', 'and on', 'and at', 'and with', 'and those', 'and', 'or', '&', '/']

const asksWhich = (chart: Chart): boolean => chart.tokens.some((_, at) => comparativeAt(chart, at) !== null)

export const alike = (one: Limit, other: Limit): boolean =>
  one.of.length === other.of.length &&
  one.of.every((named) => other.of.some((o) => o.field === named.field)) &&
  (one.on === other.on || one.on === null || other.on === null)

export const sidesOf = (
  chart: Chart,
  limits: (start: number, end: number) => readonly Limit[],
  rows: (start: number, end: number) => readonly Rows[],
): ((start: number, end: number) => readonly Sides[]) =>
  remembered<Sides>((from, to) => {
    const periods = periodsIn(chart, from, to)
    return periods.length > 0 ? periods : heldIn(chart, from, to, limits, rows)
  })

/** "the first and the second half of 2025": two periods that are one part of the words. */
const periodsIn = (chart: Chart, start: number, to: number): Sides[] => {
  const from = start + phraseAt(chart, start, ['during', 'in', 'over', 'within', 'for'])
  return chart.of(from, 'sides').flatMap((edge) => {
    const [earlier, later, ...more] = edge.sides
    if (edge.end !== to || !earlier || !later || more.length > 0) return []
    const limitOf = ({ make }: typeof earlier): Limit => ({
      ...{ cost: 0, edges: [], of: [], on: null, isTime: true },
      make: (base) => {
        const time = nearestTime(chart.catalog, base.name)
        return time && make(time)
      },
    })
    const [one, other] = edge.turned ? [later, earlier] : [earlier, later]
    const led = from > start ? [holding(start, from)] : []
    return [
      {
        cost: costOf(edge),
        edges: [edge, ...led],
        one: limitOf(one),
        other: limitOf(other),
        isOpposed: areOpposed(chart, edge.start, edge.end),
      },
    ]
  })
}

const heldIn = (
  chart: Chart,
  from: number,
  to: number,
  limits: (start: number, end: number) => readonly Limit[],
  rows: (start: number, end: number) => readonly Rows[],
): Sides[] => {
  const out: Sides[] = []
  // "from the spring term to the autumn term"
  const opening = phraseAt(chart, from, ['from', 'between'])
  const first = from + opening
  for (let at = first + 1; at < to - 1; at++) {
    const comma = chart.word(at) === ',' ? 1 : 0
    const against = phraseAt(chart, at + comma, joints)
    const ways = opening > 0 ? ['to', 'until', 'till', 'and'] : listing
    const words = against || phraseAt(chart, at + comma, ways)
    if (words === 0) continue
    const isOpposed = against > 0
    const split = at + comma + words
    // "missing or cancelled" is one condition, "which did better, the old or the new" are two things
    if (chart.word(split - 1) === 'or' && !asksWhich(chart)) continue
    for (const plain of sideIn(chart, first, at, limits, rows)) {
      const one = opening > 0 ? { ...plain, edges: [...plain.edges, holding(from, first)] } : plain
      // "July against August": what leaves this out reads nothing
      const held = isOpposed ? wholly(at, split) : holding(at, split)
      for (const other of sideIn(chart, split, to, limits, rows))
        if (alike(one, other))
          out.push({ cost: one.cost + other.cost, edges: [...one.edges, ...other.edges, held], one, other, isOpposed })
      const rest = areOthers(chart, split, to, rows)
      const isRest = rest && (rest.kind === null || one.of.some(({ field }) => field === rest.kind?.field))
      const cost = isRest ? 0.05 : against > 0 && isUnknown(chart, split, to, one) ? 0.4 : null
      if (cost !== null) {
        const other = theRestOf(one, at, to, cost)
        out.push({ cost: other.cost, edges: other.edges, one, other, isOpposed })
      }
    }
  }
  return out
}

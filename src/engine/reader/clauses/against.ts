import type { Chart, NamedField } from '../chart.ts'
import { and, fieldOf } from '../fields.ts'
import { type Comparative, comparativeAt, eitherWayAt } from '../frames/two-sides/comparatives.ts'
import { measuredBy } from '../knowledge/verbs/verbs-measured.ts'
import { areOthers, areUnknown, sideIn } from './held/one-side.ts'
import {
  type Figure,
  type Figures,
  holding,
  type Limit,
  type Phrase,
  phraseAt,
  type Rows,
  remembered,
} from './phrases.ts'
import { joints } from './sides.ts'

/** One thing that is held against another: "more visits", "lower", and what stands behind "than" or "or". */

/** `figure`: what there is more of, where it is said. */
export type More = Phrase & { comparative: Comparative; figure: Figure | null }
/** `limit`: none where the rest is meant, or those of which the same does not hold. `kind`: "the other drivers", of what there are others. */
/** `isUnknown`: words that nothing is called by. */
export type Other = Phrase & { limit: Limit | null; kind: NamedField | null; isUnknown?: true }
/** How far they are apart, and not which or whether. */
export type Apart = 'apart' | 'percent' | 'times'

type Find<P> = (start: number, end: number) => readonly P[]

const counted = ({ on, where, distinct }: Rows): Figure => {
  const cond = and([...where])
  return {
    measure: {
      ...(distinct ? { fn: 'distinct', of: fieldOf(distinct) } : { count: on.name }),
      ...(cond && { where: cond }),
    },
    on,
    target: distinct,
  }
}

export const moresOf = (chart: Chart, figures: Find<Figures>, rows: Find<Rows>): Find<More> =>
  remembered<More>((first, end) => {
    // "spend more", "play longer": the verb says of what
    const isDone = measuredBy(chart.word(first)) !== null && comparativeAt(chart, first + 1) !== null
    const start = isDone ? first + 1 : first
    const verb = isDone ? [holding(first, start)] : []
    return moreFrom(chart, start, end, figures, rows).map((each) => ({ ...each, edges: [...each.edges, ...verb] }))
  })

const moreFrom = (chart: Chart, start: number, end: number, figures: Find<Figures>, rows: Find<Rows>): More[] => {
  // "5 or more", "more than 15": a number is held against
  const isOfNumber =
    /^(?:or|and)$/.test(chart.word(start - 1)) ||
    (chart.word(start + 1) === 'than' && chart.of(start + 2, 'number').length > 0)
  const comparative = isOfNumber ? null : (eitherWayAt(chart, start) ?? comparativeAt(chart, start))
  if (!comparative || comparative.often || comparative.end > end || chart.word(comparative.end) === 'than') {
    const isBare = comparative && comparative.end === end && !comparative.often
    return isBare ? [{ comparative, figure: null, cost: 0.05, edges: [holding(start, end)] }] : []
  }
  const from = comparative.end
  if (from === end) return [{ comparative, figure: null, cost: 0.05, edges: [holding(start, end)] }]
  if (!comparative.ofWhatFollows) return []
  return [
    ...figures(from, end).flatMap((each) =>
      each.figures.length === 1 ? each.figures.map((figure): More => more(comparative, figure, each, start, from)) : [],
    ),
    ...rows(from, end)
      .filter((each) => !each.isBoth)
      .map((each) => more(comparative, counted(each), each, start, from)),
  ]
}

const more = (
  comparative: Comparative,
  figure: Figure,
  { cost, edges }: Phrase,
  start: number,
  from: number,
): More => ({
  ...{ comparative, figure, cost },
  edges: [...edges, holding(start, from)],
})

export const othersOf = (chart: Chart, limits: Find<Limit>, rows: Find<Rows>): Find<Other> =>
  remembered<Other>((start, end) => {
    const comma = chart.word(start) === ',' ? 1 : 0
    const words = phraseAt(chart, start + comma, ['than', 'or', ...joints])
    if (words === 0) return []
    const from = start + comma + words
    const rest = areOthers(chart, from, end, rows)
    if (rest) return [{ limit: null, kind: rest.kind, cost: 0.05, edges: [holding(start, end)] }]
    const known = sideIn(chart, from, end, limits, rows).map(
      (limit): Other => ({
        ...{ limit, kind: null, cost: limit.cost + 0.02 },
        edges: [...limit.edges, holding(start, from)],
      }),
    )
    return known.length === 0 && areUnknown(chart, from, end)
      ? [{ limit: null, kind: null, isUnknown: true, cost: 0.4, edges: [holding(start, end)] }]
      : known
  })

const asking: readonly (readonly [Apart, readonly string[]])[] = [
  [
    'percent',
    [
      'by how many percent',
      'by what percentage',
      'by what percent',
      'how many percent',
      'what percent',
      'by what %',
      'by how many %',
    ],
  ],
  ['times', ['how many times', 'by what factor']],
  [
    'apart',
    ['by how many points', 'by how much', 'how many points', 'how many minutes', 'how much', 'by how many', 'how far'],
  ],
]

/** "how much", "by how many percent": and how many words say so. */
export const apartAt = (chart: Chart, at: number): { apart: Apart; end: number } | null => {
  for (const [apart, phrases] of asking) {
    const words = phraseAt(chart, at, phrases)
    if (words > 0) return { apart, end: at + words }
  }
  return null
}

import type { Chart } from '../chart.ts'
import { opposite } from '../fields.ts'
import { comparativeAt } from '../frames/two-sides/comparatives.ts'
import { holding, type Limit, phraseAt, type Rows, remembered, type Sides } from './phrases.ts'

/** Two kinds of rows side by side: "members vs casual riders", "before 2010 and from 2010 on", "smokers and the rest". */

const against = [
  'compared to',
  'compared with',
  'as opposed to',
  'in comparison to',
  'versus',
  'vs .',
  'vs',
  'against',
  'and for',
  'and in',
  'and of',
  'and those',
  'and',
  'or',
  '&',
]
const others = [
  'all the others',
  'all the rest',
  'the others',
  'the other ones',
  'the rest',
  'others',
  'not',
  'those who did not',
  'those who do not',
  'those without',
  'those that did not',
  'without',
]
const leading = ['that of', 'those of', 'for', 'in', 'of', 'on', 'the ones', 'those']

/** "insured pets", "pets that are insured": the things that it holds of are called too. */
const withThings = (
  start: number,
  end: number,
  limits: (start: number, end: number) => readonly Limit[],
  rows: (start: number, end: number) => readonly Rows[],
): Limit[] => {
  const out: Limit[] = []
  const put = (limit: Limit, thing: Rows) => {
    const isPlain = thing.where.length === 0 && !thing.distinct && !thing.isGuess && !thing.isImplied
    if (isPlain && (limit.on === null || limit.on === thing.on))
      out.push({
        ...limit,
        on: thing.on,
        cost: limit.cost + thing.cost + 0.02,
        edges: [...limit.edges, ...thing.edges],
      })
  }
  for (let at = Math.max(start + 1, end - 3); at < end; at++)
    for (const limit of limits(start, at)) for (const thing of rows(at, end)) put(limit, thing)
  for (let at = start + 1; at < Math.min(end, start + 4); at++)
    for (const thing of rows(start, at)) for (const limit of limits(at, end)) put(limit, thing)
  return out
}

/** "the rest", "the other claims". */
const areOthers = (
  chart: Chart,
  from: number,
  to: number,
  rows: (start: number, end: number) => readonly Rows[],
): boolean => {
  if (to > from && phraseAt(chart, from, others) === to - from) return true
  const words = phraseAt(chart, from, [
    'all other',
    'all the other',
    'the other',
    'other',
    'the remaining',
    'remaining',
  ])
  return words > 0 && rows(from + words, to).some(({ where, distinct }) => where.length === 0 && !distinct)
}

const asksWhich = (chart: Chart): boolean => chart.tokens.some((_, at) => comparativeAt(chart, at) !== null)

export const alike = (one: Limit, other: Limit): boolean =>
  one.of.length === other.of.length &&
  one.of.every((named) => other.of.some((o) => o.field === named.field)) &&
  (one.on === other.on || one.on === null || other.on === null)

export const sidesOf = (
  chart: Chart,
  plainLimits: (start: number, end: number) => readonly Limit[],
  rows: (start: number, end: number) => readonly Rows[],
): ((start: number, end: number) => readonly Sides[]) =>
  remembered<Sides>((from, to) => {
    const out: Sides[] = []
    const limits = (start: number, end: number) => [
      ...plainLimits(start, end),
      ...withThings(start, end, plainLimits, rows),
    ]
    for (let at = from + 1; at < to - 1; at++) {
      const comma = chart.word(at) === ',' ? 1 : 0
      const words = phraseAt(chart, at + comma, against)
      if (words === 0) continue
      const split = at + comma + words
      const start = split + phraseAt(chart, split, leading)
      // "missing or cancelled" is one condition, "which did better, the old or the new" are two things
      if (chart.word(split - 1) === 'or' && !asksWhich(chart)) continue
      for (const one of limits(from, at)) {
        const held = holding(at, start)
        for (const other of limits(start, to))
          if (alike(one, other))
            out.push({ cost: one.cost + other.cost, edges: [...one.edges, ...other.edges, held], one, other })
        if (areOthers(chart, split, to, rows))
          out.push({
            cost: one.cost + 0.05,
            edges: [...one.edges, holding(at, to)],
            one,
            other: {
              ...one,
              make: (base) => {
                const cond = one.make(base)
                return cond && opposite(cond)
              },
            },
          })
      }
    }
    return out
  })

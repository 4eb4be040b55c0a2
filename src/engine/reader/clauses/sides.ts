import type { Chart } from '../chart.ts'
import { opposite } from '../fields.ts'
import { comparativeAt } from '../frames/two-sides/comparatives.ts'
import { holding, type Limit, phraseAt, remembered, type Sides } from './phrases.ts'

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

const asksWhich = (chart: Chart): boolean => chart.tokens.some((_, at) => comparativeAt(chart, at) !== null)

const alike = (one: Limit, other: Limit): boolean =>
  one.of.length === other.of.length &&
  one.of.every((named) => other.of.some((o) => o.field === named.field)) &&
  (one.on === other.on || one.on === null || other.on === null)

export const sidesOf = (
  chart: Chart,
  limits: (start: number, end: number) => readonly Limit[],
): ((start: number, end: number) => readonly Sides[]) =>
  remembered<Sides>((from, to) => {
    const out: Sides[] = []
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
        if (phraseAt(chart, split, others) === to - split && to > split)
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

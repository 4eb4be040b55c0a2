import type { Edge, EdgeOf, PartConstruction } from '../../chart.ts'
import { skip } from './comparators.ts'

const negations =
  /^(?:not|no|never|outside|isn't|wasn't|weren't|didn't|doesn't|don't|aren't|non|except|excluding|besides|without|exclude|ignoring)$/

type Then = EdgeOf<'floating'>['make']

const notThen =
  (make: Then): Then =>
  (named) => {
    const cond = make(named)
    return cond && { not: cond }
  }

/** "not in Germany", "other than the Reds", "excluding Gear". */
export const negation: PartConstruction = {
  name: 'not',
  examples: [
    'customers not in Germany',
    'products other than tents',
    'customers who ordered in March but not in April',
  ],
  match(chart, at) {
    const length = negations.test(chart.word(at))
      ? 1
      : chart.phrase(at, 'other than') ||
        chart.phrase(at, 'aside from') ||
        chart.phrase(at, 'apart from') ||
        chart.phrase(at, 'rather than') ||
        chart.phrase(at, 'leaving out') ||
        chart.phrase(at, 'leave out') ||
        chart.phrase(at, 'not counting')
    if (length === 0) return []
    const out: Edge[] = []
    const to = skip(
      chart,
      at + length,
      /^(?:the|a|an|in|from|to|of|at|for|by|have|has|had|being|be|on|any|as|their|including|include|win|won|equal|is|was|were|are|and|live|lived|living|come|came|located|based|belong|belonging)$/,
    )
    for (let from = at + length; from <= to; from++)
      for (const e of chart.at(from)) {
        const span = { start: at, end: e.end, score: e.score, rule: negation.name }
        if (e.kind === 'value' && !e.negated) out.push({ ...e, ...span, negated: true })
        if (e.kind === 'condition' && !e.loose && e.start === from) out.push({ ...e, ...span, cond: { not: e.cond } })
        if (e.kind === 'floating') out.push({ ...e, ...span, make: notThen(e.make) })
      }
    return out
  },
}

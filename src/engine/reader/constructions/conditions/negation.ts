import type { Chart, Edge, EdgeOf, PartConstruction } from '../../chart.ts'
import { opposite } from '../../fields.ts'
import { type Held, heldAt } from './alternatives.ts'
import { skip } from './comparators.ts'

const negations =
  /^(?:not|no|never|outside|isn't|wasn't|weren't|didn't|doesn't|don't|aren't|non|except|excluding|besides|without|exclude|ignoring|ignore|disregarding|disregard|omitting|omit|skipping|skip)$/
const inWords = [
  ...['other than', 'aside from', 'apart from', 'rather than', 'except for', 'leaving out', 'leave out'],
  ...['not counting', 'not including', 'do not count', "don't count", 'do not include', "don't include"],
]
/** What leaves rows out says so of rows that it may name: "leave out visits without a vet". */
const leavesOut =
  /^(?:excluding|exclude|ignoring|ignore|disregarding|disregard|omitting|omit|skipping|skip|out|counting|including|count|include)$/

type Then = EdgeOf<'floating'>['make']

const notThen =
  (make: Then): Then =>
  (named) => {
    const cond = make(named)
    return cond && opposite(cond)
  }

/** "not in Germany", "other than the Reds", "excluding Gear". */
export const negation: PartConstruction = {
  name: 'not',
  examples: [
    'customers not in Germany',
    'products other than tents',
    'customers who ordered in March but not in April',
    'number of orders by status, not counting cancelled ones',
    'how many customers are neither in Germany nor in France',
  ],
  match(chart, at) {
    const phrase = inWords.map((words) => chart.phrase(at, words)).find((n) => n > 0)
    const length = phrase ?? (negations.test(chart.word(at)) ? 1 : 0)
    if (length === 0) return neither(chart, at)
    if (isOfName(chart, at)) return []
    const out: Edge[] = leavesOut.test(chart.word(at + length - 1)) ? rowsLeftOut(chart, at, at + length) : []
    const to = skip(
      chart,
      at + length,
      /^(?:the|a|an|in|from|to|of|at|for|by|have|has|had|being|be|on|any|as|their|including|include|win|won|equal|is|was|were|are|and|live|lived|living|come|came|located|based|belong|belonging)$/,
    )
    for (let from = at + length; from <= to; from++)
      for (const e of chart.at(from)) {
        const span = { start: at, end: e.end, score: e.score, rule: negation.name }
        if (e.kind === 'value' && !e.negated) out.push({ ...e, ...span, negated: true })
        // "no 1987 salary": none of that year, not another one
        const isNumbered = chart.word(at) === 'no' && chart.of(from, 'number').length > 0
        if (e.kind === 'condition' && !e.loose && e.start === from && !isNumbered)
          out.push({ ...e, ...span, cond: opposite(e.cond) })
        if (e.kind === 'floating') out.push({ ...e, ...span, make: notThen(e.make) })
      }
    return out
  },
}

/** "ship no 42": a column that is called so. */
const isOfName = (chart: Chart, at: number): boolean =>
  chart.word(at) === 'no' &&
  /^\d/.test(chart.word(at + 1)) &&
  [1, 2, 3].some((back) => chart.of(at - back, 'field').some(({ end, how }) => end === at + 1 && how === 'exact'))

const notOf = (held: Held, start: number, end: number): Edge => ({
  start,
  end,
  score: held.score,
  rule: negation.name,
  kind: 'condition',
  cond: opposite(held.cond),
  on: held.on,
  loose: false,
  field: held.field,
})

/** "ignore gifts without a purpose": what is so is left out. */
const rowsLeftOut = (chart: Chart, start: number, from: number): Edge[] => {
  const at = skip(chart, from, /^(?:the|any|all|those|ones|rows|records)$/)
  // "those without a region", "animals whose diet is not given": rows by a word that the data does not have
  const isOther = chart.at(at).length === 0 && /^(?:without|with|that|which|who|whose|where)$/.test(chart.word(at + 1))
  const ends = [
    ...chart.of(at, 'entity').map(({ end }) => end),
    ...(at > from ? [at] : []),
    ...(isOther ? [at + 1] : []),
  ]
  return ends.flatMap((end) => {
    const said = skip(chart, end, /^(?:that|which|who|whose|where|are|is|were|was|of|in|from|with|have|has|had)$/)
    return heldAt(chart, said).map((held) => notOf(held, start, held.end))
  })
}

/** "neither chipped nor vaccinated": not the one, and not the other. */
const neither = (chart: Chart, at: number): Edge[] => {
  if (chart.word(at) !== 'neither') return []
  const after = (from: number) => skip(chart, from, /^(?:in|from|at|the|an?|of|been)$/)
  return heldAt(chart, after(at + 1)).flatMap((one) =>
    chart.word(one.end) === 'nor'
      ? heldAt(chart, after(one.end + 1))
          .filter((other) => other.on === one.on)
          .map(
            (other): Edge =>
              ({
                ...notOf(one, at, other.end),
                score: Math.min(one.score, other.score),
                cond: { all: [opposite(one.cond), opposite(other.cond)] },
              }) as Edge,
          )
      : [],
  )
}

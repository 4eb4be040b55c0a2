import type { Chart, Edge, EdgeOf, PartConstruction } from '../../chart.ts'
import { conceptOf, conceptWays } from '../../concepts.ts'
import { reach } from '../../fields.ts'
import { numericTest } from './comparators.ts'
import { deedsAt } from './related.ts'

const between = /^(?:is|was|are|were|of|a|an|the|that|which|has|have|had|with|amount|amounts|,)$/

/** "rented from us more than 4 times". */
const withUs = /^(?:from|with|by|at|to|in|out)$/
const us = /^(?:us|here|it|them|more|over|at|exactly|less|fewer)$/

const testAfter = (chart: Chart, from: number) => {
  const isBeside = withUs.test(chart.word(from)) && us.test(chart.word(from + 1))
  const at = !isBeside ? from : /^(?:us|here|it|them)$/.test(chart.word(from + 1)) ? from + 2 : from + 1
  for (let next = at; next <= at + 3; next++) {
    const test =
      chart.word(next) === 'exactly' ||
      /^(?:over|above|under|below|more|less|fewer|greater|at|exceeding|no|higher|lower|>|<|between)$/.test(
        chart.word(next),
      )
        ? numericTest(chart, next)
        : null
    if (test) return test
    if (!between.test(chart.word(next))) return null
  }
  return null
}

/** "orders over 2000": each is worth more. */
const worth = (
  chart: Chart,
  e: EdgeOf<'entity'>,
  { compare, value, end }: NonNullable<ReturnType<typeof numericTest>>,
): Edge[] => {
  const [revenue] = conceptWays(chart.catalog, 'revenue')
  if (!revenue || !('of' in revenue.measure) || conceptOf(chart.word(end)) === 'units') return []
  const span = { start: e.start, end, score: e.score * 0.8, rule: having.name }
  if (revenue.on === e.dataset) {
    const cond = { compare, left: revenue.measure.of, right: { value } }
    return [{ ...span, start: e.end, kind: 'condition', cond, on: e.dataset, loose: true, field: null }]
  }
  return reach(chart.catalog, revenue.on.name).has(e.dataset.name)
    ? [{ ...span, start: e.end, kind: 'having', compare, value, measure: revenue.measure, on: revenue.on }]
    : []
}

/** "categories with revenue over 100000", "customers who ordered more than 3 times". */
export const having: PartConstruction = {
  name: 'a figure of each group held against a number',
  examples: [
    'categories with revenue over 100000',
    'customers who ordered more than 3 times',
    'donors who gave at least 5 times',
  ],
  match(chart, at) {
    const out: Edge[] = []
    for (const m of chart.of(at, 'measure')) {
      const [measure] = m.measures
      const test = m.measures.length === 1 ? testAfter(chart, m.end) : null
      if (measure && test)
        out.push({
          start: at,
          end: test.end,
          score: m.score,
          rule: having.name,
          kind: 'having',
          compare: test.compare,
          value: test.value,
          measure,
          on: m.on,
        })
    }
    for (const e of deedsAt(chart, at)) {
      const test = testAfter(chart, e.end)
      if (!test) continue
      out.push(...worth(chart, e, test))
      const timed = /^times?$/.test(chart.word(test.end)) || /^(?:once|twice)$/.test(chart.word(test.end - 1))
      if (timed)
        out.push({
          start: at,
          end: /^times?$/.test(chart.word(test.end)) ? test.end + 1 : test.end,
          score: e.score,
          rule: having.name,
          kind: 'having',
          compare: test.compare,
          value: test.value,
          measure: { count: e.dataset.name },
          on: e.dataset,
          done: true,
        })
    }
    return out
  },
}

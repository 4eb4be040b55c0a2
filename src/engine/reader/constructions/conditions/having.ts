import type { Chart, Edge, PartConstruction } from '../../chart.ts'
import { numericTest } from './comparators.ts'

const between = /^(?:is|was|are|were|of|a|an|the|that|which|has|have|had|with|amount|amounts|,)$/

const testAfter = (chart: Chart, at: number) => {
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

/** "categories with revenue over 100000", "customers who ordered more than 3 times". */
export const having: PartConstruction = {
  name: 'a figure of each group held against a number',
  examples: ['categories with revenue over 100000', 'customers who ordered more than 3 times'],
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
    for (const e of chart.of(at, 'entity')) {
      const test = testAfter(chart, e.end)
      if (!test) continue
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
        })
    }
    return out
  },
}

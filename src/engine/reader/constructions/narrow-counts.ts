import type { Dataset } from '../../question/catalog.ts'
import type { Condition, Measure } from '../../question/question.contract.ts'
import type { Chart, Edge, PartConstruction } from '../chart.ts'
import { and, reach } from '../fields.ts'
import { valueCondition } from './conditions/value-condition.ts'

type Narrowed = { dataset: Dataset; conds: Condition[]; end: number; score: number }

/** A thing with what narrows it before it: "active customers", "successful card payments". */
const narrowedAt = (chart: Chart, at: number, deep = 0): Narrowed[] => {
  const things = chart
    .of(at, 'entity')
    .filter((e) => e.score >= 0.6)
    .map(({ dataset, end, score }): Narrowed => ({ dataset, conds: [], end, score }))
  if (deep >= 2) return things
  const said: { on: Dataset; cond: Condition; end: number; score: number }[] = [
    ...chart.of(at, 'value').map((v) => ({ on: v.dataset, cond: valueCondition(v), end: v.end, score: v.score })),
    ...chart
      .of(at, 'condition')
      .flatMap((c) => (c.loose ? [] : [{ on: c.on, cond: c.cond, end: c.end, score: c.score }])),
  ]
  const narrow = said
    .filter((s) => s.score >= 0.7)
    .flatMap((s) =>
      narrowedAt(chart, s.end, deep + 1).flatMap((n) =>
        reach(chart.catalog, n.dataset.name).has(s.on.name)
          ? [{ ...n, conds: [s.cond, ...n.conds], score: Math.min(n.score, s.score) }]
          : [],
      ),
    )
  return [...things, ...narrow].slice(0, 6)
}

/** "number of active customers", "order count", "successful payment count": a count with its own condition. */
export const narrowCounts: PartConstruction = {
  name: 'a count of some',
  examples: ['number of active customers', 'order count', 'number of cancelled orders / number of orders'],
  match(chart, at) {
    const counted = chart.phrase(at, 'total number of') || chart.phrase(at, 'number of') || chart.phrase(at, 'count of')
    const out: Edge[] = []
    const put = ({ dataset, conds, score }: Narrowed, end: number) => {
      const where = and(conds)
      const measure: Measure = { count: dataset.name, ...(where ? { where } : {}) }
      out.push({
        start: at,
        end,
        score,
        rule: narrowCounts.name,
        kind: 'measure',
        measures: [measure],
        on: dataset,
        fn: where ? 'count some' : 'count',
        fields: [],
        loose: false,
      })
    }
    if (counted > 0) {
      for (const n of narrowedAt(chart, at + counted)) if (n.conds.length > 0) put(n, n.end)
      return out
    }
    const them = ['how many of them', 'how many of those', 'how many of these'].find(
      (words) => chart.phrase(at, words) > 0,
    )
    if (them) {
      const next = at + 4 + (/^(?:is|are|was|were|have|has|had)$/.test(chart.word(at + 4)) ? 1 : 0)
      for (const c of chart.of(next, 'condition'))
        if (!c.loose && c.score >= 0.7) put({ dataset: c.on, conds: [c.cond], end: c.end, score: c.score }, c.end)
      for (const v of chart.of(next, 'value'))
        put({ dataset: v.dataset, conds: [valueCondition(v)], end: v.end, score: v.score }, v.end)
      return out
    }
    const from = chart.word(at) === 'total' ? at + 1 : at
    for (const n of narrowedAt(chart, from)) if (/^(?:count|counts)$/.test(chart.word(n.end))) put(n, n.end + 1)
    return out
  },
}

import type { Measure } from '../../question/question.contract.ts'
import type { Edge, PartConstruction } from '../chart.ts'
import { fieldOf, isNumber } from '../fields.ts'

const countWords = [
  'how many',
  'number of',
  'count of',
  'no of',
  'total number of',
  'amount of',
  'count',
  'numbers of',
  'how often',
  'quantity of',
]

/** "how many orders", "number of distinct customers", "count of wins". */
export const counts: PartConstruction = {
  name: 'a count',
  examples: ['how many customers', 'number of orders', 'how many different countries'],
  match(chart, at) {
    const out: Edge[] = []
    let length = 0
    for (const words of countWords) length = Math.max(length, chart.phrase(at, words))
    if (length === 0) return out
    let next = at + length
    let distinct = false
    for (
      ;
      next < at + length + 4 &&
      /^(?:different|distinct|unique|total|the|of|individual|separate|our|other)$/.test(chart.word(next));
      next++
    )
      if (/^(?:different|distinct|unique|individual|separate)$/.test(chart.word(next))) distinct = true
    const rule = counts.name
    for (const from of new Set([at + length, next])) {
      for (const e of chart.of(from, 'entity'))
        out.push({
          start: at,
          end: e.end,
          score: e.score,
          rule,
          kind: 'measure',
          measures: [{ count: e.dataset.name }],
          on: e.dataset,
          fn: 'count',
          fields: [],
          loose: false,
        })
      for (const f of chart.of(from, 'field')) {
        const measures: Measure[] = [{ fn: 'distinct', of: fieldOf(f) }]
        out.push({
          start: at,
          end: f.end,
          score: f.score,
          rule,
          kind: 'measure',
          measures,
          on: f.dataset,
          fn: distinct ? 'distinct' : 'distinct?',
          fields: [f],
          loose: false,
        })
        if (isNumber(f.field) && f.field.role !== 'id' && !distinct)
          out.push({
            start: at,
            end: f.end,
            score: f.score,
            rule,
            kind: 'measure',
            measures: [{ fn: 'sum', of: fieldOf(f) }],
            on: f.dataset,
            fn: 'sum?',
            fields: [f],
            loose: false,
          })
        if (!distinct && chart.catalog.datasets.length === 1)
          out.push({
            start: at,
            end: f.end,
            score: f.score * 0.95,
            rule,
            kind: 'measure',
            measures: [{ count: f.dataset.name }],
            on: f.dataset,
            fn: 'count',
            fields: [f],
            loose: true,
          })
      }
    }
    // the thing counted is not named in the catalog: the rows
    if (chart.catalog.datasets.length === 1)
      for (const d of chart.catalog.datasets.slice(0, 3))
        out.push({
          start: at,
          end: at + length,
          score: 0.6,
          rule,
          kind: 'measure',
          measures: [{ count: d.name }],
          on: d,
          fn: 'count',
          fields: [],
          loose: true,
        })
    return out
  },
}

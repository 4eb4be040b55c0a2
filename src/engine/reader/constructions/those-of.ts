import type { Dataset } from '../../question/catalog.ts'
import type { Condition } from '../../question/question.contract.ts'
import type { Chart, Edge, PartConstruction } from '../chart.ts'

const openings = [
  'how many of these',
  'how many of those',
  'how many of them',
  'of these how many',
  'out of these how many',
  'out of these , how many',
  'of those , how many',
  'of these , how many',
]

/** What was counted in the words before: "how many orders ...". */
const countedBefore = (chart: Chart, at: number): Dataset | null => {
  for (let i = 0; i < at; i++) {
    const length = chart.phrase(i, 'how many') || chart.phrase(i, 'number of')
    for (let next = i + length; length > 0 && next <= i + length + 2; next++) {
      const thing = chart.of(next, 'entity').toSorted((a, b) => b.score - a.score)[0]
      if (thing && thing.score >= 0.8) return thing.dataset
    }
  }
  return null
}

/** "How many of those were on weekends": the rows counted before, once more under a condition of their own. */
export const thoseOf: PartConstruction = {
  name: 'how many of those',
  examples: ['how many orders were placed per month and how many of those were cancelled'],
  match(chart, at) {
    const length = Math.max(...openings.map((words) => chart.phrase(at, words)))
    if (length <= 0) return []
    const counted = countedBefore(chart, at)
    const out: Edge[] = []
    for (let from = at + length; counted && from <= at + length + 5; from++) {
      const put = (where: Condition | null, end: number, score: number) => {
        if (where)
          out.push({
            start: at,
            end,
            score,
            rule: thoseOf.name,
            kind: 'measure',
            measures: [{ count: counted.name, where }],
            on: counted,
            fn: 'those',
            fields: [],
            loose: false,
          })
      }
      for (const v of chart.of(from, 'value')) put({ in: { field: v.ref }, values: v.values }, v.end, v.score)
      for (const c of chart.of(from, 'condition')) if (!c.loose) put(c.cond, c.end, c.score)
      for (const f of chart.of(from, 'floating')) {
        const time = counted.fields.find((x) => x.name === counted.timeField)
        if (time)
          put(
            f.make({ dataset: counted, field: time, ref: { dataset: counted.name, field: time.name } }),
            f.end,
            f.score,
          )
      }
    }
    return out
  },
}

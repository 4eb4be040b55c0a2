import type { Edge, NamedField, PartConstruction } from '../chart.ts'
import { fieldOf, isTime } from '../fields.ts'

const openings = ['most recent', 'latest', 'newest', 'last known', 'current']

/** "the newest member": a row, and no value that was written again and again. */
const isOfOneRow = ({ dataset, field: { name, profile } }: NamedField): boolean =>
  dataset.nameFields.includes(name) && profile !== null && profile.distinct === profile.rows - profile.nulls

/** "the latest balance of each user": the value that was written last. */
export const latestValues: PartConstruction = {
  name: 'the latest value',
  examples: ['latest balance for each account', 'most recent status of each order'],
  match(chart, at) {
    const length = Math.max(0, ...openings.map((words) => chart.phrase(at, words)))
    if (length === 0) return []
    const out: Edge[] = []
    for (const f of chart.of(at + length, 'field')) {
      if (isTime(f.field) || f.field.role === 'id' || !f.dataset.timeField || f.score < 0.6 || isOfOneRow(f)) continue
      out.push({
        start: at,
        end: f.end,
        score: f.score,
        rule: latestValues.name,
        kind: 'measure',
        measures: [{ fn: 'last', of: fieldOf(f) }],
        on: f.dataset,
        fn: 'last',
        fields: [f],
        loose: false,
      })
    }
    return out
  },
}

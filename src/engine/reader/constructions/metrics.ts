import type { Chart, Edge, EdgeOf, PartConstruction } from '../chart.ts'
import { defaultFunction, fieldOf, isNumber, measureDataset } from '../fields.ts'

/** "trips" are the things, not a delay that each of them has. */
const isOnlyItsThing = (chart: Chart, f: EdgeOf<'field'>): boolean =>
  f.how === 'words' &&
  chart.of(f.start, 'entity').some((e) => e.end === f.end && e.dataset === f.dataset && e.how === 'exact')

/** A metric by its name, or an amount that has an obvious way to be added up: "revenue", "how much rain". */
export const metrics: PartConstruction = {
  name: 'a metric or a bare amount',
  examples: ['revenue', 'how much did we sell'],
  match(chart, at) {
    const out: Edge[] = []
    for (const m of chart.of(at, 'metric')) {
      const on = chart.catalog.datasets.find((d) => d.name === measureDataset({ metric: m.name }, chart.catalog))
      if (on)
        out.push({
          start: at,
          end: m.end,
          score: m.score,
          rule: metrics.name,
          kind: 'measure',
          measures: [{ metric: m.name }],
          on,
          fn: 'metric',
          fields: [],
          loose: false,
        })
    }
    for (const f of chart.of(at, 'field'))
      if (isNumber(f.field) && f.field.role === 'measure' && !isOnlyItsThing(chart, f)) {
        const fn = defaultFunction(f.field)
        out.push({
          start: at,
          end: f.end,
          score: f.score * 0.9,
          rule: metrics.name,
          kind: 'measure',
          measures: [{ fn, of: fieldOf(f) }],
          on: f.dataset,
          fn: `${fn}!`,
          fields: [f],
          loose: true,
        })
      }
    return out
  },
}

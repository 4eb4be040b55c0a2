import type { Chart } from '../../chart.ts'
import { amountOf, percent } from '../../fields.ts'
import { fullnessOf } from '../narrowing/full.ts'
import { type Figures, phraseAt, wholly } from '../phrases.ts'

/** How much of the places there are is taken: "how full was each hall", "occupancy by month". */

const asked = [
  'how full',
  'occupancy rate',
  'occupancy',
  'fill rate',
  'filling rate',
  'load factor',
  'utilisation',
  'utilization',
  'percentage full',
  'percent full',
  'percentage of places taken',
  'percentage of seats taken',
  'percentage of seats sold',
  'share of seats sold',
  'share of places taken',
]

export const fullness = (chart: Chart, from: number, to: number): Figures[] => {
  const words = phraseAt(chart, from, asked)
  const full = words > 0 && from + words === to ? fullnessOf(chart) : null
  if (!full) return []
  const { taken, places: there, on } = full
  const measure = percent({ fn: 'sum', of: amountOf(taken) }, { fn: 'sum', of: amountOf(there) })
  return [{ cost: 0.05, edges: [wholly(from, to)], figures: [{ measure, on, target: taken }], of: null }]
}

import { categoryText, toNumber } from '../formats/cell-values.ts'
import type { ChartData, ChartSpec } from './chart.contract.ts'
import { type ChartShape, labelOf } from './chart-shape.ts'
import { countryName } from './country-names.ts'
import { countedColumn } from './kinds/distribution.ts'
import { placesOnEarth } from './kinds/map.ts'
import { sankeyTarget } from './kinds/sankey.ts'
import { whyNotOne } from './metric.ts'

type Given = { spec: ChartSpec; data: ChartData; shape: ChartShape }
/** What a kind needs, and which of it is not there; null: it can be drawn. */
type Kind = { needs: string; lack: (given: Given) => string | null }

const noNumbers = 'There is none here.'
const ofNumbers = (name: string): Kind => ({
  needs: `${name} a column of numbers.`,
  lack: ({ data, shape }) => (hasNumbers(data, shape.measures[0]) ? null : noNumbers),
})
const ofParts = (name: string): Kind => ({
  needs: `${name} parts that add up to a whole.`,
  lack: (given) =>
    partsLack(given) ??
    (given.shape.measures.some((name) => valuesOf(given.data, name).some((value) => value < 0))
      ? 'Some values here are below zero.'
      : null),
})
const oneNumber = (name: string): Kind => ({
  needs: `${name} one number.`,
  lack: ({ data, shape }) => whyNotOne(data, shape.measures[0]),
})

const kinds: Record<ChartSpec['type'], Kind> = {
  line: ofNumbers('A line chart needs'),
  area: ofNumbers('An area chart needs'),
  bar: ofNumbers('A bar chart needs'),
  stacked: ofNumbers('Stacked bars need'),
  scatter: ofNumbers('Points need'),
  combo: ofNumbers('Bars and lines need'),
  waterfall: ofNumbers('A waterfall needs'),
  box: ofNumbers('A box plot needs'),
  pivot: ofNumbers('A pivot table needs'),
  pie: ofParts('A pie chart needs'),
  donut: ofParts('A donut chart needs'),
  funnel: { needs: 'A funnel needs steps with a number each.', lack: partsLack },
  histogram: {
    needs: 'A histogram needs a column of numbers.',
    lack: (given) => (countedColumn(given) === undefined ? noNumbers : null),
  },
  heatmap: {
    needs: 'A heatmap needs two groups and a number.',
    lack: ({ data, shape }) => numberLack(data, shape) ?? (shape.x === null ? 'There is no group here.' : null),
  },
  gauge: oneNumber('A gauge shows'),
  metric: oneNumber('This shows'),
  sankey: {
    needs: 'A Sankey diagram needs two groups and a number: what flows from one to the other.',
    lack: sankeyLack,
  },
  map: { needs: 'A map needs countries, or columns of latitude and longitude.', lack: mapLack },
}

/** Why rows that are there cannot be drawn as this kind; null where they can, or where there are none. */
export function whatIsMissing(given: Given): string | null {
  if (given.data.rows.length === 0) return null
  const { needs, lack } = kinds[given.spec.type]
  const lacking = lack(given)
  return lacking === null ? null : `${needs} ${lacking}`
}

const valuesOf = (data: ChartData, name: string): number[] => data.rows.flatMap((row) => toNumber(row[name]) ?? [])
const hasNumbers = (data: ChartData, name: string | undefined): name is string =>
  name !== undefined && valuesOf(data, name).length > 0
const numberLack = (data: ChartData, { measures }: ChartShape): string | null =>
  hasNumbers(data, measures[0]) ? null : 'There is no column of numbers here.'

function partsLack({ data, shape }: Given): string | null {
  const lack = numberLack(data, shape)
  if (lack !== null) return lack
  return shape.measures.some((name) => valuesOf(data, name).some((value) => value > 0))
    ? null
    : 'No value here is above zero.'
}

function sankeyLack(given: Given): string | null {
  const { data, shape } = given
  if (shape.x === null) return 'There is no group here.'
  const lack = numberLack(data, shape)
  if (lack !== null) return lack
  if (sankeyTarget(data, shape) === undefined) return `There is one group here: ${labelOf(data, shape.x)}.`
  return partsLack(given)
}

const maxNames = 3

function mapLack({ data, shape }: Given): string | null {
  const places = placesOnEarth(data)
  if (places)
    return places.some(Boolean) ? null : 'No row here has a latitude from -90 to 90 and a longitude from -180 to 180.'
  const { x } = shape
  if (x === null) return 'There is neither here.'
  const names = [...new Set(data.rows.map((row) => categoryText(row[x])))]
  if (names.every((name) => countryName(name) === null)) {
    const more = names.length > maxNames ? ' and others' : ''
    return `“${labelOf(data, x)}” has none: ${names.slice(0, maxNames).join(', ')}${more}.`
  }
  return numberLack(data, shape)
}

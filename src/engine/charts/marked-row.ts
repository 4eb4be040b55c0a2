import { categoryText, toNumber } from '../formats/cell-values.ts'
import type { ChartData, ChartSpec } from './chart.contract.ts'
import { labelOf, readX, shapeOf } from './chart-shape.ts'
import { namedRows } from './named-rows.ts'

/** What a drawing tells of a click: the name of the series, that of the place, and the values of the mark. */
export type Hit = { seriesName?: string | undefined; name?: string | undefined; value?: unknown }
export type Marked = { row: Record<string, unknown>; measure: string }

/** Their marks are many rows, or have their own way of being clicked. */
const unmarked: ReadonlySet<ChartSpec['type']> = new Set(['histogram', 'box', 'metric', 'pivot', 'gauge', 'sankey'])

/** The row behind a mark of a chart; null where several were put together (slices under "other", bins, boxes). */
export function markedRow(spec: ChartSpec, given: ChartData, hit: Hit, locale: string): Marked | null {
  if (unmarked.has(spec.type)) return null
  const { data, rowOf } = namedRows(spec, given, locale)
  const { seriesName, name, value } = hit
  const shape = shapeOf(spec, data)
  const measure =
    shape.measures.find((one) => one === seriesName || labelOf(data, one) === seriesName) ?? shape.measures[0]
  if (measure === undefined) return null
  const inSeries = (row: Record<string, unknown>) =>
    shape.split === null || seriesName === undefined || seriesName.split(' · ')[0] === categoryText(row[shape.split])
  const places = Array.isArray(value) ? value : []
  const [first, second] = places
  const found =
    spec.type === 'heatmap'
      ? data.rows.filter(
          (row) =>
            shape.x !== null &&
            categoryText(row[shape.x]) === first &&
            (shape.split === null || categoryText(row[shape.split]) === second),
        )
      : places.length >= 2 && spec.type !== 'map'
        ? // Bars that lie have their place second.
          [first, second]
            .map((place) => data.rows.filter((row) => readX(shape, row) === place && inSeries(row)))
            .find((rows) => rows.length > 0)
        : data.rows.filter((row) => shape.x !== null && categoryText(row[shape.x]) === name)
  return found?.length === 1 && found[0] ? { row: rowOf(found[0]), measure } : null
}

/** Where each value of a chart with axes stands, to find the nearest to a click. */
export function placesOf(
  spec: ChartSpec,
  given: ChartData,
  locale: string,
): (Marked & { x: number | string; y: number })[] {
  const { data, rowOf } = namedRows(spec, given, locale)
  const shape = shapeOf(spec, data)
  return data.rows.flatMap((row) =>
    shape.measures.flatMap((measure) => {
      const [x, y] = [readX(shape, row), toNumber(row[measure])]
      return x === null || y === null ? [] : [{ row: rowOf(row), measure, x, y }]
    }),
  )
}

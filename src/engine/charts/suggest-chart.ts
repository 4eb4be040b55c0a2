import { isYearColumn, kindOf, type ValueKind } from '../formats/cell-values.ts'
import { isRate } from '../formats/value-text.ts'
import type { ColumnType } from '../schema.ts'
import type { ChartSpec } from './chart.contract.ts'

const identifier = /(^|_)(id|key|uuid|code|zip|postcode|phone)$|[a-z]Id$/
const measureTypes: readonly ColumnType[] = ['integer', 'real', 'decimal']
const timeTypes: readonly ColumnType[] = ['date', 'datetime']

/** The columns of a result by what they can be in a chart. */
type Sorted = {
  columns: string[]
  rows: unknown[][]
  measures: string[]
  times: string[]
  categories: string[]
  distinct: (column: string) => number
}

/** The chart an experienced person would try first, or null where a table says it better. Rows are arrays in column order. */
export function suggestChart(columns: string[], types: (ColumnType | null)[], rows: unknown[][]): ChartSpec | null {
  if (rows.length === 0 || columns.length === 0) return null
  const sorted = sortColumns(columns, types, rows)
  const { measures, times, categories } = sorted
  const [one, two] = measures
  if (one === undefined) return null
  if (rows.length === 1) return columns.length === 1 || two === undefined ? { type: 'metric', y: one } : null
  if (times[0] !== undefined) return overTime(times[0], one, sorted)
  if (categories[0] !== undefined) return byCategory(categories[0], one, sorted)
  if (two !== undefined) return { type: 'scatter', x: one, y: two }
  return rows.length >= 20 ? { type: 'histogram', x: one } : null
}

function sortColumns(columns: string[], types: (ColumnType | null)[], rows: unknown[][]): Sorted {
  const values = (at: number) => rows.map((row) => row[at])
  const kinds = columns.map((name, at) => columnKind(name, types[at] ?? null, values(at)))
  const of = (kind: ValueKind) => columns.filter((_, i) => kinds[i] === kind)
  return {
    columns,
    rows,
    measures: of('number').filter((name) => !identifier.test(name)),
    times: of('time'),
    categories: of('category'),
    distinct: (name) => new Set(values(columns.indexOf(name))).size,
  }
}

function columnKind(name: string, type: ColumnType | null, values: unknown[]): ValueKind {
  if (isYearColumn(name, values) || timeTypes.includes(type!)) return 'time'
  if (type === 'boolean' || type === 'json' || type === 'blob') return 'category'
  const seen = kindOf(values)
  return measureTypes.includes(type!) && seen !== 'number' ? 'category' : seen
}

function overTime(time: string, measure: string, sorted: Sorted): ChartSpec | null {
  const { categories, distinct, rows } = sorted
  const split = categories.find((name) => distinct(name) <= 12)
  if (categories.length > 0 && split === undefined) return null
  if (distinct(time) < 2) return split === undefined ? null : { type: 'bar', x: split, y: measure }
  if (split !== undefined) return { type: 'line', x: time, y: measure, series: split }
  // Without a split, several rows at one time are not a series.
  return distinct(time) < rows.length ? null : { type: 'line', x: time, y: sameScale(sorted) }
}

function byCategory(first: string, measure: string, sorted: Sorted): ChartSpec | null {
  const { rows, categories, distinct } = sorted
  const second = categories[1]
  const groups = distinct(first)
  if (second !== undefined && distinct(second) > 1 && rows.length > groups)
    return byTwoCategories(first, second, measure, sorted)
  if (groups < rows.length) return rows.length >= 20 && groups <= 20 ? { type: 'box', x: first, y: measure } : null
  return groups <= 40 ? { type: 'bar', x: first, y: sameScale(sorted) } : null
}

function byTwoCategories(first: string, second: string, measure: string, { rows, distinct }: Sorted): ChartSpec | null {
  const [outer, inner] = [distinct(first), distinct(second)]
  if (rows.length > outer * inner) return null
  if (Math.min(outer, inner) <= 8 && outer <= 30) {
    // Averages and rates piled on each other would suggest a sum that there is not.
    const type = isRate(measure) ? 'bar' : 'stacked'
    const [x, series] = inner <= outer ? [first, second] : [second, first]
    return { type, x, y: measure, series }
  }
  return outer <= 60 && inner <= 60 ? { type: 'heatmap', x: first, y: measure, series: second } : null
}

/** Measures share an axis only when none is lost beside another; at most four of them. */
function sameScale({ measures, columns, rows }: Sorted): string | string[] {
  const size = (name: string) =>
    rows.reduce((max, row) => Math.max(max, Math.abs(Number(row[columns.indexOf(name)]) || 0)), 0)
  const first = size(measures[0]!)
  const kept = measures.filter((name) => size(name) <= first * 20 && size(name) * 20 >= first).slice(0, 4)
  return kept.length > 1 ? kept : measures[0]!
}

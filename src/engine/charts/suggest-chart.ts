import { isYearColumn, kindOf } from '../formats/cell-values.ts'
import { isRate } from '../formats/value-text.ts'
import type { ColumnType } from '../schema.ts'
import type { ChartSpec } from './chart.contract.ts'

const identifier = /(^|_)(id|key|uuid|code|zip|postcode|phone)$|[a-z]Id$/
const measureTypes: readonly ColumnType[] = ['integer', 'real', 'decimal']
const timeTypes: readonly ColumnType[] = ['date', 'datetime']

/** The chart an experienced person would try first, or null where a table says it better. Rows are arrays in column order. */
export function suggestChart(columns: string[], types: (ColumnType | null)[], rows: unknown[][]): ChartSpec | null {
  if (rows.length === 0 || columns.length === 0) return null
  const values = (at: number) => rows.map((row) => row[at])
  const kinds = columns.map((name, at) => {
    if (isYearColumn(name, values(at))) return 'time'
    if (timeTypes.includes(types[at]!)) return 'time'
    if (types[at] === 'boolean' || types[at] === 'json' || types[at] === 'blob') return 'category'
    const seen = kindOf(values(at))
    return measureTypes.includes(types[at]!) && seen !== 'number' ? 'category' : seen
  })
  const at = (kind: string) => columns.filter((_, i) => kinds[i] === kind)
  const measures = at('number').filter((name) => !identifier.test(name))
  const times = at('time')
  const categories = at('category')
  if (measures.length === 0) return null
  if (rows.length === 1)
    return columns.length === 1 || measures.length === 1 ? { type: 'metric', y: measures[0] } : null

  const distinct = (name: string) => new Set(values(columns.indexOf(name))).size
  const one = measures[0]!
  const time = times[0]
  if (time !== undefined) {
    const split = categories.find((name) => distinct(name) <= 12)
    if (categories.length > 0 && split === undefined) return null
    if (distinct(time) < 2) return split === undefined ? null : { type: 'bar', x: split, y: one }
    // Without a split, several rows at one time are not a series.
    if (split === undefined && distinct(time) < rows.length) return null
    return split === undefined
      ? { type: 'line', x: time, y: sameScale(measures, columns, rows) }
      : { type: 'line', x: time, y: one, series: split }
  }
  const [first, second] = categories
  if (first !== undefined) {
    const groups = distinct(first)
    if (second !== undefined && distinct(second) > 1 && rows.length > groups) {
      const inner = distinct(second)
      if (rows.length > groups * inner) return null
      if (Math.min(groups, inner) <= 8 && groups <= 30) {
        // Averages and rates piled on each other would suggest a sum that there is not.
        const type = isRate(one) ? 'bar' : 'stacked'
        return inner <= groups ? { type, x: first, y: one, series: second } : { type, x: second, y: one, series: first }
      }
      return groups <= 60 && inner <= 60 ? { type: 'heatmap', x: first, y: one, series: second } : null
    }
    if (groups < rows.length) return rows.length >= 20 && groups <= 20 ? { type: 'box', x: first, y: one } : null
    return groups <= 40 ? { type: 'bar', x: first, y: sameScale(measures, columns, rows) } : null
  }
  if (measures.length >= 2) return { type: 'scatter', x: one, y: measures[1] }
  return rows.length >= 20 ? { type: 'histogram', x: one } : null
}

/** Measures share an axis only when none is lost beside another; at most four of them. */
function sameScale(measures: string[], columns: string[], rows: unknown[][]): string | string[] {
  const size = (name: string) =>
    rows.reduce((max, row) => Math.max(max, Math.abs(Number(row[columns.indexOf(name)]) || 0)), 0)
  const first = size(measures[0]!)
  const kept = measures.filter((name) => size(name) <= first * 20 && size(name) * 20 >= first).slice(0, 4)
  return kept.length > 1 ? kept : measures[0]!
}

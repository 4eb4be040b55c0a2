import {
  categoryText,
  isYearColumn,
  kindOf,
  toNumber,
  toTime,
  type ValueKind,
  yearToTime,
} from '../formats/cell-values.ts'
import type { ChartData, ChartSpec } from './chart.contract.ts'

export type Series = { name: string; measure: string; points: { x: number | string; y: number | null }[] }

/** What a spec means for the data at hand: which columns stand where, and of what kind. */
export type ChartShape = {
  x: string | null
  xKind: ValueKind
  /** Times that are whole years, so that axes and hover say 2024 and not January 2024. */
  years: boolean
  measures: string[]
  split: string | null
}

const columnValues = (data: ChartData, name: string) => data.rows.map((row) => row[name])

/** Columns that a spec leaves open are chosen; columns that it names and the data lacks are left out. */
export function shapeOf(spec: ChartSpec, data: ChartData): ChartShape {
  const has = (name: string | undefined): name is string => name !== undefined && data.columns.includes(name)
  const kinds = new Map(data.columns.map((name) => [name, kindOf(columnValues(data, name))]))
  const named = (Array.isArray(spec.y) ? spec.y : spec.y === undefined ? [] : [spec.y]).filter(has)
  const split = has(spec.series) ? spec.series : untoldSplit(spec, data, kinds)
  const free = data.columns.filter((name) => name !== split && !named.includes(name))
  const isYear = (name: string) => isYearColumn(name, columnValues(data, name))
  const x = has(spec.x)
    ? spec.x
    : (free.find((name) => kinds.get(name) === 'time' || isYear(name)) ??
      free.find((name) => kinds.get(name) === 'category') ??
      (named.length > 0 || free.length > 1 ? free[0] : undefined) ??
      null)
  const measures =
    named.length > 0
      ? named
      : data.columns.filter((name) => name !== x && name !== split && kinds.get(name) === 'number')
  const years = x !== null && isYear(x)
  const isNamed = x === null || (isBars(spec) && kinds.get(x) === 'number' && isFew(columnValues(data, x)))
  return { x, xKind: years ? 'time' : isNamed ? 'category' : kinds.get(x)!, years, measures, split }
}

/** A line that comes to one place twice is several lines: those of the only column that tells them apart. */
function untoldSplit({ type, x, y, series }: ChartSpec, { columns, rows }: ChartData, kinds: Map<string, ValueKind>) {
  if ((type !== 'line' && type !== 'area') || series !== undefined || Array.isArray(y)) return null
  const along = x ?? columns.find((name) => kinds.get(name) === 'time')
  const named = columns.filter((name) => name !== along && name !== y && kinds.get(name) === 'category')
  const [only] = named
  if (along === undefined || only === undefined || named.length > 1) return null
  return new Set(rows.map((row) => String(row[along]))).size < rows.length ? only : null
}

const isBars = ({ type }: ChartSpec) => type === 'bar' || type === 'stacked'

/** Bars at a few numbers stand beside each other, as those of names do: on a scale of numbers they would be slivers. */
const isFew = (values: unknown[]) => new Set(values).size <= 24

export function readX(shape: ChartShape, row: Record<string, unknown>): number | string | null {
  if (shape.x === null) return ''
  const value = row[shape.x]
  if (shape.years) return yearToTime(value)
  if (shape.xKind === 'time') return toTime(value)
  if (shape.xKind === 'number') return toNumber(value)
  return categoryText(value)
}

/** Long data (one measure split by a column) and wide data (several measures) both become series. */
export function seriesOf(shape: ChartShape, data: ChartData): Series[] {
  const series = new Map<string, Series>()
  const one = shape.measures.length === 1
  for (const row of data.rows) {
    const x = readX(shape, row)
    if (x === null) continue
    for (const measure of shape.measures) {
      const name =
        shape.split === null
          ? labelOf(data, measure)
          : one
            ? categoryText(row[shape.split])
            : `${categoryText(row[shape.split])} · ${labelOf(data, measure)}`
      let found = series.get(name)
      if (!found) {
        found = { name, measure, points: [] }
        series.set(name, found)
      }
      found.points.push({ x, y: toNumber(row[measure]) })
    }
  }
  const all = [...series.values()]
  if (shape.xKind !== 'category') for (const s of all) s.points.sort((a, b) => Number(a.x) - Number(b.x))
  return all
}

/** Categories in the order of the rows, which is the order the query asked for. */
export const categoriesOf = (series: Series[]): string[] => [
  ...new Set(series.flatMap((s) => s.points.map((p) => String(p.x)))),
]

/** What people call a column: by its definition, else its name as words. */
export const labelOf = (data: ChartData, name: string): string => data.fields?.[name]?.label ?? readable(name)

const readable = (name: string): string => name.replaceAll('_', ' ')

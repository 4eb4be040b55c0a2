import { isYearColumn, kindOf, type ValueKind } from '../formats/cell-values.ts'
import { isRate } from '../formats/value-text.ts'
import type { ColumnType } from '../schema.ts'
import type { ChartSpec } from './chart.contract.ts'

const identifier = /(^|_)(id|key|uuid|code|zip|postcode|phone)$|[a-z]Id$/
const measureTypes: readonly ColumnType[] = ['integer', 'real', 'decimal']
const timeTypes: readonly ColumnType[] = ['date', 'datetime']

/** The columns of a result by what they can be in a chart. */
type Sorted = Pick<ChartedRows, 'count'> & {
  valuesOf: (column: string) => unknown[]
  measures: string[]
  times: string[]
  categories: string[]
}

/** What a chart is suggested for: columns, each with its values. */
export type ChartedRows = {
  columns: string[]
  types: (ColumnType | null)[]
  count: number
  values(column: number): unknown[]
}

/** A column is looked at at once; between them others may have their turn. */
type Steps<T> = Generator<undefined, T>
type Suggested = Steps<ChartSpec | null>

/** The chart an experienced person would try first, or null where a table says it better. Rows are arrays in column order. */
export function suggestChart(columns: string[], types: (ColumnType | null)[], rows: unknown[][]): ChartSpec | null {
  const values = (at: number) => rows.map((row) => row[at])
  return allAtOnce(chartSteps({ columns, types, count: rows.length, values }))
}

/** For rows that are surely few. */
export function allAtOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same, a column at a time. */
export function* chartSteps(charted: ChartedRows): Suggested {
  const { columns, count } = charted
  if (count === 0 || columns.length === 0) return null
  const sorted = yield* sortColumns(charted)
  const { measures, times, categories } = sorted
  const [one, two] = measures
  if (one === undefined) return null
  if (count === 1) return columns.length === 1 || two === undefined ? { type: 'metric', y: one } : null
  if (times[0] !== undefined) return yield* overTime(times[0], one, sorted)
  if (categories[0] !== undefined) return yield* byCategory(categories[0], one, sorted)
  if (two !== undefined) return { type: 'scatter', x: one, y: two }
  return count >= 20 ? { type: 'histogram', x: one } : null
}

function* sortColumns({ columns, types, count, values }: ChartedRows): Steps<Sorted> {
  const kinds: ValueKind[] = []
  for (const [at, name] of columns.entries()) {
    kinds.push(columnKind(name, types[at] ?? null, values(at)))
    yield
  }
  const of = (kind: ValueKind) => columns.filter((_, i) => kinds[i] === kind)
  return {
    count,
    valuesOf: (name) => values(columns.indexOf(name)),
    measures: of('number').filter((name) => !identifier.test(name)),
    times: of('time'),
    categories: of('category'),
  }
}

function* distinct(name: string, { valuesOf }: Pick<Sorted, 'valuesOf'>): Steps<number> {
  yield
  return new Set(valuesOf(name)).size
}

/** Whether there are no more different values than this; of more, no more are looked at. */
export function isFew(values: unknown[], most: number): boolean {
  const seen = new Set<unknown>()
  return values.every((value) => seen.add(value).size <= most)
}

function columnKind(name: string, type: ColumnType | null, values: unknown[]): ValueKind {
  if (isYearColumn(name, values) || timeTypes.includes(type!)) return 'time'
  if (type === 'boolean' || type === 'json' || type === 'blob') return 'category'
  const seen = kindOf(values)
  return measureTypes.includes(type!) && seen !== 'number' ? 'category' : seen
}

function* overTime(time: string, measure: string, sorted: Sorted): Suggested {
  const { categories, valuesOf, count } = sorted
  const split = categories.find((name) => isFew(valuesOf(name), 12))
  if (categories.length > 0 && split === undefined) return null
  const moments = yield* distinct(time, sorted)
  if (moments < 2) return split === undefined ? null : { type: 'bar', x: split, y: measure }
  if (split !== undefined) return { type: 'line', x: time, y: measure, series: split }
  // Without a split, several rows at one time are not a series.
  return moments < count ? null : { type: 'line', x: time, y: yield* sameScale(sorted) }
}

function* byCategory(first: string, measure: string, sorted: Sorted): Suggested {
  const { count, categories } = sorted
  const second = categories[1]
  const groups = yield* distinct(first, sorted)
  const inner = second === undefined ? 0 : yield* distinct(second, sorted)
  if (second !== undefined && inner > 1 && count > groups)
    return byTwoCategories({ name: first, size: groups }, { name: second, size: inner }, measure, count)
  if (groups < count) return count >= 20 && groups <= 20 ? { type: 'box', x: first, y: measure } : null
  return groups <= 40 ? { type: 'bar', x: first, y: yield* sameScale(sorted) } : null
}

type Category = { name: string; size: number }

function byTwoCategories(first: Category, second: Category, measure: string, count: number): ChartSpec | null {
  const [outer, inner] = [first.size, second.size]
  if (count > outer * inner) return null
  if (Math.min(outer, inner) <= 8 && outer <= 30) {
    // Averages and rates piled on each other would suggest a sum that there is not.
    const type = isRate(measure) ? 'bar' : 'stacked'
    const [x, series] = inner <= outer ? [first, second] : [second, first]
    return { type, x: x.name, y: measure, series: series.name }
  }
  return outer <= 60 && inner <= 60 ? { type: 'heatmap', x: first.name, y: measure, series: second.name } : null
}

/** Measures share an axis only when none is lost beside another; at most four of them. */
function* sameScale({ measures, valuesOf }: Sorted): Steps<string | string[]> {
  const sizes: number[] = []
  for (const name of measures) {
    sizes.push(valuesOf(name).reduce<number>((max, value) => Math.max(max, Math.abs(Number(value) || 0)), 0))
    yield
  }
  const first = sizes[0]!
  const kept = measures.filter((_, at) => sizes[at]! <= first * 20 && sizes[at]! * 20 >= first).slice(0, 4)
  return kept.length > 1 ? kept : measures[0]!
}

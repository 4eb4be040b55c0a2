import { isYearColumn, kindOf, toNumber, withoutNoise } from '../../formats/cell-values.ts'
import { ownOrder } from '../../formats/own-order.ts'
import { isRate } from '../../formats/value-text.ts'
import type { ChartData, ChartSpec } from '../chart.contract.ts'

type Row = Record<string, unknown>
export type PivotFields = { rows: string[]; columns: string[]; values: string[] }
export type PivotHead = { key: string; path: unknown[]; value: string; isTotal: boolean }
type PivotCell = { value: unknown; row: Row | null }
export type PivotLine = {
  key: string
  path: unknown[]
  depth: number
  /** It has lines below it, and stands for all of them. */
  isGroup: boolean
  isTotal: boolean
  cells: PivotCell[]
}
export type PivotSort = { head: string | null; descending: boolean }
export type Pivot = { fields: PivotFields; heads: PivotHead[]; lines: PivotLine[]; moreColumns: number }

const maxPaths = 60
const keyOf = (values: readonly unknown[]) => JSON.stringify(values.map((value) => value ?? null))

/** What stands in rows, what in columns and what in the cells; what a spec leaves open is chosen. */
export function pivotFields(spec: ChartSpec, data: ChartData): PivotFields {
  const has = (name: string | undefined): name is string => name !== undefined && data.columns.includes(name)
  const valuesOf = (name: string) => data.rows.map((row) => row[name])
  const isGroup = (name: string) => kindOf(valuesOf(name)) !== 'number' || isYearColumn(name, valuesOf(name))
  const asked = [spec.y ?? []].flat().filter(has)
  const columns = (spec.columns ?? (spec.series === undefined ? [] : [spec.series])).filter(has)
  const free = data.columns.filter((name) => !asked.includes(name) && !columns.includes(name))
  const first = has(spec.x) && !columns.includes(spec.x) ? [spec.x] : []
  const rows = spec.rows?.filter((name) => has(name) && !columns.includes(name)) ?? [
    ...first,
    ...free.filter((name) => !first.includes(name) && (data.fields?.[name]?.grain !== undefined || isGroup(name))),
  ]
  const values = asked.length > 0 ? asked : free.filter((name) => !rows.includes(name) && !isGroup(name))
  return { rows, columns, values: values.filter((name) => !rows.includes(name)) }
}

/** The groups by which the totals and subtotals of a pivot are asked for. */
export function wholesOf({ rows, columns }: Pick<PivotFields, 'rows' | 'columns'>): string[][] {
  const across = columns.length > 0 ? [[], columns] : [[]]
  return Array.from({ length: rows.length + 1 }, (_, depth) => rows.slice(0, depth))
    .flatMap((down) => across.map((side) => [...down, ...side]))
    .filter((by) => by.length < rows.length + columns.length)
}

/** Rows by their groups; several that share a cell are added up where that means something. */
function indexed(rows: readonly Row[], by: readonly string[], { values }: PivotFields, data: ChartData) {
  const found = new Map<string, Row>()
  for (const row of rows) {
    const key = keyOf(by.map((name) => row[name]))
    const before = found.get(key)
    if (!before) {
      found.set(key, row)
      continue
    }
    const sums = values.map((name) => {
      const adds = data.fields?.[name]?.addsUp ?? !isRate(name)
      const [a, b] = [toNumber(before[name]), toNumber(row[name])]
      return [name, !adds || (a === null && b === null) ? null : withoutNoise((a ?? 0) + (b ?? 0))]
    })
    found.set(key, { ...before, ...Object.fromEntries(sums) })
  }
  return found
}

/** Rows by the values of a field, those in their own order or as they came. */
function groupsOf(rows: readonly Row[], field: string): { value: unknown; rows: Row[] }[] {
  const seen = new Map<unknown, Row[]>()
  for (const row of rows) {
    const value = row[field] ?? null
    const key = typeof value === 'object' ? keyOf([value]) : value
    const group = seen.get(key)
    if (group) group.push(row)
    else seen.set(key, [row])
  }
  const groups = [...seen.values()].map((inside) => ({ value: inside[0]![field] ?? null, rows: inside }))
  const order = ownOrder(groups.map(({ value }) => value))
  return order ? groups.toSorted((a, b) => order(a.value, b.value)) : groups
}

function pathsOf(rows: readonly Row[], fields: readonly string[]): unknown[][] {
  const [field, ...rest] = fields
  if (field === undefined) return [[]]
  return groupsOf(rows, field).flatMap(({ value, rows: inside }) =>
    pathsOf(inside, rest).map((path) => [value, ...path]),
  )
}

/** Rows, columns and totals of a result. Totals are what the question gives for the whole; else sums, where parts add up. */
export function pivotOf(spec: ChartSpec, data: ChartData, sort: PivotSort | null = null): Pivot {
  const fields = pivotFields(spec, data)
  const { rows, columns, values } = fields
  const paths = columns.length > 0 ? pathsOf(data.rows, columns) : []
  const shown = paths.slice(0, maxPaths)
  const heads: PivotHead[] = [
    ...shown.flatMap((path) => values.map((value) => ({ key: keyOf([...path, value]), path, value, isTotal: false }))),
    ...values.map((value) => ({ key: keyOf([value]), path: [], value, isTotal: columns.length > 0 })),
  ]
  const indexes = new Map<string, Map<string, Row>>()
  const indexOf = (by: string[]) => {
    const key = keyOf(by)
    const known = indexes.get(key)
    if (known) return known
    const given = data.wholes?.find((whole) => keyOf(whole.by.toSorted()) === keyOf(by.toSorted()))
    // Of a result that was cut off, no sum is that of the whole.
    const isWhole = by.length === rows.length + columns.length
    const made = indexed(given?.rows ?? (data.truncated && !isWhole ? [] : data.rows), by, fields, data)
    indexes.set(key, made)
    return made
  }
  const cellsOf = (path: readonly unknown[]): PivotCell[] =>
    heads.map((head) => {
      const across = head.path.length > 0 ? columns : []
      const row = indexOf([...rows.slice(0, path.length), ...across]).get(keyOf([...path, ...head.path]))
      return { value: row?.[head.value] ?? null, row: row ?? null }
    })
  const lines = linesOf({ data, fields, heads, cellsOf, sort })
  return { fields, heads, lines, moreColumns: paths.length - shown.length }
}

type Making = {
  data: ChartData
  fields: PivotFields
  heads: PivotHead[]
  cellsOf: (path: readonly unknown[]) => PivotCell[]
  sort: PivotSort | null
}

function linesOf({ data, fields: { rows }, heads, cellsOf, sort }: Making): PivotLine[] {
  const at = sort === null || sort.head === null ? -1 : heads.findIndex(({ key }) => key === sort.head)
  const lineOf = (path: unknown[], isTotal = false): PivotLine => ({
    key: isTotal ? 'total' : keyOf(path),
    path,
    depth: Math.max(0, path.length - 1),
    isGroup: !isTotal && path.length < rows.length,
    isTotal,
    cells: cellsOf(path),
  })
  const below = (path: unknown[], inside: readonly Row[]): PivotLine[] => {
    const field = rows[path.length]
    if (field === undefined) return []
    const own = groupsOf(inside, field).map(({ value, rows: part }) => ({ ...lineOf([...path, value]), part }))
    return sorted(own, sort, at).flatMap(({ part, ...line }) => [line, ...below(line.path, part)])
  }
  return [...below([], data.rows), lineOf([], true)]
}

/** Lines beside each other; those without a number stand last, whichever way the others stand. */
function sorted<Line extends PivotLine>(lines: Line[], sort: PivotSort | null, at: number): Line[] {
  if (sort === null) return lines
  const turn = sort.descending ? -1 : 1
  if (at === -1) {
    const order = ownOrder(lines.map(({ path }) => path.at(-1)))
    const byName = (a: unknown, b: unknown) =>
      String(a ?? '').localeCompare(String(b ?? ''), undefined, { numeric: true })
    return lines.toSorted((a, b) => turn * (order ?? byName)(a.path.at(-1), b.path.at(-1)))
  }
  return lines.toSorted((a, b) => {
    const [x, y] = [toNumber(a.cells[at]?.value), toNumber(b.cells[at]?.value)]
    return x === null || y === null ? Number(x === null) - Number(y === null) : turn * (x - y)
  })
}

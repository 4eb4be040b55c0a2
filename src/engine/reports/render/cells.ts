import { labelOf } from '../../charts/chart-shape.ts'
import { metricViewOf } from '../../charts/metric.ts'
import { type Pivot, pivotOf } from '../../charts/pivot/pivot.ts'
import { flatPivot, pivotText } from '../../charts/pivot/pivot-text.ts'
import type { ChartNode, MetricNode, TableNode, ValueFormat } from '../../documents/documents.contract.ts'
import { toNumber } from '../../formats/cell-values.ts'
import { fieldText, missingText, plainText, type Show } from '../../formats/field-text.ts'
import { numberText } from '../../formats/number-text.ts'
import type { Cell } from '../../sandbox/query.ts'
import type { FrozenResult } from '../report-content.ts'

/** How much is shown, and how it is written. */
type Room = { maxRows: number; locale: string }

export type ShownTable = {
  title: string | null
  columns: { label: string; numeric: boolean }[]
  rows: string[][]
  totals: string[] | null
  more: number
}

/** By what the view says, else the definition, else the values: one number of decimals for the whole column. */
function showOf(name: string, given: ValueFormat | undefined, { rows, fields }: FrozenResult, locale: string): Show {
  if (given) {
    const text = numberText(given, locale)
    const none = missingText(fields?.[name])
    return (value) => (toNumber(value) === null ? plainText(value) || none : text.full(value as number))
  }
  const show = fieldText(
    name,
    fields?.[name],
    rows.map((row) => row[name]),
    locale,
  )
  return (value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : show(value))
}

/** A table as it is drawn: chosen columns, sorted, with totals, and how much was left out. */
export function shownTable(node: TableNode, result: FrozenResult, { maxRows, locale }: Room): ShownTable {
  const names = (node.columns ?? result.columns).filter((name) => result.columns.includes(name))
  const { sort } = node
  const sorted = sort
    ? result.rows.toSorted((a, b) => compare(a[sort.column], b[sort.column]) * (sort.descending ? -1 : 1))
    : result.rows
  const limit = Math.min(maxRows, node.limit ?? maxRows)
  const shows = new Map(names.map((name) => [name, showOf(name, node.formats?.[name], result, locale)]))
  const text = (name: string, value: unknown) => shows.get(name)?.(value) ?? ''
  return {
    title: node.title ?? null,
    columns: names.map((name) => ({ label: labelOf(result, name), numeric: isNumeric(name, result) })),
    rows: sorted.slice(0, limit).map((row) => names.map((name) => text(name, row[name]))),
    totals: node.totals === undefined ? null : totalsOf(node, names, result, text),
    more: Math.max(0, result.rows.length - limit),
  }
}

const isNumeric = (name: string, { rows, types, columns, fields }: FrozenResult): boolean =>
  fields?.[name]?.grain === undefined &&
  rows.length > 0 &&
  (types[columns.indexOf(name)] === 'decimal' ||
    rows.every((row) => row[name] === null || row[name] === undefined || typeof row[name] === 'number'))

/** What the question says of the whole; of SQL the sums of the columns that ask for one. */
function totalsOf(
  { totals }: TableNode,
  names: string[],
  result: FrozenResult,
  text: (name: string, value: unknown) => string,
): string[] {
  const whole = result.wholes?.find(({ by }) => by.length === 0)?.rows[0]
  const wanted = totals === true ? names.filter((name) => isNumeric(name, result)) : (totals ?? [])
  const totalOf = (name: string): unknown => {
    if (whole) return whole[name] ?? null
    const numbers = result.rows.map((row) => toNumber(row[name])).filter((value) => value !== null)
    return numbers.length === 0 ? null : numbers.reduce((sum, value) => sum + value, 0)
  }
  return names.map((name, i) => (wanted.includes(name) ? text(name, totalOf(name)) : i === 0 ? 'Total' : ''))
}

/** A pivot table laid flat, with its subtotals and totals. */
export function shownPivot({ chart }: ChartNode, result: FrozenResult, { maxRows, locale }: Room): ShownTable {
  const { pivot, text } = readPivot(chart, result, locale)
  const { columns, rows, totals } = flatPivot(pivot, text, 'Total')
  return {
    title: chart.title ?? null,
    columns,
    rows: rows.slice(0, maxRows),
    totals,
    more: Math.max(0, rows.length - maxRows),
  }
}

export function readPivot(chart: ChartNode['chart'], result: FrozenResult, locale: string) {
  const pivot: Pivot = pivotOf(chart, result)
  return { pivot, text: pivotText(pivot, chart, result, locale) }
}

function compare(a: Cell | undefined, b: Cell | undefined): number {
  const [x, y] = [toNumber(a), toNumber(b)]
  if (x !== null && y !== null) return x - y
  return String(a ?? '').localeCompare(String(b ?? ''))
}

export type ShownMetric = { label: string; value: string; delta: string | null; spark: (number | null)[] | null }

export function shownMetric(node: MetricNode, result: FrozenResult, locale: string): ShownMetric {
  const metric = metricViewOf(node, result, locale)
  return {
    label: metric?.label ?? node.title ?? '',
    value: metric?.written || '–',
    delta: metric?.change?.text ?? metric?.note ?? null,
    spark: metric?.spark ?? null,
  }
}

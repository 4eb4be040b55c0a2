import type { ChartSpec } from '../../charts/chart.contract.ts'
import { numberText, toNumber } from '../../charts/chart-values.ts'
import { informativeDecimals } from '../../charts/column-text.ts'
import { metricViewOf } from '../../charts/metric.ts'
import type { MetricNode, TableNode } from '../../documents/documents.contract.ts'
import { numberFormat } from '../../number-format.ts'
import type { Cell } from '../../sandbox/query.ts'
import type { FrozenResult } from '../report-content.ts'

type Format = ChartSpec['format']
const large = numberFormat({ maximumFractionDigits: 2 })
const small = numberFormat({ maximumSignificantDigits: 3 })

/** Numbers as people read them, everything else as it is. Years and keys keep their digits together. */
export function cellText(cell: Cell | undefined, format?: Format, column = ''): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'object') return JSON.stringify(cell)
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  const number = typeof cell === 'number' || format ? toNumber(cell) : null
  if (number === null || (!format && isKey(column))) return String(cell)
  if (!format) return (Math.abs(number) < 1 ? small : large)(number)
  return numberText(format, 'en').full(typeof cell === 'string' ? cell : number)
}

export type ShownTable = {
  title: string | null
  columns: { name: string; label: string; numeric: boolean }[]
  rows: string[][]
  totals: string[] | null
  more: number
}

const isKey = (column: string) => /(^|_)(id|year|code|zip|key)$/i.test(column)

/** Where nothing is said: as many decimals as carry information, the same for the whole column. */
function formatOf(column: string, { rows }: FrozenResult): Format {
  const values = rows.map((row) => row[column]).filter((value) => value !== null && value !== undefined)
  if (isKey(column) || values.length === 0 || !values.every((value) => typeof value === 'number')) return undefined
  return { style: 'number', decimals: informativeDecimals(values).decimals }
}

/** A table as it is drawn: chosen columns, sorted, with totals, and how much was left out. */
export function shownTable(node: TableNode, result: FrozenResult, maxRows: number): ShownTable {
  const names = (node.columns ?? result.columns).filter((name) => result.columns.includes(name))
  const { sort } = node
  const sorted = sort
    ? result.rows.toSorted((a, b) => compare(a[sort.column], b[sort.column]) * (sort.descending ? -1 : 1))
    : result.rows
  const limit = Math.min(maxRows, node.limit ?? maxRows)
  const formats = new Map(names.map((name) => [name, node.formats?.[name] ?? formatOf(name, result)]))
  const format = (name: string) => formats.get(name)
  const summed = node.totals === true ? names : (node.totals ?? [])
  const total = (name: string): string => {
    const numbers = result.rows.map((row) => toNumber(row[name])).filter((value) => value !== null)
    return numbers.length === 0
      ? ''
      : cellText(
          numbers.reduce((sum, value) => sum + value, 0),
          format(name),
        )
  }
  return {
    title: node.title ?? null,
    columns: names.map((name) => ({
      name,
      label: name.replaceAll('_', ' '),
      numeric:
        result.rows.length > 0 &&
        result.rows.every((row) => row[name] === null || row[name] === undefined || typeof row[name] === 'number'),
    })),
    rows: sorted.slice(0, limit).map((row) => names.map((name) => cellText(row[name], format(name), name))),
    totals:
      summed.length > 0 ? names.map((name, i) => (summed.includes(name) ? total(name) : i === 0 ? 'Total' : '')) : null,
    more: Math.max(0, result.rows.length - limit),
  }
}

function compare(a: Cell | undefined, b: Cell | undefined): number {
  const [x, y] = [toNumber(a), toNumber(b)]
  if (x !== null && y !== null) return x - y
  return String(a ?? '').localeCompare(String(b ?? ''))
}

export type ShownMetric = { label: string; value: string; delta: string | null; spark: (number | null)[] | null }

export function shownMetric(node: MetricNode, result: FrozenResult): ShownMetric {
  const metric = metricViewOf(node, result, 'en')
  return {
    label: metric?.label ?? node.title ?? '',
    value: metric?.full || '–',
    delta: metric?.change?.text ?? null,
    spark: metric?.spark ?? null,
  }
}

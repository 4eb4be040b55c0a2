import { lookText } from '../formats/field-text.ts'
import type { ChartData, ChartSpec } from './chart.contract.ts'
import { shapeOf } from './chart-shape.ts'

type Row = Record<string, unknown>

/** Kinds that have an axis for times. */
const alongTime: ReadonlySet<ChartSpec['type']> = new Set([
  'line',
  'area',
  'bar',
  'stacked',
  'scatter',
  'combo',
  'waterfall',
  'metric',
])

/**
 * What a chart draws: names instead of the numbers of weekdays, months and steps, and of the first days of periods where they stand
 * for names. A mark leads back to the row itself.
 */
export function namedRows(
  spec: ChartSpec,
  data: ChartData,
  locale: string,
): { data: ChartData; rowOf: (row: Row) => Row } {
  const fields = data.fields ?? {}
  const has = Object.values(fields).some(({ isNamed, grain }) => isNamed || grain)
  if (!has || spec.type === 'pivot') return { data, rowOf: (row) => row }
  const axis = alongTime.has(spec.type) ? shapeOf(spec, data).x : null
  const named = data.columns.flatMap((name) => {
    const look = fields[name]
    const isName = look?.isNamed || (look?.grain !== undefined && name !== axis)
    return isName ? [{ name, show: lookText(look, [], locale) ?? String }] : []
  })
  if (named.length === 0) return { data, rowOf: (row) => row }
  const own = new Map<Row, Row>()
  const rows = data.rows.map((row) => {
    const said = named.map(({ name, show }) => [name, (row[name] ?? null) === null ? null : show(row[name])])
    const copy = { ...row, ...Object.fromEntries(said) }
    own.set(copy, row)
    return copy
  })
  return { data: { ...data, rows }, rowOf: (row) => own.get(row) ?? row }
}

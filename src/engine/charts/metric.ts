import type { ChartData, ChartSpec } from './chart.contract.ts'
import { readable, shapeOf } from './chart-shape.ts'
import { numberText, toNumber } from './chart-values.ts'

export type Metric = { label: string; value: string; full: string; change: { text: string; up: boolean } | null }

/** One number said large: the last row's, with the change from the row before where rows follow a time. */
export function metricOf(spec: ChartSpec, data: ChartData, locale: string): Metric | null {
  const shape = shapeOf(spec, data)
  const column = shape.measures[0] ?? data.columns[0]
  const last = data.rows.at(-1)
  if (column === undefined || last === undefined) return null
  const label = spec.title ?? spec.yLabel ?? readable(column)
  const number = toNumber(last[column])
  if (number === null)
    return { label, value: String(last[column] ?? '–'), full: String(last[column] ?? ''), change: null }
  const text = numberText(spec.format, locale)
  const before = shape.xKind === 'time' && data.rows.length > 1 ? toNumber(data.rows.at(-2)![column]) : null
  const share = before === null || before === 0 ? null : (number - before) / Math.abs(before)
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  const full = text.full(typeof last[column] === 'string' ? last[column] : number)
  return {
    label,
    value: Math.abs(number) < 100_000 ? full : text.short(number),
    full,
    change: share === null ? null : { text: percent.format(share), up: share >= 0 },
  }
}

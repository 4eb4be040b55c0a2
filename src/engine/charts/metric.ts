import { toNumber } from '../formats/cell-values.ts'
import { lookText } from '../formats/field-text.ts'
import { columnNumber, informativeDecimals, isName } from '../formats/value-text.ts'
import type { ChartData, ChartSpec } from './chart.contract.ts'
import { labelOf, shapeOf } from './chart-shape.ts'
import { measureText } from './measure-text.ts'

export type Metric = { label: string; value: string; full: string; change: { text: string; up: boolean } | null }

/** One number said large: the last row's, with the change from the row before where rows follow a time. */
export function metricOf(spec: ChartSpec, data: ChartData, locale: string): Metric | null {
  const shape = shapeOf(spec, data)
  const column = shape.measures[0] ?? data.columns[0]
  const last = data.rows.at(-1)
  if (column === undefined || last === undefined) return null
  const label = spec.title ?? spec.yLabel ?? labelOf(data, column)
  const number = toNumber(last[column])
  if (number === null)
    return { label, value: String(last[column] ?? '–'), full: String(last[column] ?? ''), change: null }
  const text = measureText(spec.format, data, column, locale)
  const before = shape.xKind === 'time' && data.rows.length > 1 ? toNumber(data.rows.at(-2)![column]) : null
  const share = before === null || before === 0 ? null : (number - before) / Math.abs(before)
  const isKey = isName(column, number)
  const defined = lookText(data.fields?.[column], [last[column]], locale)
  const { decimals } = informativeDecimals([last[column]])
  // Of what a division left, the digits that say something; the rest is told on hover.
  const readable = (value: unknown) =>
    spec.format
      ? text.full(value as number)
      : (defined?.(value) ?? (isKey ? String(value) : columnNumber(value, decimals, locale)))
  const full = text.full(typeof last[column] === 'string' ? last[column] : number)
  return {
    label,
    value: Math.abs(number) < 100_000 || isKey ? readable(last[column]) : text.short(number),
    full,
    change: share === null ? null : { text: signedPercent(locale).format(share), up: share >= 0 },
  }
}

export type MetricView = Metric & { spark: (number | null)[] | null }

/** A metric of a document: the change and the line beside it may have columns of their own. */
export function metricViewOf(
  view: Pick<ChartSpec, 'title' | 'format'> & { value?: string; delta?: string; spark?: string },
  data: ChartData,
  locale: string,
): MetricView | null {
  const { title, format, delta, spark } = view
  const column = view.value ?? data.columns.find((name) => name !== delta && name !== spark) ?? ''
  const metric = metricOf(
    { type: 'metric', y: column, ...(title && { title }), ...(format && { format }) },
    data,
    locale,
  )
  if (!metric) return null
  const share = delta === undefined ? null : toNumber(data.rows.at(-1)?.[delta])
  const values = spark === undefined ? [] : data.rows.map((row) => toNumber(row[spark]))
  return {
    ...metric,
    change: share === null ? metric.change : { text: signedPercent(locale).format(share), up: share >= 0 },
    spark: values.filter((value) => value !== null).length < 2 ? null : values,
  }
}

/** The way a number came, in a box: x and y of each value that there is. */
export function sparkPoints(values: (number | null)[], width: number, height: number): [number, number][] {
  const known = values.filter((value) => value !== null)
  const least = known.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const most = known.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  return values.flatMap((value, i): [number, number][] =>
    value === null
      ? []
      : [
          [
            (i / (values.length - 1)) * width,
            most === least ? height / 2 : height * (1 - (value - least) / (most - least)),
          ],
        ],
  )
}

const signedPercent = (locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })

import { toNumber, withoutNoise } from '../formats/cell-values.ts'
import { isName, isRate, wholeNumber } from '../formats/value-text.ts'
import type { ChartData, ChartSpec } from './chart.contract.ts'
import { labelOf, shapeOf } from './chart-shape.ts'
import { measureText } from './measure-text.ts'

/** The groups of the one number that stands for all rows: none. */
export const grandTotal: string[][] = [[]]

/** Kinds that say one number, whatever the rows are grouped by. */
export const isOneNumber = ({ type }: Pick<ChartSpec, 'type'>): boolean => type === 'metric' || type === 'gauge'

/** One number for all rows: as the question gives it, else their sum where they add up. Undefined where only the question could tell. */
export function wholeValue(data: ChartData, column: string): { value: unknown; summed: number } | undefined {
  const { rows, wholes, truncated, fields } = data
  if (rows.length === 1) return { value: rows[0]![column], summed: 0 }
  const told = wholes?.find(({ by }) => by.length === 0)?.rows[0]?.[column]
  if (told !== undefined && told !== null) return { value: told, summed: 0 }
  const numbers = rows.flatMap((row) => toNumber(row[column]) ?? [])
  const adds = fields?.[column]?.addsUp ?? !(isRate(column) || isRate(fields?.[column]?.label ?? ''))
  if (truncated || !adds || numbers.length === 0) return undefined
  return { value: withoutNoise(numbers.reduce((sum, value) => sum + value, 0)), summed: rows.length }
}

/** Why several rows are not one number; null where they are. */
export function whyNotOne(data: ChartData, measure: string | undefined): string | null {
  const column = measure ?? data.columns[0]
  if (column === undefined || data.rows.length === 0 || wholeValue(data, column) !== undefined) return null
  return data.truncated
    ? 'There are more rows than could be loaded, so they cannot be added up.'
    : `The values of “${labelOf(data, column)}” cannot be added up to one number.`
}

/** Said below a number that nobody asked the data for. */
export const summedText = (rows: number, locale: string): string =>
  `Total of ${new Intl.NumberFormat(locale).format(rows)} rows`

export type Metric = {
  label: string
  value: string
  /** Not shortened. */
  written: string
  /** With all its digits. */
  full: string
  change: { text: string; up: boolean } | null
  /** What the number is of, where it was put together from rows. */
  note: string | null
}

/** One number said large: that of all rows. */
export function metricOf(spec: ChartSpec, data: ChartData, locale: string): Metric | null {
  const column = shapeOf(spec, data).measures[0] ?? data.columns[0]
  const whole = column === undefined || data.rows.length === 0 ? undefined : wholeValue(data, column)
  if (column === undefined || whole === undefined) return null
  return {
    ...saidLarge(spec, data, column, whole.value, locale),
    note: whole.summed ? summedText(whole.summed, locale) : null,
  }
}

/** Where rows are the way that a number came: the last row's, with the change from the row before where they follow a time. */
function lastMetricOf(spec: ChartSpec, data: ChartData, locale: string): Metric | null {
  const shape = shapeOf(spec, data)
  const column = shape.measures[0] ?? data.columns[0]
  const last = data.rows.at(-1)
  if (column === undefined || last === undefined) return null
  const number = toNumber(last[column])
  const before = shape.xKind === 'time' && data.rows.length > 1 ? toNumber(data.rows.at(-2)![column]) : null
  const share = number === null || before === null || before === 0 ? null : (number - before) / Math.abs(before)
  return {
    ...saidLarge(spec, data, column, last[column], locale),
    change: share === null ? null : { text: signedPercent(locale).format(share), up: share >= 0 },
  }
}

function saidLarge(spec: ChartSpec, data: ChartData, column: string, given: unknown, locale: string): Metric {
  const label = spec.title ?? spec.yLabel ?? labelOf(data, column)
  const number = toNumber(given)
  const alone = { label, change: null, note: null }
  if (number === null)
    return { ...alone, value: String(given ?? '–'), written: String(given ?? ''), full: String(given ?? '') }
  const text = measureText(spec.format, data, column, locale)
  const isKey = isName(column, number)
  // With the decimals of its column; where a division left more, they are told on hover.
  const written = text.full(typeof given === 'string' ? given : number)
  const isSaid = isKey || spec.format !== undefined || Boolean(data.fields?.[column]?.format)
  return {
    ...alone,
    value: Math.abs(number) < 100_000 || isKey ? written : text.short(number),
    written,
    full: isSaid ? written : wholeNumber(given, 0, locale),
  }
}

export type MetricView = Metric & { spark: (number | null)[] | null }

type DocumentMetric = Pick<ChartSpec, 'title' | 'format'> & { value?: string; delta?: string; spark?: string }

/** Whether a metric of a document stands for all rows; else its rows are the way that it came. */
export const isOfAllRows = ({ delta, spark }: Pick<DocumentMetric, 'delta' | 'spark'>): boolean =>
  delta === undefined && spark === undefined

/** A metric of a document: the change and the line beside it may have columns of their own, and then it is the last row's. */
export function metricViewOf(view: DocumentMetric, data: ChartData, locale: string): MetricView | null {
  const { title, format, delta, spark } = view
  const column = view.value ?? data.columns.find((name) => name !== delta && name !== spark) ?? ''
  const shown: ChartSpec = { type: 'metric', y: column, ...(title && { title }), ...(format && { format }) }
  const metric = (isOfAllRows(view) ? metricOf : lastMetricOf)(shown, data, locale)
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

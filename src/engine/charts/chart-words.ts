import { toNumber } from '../formats/cell-values.ts'
import { fieldText, type Show } from '../formats/field-text.ts'
import type { ChartData, ChartSpec } from './chart.contract.ts'
import { labelOf, shapeOf } from './chart-shape.ts'
import { binned, binText, countedColumn } from './kinds/distribution.ts'
import { sankeyTarget } from './kinds/sankey.ts'
import { measureText } from './measure-text.ts'
import { wholeValue } from './metric.ts'
import { namedRows } from './named-rows.ts'
import { whatIsMissing } from './what-is-missing.ts'

/** Of more, nobody hears all; the table has them. */
const maxTold = 12

type Told = { spec: ChartSpec; data: ChartData; locale: string }

/** What a chart shows, for those who do not see it: its values, written as the table beside it writes them. */
export function chartWords(spec: ChartSpec, data: ChartData, locale: string): string {
  const told = { spec, data, locale }
  const shape = shapeOf(spec, namedRows(spec, data, locale).data)
  const [measure] = shape.measures
  const missing = whatIsMissing({ spec, data, shape })
  if (missing !== null) return missing
  if (spec.type === 'histogram') return histogramWords(told, countedColumn({ spec, data, shape }))
  if (measure === undefined) return ''
  if (spec.type === 'gauge') {
    const whole = wholeValue(data, measure)
    return whole === undefined ? '' : `${measureName(told, measure)}: ${measureShow(told, measure)(whole.value)}.`
  }
  const second = shape.split ?? (spec.type === 'sankey' ? sankeyTarget(data, shape) : null)
  const places = [shape.x, second].filter(
    (name) => typeof name === 'string' && !shape.measures.includes(name),
  ) as string[]
  return rowsWords(told, places, shape.measures)
}

function rowsWords(told: Told, places: readonly string[], measures: readonly string[]): string {
  const { data, spec } = told
  const shows = new Map<string, Show>([
    ...places.map((name) => [name, placeShow(told, name)] as const),
    ...measures.map((name) => [name, measureShow(told, name)] as const),
  ])
  const said = (row: Record<string, unknown>, name: string) => shows.get(name)!(row[name])
  const rows = data.rows.filter((row) => measures.some((name) => toNumber(row[name]) !== null))
  if (rows.length === 0) return ''
  const one = measures.length === 1
  const values = rows.slice(0, maxTold).map((row) => {
    const where = places.map((name) => said(row, name)).join(', ')
    const here = measures.map((name) => (one ? said(row, name) : `${measureName(told, name)} ${said(row, name)}`))
    return where === '' ? here.join(', ') : `${where}: ${here.join(', ')}`
  })
  const names = places.map((name) => (name === spec.x ? spec.xLabel : undefined) ?? labelOf(data, name))
  const what = measures.map((name) => measureName(told, name)).join(', ')
  const by = names.length > 0 ? ` by ${names.join(' and ')}` : ''
  return `${what}${by}. ${listed(values, rows.length, told.locale)}`
}

function histogramWords(told: Told, column: string | undefined): string {
  if (column === undefined) return ''
  const bins = binned(told.data.rows.flatMap((row) => toNumber(row[column]) ?? []))
  const range = binText(told, column, bins, told.locale)
  const said = bins
    .slice(0, maxTold)
    .map((bin) => `${range(bin)}: ${new Intl.NumberFormat(told.locale).format(bin.count)}`)
  return `Number of rows by ${labelOf(told.data, column)}. ${listed(said, bins.length, told.locale)}`
}

const listed = (said: string[], all: number, locale: string): string =>
  `${said.join('; ')}${all > said.length ? `; and ${new Intl.NumberFormat(locale).format(all - said.length)} more` : ''}.`

const measureName = ({ spec, data }: Told, name: string): string =>
  ([spec.y ?? []].flat().length < 2 && spec.type !== 'histogram' ? spec.yLabel : undefined) ?? labelOf(data, name)

const measureShow = ({ spec, data, locale }: Told, name: string): Show => {
  const text = measureText(spec.format, data, name, locale)
  return (value) => (toNumber(value) === null ? '–' : text.full(value as number))
}

const placeShow = ({ data, locale }: Told, name: string): Show =>
  fieldText(
    name,
    { isGroup: true, ...data.fields?.[name] },
    data.rows.map((row) => row[name]),
    locale,
  )

import type { EChartsOption } from 'echarts'
import { categoryText, toNumber } from '../../formats/cell-values.ts'
import {
  axisLook,
  type ChartContext,
  escapeHtml,
  gridOf,
  headingOf,
  tooltipOf,
  topOf,
  valueAxisLook,
} from '../chart-frame.ts'
import { labelOf } from '../chart-shape.ts'
import { measureText } from '../measure-text.ts'
import { fitNames } from './axis.ts'

/** Bins of a round width, as many as the data bears (Freedman–Diaconis, at most 60). */
export function binned(values: number[]): { from: number; to: number; count: number }[] {
  if (values.length === 0) return []
  const sorted = values.toSorted((a, b) => a - b)
  const min = sorted[0]!
  const max = sorted.at(-1)!
  if (min === max) return [{ from: min, to: max, count: values.length }]
  const spread = quantile(sorted, 0.75) - quantile(sorted, 0.25)
  const ideal = spread > 0 ? (2 * spread) / Math.cbrt(values.length) : (max - min) / 10
  const width = roundWidth(Math.max(ideal, (max - min) / 40))
  const first = Math.floor(min / width)
  const last = Math.floor(max / width)
  const bins = Array.from({ length: last - first + 1 }, (_, i) => ({
    from: tidy((first + i) * width),
    to: tidy((first + i + 1) * width),
    count: 0,
  }))
  for (const value of values) bins[Math.min(bins.length - 1, Math.max(0, Math.floor(value / width) - first))]!.count++
  return bins
}

const tidy = (value: number): number => Number(value.toPrecision(12))

function roundWidth(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width))
  const step = width / power
  return power * (step < 1.5 ? 1 : step < 3 ? 2 : step < 7 ? 5 : 10)
}

export function quantile(sorted: number[], q: number): number {
  const at = (sorted.length - 1) * q
  const low = Math.floor(at)
  const high = Math.ceil(at)
  return sorted[low]! + (sorted[high]! - sorted[low]!) * (at - low)
}

/** The column whose values are counted: the one that is named for the axis, where it holds numbers, else the measure. */
export const countedColumn = ({ spec, data, shape }: Pick<ChartContext, 'spec' | 'data' | 'shape'>) =>
  [spec.x, [spec.y ?? []].flat()[0], ...shape.measures].find(
    (name) => name !== undefined && data.rows.some((row) => toNumber(row[name]) !== null),
  )

/** A name that was given to the axis of another column is not that of the values. */
function histogramNames({ spec, data }: ChartContext, column: string): { values: string; rows: string } {
  const own = labelOf(data, column)
  return spec.x === undefined || spec.x === column
    ? { values: spec.xLabel ?? own, rows: spec.yLabel ?? rowsText }
    : { values: spec.yLabel ?? own, rows: rowsText }
}

const rowsText = 'Number of rows'

type Bin = ReturnType<typeof binned>[number]

/** From where to where a bin reaches: with as many decimals as its edges have. */
export function binText(
  { spec, data }: Pick<ChartContext, 'spec' | 'data'>,
  column: string,
  bins: Bin[],
  locale: string,
) {
  const edges = { ...data, rows: bins.flatMap(({ from, to }) => [{ [column]: from }, { [column]: to }]) }
  const { full } = measureText(spec.format, edges, column, locale)
  return ({ from, to }: Bin): string => (from === to ? full(from) : `${full(from)} – ${full(to)}`)
}

export function histogramOption(context: ChartContext): EChartsOption | null {
  const { spec, data, theme, text } = context
  const column = countedColumn(context)
  if (column === undefined) return null
  const bins = binned(data.rows.map((row) => toNumber(row[column])).filter((value) => value !== null))
  if (bins.length === 0) return null
  const width = bins[0]!.to - bins[0]!.from
  const named = histogramNames(context, column)
  const range = binText(context, column, bins, theme.locale)
  return {
    tooltip: {
      ...tooltipOf(theme, text, 'item'),
      formatter: (params: unknown) => {
        const bin = bins[(params as { dataIndex: number }).dataIndex]!
        const count = new Intl.NumberFormat(theme.locale).format(bin.count)
        return `${escapeHtml(`${named.values}: ${range(bin)}`)}<br>${escapeHtml(`${named.rows}: ${count}`)}`
      },
    } as EChartsOption['tooltip'],
    title: headingOf(spec, theme, named.rows),
    grid: gridOf(topOf(spec, false, named.rows), 24, 28),
    xAxis: {
      type: 'value',
      ...valueAxisLook(theme, text),
      splitLine: { show: false },
      name: named.values,
      nameLocation: 'middle',
      nameGap: 28,
      ...(width === 0
        ? { min: bins[0]!.from - 1, max: bins[0]!.from + 1 }
        : { min: bins[0]!.from, max: bins.at(-1)!.to }),
    },
    yAxis: {
      type: 'value',
      ...valueAxisLook(theme, {
        ...text,
        axis: (v) => new Intl.NumberFormat(theme.locale, { notation: 'compact' }).format(v),
      }),
      minInterval: 1,
    },
    series: [
      {
        type: 'bar',
        name: named.rows,
        data: bins.map((bin) => [bin.from + width / 2, bin.count]),
        ...(width === 0 ? { barWidth: 24 } : { barWidth: '98%' }),
        itemStyle: { borderRadius: 1 },
      },
    ],
  }
}

export function heatmapOption({ spec, data, shape, theme, text }: ChartContext): EChartsOption | null {
  const across = shape.x
  const measure = shape.measures[0]
  if (across === null || measure === undefined) return null
  const split =
    shape.split ?? (shape.measures.length > 1 ? null : data.columns.find((name) => name !== across && name !== measure))
  const cells =
    split === null || split === undefined
      ? data.rows.flatMap((row) =>
          shape.measures.map((m) => [categoryText(row[across]), labelOf(data, m), toNumber(row[m])] as const),
        )
      : data.rows.map((row) => [categoryText(row[across]), categoryText(row[split]), toNumber(row[measure])] as const)
  const drawn = cells.filter((cell) => cell[2] !== null)
  if (drawn.length === 0) return null
  const xs = [...new Set(cells.map((cell) => cell[0]))]
  const ys = [...new Set(cells.map((cell) => cell[1]))]
  const values = drawn.map((cell) => cell[2]!)
  const min = values.reduce((a, b) => Math.min(a, b))
  const max = values.reduce((a, b) => Math.max(a, b))
  return {
    tooltip: {
      ...tooltipOf(theme, text, 'item'),
      formatter: (params: unknown) => {
        const [x, y, value] = (params as { value: [string, string, number] }).value
        return escapeHtml(`${x} · ${y}: ${text.full(value)}`)
      },
    } as EChartsOption['tooltip'],
    grid: gridOf(topOf(spec), 72, 8),
    xAxis: { type: 'category', data: xs, ...axisLook(theme), splitArea: { show: false } },
    yAxis: { type: 'category', data: ys, ...axisLook(theme), inverse: true },
    visualMap: {
      min: min === max ? Math.min(0, min) : min,
      max: min === max ? Math.max(1, max) : max,
      calculable: false,
      orient: 'vertical',
      right: 0,
      top: 'middle',
      itemWidth: 10,
      itemHeight: 120,
      inRange: { color: [...theme.scale] },
      text: [text.short(max), text.short(min)],
      textStyle: { color: theme.muted, fontSize: 12 },
      formatter: (value) => text.short(Number(value)),
    },
    series: [
      {
        type: 'heatmap',
        data: drawn.map((cell) => [...cell]) as [string, string, number][],
        itemStyle: { borderColor: theme.background, borderWidth: 1 },
      },
    ],
  }
}

export function boxOption({ spec, data, shape, theme, text }: ChartContext): EChartsOption | null {
  const groups = new Map<string, number[]>()
  const add = (name: string, value: number | null) => {
    if (value === null) return
    const group = groups.get(name)
    if (group) group.push(value)
    else groups.set(name, [value])
  }
  const by = shape.split ?? (shape.measures.length > 1 ? null : shape.x)
  for (const row of data.rows)
    for (const measure of shape.measures)
      add(by === null || by === measure ? labelOf(data, measure) : categoryText(row[by]), toNumber(row[measure]))
  if (groups.size === 0) return null
  const names = [...groups.keys()]
  const outliers: [string, number][] = []
  const boxes = names.map((name) => {
    const sorted = groups.get(name)!.toSorted((a, b) => a - b)
    const [q1, median, q3] = [quantile(sorted, 0.25), quantile(sorted, 0.5), quantile(sorted, 0.75)]
    const reach = 1.5 * (q3 - q1)
    const inside = sorted.filter((value) => value >= q1 - reach && value <= q3 + reach)
    for (const value of sorted) if (value < q1 - reach || value > q3 + reach) outliers.push([name, value])
    return [inside[0] ?? q1, q1, median, q3, inside.at(-1) ?? q3]
  })
  const yName = spec.yLabel ?? (shape.measures.length === 1 ? labelOf(data, shape.measures[0]!) : undefined)
  return {
    ...fitNames({ categories: names }),
    tooltip: tooltipOf(theme, text, 'item'),
    title: headingOf(spec, theme, yName),
    grid: gridOf(topOf(spec, false, yName), 24, 8),
    xAxis: { type: 'category', data: names, ...axisLook(theme) },
    yAxis: {
      type: 'value',
      scale: true,
      ...valueAxisLook(theme, text),
    },
    series: [
      {
        type: 'boxplot',
        data: boxes,
        boxWidth: [8, 48],
        itemStyle: { color: `${theme.palette[0]}33`, borderColor: theme.palette[0], borderWidth: 1.5 },
      },
      { type: 'scatter', data: outliers, symbolSize: 5, itemStyle: { color: theme.palette[0], opacity: 0.6 } },
    ],
  }
}

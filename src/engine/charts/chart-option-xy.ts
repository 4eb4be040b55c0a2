import type { EChartsOption, SeriesOption } from 'echarts'
import {
  axisLook,
  type ChartContext,
  gridOf,
  headingOf,
  legendOf,
  tooltipOf,
  topOf,
  valueAxisLook,
} from './chart-frame.ts'
import { categoriesOf, readable, type Series, seriesOf } from './chart-shape.ts'
import { timeText } from './chart-time.ts'

type Point = [number | string, number | null]

/** Lines, areas, bars, stacks and points: everything with an x and a y axis. */
export function cartesianOption(context: ChartContext): EChartsOption | null {
  const { spec, shape, theme, text } = context
  const bars = spec.type === 'bar' || spec.type === 'stacked'
  const piled = spec.type === 'stacked' || spec.type === 'area'
  const raw = seriesOf(shape, context.data)
  const categories = shape.xKind === 'category' ? categoriesOf(raw) : null
  const added = bars || piled ? raw.map((s) => ({ ...s, points: summed(s.points) })) : raw
  const series = spec.type === 'stacked' || spec.type === 'area' ? folded(added, theme.otherText) : added
  if (!series.some((s) => s.points.some((p) => p.y !== null))) return null

  const horizontal = bars && (spec.horizontal ?? longNames(categories))
  const several = series.length > 1
  const endLabels = spec.type === 'line' && several && series.length <= 4
  const legend = several && !endLabels
  const labels = bars && !several && series[0]!.points.length <= 12
  const yName = spec.yLabel ?? (several && shape.split === null ? undefined : shape.measures.map(readable).join(', '))
  const xName = spec.xLabel ?? (spec.type === 'scatter' && shape.x !== null ? readable(shape.x) : undefined)
  const times = shape.xKind === 'time' ? timeText(series, shape.years, theme.locale) : null

  const plain = axisLook(theme)
  // Below the axis, the first label would touch the zero beside it.
  const look = horizontal ? plain : { ...plain, axisLabel: { ...plain.axisLabel, margin: 12 } }
  const lead = {
    ...(categories
      ? { type: 'category' as const, data: categories }
      : times
        ? { type: 'time' as const }
        : { type: 'value' as const, scale: true }),
    ...(shape.xKind === 'number' ? valueAxisLook(theme, text) : look),
    ...(shape.xKind === 'number' ? { axisLabel: { ...look.axisLabel, formatter: plainShort(theme.locale) } } : {}),
    ...(times
      ? {
          minInterval: times.minInterval,
          ...(times.splitNumber !== undefined && { splitNumber: times.splitNumber }),
          axisLabel: { ...look.axisLabel, ...times.axisLabel },
        }
      : {}),
    ...(times
      ? { axisPointer: { label: { formatter: ({ value }: { value: unknown }) => times.full(Number(value)) } } }
      : {}),
    ...(xName ? { name: xName, nameLocation: 'middle' as const, nameGap: 28 } : {}),
    splitLine: { show: false },
    ...(bars && !categories ? { containShape: true } : {}),
    ...(categories && categories.length <= 12 ? { axisLabel: { ...look.axisLabel, interval: 0 } } : {}),
    ...(horizontal ? { inverse: true } : {}),
    ...(horizontal && categories
      ? { axisLabel: { ...look.axisLabel, width: 160, overflow: 'truncate' as const } }
      : {}),
    ...(spec.type === 'line' && categories ? { boundaryGap: false } : {}),
  }
  const isZoomed = spec.type === 'line' && narrowRange(series)
  const value = {
    type: 'value' as const,
    ...valueAxisLook(theme, text),
    scale: spec.type === 'scatter' || isZoomed,
    // What is written before a bar that goes to the left needs room, too.
    ...(labels && horizontal && series[0]!.points.some(({ y }) => (y ?? 0) < 0) ? { boundaryGap: ['10%', 0] } : {}),
    ...(yName && horizontal ? { name: yName, nameLocation: 'middle' as const, nameGap: 28 } : {}),
  }
  const said = [yName, isZoomed ? theme.zoomedText : undefined].filter(Boolean).join(' · ')
  const measure = horizontal || said === '' ? undefined : said
  const top = topOf(spec, legend, measure)
  const bottomName = horizontal ? yName : xName
  return {
    title: headingOf(spec, theme, measure),
    legend: legendOf(spec, theme, legend, measure),
    tooltip: tooltipOf(theme, text, spec.type === 'scatter' ? 'item' : 'axis'),
    grid: gridOf(
      top,
      endLabels ? endLabelRoom(series) : labels && horizontal ? valueLabelRoom(series[0]!, text.short) : 24,
      bottomName ? 28 : 8,
    ),
    xAxis: (horizontal ? value : lead) as EChartsOption['xAxis'],
    yAxis: (horizontal ? lead : value) as EChartsOption['yAxis'],
    series: series.map((s): SeriesOption => {
      const aligned = piled ? alignTo(s, series, categories) : s.points.map((p): Point => [p.x, p.y])
      const data = horizontal ? aligned.map(([x, y]) => [y, x]) : aligned
      if (spec.type === 'scatter')
        return {
          type: 'scatter',
          name: s.name,
          data,
          symbolSize: 7,
          itemStyle: { opacity: 0.75 },
          large: data.length > 4000,
        }
      if (bars)
        return {
          type: 'bar',
          name: s.name,
          data,
          ...(spec.type === 'stacked' ? { stack: 'all' } : {}),
          barMaxWidth: 48,
          barMinHeight: 1,
          itemStyle: { borderRadius: spec.type === 'stacked' ? 0 : 2 },
          label: {
            show: labels,
            position: 'outside',
            color: theme.muted,
            fontSize: 12,
            formatter: ({ value: v }) => shortOf(v, horizontal ? 0 : 1, text.short),
          },
        }
      return {
        type: 'line',
        name: s.name,
        data,
        ...(spec.type === 'area' ? { stack: 'all', areaStyle: { opacity: several ? 0.6 : 0.16 } } : {}),
        lineStyle: { width: 2 },
        symbol: 'circle',
        symbolSize: 5,
        // Without its symbol a point that has no neighbour would not be drawn at all.
        showSymbol: aligned.length <= 12 || hasLonePoint(aligned),
        sampling: aligned.length > 4000 ? 'lttb' : undefined,
        connectNulls: false,
        endLabel: {
          show: endLabels,
          formatter: '{a}',
          color: theme.text,
          fontSize: 12,
          width: 120,
          overflow: 'truncate',
        },
        ...(endLabels ? { labelLayout: { moveOverlap: 'shiftY' as const } } : {}),
        emphasis: { focus: several ? ('series' as const) : ('none' as const) },
      }
    }),
  }
}

const plainShort = (locale: string) => {
  const format = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 })
  return (value: number) => format.format(value)
}

const shortOf = (value: unknown, index: number, short: (value: number) => string): string => {
  const number = Array.isArray(value) ? value[index] : value
  return typeof number === 'number' ? short(number) : ''
}

/** Bars that share a place are added up: drawn over each other, all but the tallest would be hidden. */
function summed(points: Series['points']): Series['points'] {
  const sums = new Map<number | string, number | null>()
  for (const { x, y } of points) {
    const before = sums.get(x)
    sums.set(x, before === undefined || before === null ? y : before + (y ?? 0))
  }
  return [...sums].map(([x, y]) => ({ x, y }))
}

const maxSeries = 12

/** More series than can be told apart: the smallest are one, so that the height of the pile stays what it is. */
function folded(series: Series[], name: string): Series[] {
  if (series.length <= maxSeries) return series
  const sizeOf = ({ points }: Series) => points.reduce((sum, { y }) => sum + Math.abs(y ?? 0), 0)
  const kept = new Set(series.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, maxSeries - 1))
  const rest = series.filter((one) => !kept.has(one)).flatMap(({ points }) => points)
  return [...series.filter((one) => kept.has(one)), { name, points: summed(rest) }]
}

/** Stacks are piled by position, so every series needs a value at every place. */
function alignTo(series: Series, all: Series[], categories: string[] | null): Point[] {
  const places = categories ?? [...new Set(all.flatMap((s) => s.points.map((p) => Number(p.x))))].sort((a, b) => a - b)
  const own = new Map(series.points.map((p) => [p.x, p.y]))
  return places.map((x) => [x, own.get(x) ?? (all.length > 1 ? 0 : null)])
}

/** Whether two names that stand beside each other below the axis would not both find room: one would be left out. */
const longNames = (categories: string[] | null): boolean => {
  if (categories === null || categories.length <= 3) return false
  const pairs = categories.slice(1).map((name, i) => name.length + categories[i]!.length)
  return (categories.length * Math.max(...pairs)) / 2 > 72
}

/** A line may leave zero out where it would press the whole movement into a sliver; bars and areas never do. */
function narrowRange(series: Series[]): boolean {
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const { points } of series)
    for (const { y } of points) {
      if (y === null) continue
      if (y < min) min = y
      if (y > max) max = y
    }
  if (min === max) return false
  return min > 0 ? (max - min) / max < 0.4 : max < 0 && (max - min) / -min < 0.4
}

const hasLonePoint = (points: Point[]): boolean =>
  points.some((p, i) => p[1] !== null && (points[i - 1]?.[1] ?? null) === null && (points[i + 1]?.[1] ?? null) === null)

/** The longest bar may reach the end of its axis; what is written behind it needs its own room. */
const valueLabelRoom = ({ points }: Series, short: (value: number) => string): number =>
  14 + 7 * Math.max(...points.map(({ y }) => (y === null ? 0 : short(y).length)))

const endLabelRoom = (series: Series[]): number => 20 + Math.min(120, 7 * Math.max(...series.map((s) => s.name.length)))

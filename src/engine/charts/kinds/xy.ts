import type { EChartsOption, SeriesOption } from 'echarts'
import type { NumberText } from '../../formats/number-text.ts'
import type { ChartData, ChartSpec } from '../chart.contract.ts'
import { type ChartTheme, inkOn } from '../chart-colours.ts'
import {
  type ChartContext,
  gridOf,
  headingOf,
  legendOf,
  tooltipOf,
  tooltipOfMeasure,
  topOf,
  valueAxisLook,
} from '../chart-frame.ts'
import { labelOf, type Series, seriesOf, shapeOf } from '../chart-shape.ts'
import { namedRows } from '../named-rows.ts'
import { fitNames, folded, leadAxis, longNames, maxSeries, sortedCategories, summed } from './axis.ts'
import { marksOf, roomOfGoal, roomOfMarks } from './marks.ts'

type Point = [number | string, number | null]

/** Lines, areas, bars, stacks and points: everything with an x and a y axis. */
export function cartesianOption(context: ChartContext): EChartsOption | null {
  const { spec, shape, theme, text } = context
  const bars = spec.type === 'bar' || spec.type === 'stacked'
  const piled = spec.type === 'stacked' || spec.type === 'area'
  const raw = seriesOf(shape, context.data)
  const added = bars || piled ? raw.map((s) => ({ ...s, points: summed(s.points) })) : raw
  const series = spec.type === 'scatter' ? added : folded(added, shape.measures, theme.otherText)
  if (!series.some((s) => s.points.some((p) => p.y !== null))) return null
  const categories = sortedCategories(shape, series, spec.sort)

  const horizontal = bars && (spec.horizontal ?? longNames(categories))
  const several = series.length > 1
  const endLabels = spec.type === 'line' && several && series.length <= 4
  const legend = several && !endLabels
  const labels = spec.labels ?? (bars && !several && series[0]!.points.length <= 12)
  const yName =
    spec.yLabel ??
    (several && shape.split === null ? undefined : shape.measures.map((name) => labelOf(context.data, name)).join(', '))
  const xName =
    spec.xLabel ?? (spec.type === 'scatter' && shape.x !== null ? labelOf(context.data, shape.x) : undefined)
  const lead = leadAxis(context, { series, categories, horizontal, bars, xName })
  const isZoomed = (spec.type === 'line' && narrowRange(series)) || (spec.yMin ?? 0) > 0
  const value = valueAxis(context, { series, labels, horizontal, yName, isZoomed })
  const said = [yName, isZoomed ? theme.zoomedText : undefined].filter(Boolean).join(' · ')
  const measure = horizontal || said === '' ? undefined : said
  const top = topOf(spec, legend, measure)
  const bottomName = horizontal ? yName : xName
  const marks = marksOf(context, { horizontal, goalInside: endLabels })
  const colours = spec.colors ?? theme.palette
  return {
    ...fitNames({ categories, horizontal, values: writtenOn(series[0]!, bars && labels, text) }),
    title: headingOf(spec, theme, measure),
    legend: legendOf(spec, theme, legend, measure),
    tooltip: tooltipOf(theme, text, spec.type === 'scatter' ? 'item' : 'axis'),
    grid: gridOf(
      top + roomOfMarks(marks),
      Math.max(
        roomOfGoal(context, horizontal || endLabels),
        endLabels
          ? endLabelRoom(series)
          : labels && horizontal
            ? valueLabelRoom(series[0]!, labelText(series[0]!, text))
            : 24,
      ),
      bottomName ? 28 : 8,
    ),
    xAxis: (horizontal ? value : lead) as EChartsOption['xAxis'],
    yAxis: (horizontal ? lead : value) as EChartsOption['yAxis'],
    series: series.map((s, i): SeriesOption => {
      const aligned = piled ? alignTo(s, series, categories) : inOrder(s.points, categories)
      const drawing = { s, aligned, horizontal, labels, several, endLabels, colour: colours[i % colours.length]! }
      const drawn = spec.type === 'scatter' ? points(drawing) : bars ? bar(context, drawing) : line(context, drawing)
      const tooltip = tooltipOfMeasure(context, s.measure)
      return { ...drawn, tooltip, ...(marks && i === 0 ? { markLine: marks } : {}) } as SeriesOption
    }),
  }
}

/** How high a chart of lying bars has to be for each of its names to be read; null: as high as any other. */
export function heightOfBars(spec: ChartSpec, given: ChartData, locale: string): number | null {
  if (spec.type !== 'bar' && spec.type !== 'stacked') return null
  const { data } = namedRows(spec, given, locale)
  const shape = shapeOf(spec, data)
  const series = seriesOf(shape, data)
  const categories = sortedCategories(shape, series, spec.sort)
  if (!categories || !(spec.horizontal ?? longNames(categories))) return null
  const thick = spec.type === 'stacked' ? 1 : Math.min(series.length, maxSeries)
  return 88 + categories.length * Math.max(18, thick * 8 + 6)
}

/** A line joins its points in the order of the axis. */
function inOrder(points: Series['points'], categories: string[] | null): Point[] {
  const places = categories && new Map(categories.map((name, i) => [name, i]))
  const drawn = points.map((p): Point => [p.x, p.y])
  return places ? drawn.toSorted((a, b) => (places.get(String(a[0])) ?? 0) - (places.get(String(b[0])) ?? 0)) : drawn
}

type Drawing = {
  s: Series
  aligned: Point[]
  horizontal: boolean
  labels: boolean
  several: boolean
  endLabels: boolean
  colour: string
}

const points = ({ s, aligned }: Drawing): SeriesOption => ({
  type: 'scatter',
  name: s.name,
  data: aligned as [number, number][],
  symbolSize: 7,
  itemStyle: { opacity: 0.75 },
  large: aligned.length > 4000,
})

const bar = (
  { spec, theme, text }: ChartContext,
  { s, aligned, horizontal, labels, colour }: Drawing,
): SeriesOption => ({
  type: 'bar',
  name: s.name,
  data: (horizontal ? aligned.map(([x, y]) => [y, x]) : aligned) as [number, number][],
  ...(spec.type === 'stacked' ? { stack: 'all' } : {}),
  barMaxWidth: 48,
  barMinHeight: 1,
  itemStyle: { borderRadius: spec.type === 'stacked' ? 0 : 2 },
  label: {
    show: labels,
    position: spec.type === 'stacked' ? 'inside' : 'outside',
    fontSize: 12,
    ...(spec.type === 'stacked' ? onBar(colour) : { color: theme.muted, ...clearOfLines(spec, theme) }),
    formatter: ({ value: v }) => shortOf(v, horizontal ? 0 : 1, labelText(s, text)),
  },
  ...(labels ? { labelLayout: { hideOverlap: true } } : {}),
})

const line = (
  { spec, theme, text }: ChartContext,
  { s, aligned, several, endLabels, labels }: Drawing,
): SeriesOption => ({
  type: 'line',
  name: s.name,
  data: aligned as [number, number][],
  ...(spec.type === 'area' ? { stack: 'all', areaStyle: { opacity: several ? 0.6 : 0.16 } } : {}),
  lineStyle: { width: 2 },
  symbol: 'circle',
  symbolSize: 5,
  // Without its symbol a point that has no neighbour would not be drawn at all.
  showSymbol: aligned.length <= 12 || hasLonePoint(aligned),
  sampling: aligned.length > 4000 ? 'lttb' : undefined,
  connectNulls: false,
  ...(labels
    ? {
        label: {
          show: true,
          color: theme.muted,
          fontSize: 12,
          ...clearOfLines(spec, theme),
          formatter: ({ value: v }: { value: unknown }) => shortOf(v, 1, text.short),
        },
        labelLayout: { hideOverlap: true },
      }
    : {}),
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
})

/** A goal or a note may lie right behind a value: it is read all the same. */
const clearOfLines = ({ goal, annotations }: ChartSpec, { background }: ChartTheme) =>
  goal === undefined && !annotations?.length ? {} : { textBorderColor: background, textBorderWidth: 4 }

/** In its part of the bar a value is read, and past the edge of a small part as well. */
const onBar = (colour: string) => ({ color: inkOn(colour), textBorderColor: colour, textBorderWidth: 4 })

type ValueAxis = {
  series: Series[]
  labels: boolean
  horizontal: boolean
  yName: string | undefined
  isZoomed: boolean
}

function valueAxis({ spec, theme, text }: ChartContext, { series, labels, horizontal, yName, isZoomed }: ValueAxis) {
  return {
    type: 'value' as const,
    ...valueAxisLook(theme, text),
    scale: spec.type === 'scatter' || isZoomed,
    ...(spec.yMin === undefined ? {} : { min: spec.yMin }),
    ...(spec.yMax === undefined ? {} : { max: spec.yMax }),
    // What is written before a bar that goes to the left needs room, too.
    ...(labels && horizontal && series[0]!.points.some(({ y }) => (y ?? 0) < 0) ? { boundaryGap: ['10%', 0] } : {}),
    ...(yName && horizontal ? { name: yName, nameLocation: 'middle' as const, nameGap: 28 } : {}),
  }
}

/** Short, unless different values would then read alike. */
function labelText({ points }: Series, { short, axis }: NumberText): (value: number) => string {
  const values = [...new Set(points.flatMap(({ y }) => (y === null ? [] : [y])))]
  return new Set(values.map(short)).size === values.length ? short : axis
}

const shortOf = (value: unknown, index: number, short: (value: number) => string): string => {
  const number = Array.isArray(value) ? value[index] : value
  return typeof number === 'number' ? short(number) : ''
}

/** Stacks are piled by position, so every series needs a value at every place. */
function alignTo(series: Series, all: Series[], categories: string[] | null): Point[] {
  const places = categories ?? [...new Set(all.flatMap((s) => s.points.map((p) => Number(p.x))))].sort((a, b) => a - b)
  const own = new Map(series.points.map((p) => [p.x, p.y]))
  return places.map((x) => [x, own.get(x) ?? (all.length > 1 ? 0 : null)])
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
const valueLabelRoom = (series: Series, short: (value: number) => string): number =>
  14 + 7 * Math.max(...valuesOf(series, short).map(({ length }) => length))

/** What stands above each bar, where anything does. */
const writtenOn = (series: Series, isWritten: boolean, text: NumberText): string[] =>
  isWritten ? valuesOf(series, labelText(series, text)) : []

const valuesOf = ({ points }: Series, short: (value: number) => string): string[] =>
  points.map(({ y }) => (y === null ? '' : short(y)))

const endLabelRoom = (series: Series[]): number => 20 + Math.min(120, 7 * Math.max(...series.map((s) => s.name.length)))

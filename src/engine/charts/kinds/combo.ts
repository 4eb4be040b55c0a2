import type { EChartsOption, SeriesOption } from 'echarts'
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
import { labelOf, seriesOf } from '../chart-shape.ts'
import { measureText } from '../measure-text.ts'
import { fitNames, leadAxis, sortedCategories, summed } from './axis.ts'
import { marksOf } from './marks.ts'
import { cartesianOption } from './xy.ts'

/** Bars on the left axis and lines on the right, each with its own unit. */
export function comboOption(context: ChartContext): EChartsOption | null {
  const { spec, data, theme, text } = context
  const shape = { ...context.shape, split: null }
  if (shape.measures.length < 2) return cartesianOption({ ...context, spec: { ...spec, type: 'bar' } })
  const asked = spec.lines?.filter((name) => shape.measures.includes(name)) ?? []
  const lines = asked.length > 0 && asked.length < shape.measures.length ? asked : [shape.measures.at(-1)!]
  const raw = seriesOf(shape, data)
  if (!raw.some(({ points }) => points.some(({ y }) => y !== null))) return null
  const categories = sortedCategories(shape, raw, spec.sort)
  const lead = leadAxis(
    { ...context, shape },
    { series: raw, categories, horizontal: false, bars: true, xName: spec.xLabel },
  )
  const lineText = measureText(undefined, data, lines[0], theme.locale)
  const right = lines.map((name) => labelOf(data, name))
  const marks = marksOf({ ...context, shape }, { goalInside: true })
  const look = valueAxisLook(theme, lineText)
  return {
    ...fitNames({ categories }),
    title: headingOf(spec, theme),
    // Which axis a measure is read from.
    legend: {
      ...legendOf(spec, theme, true),
      formatter: (name: string) => (right.includes(name) ? `${name} →` : `← ${name}`),
    } as EChartsOption['legend'],
    tooltip: tooltipOf(theme, text, 'axis'),
    grid: gridOf(topOf(spec, true), 16, spec.xLabel ? 28 : 8),
    xAxis: lead as EChartsOption['xAxis'],
    yAxis: [
      { type: 'value', ...valueAxisLook(theme, text), ...limitsOf(spec) },
      // Two sets of lines across would be read as one scale.
      { type: 'value', ...look, splitLine: { show: false }, position: 'right' },
    ],
    series: raw.map((series, i): SeriesOption => {
      const { measure } = series
      const tooltip = tooltipOfMeasure({ ...context, shape }, measure)
      const points = summed(series.points).map(({ x, y }) => [x, y]) as [number, number][]
      const drawn = lines.includes(measure)
        ? { type: 'line' as const, yAxisIndex: 1, lineStyle: { width: 2 }, symbol: 'circle', symbolSize: 5, z: 3 }
        : { type: 'bar' as const, barMaxWidth: 48, itemStyle: { borderRadius: 2 } }
      return {
        ...drawn,
        name: series.name,
        data: points,
        tooltip,
        ...(marks && i === 0 ? { markLine: marks } : {}),
      } as SeriesOption
    }),
  }
}

const limitsOf = ({ yMin, yMax }: ChartContext['spec']) => ({
  ...(yMin === undefined ? {} : { min: yMin }),
  ...(yMax === undefined ? {} : { max: yMax }),
})

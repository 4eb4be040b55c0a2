import type { EChartsOption } from 'echarts'
import type { ChartData, ChartSpec } from './chart.contract.ts'
import type { ChartTheme } from './chart-colours.ts'
import { type ChartContext, headingOf } from './chart-frame.ts'
import { boxOption, heatmapOption, histogramOption } from './chart-option-distribution.ts'
import { mapOption } from './chart-option-map.ts'
import { funnelOption, pieOption } from './chart-option-share.ts'
import { cartesianOption } from './chart-option-xy.ts'
import { shapeOf } from './chart-shape.ts'
import { numberText } from './chart-values.ts'

const builders: Record<Exclude<ChartSpec['type'], 'metric'>, (context: ChartContext) => EChartsOption | null> = {
  line: cartesianOption,
  area: cartesianOption,
  bar: cartesianOption,
  stacked: cartesianOption,
  scatter: cartesianOption,
  pie: pieOption,
  donut: pieOption,
  funnel: funnelOption,
  histogram: histogramOption,
  heatmap: heatmapOption,
  box: boxOption,
  map: mapOption,
}

/** A metric is a number, not a picture: see `metricOf`. Every other spec gives an option, also when there is nothing to draw. */
export function chartOption(spec: ChartSpec, data: ChartData, theme: ChartTheme): EChartsOption | null {
  if (spec.type === 'metric') return null
  const shape = shapeOf(spec, data)
  const text = numberText(spec.format, theme.locale)
  const drawn = data.rows.length === 0 ? null : builders[spec.type]({ spec, data, theme, text, shape })
  const frame: EChartsOption = {
    animation: false,
    useUTC: true,
    color: [...theme.palette],
    backgroundColor: 'transparent',
    textStyle: { fontFamily: theme.font, color: theme.text, fontSize: 12 },
    aria: { enabled: true },
    title: headingOf(spec, theme),
  }
  return drawn === null ? { ...frame, ...emptyOption(theme) } : { ...frame, ...drawn }
}

const emptyOption = (theme: ChartTheme): EChartsOption => ({
  graphic: {
    type: 'text',
    left: 'center',
    top: 'middle',
    style: { text: theme.emptyText, fill: theme.muted, fontFamily: theme.font, fontSize: 13 },
  },
})

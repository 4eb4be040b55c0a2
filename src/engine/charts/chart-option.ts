import type { EChartsOption } from 'echarts'
import type { ChartData, ChartSpec } from './chart.contract.ts'
import type { ChartTheme } from './chart-colours.ts'
import { type ChartContext, headingOf } from './chart-frame.ts'
import { shapeOf } from './chart-shape.ts'
import { comboOption } from './kinds/combo.ts'
import { boxOption, heatmapOption, histogramOption } from './kinds/distribution.ts'
import { gaugeOption } from './kinds/gauge.ts'
import { mapOption } from './kinds/map.ts'
import { sankeyOption } from './kinds/sankey.ts'
import { funnelOption, pieOption } from './kinds/share.ts'
import { waterfallOption } from './kinds/waterfall.ts'
import { cartesianOption } from './kinds/xy.ts'
import { measureText } from './measure-text.ts'
import { namedRows } from './named-rows.ts'
import { whatIsMissing } from './what-is-missing.ts'

const builders: Record<
  Exclude<ChartSpec['type'], 'metric' | 'pivot'>,
  (context: ChartContext) => EChartsOption | null
> = {
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
  combo: comboOption,
  waterfall: waterfallOption,
  gauge: gaugeOption,
  sankey: sankeyOption,
}

/** A metric is a number and a pivot a table, not a picture: see `metricOf` and `pivotOf`. Every other spec gives an option, also when there is nothing to draw. */
export function chartOption(spec: ChartSpec, given: ChartData, theme: ChartTheme): EChartsOption | null {
  if (spec.type === 'metric' || spec.type === 'pivot') return null
  const { data } = namedRows(spec, given, theme.locale)
  const shape = shapeOf(spec, data)
  const text = measureText(spec.format, data, shape.measures[0], theme.locale)
  const missing = whatIsMissing({ spec, data, shape })
  const drawn =
    missing !== null || data.rows.length === 0 ? null : builders[spec.type]({ spec, data, theme, text, shape })
  const frame: EChartsOption = {
    animation: false,
    useUTC: true,
    color: [...(spec.colors ?? theme.palette)],
    backgroundColor: 'transparent',
    textStyle: { fontFamily: theme.font, color: theme.text, fontSize: 12 },
    title: headingOf(spec, theme),
  }
  return drawn === null ? { ...frame, ...emptyOption(theme, missing ?? theme.emptyText) } : { ...frame, ...drawn }
}

const emptyOption = (theme: ChartTheme, text: string): EChartsOption => ({
  graphic: {
    type: 'text',
    left: 'center',
    top: 'middle',
    style: {
      text,
      fill: theme.muted,
      fontFamily: theme.font,
      fontSize: 13,
      lineHeight: 20,
      width: 300,
      overflow: 'break',
      align: 'center',
    },
  },
})

import type { EChartsOption } from 'echarts'
import { type ChartContext, escapeHtml, gridOf, headingOf, tooltipOf, topOf, valueAxisLook } from '../chart-frame.ts'
import { labelOf, seriesOf } from '../chart-shape.ts'
import { timeText } from '../chart-time.ts'
import { fitNames, leadAxis, longNames, summed } from './axis.ts'

type Step = { name: string; change: number; from: number; to: number; isTotal: boolean }

/** How parts lead from nothing to the whole: each begins where the one before ended; the last bar is the whole. */
export function waterfallOption(context: ChartContext): EChartsOption | null {
  const { spec, data, theme, text } = context
  const shape = { ...context.shape, split: null, measures: context.shape.measures.slice(0, 1) }
  const [series] = seriesOf(shape, data)
  if (!series) return null
  const points = summed(series.points)
  const times =
    shape.xKind === 'time' ? timeText([series], shape.years, theme.locale, data.fields?.[shape.x ?? '']) : null
  let sum = 0
  const steps = points.map(({ x, y }): Step => {
    const from = sum
    sum += y ?? 0
    return { name: times ? times.full(Number(x)) : String(x), change: y ?? 0, from, to: sum, isTotal: false }
  })
  if (steps.length === 0) return null
  steps.push({ name: theme.totalText, change: sum, from: 0, to: sum, isTotal: true })
  const names = steps.map(({ name }) => name)
  const turned = { ...context, shape: { ...shape, xKind: 'category' as const } }
  const horizontal = spec.horizontal ?? longNames(names)
  const lead = leadAxis(turned, { series: [], categories: names, horizontal, bars: true, xName: undefined })
  const measure = spec.yLabel ?? labelOf(data, shape.measures[0]!)
  const labels = spec.labels ?? steps.length <= 16
  const value = { type: 'value' as const, ...valueAxisLook(theme, text) }
  const colour = ({ isTotal, change }: Step) => (isTotal ? theme.muted : change < 0 ? theme.bad : theme.good)
  const low = ({ from, to }: Step) => Math.min(from, to)
  const high = ({ from, to }: Step) => Math.max(from, to)
  // What is above zero and what is below are piled apart; the invisible part carries the visible.
  const part = (size: (step: Step) => number, isShown: boolean) => ({
    type: 'bar' as const,
    stack: 'steps',
    barMaxWidth: 48,
    silent: !isShown,
    data: steps.map((step) => ({
      value: size(step),
      itemStyle: isShown ? { color: colour(step), borderRadius: 2 } : { color: 'transparent' },
      label: {
        show: isShown && labels && size(step) !== 0 && (size(step) > 0 || high(step) <= 0),
        position: placeOf(size(step) < 0, horizontal),
        color: theme.muted,
        fontSize: 12,
        formatter: `${step.change > 0 && !step.isTotal ? '+' : ''}${text.short(step.change)}`,
      },
    })),
    ...(isShown ? { labelLayout: { hideOverlap: true } } : {}),
  })
  return {
    ...fitNames({ categories: names, horizontal }),
    title: headingOf(spec, theme, measure),
    tooltip: {
      ...tooltipOf(theme, text, 'item'),
      formatter: (params: unknown) => {
        const step = steps[(params as { dataIndex: number }).dataIndex]!
        return escapeHtml(`${step.name}: ${text.full(step.change)}${step.isTotal ? '' : ` → ${text.full(step.to)}`}`)
      },
    } as EChartsOption['tooltip'],
    grid: gridOf(topOf(spec, false, measure) + 12, horizontal ? 64 : 24, 8),
    xAxis: (horizontal ? value : lead) as EChartsOption['xAxis'],
    yAxis: (horizontal ? lead : value) as EChartsOption['yAxis'],
    series: [
      part((step) => Math.max(0, low(step)) + Math.min(0, high(step)), false),
      part((step) => Math.max(0, high(step)) - Math.max(0, low(step)), true),
      part((step) => Math.min(0, low(step)) - Math.min(0, high(step)), true),
    ],
  }
}

const placeOf = (isBelow: boolean, horizontal: boolean): 'left' | 'bottom' | 'right' | 'top' =>
  isBelow ? (horizontal ? 'left' : 'bottom') : horizontal ? 'right' : 'top'

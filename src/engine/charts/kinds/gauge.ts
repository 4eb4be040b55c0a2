import type { EChartsOption } from 'echarts'
import { toNumber } from '../../formats/cell-values.ts'
import type { ChartData, ChartSpec } from '../chart.contract.ts'
import type { ChartTheme } from '../chart-colours.ts'
import { type ChartContext, topOf } from '../chart-frame.ts'
import { labelOf } from '../chart-shape.ts'
import { summedText, wholeValue } from '../metric.ts'

/** One number on a scale from nothing to its end, or somewhat past its goal; without either the number alone, as any scale would suggest one. */
export function gaugeOption({ spec, data, shape, theme, text }: ChartContext): EChartsOption | null {
  const measure = shape.measures[0]
  const whole = measure === undefined ? undefined : wholeValue(data, measure)
  const value = toNumber(whole?.value)
  if (measure === undefined || whole === undefined || value === null) return null
  const { goal } = spec
  const min = spec.yMin ?? Math.min(0, value)
  const end = spec.yMax ?? wholeOf(spec, data, measure)
  const show = goal !== undefined || (end !== undefined && value <= end)
  const max = spec.yMax ?? (goal === undefined && show ? end! : roundUp(Math.max(value, goal ?? 0) * 1.1))
  const common = {
    type: 'gauge' as const,
    min,
    max: max > min ? max : min + 1,
    startAngle: 200,
    endAngle: -20,
    center: ['50%', '58%'],
    radius: '88%',
    top: topOf(spec),
    axisTick: { show: false },
    splitLine: { show: false },
  }
  const of = whole.summed ? summedText(whole.summed, theme.locale) : ''
  const name = [spec.yLabel ?? labelOf(data, measure), of, goalWords(goal, theme.goalText, text.short)]
  const isReached = goal !== undefined && value >= goal
  return {
    series: [
      {
        ...common,
        progress: { show, width: 18, itemStyle: { color: isReached ? theme.good : theme.palette[0] } },
        axisLine: { show, lineStyle: { width: 18, color: [[1, theme.line]] } },
        splitNumber: 1,
        axisLabel: { show, distance: -34, color: theme.muted, fontSize: 12, formatter: (at: number) => text.short(at) },
        pointer: { show: false },
        anchor: { show: false },
        title: { offsetCenter: [0, show ? '66%' : '24%'], color: theme.muted, fontSize: 13, fontFamily: theme.font },
        detail: {
          offsetCenter: [0, '-2%'],
          formatter: (at: number) => text.short(at),
          ...detailLook(theme, text.short(value)),
        },
        data: [{ value, name: name.filter(Boolean).join(' · ') }],
      },
      ...(goal === undefined ? [] : [{ ...common, ...goalMark(theme), data: [{ value: goal, name: theme.goalText }] }]),
    ],
  }
}

/** Parts have an end of their own: the whole. */
function wholeOf({ format }: ChartSpec, { fields }: ChartData, measure: string): number | undefined {
  const defined = fields?.[measure]?.format
  if (format) return format.style === 'percent' ? 1 : undefined
  return defined?.kind === 'percent' ? (defined.scale ?? 1) : undefined
}

/** A long number is smaller, or it would lie over the ring. */
const detailLook = ({ text, font }: ChartTheme, said: string) => ({
  color: text,
  fontSize: Math.min(28, Math.floor(190 / said.length)),
  fontWeight: 600,
  fontFamily: font,
})

/** A stroke across the ring. */
const goalMark = ({ text }: ChartTheme) => ({
  z: 3,
  axisLine: { show: false },
  axisLabel: { show: false },
  progress: { show: false },
  pointer: {
    icon: 'rect',
    width: 3,
    length: 22,
    offsetCenter: [0, '-88%'] as [number, string],
    itemStyle: { color: text },
  },
  detail: { show: false },
  title: { show: false },
})

const goalWords = (goal: number | undefined, word: string, short: (value: number) => string) =>
  goal === undefined ? '' : `${word} ${short(goal)}`

/** The next number with few digits. */
function roundUp(value: number): number {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  const step = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((one) => one * power >= value) ?? 10
  return Number((step * power).toPrecision(12))
}

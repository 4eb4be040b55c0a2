import type { EChartsOption } from 'echarts'
import type { NumberText } from '../formats/number-text.ts'
import type { ChartData, ChartSpec } from './chart.contract.ts'
import type { ChartTheme } from './chart-colours.ts'
import type { ChartShape } from './chart-shape.ts'
import { measureText } from './measure-text.ts'

/** What each kind of chart is drawn from. */
export type ChartContext = { spec: ChartSpec; data: ChartData; theme: ChartTheme; text: NumberText; shape: ChartShape }

const headingHeight = (spec: ChartSpec, measure: string | undefined): number =>
  (spec.title ? 24 : 0) + (measure === undefined ? 0 : 20)

/** The title says the finding; the measure stands under it instead of turned beside its axis. */
export const headingOf = (spec: ChartSpec, theme: ChartTheme, measure?: string): EChartsOption['title'] => ({
  show: spec.title !== undefined || measure !== undefined,
  text: spec.title ?? '',
  subtext: measure ?? '',
  left: 0,
  top: 0,
  padding: 0,
  itemGap: 6,
  textStyle: { fontFamily: theme.font, fontSize: 14, fontWeight: 600, color: theme.text },
  subtextStyle: { fontFamily: theme.font, fontSize: 12, color: theme.muted },
})

/** Where the drawing itself may begin. */
export const topOf = (spec: ChartSpec, legend = false, measure?: string): number =>
  10 + headingHeight(spec, measure) + (legend ? 26 : 0)

/** Room kept by the labels of the axes themselves (`outerBounds` replaces the old `containLabel`). */
export const gridOf = (top: number, right = 16, bottom = 8) =>
  ({ left: 8, right, top, bottom, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' }) as const

export const legendOf = (
  spec: ChartSpec,
  theme: ChartTheme,
  show: boolean,
  measure?: string,
): EChartsOption['legend'] => ({
  show,
  type: 'scroll',
  left: 0,
  top: headingHeight(spec, measure) + 2,
  padding: 0,
  icon: 'roundRect',
  itemWidth: 10,
  itemHeight: 10,
  itemGap: 16,
  textStyle: { color: theme.muted, fontFamily: theme.font, fontSize: 12 },
  pageTextStyle: { color: theme.muted },
  pageIconColor: theme.muted,
  pageIconInactiveColor: theme.line,
})

export const tooltipOf = (theme: ChartTheme, text: NumberText, trigger: 'axis' | 'item'): EChartsOption['tooltip'] => ({
  trigger,
  // Inside the picture's own box a tall tooltip would be cut off.
  confine: true,
  transitionDuration: 0,
  backgroundColor: theme.background,
  borderColor: theme.line,
  borderWidth: 1,
  padding: [6, 10],
  textStyle: { color: theme.text, fontFamily: theme.font, fontSize: 12 },
  valueFormatter: saidAs(text),
})

const saidAs =
  (text: NumberText) =>
  (value: unknown): string =>
    Array.isArray(value) ? value.map((part) => said(part, text)).join(' – ') : said(value as CellValue, text)

/** On hover each measure reads in its own way, though all stand by one axis. */
export const tooltipOfMeasure = ({ spec, data, shape, theme }: ChartContext, measure: string) => ({
  valueFormatter: saidAs(
    measureText(measure === shape.measures[0] ? spec.format : undefined, data, measure, theme.locale),
  ),
})

type CellValue = string | number | Date | null | undefined

const said = (value: CellValue, text: NumberText): string =>
  value === null || value === undefined || value === '' ? '–' : text.full(Number(value))

export const axisLook = (theme: ChartTheme) => ({
  axisLine: { show: true, lineStyle: { color: theme.line } },
  axisTick: { show: false },
  axisLabel: { color: theme.muted, fontFamily: theme.font, fontSize: 12, hideOverlap: true },
  nameTextStyle: { color: theme.muted, fontFamily: theme.font, fontSize: 12 },
})

export const valueAxisLook = (theme: ChartTheme, text: NumberText) => {
  const look = axisLook(theme)
  return {
    ...look,
    axisLine: { show: false },
    splitLine: { lineStyle: { color: theme.line } },
    axisLabel: { ...look.axisLabel, formatter: (value: number) => text.axis(value) },
  }
}

/** Names of columns and values reach tooltips as HTML where we write the text ourselves. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c]!)

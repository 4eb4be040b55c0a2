import type { EChartsOption } from 'echarts'
import type { ChartData, ChartSpec } from './chart.contract.ts'
import { type Marked, markedRow } from './marked-row.ts'

type Item = { name?: string; value?: unknown; itemStyle?: object; label?: object }
type Series = {
  type?: string
  name?: string
  data?: unknown[]
  lineStyle?: object
  areaStyle?: { opacity?: number }
  endLabel?: object
}

const stepsBack = { opacity: 0.35 }
const staysReadable = { opacity: 1 }
/** Kinds whose marks stand for a row each. */
const marked: readonly (string | undefined)[] = ['bar', 'pie', 'scatter', 'map', 'heatmap', 'funnel']

const itemOf = (given: unknown): Item =>
  typeof given === 'object' && given !== null && !Array.isArray(given) ? given : { value: given }

/** The drawing with the marks that were clicked in full colour, and all others paler. */
export function withPicked(
  option: EChartsOption,
  spec: ChartSpec,
  data: ChartData,
  isPicked: (row: Marked['row']) => boolean,
  locale: string,
): EChartsOption {
  const isPickedItem = (seriesName: string | undefined, { name, value }: Item): boolean => {
    const found = markedRow(spec, data, { seriesName, name, value }, locale)
    return found !== null && isPicked(found.row)
  }
  const look = (seriesName: string | undefined, given: unknown): unknown => {
    const item = itemOf(given)
    return isPickedItem(seriesName, item)
      ? given
      : { ...item, itemStyle: { ...item.itemStyle, ...stepsBack }, label: { ...item.label, ...staysReadable } }
  }
  /** A line of which nothing was clicked steps back; of another the points that were are shown. */
  const lineLook = (line: Series): Series => {
    const items = (line.data ?? []).map(itemOf)
    const picked = items.map((item) => isPickedItem(line.name, item))
    if (items.length > 0 && picked.every(Boolean)) return line
    return {
      ...line,
      lineStyle: { ...line.lineStyle, ...stepsBack },
      ...(line.areaStyle && { areaStyle: { ...line.areaStyle, opacity: (line.areaStyle.opacity ?? 1) * 0.35 } }),
      data: items.map((item, i) => (picked[i] ? { ...item, symbolSize: 9 } : { ...item, symbol: 'none' })),
      ...(picked.some(Boolean) && { showSymbol: true, sampling: undefined }),
    }
  }
  const series = [option.series ?? []].flat() as Series[]
  return {
    ...option,
    series: series.map((one) =>
      one.type === 'line'
        ? lineLook(one)
        : marked.includes(one.type)
          ? { ...one, data: (one.data ?? []).map((item) => look(one.name, item)) }
          : one,
    ) as NonNullable<EChartsOption['series']>,
  }
}

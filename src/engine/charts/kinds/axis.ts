import type { EChartsOption } from 'echarts'
import { ownOrder } from '../../formats/own-order.ts'
import { isRate } from '../../formats/value-text.ts'
import type { ChartSpec } from '../chart.contract.ts'
import { axisLook, type ChartContext, valueAxisLook } from '../chart-frame.ts'
import { type ChartShape, categoriesOf, type Series } from '../chart-shape.ts'
import { timeText } from '../chart-time.ts'

type Lead = {
  series: Series[]
  categories: string[] | null
  horizontal: boolean
  bars: boolean
  xName: string | undefined
}

/** The axis that the marks stand along: names, times or numbers. */
export function leadAxis(
  { spec, data, shape, theme, text }: ChartContext,
  { series, categories, horizontal, bars, xName }: Lead,
) {
  const times =
    shape.xKind === 'time' ? timeText(series, shape.years, theme.locale, data.fields?.[shape.x ?? '']) : null
  const plain = axisLook(theme)
  // Below the axis, the first label would touch the zero beside it.
  const look = horizontal ? plain : { ...plain, axisLabel: { ...plain.axisLabel, margin: 12 } }
  return {
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
          axisPointer: { label: { formatter: ({ value }: { value: unknown }) => times.full(Number(value)) } },
        }
      : {}),
    // Beside names that lie one below the other there is no room for the name of their axis, and no need of it.
    ...(xName && !horizontal ? { name: xName, nameLocation: 'middle' as const, nameGap: 28 } : {}),
    splitLine: { show: false },
    ...(bars && !categories ? { containShape: true } : {}),
    ...(categories && categories.length <= maxNamed ? { axisLabel: { ...look.axisLabel, interval: 0 } } : {}),
    ...(horizontal ? { inverse: true } : {}),
    ...(horizontal && categories
      ? { axisLabel: { ...look.axisLabel, width: 160, overflow: 'truncate' as const } }
      : {}),
    ...(spec.type === 'line' && categories ? { boundaryGap: false } : {}),
  }
}

/** Each of as many names along an axis is written. */
const maxNamed = 12

const plainShort = (locale: string) => {
  const format = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 })
  return (value: number) => format.format(value)
}

/** The names along the axis, where it has names, in the order that was asked for; else weekdays, sizes and the like in their own; else as the rows came. */
export function sortedCategories(
  shape: Pick<ChartShape, 'xKind'>,
  series: Series[],
  sort: ChartSpec['sort'],
): string[] | null {
  if (shape.xKind !== 'category') return null
  const names = categoriesOf(series)
  if (sort === 'rows') return names
  if (sort === 'name') return names.toSorted((a, b) => a.localeCompare(b, undefined, { numeric: true }))
  if (sort === undefined) {
    const order = ownOrder(names)
    return order ? names.toSorted(order) : names
  }
  const sums = new Map<string, number>()
  for (const { points } of series)
    for (const { x, y } of points) sums.set(String(x), (sums.get(String(x)) ?? 0) + (y ?? 0))
  const turn = sort === 'highest' ? -1 : 1
  return names.toSorted((a, b) => turn * ((sums.get(a) ?? 0) - (sums.get(b) ?? 0)))
}

/** Bars that share a place are added up: drawn over each other, all but the tallest would be hidden. */
export function summed(points: Series['points']): Series['points'] {
  const sums = new Map<number | string, number | null>()
  for (const { x, y } of points) {
    const before = sums.get(x)
    sums.set(x, before === undefined || before === null ? y : before + (y ?? 0))
  }
  return [...sums].map(([x, y]) => ({ x, y }))
}

export const maxSeries = 12

/** More series than can be told apart: the smallest are one, where they add up; of averages and rates the largest are drawn. */
export function folded(series: Series[], measures: readonly string[], name: string): Series[] {
  if (series.length <= maxSeries) return series
  const sizeOf = ({ points }: Series) => points.reduce((sum, { y }) => sum + Math.abs(y ?? 0), 0)
  const kept = new Set(series.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, maxSeries - 1))
  const shown = series.filter((one) => kept.has(one))
  if (measures.some(isRate)) return shown
  const rest = series.filter((one) => !kept.has(one)).flatMap(({ points }) => points)
  const points = summed(rest)
  if (points.every(({ x }) => typeof x === 'number')) points.sort((a, b) => Number(a.x) - Number(b.x))
  return [...shown, { name, measure: series[0]!.measure, points }]
}

type Written = { categories: string[] | null; horizontal?: boolean; values?: string[] }

/** What the width of a chart decides: names that do not fit side by side are turned, and none is left out; values that do not are told on hover. */
export function fitNames({ categories, horizontal = false, values = [] }: Written): Pick<EChartsOption, 'media'> {
  if (horizontal || categories === null || categories.length > maxNamed) return {}
  const pairs = categories.slice(1).map((name, i) => (name.length + categories[i]!.length) / 2)
  const names = (isWide: boolean) => ({
    xAxis: { axisLabel: { rotate: isWide ? 0 : 45, interval: 0, hideOverlap: false, width: 96, overflow: 'truncate' } },
  })
  const labels = (show: boolean) => ({ series: [{ label: { show } }] })
  const byWidth = (letters: number[], option: (isWide: boolean) => object) => {
    const width = 72 + categories.length * (Math.max(0, ...letters) * 6.5 + 6)
    return [
      { query: { minWidth: width }, option: option(true) },
      { query: { maxWidth: width }, option: option(false) },
    ]
  }
  const written =
    values.length > 0
      ? byWidth(
          values.map(({ length }) => length),
          labels,
        )
      : []
  return { media: [...byWidth(pairs, names), ...written] as NonNullable<EChartsOption['media']> }
}

/** Whether two names that stand beside each other below the axis would not both find room: one would be left out. */
export const longNames = (categories: string[] | null): boolean => {
  if (categories === null || categories.length <= 3) return false
  const pairs = categories.slice(1).map((name, i) => name.length + categories[i]!.length)
  return (categories.length * Math.max(...pairs)) / 2 > 72
}

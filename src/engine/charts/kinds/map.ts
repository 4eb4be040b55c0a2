import type { EChartsOption } from 'echarts'
import { categoryText, toNumber } from '../../formats/cell-values.ts'
import { axisLook, type ChartContext, escapeHtml, tooltipOf, topOf } from '../chart-frame.ts'
import { countryName } from '../country-names.ts'

const isLatitude = (name: string) => /(^|_|\b)(lat|latitude)(_|\b|$)/i.test(name)
const isLongitude = (name: string) => /(^|_|\b)(lon|lng|long|longitude)(_|\b|$)/i.test(name)

/** Countries filled by a measure, or points where the data has coordinates. Needs the `world` map registered. */
export function mapOption(context: ChartContext): EChartsOption | null {
  const { data } = context
  const latitude = data.columns.find(isLatitude)
  const longitude = data.columns.find(isLongitude)
  return latitude !== undefined && longitude !== undefined
    ? pointsOption(context, latitude, longitude)
    : countriesOption(context)
}

const geoLook = ({ spec, theme }: ChartContext) => ({
  map: 'world',
  roam: false,
  top: topOf(spec),
  bottom: 8,
  left: 8,
  right: 8,
  itemStyle: { areaColor: theme.line, borderColor: theme.background, borderWidth: 0.5 },
  label: { show: false },
  emphasis: { label: { show: false }, itemStyle: { areaColor: theme.palette[1] } },
  select: { disabled: true },
})

const scaleOf = ({ theme, text }: ChartContext, values: number[]): EChartsOption['visualMap'] => {
  const min = Math.min(
    0,
    values.reduce((a, b) => Math.min(a, b)),
  )
  const max = values.reduce((a, b) => Math.max(a, b))
  return {
    min,
    max: max > min ? max : min + 1,
    calculable: false,
    left: 0,
    bottom: 8,
    itemWidth: 10,
    itemHeight: 96,
    inRange: { color: [...theme.scale] },
    text: [text.short(max), text.short(min)],
    textStyle: { color: theme.muted, fontSize: 12 },
  }
}

function countriesOption(context: ChartContext): EChartsOption | null {
  const { data, shape, theme, text } = context
  const measure = shape.measures[0]
  if (shape.x === null || measure === undefined) return null
  const sums = new Map<string, number>()
  for (const row of data.rows) {
    const value = toNumber(row[measure])
    const name = countryName(categoryText(row[shape.x]))
    if (value !== null && name !== null) sums.set(name, (sums.get(name) ?? 0) + value)
  }
  if (sums.size === 0) return null
  return {
    tooltip: { ...tooltipOf(theme, text, 'item') },
    visualMap: scaleOf(context, [...sums.values()]),
    series: [{ type: 'map', ...geoLook(context), data: [...sums].map(([name, value]) => ({ name, value })) }],
  }
}

function pointsOption(context: ChartContext, latitude: string, longitude: string): EChartsOption | null {
  const { data, shape, theme, text } = context
  const measure = shape.measures.find((name) => name !== latitude && name !== longitude)
  const label = data.columns.find((name) =>
    data.rows.some((row) => typeof row[name] === 'string' && toNumber(row[name]) === null),
  )
  const points = data.rows.flatMap((row) => {
    const [x, y] = [toNumber(row[longitude]), toNumber(row[latitude])]
    if (x === null || y === null || Math.abs(x) > 180 || Math.abs(y) > 90) return []
    return [
      {
        name: label === undefined ? '' : categoryText(row[label]),
        value: [x, y, measure === undefined ? 1 : (toNumber(row[measure]) ?? 0)],
      },
    ]
  })
  if (points.length === 0) return null
  const largest = points.reduce((max, point) => Math.max(max, point.value[2]!), 0)
  return {
    tooltip: {
      ...tooltipOf(theme, text, 'item'),
      formatter: (params: unknown) => {
        const { name, value } = params as { name: string; value: number[] }
        return escapeHtml(
          `${name || `${value[1]}, ${value[0]}`}${measure === undefined ? '' : `: ${text.full(value[2]!)}`}`,
        )
      },
    } as EChartsOption['tooltip'],
    geo: { ...geoLook(context), ...axisLook(theme) } as EChartsOption['geo'],
    series: [
      {
        type: 'scatter',
        coordinateSystem: 'geo',
        data: points,
        // Area, not width, stands for the measure.
        symbolSize: (value: number[]) =>
          measure === undefined || largest <= 0 ? 6 : 4 + 20 * Math.sqrt(Math.max(0, value[2]!) / largest),
        itemStyle: { opacity: 0.75 },
      },
    ],
  }
}

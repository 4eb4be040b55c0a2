import type { EChartsOption } from 'echarts'
import { categoryText, toNumber } from '../../formats/cell-values.ts'
import type { ChartData } from '../chart.contract.ts'
import { axisLook, type ChartContext, escapeHtml, tooltipOf, topOf } from '../chart-frame.ts'
import { countryName } from '../country-names.ts'
import { type Extent, extentOf, extentOfCountry } from '../world-map.ts'

const isLatitude = (name: string) => /(^|_|\b)(lat|latitude)(_|\b|$)/i.test(name)
const isLongitude = (name: string) => /(^|_|\b)(lon|lng|long|longitude)(_|\b|$)/i.test(name)

/** Where each row lies; null for a row that lies nowhere, and for data without coordinates. */
export function placesOnEarth({ columns, rows }: ChartData): ([number, number] | null)[] | null {
  const latitude = columns.find(isLatitude)
  const longitude = columns.find(isLongitude)
  if (latitude === undefined || longitude === undefined) return null
  return rows.map((row) => {
    const [x, y] = [toNumber(row[longitude]), toNumber(row[latitude])]
    return x === null || y === null || Math.abs(x) > 180 || Math.abs(y) > 90 ? null : [x, y]
  })
}

/** Countries filled by a measure, or points where the data has coordinates. Needs the `world` map registered. */
export function mapOption(context: ChartContext): EChartsOption | null {
  const places = placesOnEarth(context.data)
  return places ? pointsOption(context, places) : countriesOption(context)
}

/** A part of the world that holds the data, with some of what lies around it; null: so much that it is the whole. */
function viewOf(extents: Extent[]): { boundingCoords: [[number, number], [number, number]]; clip: true } | null {
  const [west, south, east, north] = extentOf(extents.flatMap(([w, s, e, n]) => [[w, s] as const, [e, n] as const]))
  if (east - west > 200) return null
  const tall = Math.max((north - south) * 1.16, 16)
  // Charts are wider than high: countries beside fill the rest of the picture.
  const wide = Math.max((east - west) * 1.16, tall * 2)
  const [x, y] = [(wide - (east - west)) / 2, (tall - (north - south)) / 2]
  return {
    boundingCoords: [
      [west - x, Math.min(84, north + y)],
      [east + x, Math.max(-58, south - y)],
    ],
    clip: true,
  }
}

/** Letters of names that fit below a map: on a phone, and on what is at least as wide as these pixels. */
const lettersFrom = [
  [0, 36],
  [560, 72],
  [960, 130],
] as const

/** What is not on the map is named below it, as much of it as there is room for. */
function missingNote({ theme }: ChartContext, names: ReadonlySet<string>): Pick<EChartsOption, 'graphic' | 'media'> {
  if (names.size === 0) return {}
  const written = (letters: number) => ({ id: 'missing', style: { text: missingWords([...names], letters) } })
  const media = lettersFrom.map(([minWidth, letters], i) => ({
    query: { minWidth, maxWidth: (lettersFrom[i + 1]?.[0] ?? 100_000) - 1 },
    option: { graphic: written(letters) },
  }))
  const look = { fill: theme.muted, fontFamily: theme.font, fontSize: 12 }
  const { id, style } = written(lettersFrom[0][1])
  return {
    graphic: { id, type: 'text', left: 0, bottom: 2, style: { ...style, ...look } },
    media: media as NonNullable<EChartsOption['media']>,
  }
}

function missingWords(names: string[], letters: number): string {
  const shown: string[] = []
  for (const name of names) {
    if (shown.length > 0 && [...shown, name].join(', ').length > letters) break
    shown.push(name.length > letters ? `${name.slice(0, letters - 1)}…` : name)
  }
  const more = names.length - shown.length
  return `Not on the map: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

const bottomOf = (hasNote: boolean) => (hasNote ? 24 : 8)

const geoLook = ({ spec, theme }: ChartContext, extents: Extent[], hasNote: boolean) => ({
  map: 'world',
  roam: false,
  top: topOf(spec),
  bottom: bottomOf(hasNote),
  preserveAspect: 'contain' as const,
  ...viewOf(extents),
  left: 8,
  right: 8,
  itemStyle: { areaColor: theme.line, borderColor: theme.background, borderWidth: 0.5 },
  label: { show: false },
  emphasis: { label: { show: false }, itemStyle: { areaColor: theme.palette[1] } },
  select: { disabled: true },
})

const scaleOf = ({ theme, text }: ChartContext, values: number[], hasNote: boolean): EChartsOption['visualMap'] => {
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
    bottom: bottomOf(hasNote),
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
  const missing = new Set<string>()
  for (const row of data.rows) {
    const value = toNumber(row[measure])
    const written = categoryText(row[shape.x])
    const name = countryName(written)
    if (name === null) missing.add(written)
    else if (value !== null) sums.set(name, (sums.get(name) ?? 0) + value)
  }
  if (sums.size === 0) return null
  const extents = [...sums.keys()].map(extentOfCountry).filter((extent) => extent !== undefined)
  return {
    tooltip: { ...tooltipOf(theme, text, 'item') },
    visualMap: scaleOf(context, [...sums.values()], missing.size > 0),
    ...missingNote(context, missing),
    series: [
      {
        type: 'map',
        ...geoLook(context, extents, missing.size > 0),
        data: [...sums].map(([name, value]) => ({ name, value })),
      },
    ],
  }
}

function pointsOption(context: ChartContext, places: ([number, number] | null)[]): EChartsOption | null {
  const { data, shape, theme, text } = context
  const measure = shape.measures.find((name) => !isLatitude(name) && !isLongitude(name))
  const label = data.columns.find((name) =>
    data.rows.some((row) => typeof row[name] === 'string' && toNumber(row[name]) === null),
  )
  const missing = new Set<string>()
  const points = data.rows.flatMap((row, i) => {
    const place = places[i]
    const name = label === undefined ? '' : categoryText(row[label])
    if (!place) {
      missing.add(name || `row ${i + 1}`)
      return []
    }
    return [
      {
        name,
        value: [...place, measure === undefined ? 1 : (toNumber(row[measure]) ?? 0)],
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
    ...missingNote(context, missing),
    geo: {
      ...geoLook(context, [extentOf(points.map(({ value }) => [value[0]!, value[1]!]))], missing.size > 0),
      ...axisLook(theme),
    } as EChartsOption['geo'],
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

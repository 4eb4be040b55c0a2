import { createRequire } from 'node:module'
import { openLetterWidths } from '../fonts/letter-widths.ts'
import type { ChartData, ChartSpec } from './chart.contract.ts'
import { type ChartTheme, lightChartTheme } from './chart-colours.ts'
import { escapeHtml } from './chart-frame.ts'
import { chartOption } from './chart-option.ts'
import { type Metric, metricOf } from './metric.ts'
import { pivotSvg } from './pivot/pivot-svg.ts'
import { type Topology, worldFromTopology } from './world-map.ts'

export type SvgOptions = { width?: number; height?: number; theme?: ChartTheme }

let library: Promise<typeof import('echarts')> | undefined

// Loaded at the first picture: it costs more memory than the rest of a quiet service.
const loadLibrary = () => {
  library ??= import('echarts').then((echarts) => {
    // Without a browser it knows the widths of narrower letters only, and names would be cut at the edge.
    echarts.setPlatformAPI({ measureText: openLetterWidths() })
    return echarts
  })
  return library
}

/** The same chart as in the browser, as an SVG text with its own background: for reports, mail and team chat. */
export async function renderChartSvg(spec: ChartSpec, data: ChartData, options: SvgOptions = {}): Promise<string> {
  const { width = 720, height = 405, theme = lightChartTheme } = options
  if (spec.type === 'pivot') return pivotSvg(spec, data, { theme, width, height })
  if (spec.type === 'metric') return metricSvg(metricOf(spec, data, theme.locale), theme, width, height)
  const echarts = await loadLibrary()
  if (spec.type === 'map' && !echarts.getMap('world')) {
    const topology: Topology = createRequire(import.meta.url)('world-atlas/countries-110m.json')
    echarts.registerMap('world', worldFromTopology(topology) as unknown as Parameters<typeof echarts.registerMap>[1])
  }
  // Which part of the world a map shows is known with the world.
  const option = chartOption(spec, data, theme)
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width, height })
  try {
    // Nobody hovers over a picture; leaving the tooltip out keeps its pointer out of the drawing.
    chart.setOption({ ...option, tooltip: undefined, backgroundColor: theme.background })
    return chart.renderToSVGString()
  } finally {
    chart.dispose()
  }
}

function metricSvg(metric: Metric | null, theme: ChartTheme, width: number, height: number): string {
  const line = (y: number, size: number, weight: number, colour: string, text: string) =>
    `<text x="24" y="${y}" font-family="${escapeHtml(theme.font)}" font-size="${size}" font-weight="${weight}" fill="${colour}">${escapeHtml(text)}</text>`
  const middle = height / 2
  const lines =
    metric === null
      ? [line(middle, 14, 400, theme.muted, theme.emptyText)]
      : [
          line(middle - 32, 14, 400, theme.muted, metric.label),
          line(middle + 16, 40, 600, theme.text, metric.value),
          line(middle + 44, 14, 400, theme.muted, metric.note ?? ''),
        ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${theme.background}"/>${lines.join('')}</svg>`
}

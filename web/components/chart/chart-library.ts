import {
  BarChart,
  BoxplotChart,
  FunnelChart,
  HeatmapChart,
  LineChart,
  MapChart,
  PieChart,
  ScatterChart,
} from 'echarts/charts'
import {
  GeoComponent,
  GraphicComponent,
  GridComponent,
  LegendComponent,
  TitleComponent,
  TooltipComponent,
  VisualMapComponent,
} from 'echarts/components'
import * as echarts from 'echarts/core'
import { LabelLayout } from 'echarts/features'
import { CanvasRenderer, SVGRenderer } from 'echarts/renderers'
import type { ChartSpec } from '../../../src/engine/charts/chart.contract.ts'
import { type Topology, worldFromTopology } from '../../../src/engine/charts/world-map.ts'
import { needsMore } from './needs-more.ts'

echarts.use([
  BarChart,
  BoxplotChart,
  FunnelChart,
  HeatmapChart,
  LineChart,
  MapChart,
  PieChart,
  ScatterChart,
  GeoComponent,
  GraphicComponent,
  GridComponent,
  LegendComponent,
  TitleComponent,
  TooltipComponent,
  VisualMapComponent,
  LabelLayout,
  CanvasRenderer,
  SVGRenderer,
])

let hasMore = false
const isMissingMap = ({ type }: ChartSpec) => type === 'map' && !echarts.getMap('world')

/** Whether a chart can be drawn at once: without a frame in which the old one is still there, and before paper is printed. */
export const isPrepared = (spec: ChartSpec): boolean => (hasMore || !needsMore(spec)) && !isMissingMap(spec)

/** Only some charts need the rarer kinds, and only maps the shape of the world. */
export async function prepareFor(spec: ChartSpec): Promise<void> {
  if (needsMore(spec)) await import('./chart-library-more.ts')
  hasMore ||= needsMore(spec)
  if (!isMissingMap(spec)) return
  const { default: topology } = await import('world-atlas/countries-110m.json')
  echarts.registerMap(
    'world',
    worldFromTopology(topology as unknown as Topology) as unknown as Parameters<typeof echarts.registerMap>[1],
  )
}

export { echarts }

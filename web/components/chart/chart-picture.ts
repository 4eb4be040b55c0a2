import type { ChartData, ChartSpec } from '../../../src/engine/charts/chart.contract.ts'
import type { ChartTheme } from '../../../src/engine/charts/chart-colours.ts'
import { chartOption } from '../../../src/engine/charts/chart-option.ts'
import { echarts, prepareFor } from './chart-library.ts'

const size = { width: 960, height: 540 }

/** A picture that stands alone: with its title, on its own background. */
export async function chartPicture(
  spec: ChartSpec,
  data: ChartData,
  theme: ChartTheme,
  kind: 'png' | 'svg',
): Promise<Blob> {
  await prepareFor(spec)
  const option = chartOption(spec, data, theme)
  if (option === null) throw new Error('A number has no picture')
  const holder = document.createElement('div')
  const chart = echarts.init(holder, null, {
    ...size,
    renderer: kind === 'svg' ? 'svg' : 'canvas',
    ssr: kind === 'svg',
    devicePixelRatio: 2,
  })
  try {
    chart.setOption({ ...option, tooltip: undefined, backgroundColor: theme.background })
    if (kind === 'svg') return new Blob([chart.renderToSVGString()], { type: 'image/svg+xml' })
    const canvas = chart.renderToCanvas({ pixelRatio: 2, backgroundColor: theme.background })
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))), 'image/png'),
    )
  } finally {
    chart.dispose()
  }
}

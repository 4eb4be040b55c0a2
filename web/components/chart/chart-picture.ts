import type { ChartData, ChartSpec } from '../../../src/engine/charts/chart.contract.ts'
import type { ChartTheme } from '../../../src/engine/charts/chart-colours.ts'
import { chartOption } from '../../../src/engine/charts/chart-option.ts'
import { pivotSvg } from '../../../src/engine/charts/pivot/pivot-svg.ts'
import { echarts, prepareFor } from './chart-library.ts'

const size = { width: 960, height: 540 }

/** A picture that stands alone: with its title, on its own background. */
export async function chartPicture(
  spec: ChartSpec,
  data: ChartData,
  theme: ChartTheme,
  kind: 'png' | 'svg',
): Promise<Blob> {
  if (spec.type === 'pivot') return pivotPicture(spec, data, theme, kind)
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
    return await asPng(chart.renderToCanvas({ pixelRatio: 2, backgroundColor: theme.background }))
  } finally {
    chart.dispose()
  }
}

const lineHeight = 22
const maxLines = 200

/** As high as its rows, so that none is left out of a table of ordinary length. */
async function pivotPicture(spec: ChartSpec, data: ChartData, theme: ChartTheme, kind: 'png' | 'svg'): Promise<Blob> {
  const height = (Math.min(maxLines, data.rows.length) + 5) * lineHeight
  const svg = new Blob([pivotSvg(spec, data, { theme, width: size.width, height })], { type: 'image/svg+xml' })
  if (kind === 'svg') return svg
  const address = URL.createObjectURL(svg)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = size.width * 2
    canvas.height = height * 2
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await asPng(canvas)
  } finally {
    URL.revokeObjectURL(address)
  }
}

const asPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))), 'image/png'),
  )

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { lightChartTheme } from './chart-colours.ts'
import type { PngAnswer, PngTask } from './render-png.ts'
import { renderChartSvg } from './render-svg.ts'

const margin = 20
// A chart is looked at on screens of twice the density as often as not.
const zoom = 2

const require = createRequire(import.meta.url)
const bytesOf = (name: string) => new Uint8Array(readFileSync(require.resolve(name)))
await initWasm(bytesOf('@resvg/resvg-wasm/index_bg.wasm'))
const fontBuffers = ['DejaVuSans', 'DejaVuSans-Bold'].map((name) => bytesOf(`dejavu-fonts-ttf/ttf/${name}.ttf`))

async function draw({ spec, data, width, height, theme = lightChartTheme }: PngTask): Promise<Uint8Array> {
  const inner = await renderChartSvg(spec, data, { width: width - 2 * margin, height: height - 2 * margin, theme })
  // The chart fills its SVG to the edge, as a page wants it; a picture on its own needs air around it.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${theme.background}"/>${inner.replace('<svg ', `<svg x="${margin}" y="${margin}" `)}</svg>`
  const picture = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: zoom },
    font: { fontBuffers, defaultFontFamily: 'DejaVu Sans', sansSerifFamily: 'DejaVu Sans' },
  })
  try {
    return picture.render().asPng()
  } finally {
    picture.free()
  }
}

parentPort!.on('message', async (task: PngTask) => {
  let answer: PngAnswer
  try {
    answer = { id: task.id, png: await draw(task) }
  } catch (error) {
    answer = { id: task.id, fault: error instanceof Error ? error.message : String(error) }
  }
  parentPort!.postMessage(answer)
})

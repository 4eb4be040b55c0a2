import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { type Font, openOtherLetters } from '../fonts/other-letters.ts'
import { smallFont } from '../fonts/small-font.ts'
import type { ChartData, ChartSpec } from './chart.contract.ts'
import { lightChartTheme } from './chart-colours.ts'
import { renderChartSvg } from './render-svg.ts'

export type PngTask = { spec: ChartSpec; data: ChartData; width: number; height: number; locale: string }

const margin = 20
// A chart is looked at on screens of twice the density as often as not.
const zoom = 2

const require = createRequire(import.meta.url)
const bytesOf = (name: string) => new Uint8Array(readFileSync(require.resolve(name)))
await initWasm(bytesOf('@resvg/resvg-wasm/index_bg.wasm'))
const latin = ['DejaVuSans', 'DejaVuSans-Bold'].map((name) => bytesOf(`dejavu-fonts-ttf/ttf/${name}.ttf`))
/** What the fonts above have no letters for, and others have. */
const beyond =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u2460-\u24ff\u3000-\u33ff\uff00-\uffef]/gu
let findFont: ((code: number) => Font | null) | undefined

/** Fonts are opened at the first letter that needs one, and stay open as long as this worker. */
function fontsFor(svg: string): Uint8Array[] {
  const letters = [...new Set(svg.match(beyond))].flatMap((letter) => {
    const code = letter.codePointAt(0)!
    findFont ??= openOtherLetters((font) => font)
    const font = findFont(code)
    return font ? [{ code, font }] : []
  })
  return letters.length === 0 ? latin : [...latin, smallFont('Other letters', letters)]
}

async function draw({ spec, data, width, height, locale }: PngTask): Promise<Uint8Array> {
  const theme = { ...lightChartTheme, locale }
  const inner = await renderChartSvg(spec, data, { width: width - 2 * margin, height: height - 2 * margin, theme })
  // The chart fills its SVG to the edge, as a page wants it; a picture on its own needs air around it.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${theme.background}"/>${inner.replace('<svg ', `<svg x="${margin}" y="${margin}" `)}</svg>`
  const picture = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: zoom },
    font: { fontBuffers: fontsFor(svg), defaultFontFamily: 'DejaVu Sans', sansSerifFamily: 'DejaVu Sans' },
  })
  try {
    return picture.render().asPng()
  } finally {
    picture.free()
  }
}

/** Runs in a worker, which keeps the libraries and fonts: loading them takes longer than drawing. */
export async function drawPng(task: PngTask): Promise<Uint8Array> {
  try {
    return await draw(task)
  } catch (error) {
    throw new Error(`the chart could not be drawn: ${error instanceof Error ? error.message : String(error)}`)
  }
}

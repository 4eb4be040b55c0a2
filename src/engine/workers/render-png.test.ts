import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { inflateSync } from 'node:zlib'
import type { ChartData, ChartSpec } from '../charts/chart.contract.ts'
import { createEngineWorkers } from './index.ts'
import { type PngOptions, renderChartPng } from './render-png.ts'

const workers = createEngineWorkers()
after(() => workers.close())
const draw = (spec: ChartSpec, data: ChartData, size: PngOptions = {}) =>
  renderChartPng(workers, { teamId: 'team' }, { spec, data, locale: 'en', ...size })

const rows = Array.from({ length: 12 }, (_, n) => ({ month: `2024-${String(n + 1).padStart(2, '0')}`, n: 10 + n }))
const types: ChartSpec['type'][] = ['bar', 'map', 'metric']
const data = { columns: ['month', 'n'], rows }

/** Width, height and the bytes of the pixels, so that a white picture is not taken for a chart. */
function read(png: Uint8Array) {
  const bytes = Buffer.from(png)
  assert.equal(bytes.subarray(1, 4).toString(), 'PNG')
  const parts: Buffer[] = []
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at))
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)))
  return {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    pixels: inflateSync(Buffer.concat(parts)),
  }
}

test('charts become pictures of the asked size, also several at once', async () => {
  const pictures = await Promise.all(
    types.map((type) => draw({ type, title: 'Revenue', x: 'month', y: 'n' }, data, { width: 300, height: 200 })),
  )
  for (const [at, png] of pictures.entries()) {
    const { width, height, pixels } = read(png)
    assert.deepEqual([width, height], [600, 400], types[at])
    assert.ok(new Set(pixels).size > 20, `${types[at]} has a drawing`)
  }
})

test('text is drawn with the bundled font', async () => {
  const titled = read(await draw({ type: 'bar', title: 'Umsätze', x: 'month', y: 'n' }, data))
  const plain = read(await draw({ type: 'bar', title: ' ', x: 'month', y: 'n' }, data))
  assert.ok(!titled.pixels.equals(plain.pixels))
})

test('Chinese, Japanese and Korean are drawn as letters, each its own', async () => {
  const titles = ['销售额', '销售量', 'サーバー', 'サ・バ・', '매출', '수출', '①㈱']
  const pictures = new Set<string>()
  for (const title of titles) {
    const png = await draw({ type: 'bar', title, x: 'month', y: 'n' }, data, { width: 300, height: 200 })
    pictures.add(read(png).pixels.toString('latin1'))
  }
  // Boxes for letters that are missing would all look alike.
  assert.equal(pictures.size, titles.length)
})

test('a chart that cannot be drawn is told, and the next one is drawn', async () => {
  await assert.rejects(
    draw({ type: 'bar', x: 'month', y: 'n' }, { columns: ['month', 'n'], rows: null as never }),
    /the chart could not be drawn/,
  )
  assert.equal(read(await draw({ type: 'line', x: 'month', y: 'n' }, data)).width, 1520)
})

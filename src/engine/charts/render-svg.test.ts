import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openLetterWidths } from '../fonts/letter-widths.ts'
import { chartTypes } from './chart.contract.ts'
import { renderChartSvg } from './render-svg.ts'

const rows = Array.from({ length: 12 }, (_, n) => ({
  month: `2024-${String(n + 1).padStart(2, '0')}`,
  region: n % 2 ? 'North' : 'South',
  country: n % 2 ? 'Norway' : 'Chile',
  revenue: 1000 + 37 * n,
}))
const data = { columns: ['month', 'region', 'country', 'revenue'], rows }

test('every type gives a whole SVG of the asked size, with its title', async () => {
  for (const type of chartTypes) {
    const x = type === 'map' ? 'country' : type === 'pie' || type === 'donut' || type === 'box' ? 'region' : 'month'
    const svg = await renderChartSvg({ type, title: 'Revenue by month', x, y: 'revenue' }, data, {
      width: 600,
      height: 300,
    })
    assert.match(svg, /^<svg [^>]*width="600" height="300"/, type)
    assert.ok(svg.endsWith('</svg>'), type)
    assert.ok(svg.includes('Revenue by month'), type)
  }
})

test('words of the data cannot become markup of the picture', async () => {
  const evil = '</text><script>alert(1)</script>'
  for (const type of chartTypes) {
    const svg = await renderChartSvg(
      { type, title: evil, x: 'a', y: 'n', yLabel: evil },
      { columns: ['a', 'n'], rows: [{ a: evil, n: 1 }] },
    )
    assert.ok(!svg.includes('<script'), type)
  }
})

test('names beside bars have room in the letters that pictures and PDFs are written in', async () => {
  const names = ['Communications and Moving Goods', 'MMMM WWWW MMMM WWWW MMMM']
  const rows = names.map((name, n) => ({ name, n: n + 1 }))
  const svg = await renderChartSvg(
    { type: 'bar', horizontal: true, x: 'name', y: 'n' },
    { columns: ['name', 'n'], rows },
  )
  const widthOf = openLetterWidths()
  const ends = [...svg.matchAll(/text-anchor="end"[^>]*translate\(([\d.]+)[^>]*>([^<]+)</g)]
  assert.ok(
    ends.some(([, , text]) => text!.startsWith('Communications')),
    svg,
  )
  for (const [, x, text] of ends) assert.ok(widthOf(text!).width <= Number(x), `${text} ends at ${x}`)
})

test('no data is said in the picture', async () => {
  assert.ok((await renderChartSvg({ type: 'line' }, { columns: [], rows: [] })).includes('No data to draw'))
  assert.ok((await renderChartSvg({ type: 'metric' }, { columns: [], rows: [] })).includes('No data to draw'))
})

test('an axis of days says its year, whichever day it begins with', async () => {
  for (const from of ['2024-12-28', '2024-12-30', '2024-03-03', '2024-01-31'])
    for (const days of [3, 20, 45, 90, 300])
      for (const width of [260, 480, 900]) {
        const at = (i: number) => new Date(Date.parse(from) + i * 86_400_000).toISOString().slice(0, 10)
        const data = { columns: ['day', 'n'], rows: Array.from({ length: days }, (_, i) => ({ day: at(i), n: 1 })) }
        const svg = await renderChartSvg({ type: 'line', x: 'day', y: 'n' }, data, { width })
        assert.match(svg, />202[45]</, `${days} days from ${from} at ${width}`)
      }
})

test('years stay in sight on a time axis, however narrow the picture is', async () => {
  const rows = Array.from({ length: 36 }, (_, i) => ({
    month: new Date(Date.UTC(2023, i, 1)).toISOString().slice(0, 7),
    n: i,
  }))
  for (const width of [300, 720, 1400]) {
    const svg = await renderChartSvg({ type: 'line', x: 'month', y: 'n' }, { columns: ['month', 'n'], rows }, { width })
    for (const year of ['2023', '2024', '2025']) assert.ok(svg.includes(`>${year}<`), `${year} at ${width}`)
  }
})

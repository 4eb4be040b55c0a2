import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ChartData } from './chart.contract.ts'
import { lightChartTheme } from './chart-colours.ts'
import { chartOption } from './chart-option.ts'
import { markedRow, placesOf } from './marked-row.ts'

const table = (...rows: Record<string, unknown>[]): ChartData => ({ columns: Object.keys(rows[0] ?? {}), rows })
const regions = table({ region: 'North', n: 3 }, { region: null, n: 2 }, { region: 'South', n: 3 })
const split = table(
  { month: '2024-01-01', who: 'a', n: 1 },
  { month: '2024-01-01', who: 'b', n: 1 },
  { month: '2024-02-01', who: 'a', n: 4 },
)

type Drawn = { name?: string; data: unknown[] }

test('every bar, lying or standing, and every slice leads to its row', () => {
  for (const [type, horizontal] of [
    ['bar', false],
    ['bar', true],
    ['pie', false],
    ['funnel', false],
  ] as const) {
    const spec = { type, x: 'region', y: 'n', horizontal }
    const series = chartOption(spec, regions, lightChartTheme)?.series as Drawn[]
    const rows = series.flatMap(({ name, data }) =>
      data.map((value) => {
        const slice = Array.isArray(value) ? {} : (value as { name: string })
        return markedRow(spec, regions, { seriesName: name, value, ...slice }, 'en')?.row
      }),
    )
    assert.deepEqual(new Set(rows), new Set(regions.rows), `${type} ${horizontal}`)
  }
})

test('a point of several series leads to the row of its series', () => {
  const spec = { type: 'line' as const, x: 'month', y: 'n', series: 'who' }
  const series = chartOption(spec, split, lightChartTheme)?.series as Drawn[]
  const rows = series.flatMap(({ name, data }) =>
    data.map((value) => markedRow(spec, split, { seriesName: name, value }, 'en')?.row),
  )
  assert.deepEqual(new Set(rows), new Set(split.rows))
  assert.equal(placesOf(spec, split, 'en').length, 3)
})

test('what several rows were put together to leads nowhere', () => {
  const twice = table({ k: 'a', n: 1 }, { k: 'a', n: 2 })
  assert.equal(markedRow({ type: 'bar', x: 'k', y: 'n' }, twice, { seriesName: 'n', value: ['a', 3] }, 'en'), null)
  assert.equal(markedRow({ type: 'pie', x: 'region', y: 'n' }, regions, { name: 'Other' }, 'en'), null)
  assert.equal(markedRow({ type: 'histogram', x: 'n' }, regions, { value: [1, 2] }, 'en'), null)
})

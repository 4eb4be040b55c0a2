import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ChartData, ChartSpec } from './chart.contract.ts'
import { lightChartTheme } from './chart-colours.ts'
import { chartOption } from './chart-option.ts'
import { withPicked } from './picked-marks.ts'

const data: ChartData = {
  columns: ['region', 'orders'],
  rows: [
    { region: 'North', orders: 3 },
    { region: 'South', orders: 2 },
  ],
}

const seriesOf = (spec: ChartSpec, of: ChartData, isPicked: (row: Record<string, unknown>) => boolean) =>
  withPicked(chartOption(spec, of, lightChartTheme)!, spec, of, isPicked, 'en').series as {
    lineStyle?: { opacity?: number }
    data: { symbol?: string; symbolSize?: number; itemStyle?: { opacity?: number } }[]
  }[]

test('lines of which nothing was clicked are paler; of one line the point that was clicked is shown', () => {
  const months = ['2024-01', '2024-02', '2024-03']
  const long: ChartData = {
    columns: ['month', 'region', 'orders'],
    rows: ['North', 'South'].flatMap((region) => months.map((month, i) => ({ month, region, orders: i + 1 }))),
  }
  const split = seriesOf(
    { type: 'line', x: 'month', y: 'orders', series: 'region' },
    long,
    (row) => row.region === 'South',
  )
  assert.deepEqual(
    split.map(({ lineStyle }) => lineStyle?.opacity ?? 1),
    [0.35, 1],
  )
  const north = { ...long, rows: long.rows.slice(0, 3) }
  const [line] = seriesOf({ type: 'area', x: 'month', y: 'orders' }, north, ({ month }) => month === '2024-02')
  assert.deepEqual(
    line!.data.map(({ symbol, symbolSize }) => symbol ?? symbolSize),
    ['none', 9, 'none'],
  )
})

test('points and countries that were not clicked are paler', () => {
  const points: ChartData = {
    columns: ['a', 'b'],
    rows: [
      { a: 1, b: 2 },
      { a: 3, b: 4 },
    ],
  }
  const places: ChartData = {
    columns: ['country', 'n'],
    rows: [
      { country: 'France', n: 1 },
      { country: 'Spain', n: 2 },
    ],
  }
  const opacities = (series: ReturnType<typeof seriesOf>) =>
    series[0]!.data.map(({ itemStyle }) => itemStyle?.opacity ?? 1)
  assert.deepEqual(opacities(seriesOf({ type: 'scatter', x: 'a', y: 'b' }, points, ({ a }) => a === 1)), [1, 0.35])
  assert.deepEqual(
    opacities(seriesOf({ type: 'map', x: 'country', y: 'n' }, places, ({ country }) => country === 'Spain')),
    [0.35, 1],
  )
})

test('marks that were not clicked are paler, in bars that stand or lie and in slices', () => {
  for (const spec of [
    { type: 'bar', x: 'region', y: ['orders'] },
    { type: 'bar', x: 'region', y: ['orders'], horizontal: true },
    { type: 'pie', x: 'region', y: ['orders'] },
  ] as ChartSpec[]) {
    const option = chartOption(spec, data, lightChartTheme)
    assert.ok(option)
    const { series } = withPicked(option, spec, data, ({ region }) => region === 'North', 'en')
    const [{ data: items }] = series as [{ data: { itemStyle?: { opacity: number } }[] }]
    assert.deepEqual(
      items.map(({ itemStyle }) => itemStyle?.opacity ?? 1),
      [1, 0.35],
      JSON.stringify(spec),
    )
  }
})

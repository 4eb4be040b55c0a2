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

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ChartData, ChartSpec } from '../chart.contract.ts'
import { lightChartTheme } from '../chart-colours.ts'
import { type Pivot, pivotOf, wholesOf } from './pivot.ts'
import { pivotSvg } from './pivot-svg.ts'
import { flatPivot, pivotText } from './pivot-text.ts'

const spec: ChartSpec = { type: 'pivot', rows: ['region', 'city'], columns: ['day'], y: ['amount'] }
const row = (region: string, city: string, day: string, amount: number) => ({ region, city, day, amount })
const data: ChartData = {
  columns: ['region', 'city', 'day', 'amount'],
  rows: [
    row('South', 'Rome', 'Tuesday', 1.5),
    row('South', 'Rome', 'Monday', 2),
    row('North', 'Oslo', 'Monday', 10),
    row('South', 'Bari', 'Monday', 4),
  ],
}
const shown = ({ lines }: Pivot) => lines.map(({ path, cells }) => [path.join('/'), ...cells.map(({ value }) => value)])

test('groups stand down the side and across the top, days in their own order, with subtotals and totals', () => {
  const pivot = pivotOf(spec, data)
  assert.deepEqual(
    pivot.heads.map(({ path, isTotal }) => (isTotal ? 'total' : path[0])),
    ['Monday', 'Tuesday', 'total'],
  )
  assert.deepEqual(shown(pivot), [
    ['South', 6, 1.5, 7.5],
    ['South/Rome', 2, 1.5, 3.5],
    ['South/Bari', 4, null, 4],
    ['North', 10, null, 10],
    ['North/Oslo', 10, null, 10],
    ['', 16, 1.5, 17.5],
  ])
})

test('lines are sorted among those beside them, by a column or by name; the totals stay last', () => {
  const total = pivotOf(spec, data).heads.at(-1)!.key
  const byTotal = shown(pivotOf(spec, data, { head: total, descending: true })).map(([path]) => path)
  assert.deepEqual(byTotal, ['North', 'North/Oslo', 'South', 'South/Bari', 'South/Rome', ''])
  const byName = shown(pivotOf(spec, data, { head: null, descending: false })).map(([path]) => path)
  assert.deepEqual(byName, ['North', 'North/Oslo', 'South', 'South/Bari', 'South/Rome', ''])
})

test('totals are what the question says of the whole; averages are never added up, and nothing is of a result cut off', () => {
  const rated: ChartData = {
    columns: ['region', 'average price'],
    rows: [
      { region: 'North', 'average price': 2 },
      { region: 'South', 'average price': 4 },
    ],
  }
  const by: ChartSpec = { type: 'pivot', rows: ['region'], y: ['average price'] }
  assert.equal(shown(pivotOf(by, rated)).at(-1)?.[1], null)
  assert.equal(
    shown(pivotOf(by, { ...rated, wholes: [{ by: [], rows: [{ 'average price': 3.5 }] }] })).at(-1)?.[1],
    3.5,
  )
  assert.equal(shown(pivotOf(spec, { ...data, truncated: true })).at(-1)?.[1], null)
  assert.deepEqual(wholesOf({ rows: ['a', 'b'], columns: ['c'] }), [[], ['c'], ['a'], ['a', 'c'], ['a', 'b']])
})

test('what a spec leaves open is chosen: x and other names down, the series across, numbers in the cells', () => {
  const { fields } = pivotOf({ type: 'pivot', x: 'city', series: 'day' }, data)
  assert.deepEqual(fields, { rows: ['city', 'region'], columns: ['day'], values: ['amount'] })
})

test('cells of a measure have one number of decimals, totals as well, and definitions say how they read', () => {
  const pivot = pivotOf(spec, data)
  const flat = flatPivot(pivot, pivotText(pivot, spec, data, 'en'), 'Total')
  assert.deepEqual(flat.columns[0]?.label, 'region › city')
  assert.deepEqual(flat.rows[0], ['South', '6.0', '1.5', '7.5'])
  assert.deepEqual(flat.totals, ['Total', '16.0', '1.5', '17.5'])
  const defined: ChartData = {
    ...data,
    fields: { amount: { label: 'Amount', format: { kind: 'currency', unit: 'EUR' } } },
  }
  const text = pivotText(pivotOf(spec, defined), spec, defined, 'en')
  assert.equal(text.cell('amount', 6), '€6.00')
  assert.equal(text.label('amount'), 'Amount')
})

test('as a picture, what finds no room is counted, and names are text', () => {
  const rows = Array.from({ length: 40 }, (_, i) => row(`<b>${i}</b>`, 'x', 'Monday', i))
  const svg = pivotSvg(spec, { ...data, rows }, { theme: lightChartTheme, width: 400, height: 300 })
  assert.match(svg, /more rows/)
  assert.doesNotMatch(svg, /<b>/)
})

test('ten thousand rows are laid out in one go', () => {
  const rows = Array.from({ length: 10_000 }, (_, i) => row(`r${i % 500}`, `c${i % 2000}`, `d${i % 7}`, i))
  const pivot = pivotOf(spec, { ...data, rows })
  assert.equal(pivot.lines.at(-1)?.cells.at(-1)?.value, 49_995_000)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ChartData, type ChartSpec, chartTypes } from './chart.contract.ts'
import { lightChartTheme as theme } from './chart-colours.ts'
import { chartOption } from './chart-option.ts'
import { chartWords } from './chart-words.ts'

type Row = Record<string, unknown>
const table = (rows: Row[], fields: ChartData['fields'] = {}): ChartData => ({
  columns: Object.keys(rows[0] ?? {}),
  rows,
  fields,
})
const words = (spec: ChartSpec, data: ChartData) => chartWords(spec, data, 'en-GB')

const byMonth = table(
  [
    { month: '2025-01-01', revenue: 5456.57 },
    { month: '2025-02-01', revenue: 4763.1 },
  ],
  { month: { label: 'order date (month)', grain: 'month', isGroup: true }, revenue: { label: 'total amount' } },
)

test('a chart is told with the names and numbers of its table, never with milliseconds or places on an axis', () => {
  const said = 'total amount by order date (month). Jan 2025: 5,456.57; Feb 2025: 4,763.10.'
  assert.equal(words({ type: 'line', x: 'month', y: 'revenue' }, byMonth), said)
  assert.equal(words({ type: 'bar', x: 'month', y: 'revenue' }, byMonth), said)
  assert.equal(words({ type: 'pie' }, byMonth), said)
  const weekdays = table(
    [1, 2].map((day) => ({ day, n: day * 10 })),
    {
      day: { label: 'weekday', grain: 'weekday', isNamed: true },
    },
  )
  assert.equal(words({ type: 'bar', x: 'day', y: 'n' }, weekdays), 'n by weekday. Monday: 10; Tuesday: 20.')
  const flows = table([{ from: 'a', to: 'b', n: 3 }])
  assert.equal(words({ type: 'sankey', y: 'n' }, flows), 'n by from and to. a, b: 3.')
  assert.equal(words({ type: 'gauge', y: 'revenue' }, byMonth), 'total amount: 10,219.67.')
  const values = table([1, 2, 3, 12].map((n) => ({ n })))
  assert.equal(words({ type: 'histogram', x: 'n' }, values), 'Number of rows by n. 0 – 5: 3; 5 – 10: 0; 10 – 15: 1.')
})

test('of many values the first are told, and how many more there are', () => {
  const many = table(Array.from({ length: 1500 }, (_, i) => ({ name: `c${i}`, n: i })))
  assert.match(words({ type: 'bar', x: 'name', y: 'n' }, many), /c11: 11; and 1,488 more\.$/)
})

test('what cannot be drawn says what the kind needs and what is not there, in the picture and in words', () => {
  const said = (spec: ChartSpec, data: ChartData) => {
    const graphic = chartOption(spec, data, theme)?.graphic as { style?: { text?: string } } | undefined
    assert.equal(graphic?.style?.text, words(spec, data))
    return graphic?.style?.text
  }
  assert.equal(
    said({ type: 'sankey', y: 'revenue' }, byMonth),
    'A Sankey diagram needs two groups and a number: what flows from one to the other. There is one group here: order date (month).',
  )
  const categories = ['Chairs', 'Lamps', 'Pans', 'Rugs'].map((category) => ({ category, n: 1 }))
  assert.equal(
    said({ type: 'map' }, table(categories)),
    'A map needs countries, or columns of latitude and longitude. “category” has none: Chairs, Lamps, Pans and others.',
  )
  assert.match(said({ type: 'map' }, table([{ lat: 95, lon: 10 }])) ?? '', /No row here has a latitude from -90 to 90/)
  assert.match(
    said(
      { type: 'pie' },
      table([
        { a: 'x', n: -1 },
        { a: 'y', n: 2 },
      ]),
    ) ?? '',
    /below zero/,
  )
  const averages = table([
    { a: 'x', average: 1 },
    { a: 'y', average: 2 },
  ])
  assert.equal(
    said({ type: 'gauge' }, averages),
    'A gauge shows one number. The values of “average” cannot be added up to one number.',
  )
  const texts = table([{ a: 'x' }, { a: 'y' }])
  for (const type of chartTypes) assert.notEqual(words({ type }, texts), '', type)
})

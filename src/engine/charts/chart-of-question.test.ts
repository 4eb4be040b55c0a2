import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chartOfQuestion } from './chart-of-question.ts'

type Column = Parameters<typeof chartOfQuestion>[1][number]
const column = (name: string, ref: Column['ref'], type: Column['type'], role: Column['role']): Column => ({
  name,
  label: name,
  type,
  role,
  format: null,
  ref,
})
const none = { measures: [], by: [] }

test('a combination draws every measure, however far apart their sizes are', () => {
  const columns = [
    column('month', { by: 0 }, 'date', 'time'),
    column('revenue', { measure: 0 }, 'real', 'measure'),
    column('orders', { measure: 1 }, 'integer', 'measure'),
  ]
  const rows = [
    { month: '2024-01-01', revenue: 120_000, orders: 22 },
    { month: '2024-02-01', revenue: 90_000, orders: 25 },
  ]
  assert.deepEqual(chartOfQuestion({ ...none, chart: { kind: 'combo' } }, columns, rows, true)?.y, [
    'revenue',
    'orders',
  ])
})

test('flows lead from the first group to the second', () => {
  const columns = [
    column('category', { by: 0 }, 'text', 'category'),
    column('country', { by: 1 }, 'text', 'place'),
    column('revenue', { measure: 0 }, 'real', 'measure'),
  ]
  const rows = ['a', 'b'].flatMap((category) => ['x', 'y', 'z'].map((country) => ({ category, country, revenue: 1 })))
  const spec = chartOfQuestion({ ...none, chart: { kind: 'sankey' } }, columns, rows, true)
  assert.deepEqual([spec?.x, spec?.series], ['category', 'country'])
})

test('what a person chose of how it looks is drawn, in a pivot table too', () => {
  const columns = [column('city', { by: 0 }, 'text', 'category'), column('n', { measure: 0 }, 'integer', 'measure')]
  const rows = [
    { city: 'Bonn', n: 1 },
    { city: 'Köln', n: 2 },
  ]
  const annotations = [{ at: 'Bonn', text: 'Sale' }]
  const options = { title: 'Shops', goal: 2, colors: ['#112233'], annotations }
  const bars = chartOfQuestion({ ...none, chart: { kind: 'bar', options } }, columns, rows, true)
  assert.deepEqual([bars?.title, bars?.goal, bars?.colors, bars?.annotations], ['Shops', 2, ['#112233'], annotations])
  const rules = [{ column: 'n', is: 'above', value: 1, tone: 'good' }]
  const pivot = chartOfQuestion({ ...none, chart: { kind: 'pivot', options: { rules } } }, columns, rows, true)
  assert.deepEqual([pivot?.rows, pivot?.rules], [['city'], rules])
})

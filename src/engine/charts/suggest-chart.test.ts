import assert from 'node:assert/strict'
import { test } from 'node:test'
import { suggestChart } from './suggest-chart.ts'

const times = (count: number) =>
  Array.from({ length: count }, (_, n) => new Date(Date.UTC(2024, n, 1)).toISOString().slice(0, 10))

test('one measure over time is a line', () => {
  assert.deepEqual(
    suggestChart(
      ['day', 'n'],
      ['date', 'integer'],
      times(5).map((d, n) => [d, n]),
    ),
    { type: 'line', x: 'day', y: 'n' },
  )
})

test('a measure over time by a category is a line for each', () => {
  const rows = times(3).flatMap((d) => [
    [d, 'a', 1],
    [d, 'b', 2],
  ])
  assert.deepEqual(suggestChart(['day', 'who', 'n'], ['date', 'text', 'integer'], rows), {
    type: 'line',
    x: 'day',
    y: 'n',
    series: 'who',
  })
})

test('years count as time even when they are whole numbers', () => {
  const rows = [
    [2020, 1],
    [2021, 2],
    [2022, 3],
  ]
  assert.equal(suggestChart(['release_year', 'films'], ['integer', 'integer'], rows)?.type, 'line')
})

test('a measure by category is bars; by two categories, stacks', () => {
  assert.deepEqual(
    suggestChart(
      ['k', 'n'],
      ['text', 'real'],
      [
        ['a', 1.5],
        ['b', 2],
      ],
    ),
    { type: 'bar', x: 'k', y: 'n' },
  )
  const two = ['x', 'y', 'z'].flatMap((k) => [
    [k, 'a', 1],
    [k, 'b', 2],
  ])
  assert.deepEqual(suggestChart(['k', 'g', 'n'], ['text', 'text', 'integer'], two), {
    type: 'stacked',
    x: 'k',
    y: 'n',
    series: 'g',
  })
})

test('one number is a metric; two measures are points; many of one measure are a histogram', () => {
  assert.deepEqual(suggestChart(['total'], ['integer'], [[42]]), { type: 'metric', y: 'total' })
  assert.equal(
    suggestChart(
      ['a', 'b'],
      ['real', 'real'],
      [
        [1, 2],
        [2, 3],
      ],
    )?.type,
    'scatter',
  )
  assert.equal(
    suggestChart(
      ['a'],
      ['real'],
      Array.from({ length: 50 }, (_, n) => [n]),
    )?.type,
    'histogram',
  )
})

test('measures of very different size do not share an axis', () => {
  const rows = times(3).map((d, n) => [d, 1_000_000 + n, n + 1])
  assert.deepEqual(suggestChart(['day', 'revenue', 'returns'], ['date', 'integer', 'integer'], rows)?.y, 'revenue')
})

test('ids are not measures, and lists of names or nothing are no chart', () => {
  assert.equal(
    suggestChart(
      ['name', 'customer_id'],
      ['text', 'integer'],
      [
        ['a', 1],
        ['b', 2],
      ],
    ),
    null,
  )
  assert.equal(suggestChart(['name', 'mail'], ['text', 'text'], [['a', 'b']]), null)
  assert.equal(suggestChart(['n'], ['integer'], []), null)
  assert.equal(
    suggestChart(
      ['k', 'n'],
      ['text', 'integer'],
      Array.from({ length: 200 }, (_, n) => [`k${n}`, n]),
    ),
    null,
  )
})

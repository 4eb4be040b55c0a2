import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Condition, Question } from '../question.contract.ts'
import { of, shopCatalog, shopData } from '../shop.fixture.ts'
import { aggregatePairs } from './aggregates.ts'
import { createEvaluator } from './evaluate.ts'

const ask = createEvaluator(shopCatalog(), shopData)
const rows = (question: Partial<Question>) => ask({ measures: [], by: [], ...question }).rows

test('a measure of a parent is not multiplied by its children', () => {
  // Three orders have five paid lines; shipping is counted once for each order.
  const result = rows({
    measures: [
      { fn: 'sum', of: of('orders', 'shipping') },
      { fn: 'sum', of: of('lines', 'amount') },
      { fn: 'sum', of: of('returns', 'pieces') },
    ],
    by: [{ of: of('customers', 'region', ['order_customer']) }],
  })
  assert.deepEqual(result, [
    ['North', 10, 37.5, 2],
    ['South', null, 40, 2],
    [null, 8.5, 5, null],
  ])
})

test('a metric keeps its own filter, and a ratio of two grains is a ratio of two totals', () => {
  const question: Question = { measures: [{ metric: 'revenue' }, { metric: 'revenue_per_order' }], by: [] }
  assert.deepEqual(createEvaluator(shopCatalog(), shopData)(question).rows, [[42.5, 8.5]])
})

test('a question may stand where a value or a set stands', () => {
  const dearer = rows({
    dataset: 'products',
    fields: [{ of: of('products', 'name') }],
    where: {
      compare: '>',
      left: of('products', 'list_price'),
      right: { question: { measures: [{ fn: 'avg', of: of('products', 'list_price') }], by: [] } },
    },
  })
  assert.deepEqual(dearer, [['Stove']])
  const same = rows({
    fields: [{ of: of('customers', 'name') }],
    where: {
      in: of('customers', 'region'),
      values: {
        question: {
          measures: [],
          by: [],
          fields: [{ of: of('customers', 'region') }],
          where: { compare: '=', left: of('customers', 'name'), right: { value: 'Ann' } },
        },
      },
    },
  })
  assert.deepEqual(same, [['Ann'], ['Dee']])
})

test('customers who bought a tent but no lamp are found by what is related', () => {
  const bought = (name: string, some: boolean): Condition => ({
    related: 'lines',
    some,
    via: ['line_order', 'order_customer'],
    where: { compare: '=', left: of('products', 'name'), right: { value: name } },
  })
  assert.deepEqual(
    rows({ fields: [{ of: of('customers', 'name') }], where: { all: [bought('Peg', true), bought('Lamp', false)] } }),
    [['Çem']],
  )
  assert.deepEqual(
    rows({ fields: [{ of: of('products', 'name') }], where: { related: 'tags', some: false, where: null } }),
    [['Peg'], ['Stove']],
  )
})

test('the average of totals, and rows by what belongs to them', () => {
  const perCustomer: Question = { measures: [{ count: 'orders' }], by: [{ of: of('orders', 'customer_id') }] }
  assert.deepEqual(
    rows({
      measures: [
        { fn: 'avg', over: perCustomer },
        { fn: 'count', over: perCustomer },
      ],
    }),
    [[1.25, 4]],
  )
  assert.deepEqual(
    rows({
      measures: [{ count: 'customers' }],
      by: [{ of: { rollup: { count: 'orders' }, via: ['order_customer'] } }],
      dataset: 'customers',
    }),
    [
      [0, 1],
      [1, 2],
      [2, 1],
    ],
  )
})

test('periods without rows are shown when asked, and a change looks back by the calendar', () => {
  const question: Partial<Question> = {
    measures: [{ count: 'orders' }],
    by: [{ of: of('orders', 'day'), grain: 'month' }],
    where: { during: of('orders', 'day'), period: { from: '2024-12-01', to: null } },
    over: [{ kind: 'change', measure: 0 }],
  }
  assert.deepEqual(rows(question), [
    ['2024-12-01', 1, null],
    ['2025-01-01', 1, 0],
    ['2025-03-01', 1, null],
    ['2025-04-01', 1, 0],
  ])
  const filled = rows({ ...question, by: [{ of: of('orders', 'day'), grain: 'month', empty: true }] })
  assert.deepEqual(filled[2], ['2025-02-01', 0, -1])
})

test('the last months count from where the data ends', () => {
  const last = (more: object) =>
    rows({
      measures: [{ count: 'orders' }],
      by: [],
      where: { during: of('orders', 'day'), period: { last: 2, unit: 'month', ...more } },
    })
  assert.deepEqual(last({}), [[2]])
  assert.deepEqual(last({ complete: true }), [[1]])
})

test('a share is of the whole, not of the rows that are shown', () => {
  const result = rows({
    measures: [{ count: 'lines' }],
    by: [{ of: of('products', 'name') }],
    over: [{ kind: 'share', measure: 0 }],
    order: [{ column: { measure: 0 }, descending: true }],
    limit: 1,
  })
  assert.deepEqual(result, [['Lamp', 2, 2 / 6]])
})

test('a comparison gives each part a column, and leaves out what is in no part', () => {
  const year = (n: number) =>
    ({ label: String(n), where: { during: of('orders', 'day'), period: { year: n } } }) as const
  const result = ask({
    measures: [{ count: 'orders' }],
    by: [{ of: of('orders', 'status') }],
    compare: [year(2024), year(2025)],
  })
  assert.deepEqual(
    result.columns.map(({ label }) => label),
    ['status', '2024', '2025'],
  )
  assert.deepEqual(result.rows, [
    ['cancelled', 0, 1],
    ['paid', 1, 2],
  ])
})

test('the p-value of a correlation is that of the t-test', () => {
  const numbers = Array.from({ length: 20 }, (_, i): [number, number] => [(1.5 * i) / 20 + Math.sin(i * 12.9898), i])
  // 0.03763 by the exact distribution
  assert.equal(aggregatePairs('correlation_p', numbers)?.toFixed(3), '0.038')
  assert.equal(aggregatePairs('correlation_p', numbers.slice(0, 2)), null)
  const line = numbers.map(([, i]): [number, number] => [2 * i, i])
  assert.ok((aggregatePairs('correlation_p', line) ?? 1) < 1e-9)
})

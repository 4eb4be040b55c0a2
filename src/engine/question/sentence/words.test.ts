import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Change } from '../edit/change.contract.ts'
import { chips, edit, describe as sentenceOf, titleOf } from '../index.ts'
import type { Question } from '../question.contract.ts'
import { of, shopCatalog } from '../shop.fixture.ts'

const catalog = shopCatalog()
const question: Question = {
  measures: [{ metric: 'revenue' }, { count: 'orders', where: { missing: of('orders', 'shipping') } }],
  by: [{ of: of('orders', 'day'), grain: 'month' }],
  where: {
    all: [
      { in: of('orders', 'status'), values: ['paid', 'open'] },
      { during: of('orders', 'day'), period: { last: 12, unit: 'month' } },
    ],
  },
  over: [{ kind: 'growth', measure: 0 }],
  order: [{ column: { measure: 1 }, descending: true }],
  limit: 10,
}

test('a question is told in one sentence', () => {
  assert.equal(
    sentenceOf(question, catalog),
    'Revenue and number of orders where shipping is missing by month of day, where status is paid or open and day is in the last 12 months until today, or where the data ends, with growth of revenue, ordered by number of orders (highest first), the first 10.',
  )
  assert.equal(
    sentenceOf(
      {
        measures: [],
        by: [],
        dataset: 'products',
        fields: [{ of: of('products', 'name') }],
        where: {
          compare: '>',
          left: of('products', 'list_price'),
          right: { question: { measures: [{ fn: 'avg', of: of('products', 'list_price') }], by: [] } },
        },
      },
      catalog,
    ),
    'Name of each product, where list price is more than the average list price.',
  )
})

test('what somebody named is told with its name in the sentence, and by its name alone in a heading and in chips', () => {
  const amount = { op: '*', left: of('lines', 'quantity'), right: of('lines', 'price') } as const
  const named: Question = {
    measures: [{ fn: 'sum', of: amount, label: 'total revenue' }],
    by: [{ of: of('orders', 'day'), grain: 'month', label: 'Month' }],
    compare: [
      { label: 'paid', where: { compare: '=', left: of('orders', 'status'), right: { value: 'paid' } } },
      { label: 'the “rest”', where: { missing: of('orders', 'status') } },
    ],
    order: [{ column: { measure: 1 }, descending: true }],
  }
  assert.equal(
    sentenceOf(named, catalog),
    'Total (quantity * price) as “total revenue” by month of day as “Month”, comparing “paid” where status is paid and “the “rest””” where status is missing, ordered by the “rest” (highest first).',
  )
  assert.equal(
    titleOf(named, catalog),
    'Total revenue by Month, comparing paid and the “rest”, ordered by the “rest” (highest first)',
  )
  assert.deepEqual(
    chips(named, catalog).map(({ text }) => text),
    ['total revenue', 'by Month', 'compare paid', 'compare the “rest”', 'the “rest” (highest first)'],
  )
})

test('missing values in a set count for nothing, and are not told', () => {
  const where = (values: (string | null)[]) => ({
    measures: [{ count: 'orders' }],
    by: [],
    where: { in: of('orders', 'status'), values },
  })
  assert.equal(sentenceOf(where(['paid', null]), catalog), 'Number of orders, where status is paid.')
  assert.equal(sentenceOf(where([null]), catalog), 'Number of orders, where status is among nothing.')
})

test('where the data ends before today, the sentence says so', () => {
  const known = shopCatalog()
  const day = known.datasets[1]?.fields[3]
  assert.ok(day)
  day.profile = {
    rows: 5,
    nulls: 1,
    distinct: 4,
    min: '2024-12-30',
    max: '2025-12-31',
    mean: null,
    top: [],
    histogram: [],
    sampled: false,
  }
  assert.match(sentenceOf(question, known), /in the last 12 months until 2025-12-31, where the data ends/)
})

test('the parts that can be clicked have their paths', () => {
  assert.deepEqual(
    chips(question, catalog).map(({ kind, path, text }) => [kind, path, text]),
    [
      ['measure', 'measures[0]', 'revenue'],
      ['measure', 'measures[1]', 'number of orders where shipping is missing'],
      ['by', 'by[0]', 'by month of day'],
      ['only', 'where.all[0]', 'status is paid or open'],
      ['period', 'where.all[1]', 'day is in the last 12 months until today, or where the data ends'],
      ['over', 'over[0]', 'growth of revenue'],
      ['order', 'order', 'number of orders (highest first)'],
      ['limit', 'limit', 'first 10'],
    ],
  )
})

test('every chip can be dropped, and what stood on it goes with it', () => {
  for (const { path } of chips(question, catalog)) {
    const edited = edit(question, { drop: path }, catalog)
    assert.ok(edited.ok, path)
  }
  const edited = edit(question, { drop: 'measures[0]' }, catalog)
  assert.ok(edited.ok)
  assert.equal(edited.question.over, undefined)
  assert.deepEqual(edited.question.order, [{ column: { measure: 0 }, descending: true }])
})

test('where measures stand in several parts, an order follows its column to where that stands now', () => {
  const part = (label: string) => ({
    label,
    where: { compare: '=', left: { at: 'year', of: of('orders', 'day') }, right: { value: `${label}-01-01` } } as const,
  })
  const compared: Question = {
    measures: [{ metric: 'revenue' }, { count: 'orders' }],
    by: [{ of: of('orders', 'status') }],
    compare: [part('2024'), part('2025')],
    over: [{ kind: 'change', measure: 3, from: 2 }],
    order: [
      { column: { measure: 3 }, descending: true },
      { column: { measure: 0 }, descending: false },
    ],
  }
  const after = (change: Change) => {
    const edited = edit(compared, change, catalog)
    assert.ok(edited.ok, JSON.stringify(edited))
    const { order, over } = edited.question
    return { order: order?.map(({ column }) => column), over: over?.map(({ measure, from }) => [measure, from]) }
  }
  assert.deepEqual(after({ drop: 'measures[0]' }), { order: [{ measure: 1 }], over: [[1, 0]] })
  assert.deepEqual(after({ drop: 'measures[1]' }), { order: [{ measure: 0 }], over: undefined })
  assert.deepEqual(after({ drop: 'compare[0]' }), { order: [{ measure: 1 }], over: undefined })
  assert.deepEqual(after({ drop: 'compare' }), { order: [{ measure: 1 }], over: undefined })
  assert.deepEqual(after({ add: 'compare', value: part('2023') }), {
    order: [{ measure: 4 }, { measure: 0 }],
    over: [[4, 3]],
  })
})

test('several changes are judged by where they lead', () => {
  const shipped: Question = { measures: [{ count: 'orders' }], by: [{ of: of('orders', 'status') }] }
  const edited = edit(
    shipped,
    [
      { drop: 'by[0]' },
      { drop: 'measures[0]' },
      { add: 'measures', value: { count: 'products' } },
      { add: 'by', value: { of: of('products', 'name') } },
    ],
    catalog,
  )
  assert.deepEqual(edited, {
    ok: true,
    question: { measures: [{ count: 'products' }], by: [{ of: of('products', 'name') }] },
  })
  assert.equal(edit(shipped, [{ drop: 'by[0]' }, { drop: 'measures[0]' }], catalog).ok, false)
})

test('parts are set and added, and a part that cannot be asked is refused with the reason', () => {
  const finer = edit(question, { set: 'by[0].grain', value: 'week' }, catalog)
  assert.ok(finer.ok && finer.question.by[0]?.grain === 'week')
  const more = edit(question, { add: 'where', value: { missing: of('orders', 'customer_id') } }, catalog)
  assert.ok(more.ok && more.question.where && 'all' in more.question.where && more.question.where.all.length === 3)
  const first = edit(
    { measures: [{ count: 'orders' }], by: [] },
    { add: 'where', value: { missing: of('orders', 'day') } },
    catalog,
  )
  assert.deepEqual(first.ok && first.question.where, { missing: of('orders', 'day') })
  const wrong = edit(question, { add: 'by', value: { of: of('products', 'name') } }, catalog)
  assert.equal(wrong.ok, false)
  assert.match(wrong.ok ? '' : (wrong.faults[0]?.message ?? ''), /many to many/)
  for (const change of [
    { set: 'measures[9]', value: 1 },
    { drop: 'nothing' },
    { set: '__proto__.x', value: 1 },
    { set: 'by[', value: 1 },
    { add: 'limit', value: 1 },
    { set: 'limit', value: 'ten' },
    { set: 'constructor.prototype', value: {} },
  ])
    assert.equal(edit(question, change, catalog).ok, false, JSON.stringify(change))
  assert.equal(question.limit, 10)
})

test('months and weekdays are told by their names', () => {
  const only = (part: 'month_of_year' | 'weekday', value: number) =>
    titleOf(
      {
        measures: [{ count: 'orders' }],
        by: [],
        where: { compare: '=', left: { at: part, of: of('orders', 'day') }, right: { value } },
      },
      catalog,
    )
  assert.equal(only('month_of_year', 3), 'Number of orders, where day is in March')
  assert.equal(only('weekday', 1), 'Number of orders, where weekday of day is Monday')
  assert.equal(only('month_of_year', 13), 'Number of orders, where month of year of day is 13')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEvaluator } from '../evaluate/evaluate.ts'
import { type Change, edit, titleOf } from '../index.ts'
import type { Question } from '../question.contract.ts'
import { of, shopCatalog, shopData } from '../shop.fixture.ts'

const catalog = shopCatalog()
const monthly: Question = {
  measures: [{ count: 'orders' }],
  by: [{ of: of('orders', 'day'), grain: 'month' }, { of: of('orders', 'status') }],
  where: { during: of('orders', 'day'), period: { year: 2025 } },
  order: [{ column: { measure: 0 }, descending: true }],
}
const january = {
  at: [
    { by: 0, value: '2025-01-01' },
    { by: 1, value: 'paid' },
  ],
}
const after = (question: Question, change: Change): Question => {
  const edited = edit(question, change, catalog)
  assert.ok(edited.ok, edited.ok ? '' : JSON.stringify(edited.faults))
  return edited.question
}

test('only what is marked: a period within the one that was asked for takes its place', () => {
  assert.deepEqual(after(monthly, { only: january }).where, {
    all: [
      { during: of('orders', 'day'), period: { year: 2025, month: 1 } },
      { compare: '=', left: of('orders', 'status'), right: { value: 'paid' } },
    ],
  })
  const open: Question = { ...monthly, where: { during: of('orders', 'day'), period: { last: 12, unit: 'month' } } }
  assert.equal(JSON.stringify(after(open, { only: january }).where).match(/during/g)?.length, 2)
})

test('several marks of an axis are one period', () => {
  const mark = { at: [{ by: 0, value: '2025-01-01', to: '2025-03-01' }] }
  assert.deepEqual(after(monthly, { only: mark }).where, {
    during: of('orders', 'day'),
    period: { from: '2025-01-01', to: '2025-03-31' },
  })
})

test('a moment as answers have it becomes one as questions have it', () => {
  const timed = shopCatalog()
  for (const { fields } of timed.datasets) for (const field of fields) if (field.name === 'day') field.type = 'datetime'
  const hourly: Question = { measures: [{ count: 'orders' }], by: [{ of: of('orders', 'day'), grain: 'hour' }] }
  const only = (more: { to?: string }) => {
    const edited = edit(hourly, { only: { at: [{ by: 0, value: '2025-01-02T09:00:00', ...more }] } }, timed)
    return edited.ok && edited.question.where
  }
  const period = (to: string) => ({ during: of('orders', 'day'), period: { from: '2025-01-02 09:00:00', to } })
  assert.deepEqual(only({}), period('2025-01-02 09:59:59'))
  assert.deepEqual(only({ to: '2025-01-02T11:00:00' }), period('2025-01-02 11:59:59'))
})

test('without what is marked, rows that have no value stay', () => {
  const known = shopCatalog()
  const region = known.datasets[0]?.fields[2]
  assert.ok(region)
  region.profile = {
    rows: 4,
    nulls: 1,
    distinct: 2,
    min: null,
    max: null,
    mean: null,
    top: [],
    histogram: [],
    sampled: false,
  }
  const question: Question = { measures: [{ count: 'customers' }], by: [{ of: of('customers', 'region') }] }
  const edited = edit(question, { without: { at: [{ by: 0, value: 'North' }] } }, known)
  assert.ok(edited.ok)
  assert.deepEqual(createEvaluator(known, shopData)(edited.question).rows, [
    ['South', 1],
    [null, 1],
  ])
  const missing = edit(question, { without: { at: [{ by: 0, value: null }] } }, known)
  assert.ok(missing.ok)
  assert.deepEqual(createEvaluator(known, shopData)(missing.question).rows, [
    ['North', 2],
    ['South', 1],
  ])
})

test('the rows behind a value are as many as it counts, with the conditions of its metric and its measure', () => {
  const rows = after(monthly, { rows: january })
  assert.equal(rows.dataset, 'orders')
  assert.equal(createEvaluator(catalog, shopData)(rows).rows.length, 1)
  const revenue: Question = { measures: [{ metric: 'revenue' }], by: [{ of: of('orders', 'status') }] }
  const lines = after(revenue, { rows: { at: [{ by: 0, value: 'cancelled' }] } })
  assert.equal(lines.dataset, 'lines')
  assert.equal(createEvaluator(catalog, shopData)(lines).rows.length, 0)
  const paid = after(revenue, { rows: { at: [{ by: 0, value: 'paid' }] } })
  assert.equal(createEvaluator(catalog, shopData)(paid).rows.length, 5)
  const listed = after(paid, { only: { at: [{ field: 0, value: 4 }] } })
  assert.equal(createEvaluator(catalog, shopData)(listed).rows.length, 1)
})

test('closer in time is the next finer unit of that period, as far as the field has one', () => {
  const days = after(monthly, { closer: { at: [{ by: 0, value: '2025-01-01' }] } })
  assert.deepEqual(days.by[0], { of: of('orders', 'day'), grain: 'day' })
  assert.deepEqual(days.where, { during: of('orders', 'day'), period: { year: 2025, month: 1 } })
  const hours = edit(days, { closer: { at: [{ by: 0, value: '2025-01-02' }] } }, catalog)
  assert.match(hours.ok ? '' : (hours.faults[0]?.message ?? ''), /no hours/)
})

test('the period before stands beside that of the mark, or of the question', () => {
  const compared = after(monthly, { compare: { at: [{ by: 0, value: '2025-01-01' }] } })
  assert.deepEqual(
    compared.compare?.map(({ label }) => label),
    ['December 2024', 'January 2025'],
  )
  assert.deepEqual(compared.by, [{ of: of('orders', 'status') }])
  assert.equal(compared.where, undefined)
  const { columns, rows } = createEvaluator(catalog, shopData)(compared)
  assert.deepEqual(
    columns.slice(1).map(({ label, format }) => [label, format?.kind]),
    [
      ['December 2024', 'number'],
      ['January 2025', 'number'],
      ['change', 'number'],
      ['change in percent', 'percent'],
    ],
  )
  for (const [, was, is, change, growth] of rows) {
    assert.equal(change, Number(is ?? 0) - Number(was ?? 0))
    assert.equal(growth, was ? Number(change) / Number(was) : null)
  }
  assert.ok(rows.length > 0)
  const alone = after(compared, { drop: 'compare[0]' })
  assert.equal(alone.over, undefined, 'one period has nothing to be held against')
  const years = after({ ...monthly, by: [], order: [] }, { compare: { at: [] } })
  assert.deepEqual(
    years.compare?.map(({ label }) => label),
    ['2024', '2025'],
  )
  assert.match(titleOf(years, catalog), /comparing 2024 and 2025/)
  const timeless = edit({ measures: [{ count: 'customers' }], by: [] }, { compare: { at: [] } }, catalog)
  assert.match(timeless.ok ? '' : (timeless.faults[0]?.message ?? ''), /no period here/)
})

test('steps of numbers and days of the week are found again', () => {
  const steps: Question = { measures: [{ count: 'lines' }], by: [{ of: of('lines', 'price'), bins: { width: 5 } }] }
  const low = after(steps, { rows: { at: [{ by: 0, value: 0 }] } })
  assert.equal(createEvaluator(catalog, shopData)(low).rows.length, 4)
  const weekday: Question = { measures: [{ count: 'orders' }], by: [{ of: of('orders', 'day'), grain: 'weekday' }] }
  const mondays = after(weekday, { rows: { at: [{ by: 0, value: 1 }] } })
  assert.equal(createEvaluator(catalog, shopData)(mondays).rows.length, 2)
})

test('a mark that points at nothing is refused with its path', () => {
  for (const change of [
    { only: { at: [{ by: 7, value: 1 }] } },
    { rows: { at: [{ field: 0, value: 1 }] } },
    { closer: { at: [] } },
  ] as Change[])
    assert.equal(edit(monthly, change, catalog).ok, false, JSON.stringify(change))
})

test('a mark on a measure that is not there leads to no rows', () => {
  const edited = edit(monthly, { rows: { ...january, measure: 9 } }, catalog)
  assert.equal(edited.ok, false)
  assert.match(JSON.stringify(edited), /There is no such measure/)
})

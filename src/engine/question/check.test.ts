import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check, compile, parseQuestion, QuestionFault } from './index.ts'
import type { Measure, Period, Question } from './question.contract.ts'
import { of, shopCatalog } from './shop.fixture.ts'

const faults = (question: Partial<Question>) => {
  const checked = check({ measures: [], by: [], ...question }, shopCatalog())
  return checked.ok ? [] : checked.faults
}
const fault = (question: Partial<Question>) => {
  const [first] = faults(question)
  return first ? `${first.path}: ${first.message}` : 'none'
}
const orders: Measure = { count: 'orders' }

test('names that are not there are told with what there is', () => {
  assert.match(
    fault({ measures: [{ count: 'order' }] }),
    /^measures\[0\]\.count: There is no dataset "order"\. There are: customers, orders/,
  )
  assert.match(
    fault({ measures: [orders], by: [{ of: of('orders', 'date') }] }),
    /^by\[0\]\.of\.field\.field: orders has no field "date"\. It has: id, customer_id/,
  )
  assert.match(fault({ measures: [{ metric: 'profit' }] }), /^measures\[0\]\.metric: There is no metric "profit"/)
})

test('a measure that would be multiplied by the groups is refused, and the way out is told', () => {
  assert.match(
    fault({
      measures: [orders, { fn: 'avg', of: of('products', 'list_price') }],
      by: [{ of: of('orders', 'day'), grain: 'month' }],
    }),
    /^measures\[1\]\.of: Rows of products cannot be grouped or filtered by by\[0\]\.of\.field: products and orders are many to many through .*counted more than once/,
  )
  assert.match(
    fault({ measures: [orders], by: [{ of: of('products', 'name') }] }),
    /^measures\[0\]\.count: .*many to many through lines/,
  )
  assert.match(
    fault({
      measures: [{ count: 'customers' }],
      where: { compare: '=', left: of('orders', 'status'), right: { value: 'paid' } },
    }),
    /has many rows of orders.*`related`/,
  )
})

test('two ways to a dataset must be told apart', () => {
  assert.match(
    fault({ measures: [orders], by: [{ of: of('customers', 'region') }] }),
    /more than one way: order_customer; order_payer\. Say which with `via`/,
  )
  assert.deepEqual(faults({ measures: [orders], by: [{ of: of('customers', 'region', ['order_payer']) }] }), [])
  assert.deepEqual(
    faults({ measures: [{ count: 'lines' }], by: [{ of: of('customers', 'region', ['order_payer']) }] }),
    [],
  )
})

test('ids are counted, never summed or averaged', () => {
  assert.match(
    fault({ measures: [{ fn: 'avg', of: of('orders', 'customer_id') }] }),
    /^measures\[0\]\.of: orders\.customer_id is an id/,
  )
  assert.deepEqual(faults({ measures: [{ fn: 'distinct', of: of('orders', 'customer_id') }] }), [])
})

test('types are checked where they are used', () => {
  assert.match(fault({ measures: [{ fn: 'sum', of: of('orders', 'status') }] }), /Text has no sum/)
  assert.match(fault({ measures: [orders], by: [{ of: of('orders', 'status'), grain: 'month' }] }), /Text has no month/)
  assert.match(
    fault({ measures: [orders], where: { compare: '>', left: of('orders', 'day'), right: { value: 'soon' } } }),
    /"soon" is not a date/,
  )
  assert.match(
    fault({
      measures: [orders],
      by: [{ of: of('orders', 'status') }],
      order: [{ column: { measure: 3 }, descending: true }],
    }),
    /^order\[0\]\.column: There is no column/,
  )
})

test('a period that is none, or two at once, is refused', () => {
  const during = (period: Period) => fault({ measures: [orders], where: { during: of('orders', 'day'), period } })
  assert.match(during({ year: 2024, week: 53 }), /^where\.period: 2024 has 52 weeks/)
  assert.equal(during({ year: 2020, week: 53 }), 'none')
  assert.match(during({ year: 2024, quarter: 1, month: 5 }), /^where\.period: A period is one quarter, one month or/)
  assert.match(during({ from: '2024-03-01T10:00:00Z', to: null }), /^where\.period: .* names a time zone/)
  for (const period of [{ from: null, to: '9999-12-31' }, { year: 9999 }, { year: 9999, month: 12, day: 31 }])
    assert.equal(during(period), 'none')
  const first = { measures: [orders], by: [], where: { during: of('orders', 'day'), period: { year: 0 } } }
  assert.throws(() => parseQuestion(first), /where\.period\.year/)
})

test('what does not add up has no share', () => {
  assert.match(
    fault({
      measures: [{ fn: 'distinct', of: of('orders', 'customer_id') }],
      by: [{ of: of('orders', 'status') }],
      over: [{ kind: 'share', measure: 0 }],
    }),
    /^over\[0\]: The parts do not add up/,
  )
})

test('all faults are told at once', () => {
  assert.deepEqual(
    faults({ measures: [{ count: 'a' }, { count: 'b' }] }).map(({ path }) => path),
    ['measures[0].count', 'measures[1].count'],
  )
})

test('a question may need several data sources: where they meet is no matter of what is asked', () => {
  const catalog = shopCatalog()
  const apart = {
    ...catalog,
    datasets: catalog.datasets.map((dataset) =>
      dataset.name === 'customers' ? { ...dataset, source: 'crm', dialect: 'postgres' as const } : dataset,
    ),
  }
  const joined = { measures: [orders], by: [{ of: of('customers', 'region', ['order_payer']) }] }
  assert.equal(check(joined, apart).ok, true)
  assert.deepEqual(new Set(compile(joined, apart).sources), new Set(['shop', 'crm']))
})

test('files of one kind are asked together, whichever file they are in', () => {
  const catalog = shopCatalog()
  const datasets = catalog.datasets.map((dataset) => ({ ...dataset, source: dataset.name }))
  const joined = check(
    { measures: [orders], by: [{ of: of('customers', 'region', ['order_payer']) }] },
    { ...catalog, datasets },
  )
  assert.equal(joined.ok, true)
})

test('the columns of the result have a label, a format and a role', () => {
  const checked = check(
    { measures: [{ fn: 'avg', of: of('orders', 'shipping') }], by: [{ of: of('orders', 'day'), grain: 'quarter' }] },
    shopCatalog(),
  )
  assert.deepEqual(checked.ok && checked.columns, [
    { label: 'day (quarter)', type: 'date', role: 'time', format: { kind: 'date' }, ref: { by: 0 }, asked: true },
    {
      label: 'average shipping',
      type: 'real',
      role: 'measure',
      format: { kind: 'currency', unit: 'EUR' },
      ref: { measure: 0 },
      asked: true,
    },
  ])
})

test('a measure of values with cents has them, whatever it comes to', () => {
  const profile = { rows: 3, nulls: 0, distinct: 3, mean: 5, top: [], histogram: [], sampled: false }
  const catalog = shopCatalog()
  const formatOf = (min: number, max: number, fn: 'sum' | 'avg' | 'distinct') => {
    const datasets = catalog.datasets.map((dataset) => ({
      ...dataset,
      fields: dataset.fields.map((one) =>
        one.name === 'shipping' ? { ...one, format: null, profile: { ...profile, min, max } } : one,
      ),
    }))
    const checked = check({ measures: [{ fn, of: of('orders', 'shipping') }], by: [] }, { ...catalog, datasets })
    return checked.ok ? checked.columns[0]?.format : checked
  }
  assert.deepEqual(formatOf(1.5, 9.25, 'sum'), { kind: 'number', decimals: 2 })
  assert.deepEqual(formatOf(1.5, 9.25, 'avg'), { kind: 'number', decimals: 2 })
  assert.equal(formatOf(1, 9, 'avg'), null)
  assert.equal(formatOf(1.5, 9.125, 'sum'), null)
})

test('a fault is an error whose message names the part', () => {
  assert.equal(new QuestionFault([{ path: 'by[0]', message: 'No.' }]).message, 'by[0]: No.')
})

test('a part that is no part of a question is named', () => {
  const path = (value: unknown) => {
    try {
      parseQuestion(value)
      return 'none'
    } catch (error) {
      return error instanceof QuestionFault ? error.faults.map((fault) => fault.path).join(' ') : String(error)
    }
  }
  assert.equal(
    path({ measures: [{ count: 'orders' }, { fn: 'sum', of: { field: { dataset: 'lines' } } }], by: [] }),
    'measures[1].of.field.field',
  )
  assert.equal(path({ measures: [{ count: 'orders' }], by: [], limit: 0 }), 'limit')
  assert.equal(
    path({ measures: [{ count: 'orders' }], by: [], where: { compare: '~', left: { value: 1 }, right: { value: 1 } } }),
    'where.compare',
  )
})

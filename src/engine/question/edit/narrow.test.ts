import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Expression, Measure, Question } from '../question.contract.ts'
import { of, shopCatalog } from '../shop.fixture.ts'
import { compile } from '../sql/compile.ts'
import { type Narrowing, narrow } from './narrow.ts'

const catalog = shopCatalog()
const paid: Narrowing = {
  dataset: 'orders',
  condition: { compare: '=', left: of('orders', 'status'), right: { value: 'paid' } },
}

test('a condition stands where rows have its field or reach it', () => {
  const { question } = narrow({ measures: [{ metric: 'revenue' }], by: [] }, [paid], catalog)
  assert.deepEqual(question.where, paid.condition)
  const products: Question = { measures: [{ count: 'products' }], by: [] }
  assert.deepEqual(narrow(products, [paid], catalog).question, products, 'a product has no order')
})

test('of measures over different rows, those that know the field are narrowed', () => {
  const { question } = narrow({ measures: [{ count: 'orders' }, { count: 'products' }], by: [] }, [paid], catalog)
  assert.deepEqual(question.measures, [{ count: 'orders', where: paid.condition }, { count: 'products' }])
  assert.equal(question.where, undefined)
})

test('questions within a question, and within a metric, are narrowed too', () => {
  const all: Question = { measures: [{ count: 'orders' }], by: [] }
  const share = { op: '/', left: { count: 'orders' }, right: { question: all } } as const
  const { question } = narrow({ measures: [share], by: [] }, [paid], catalog)
  assert.deepEqual((question.measures[0] as { right: unknown }).right, { question: { ...all, where: paid.condition } })
  const withShare = {
    ...catalog,
    metrics: [{ ...catalog.metrics[0]!, name: 'share', expression: { measure: share } }],
  }
  const asked = narrow({ measures: [{ metric: 'share' }], by: [] }, [paid], withShare)
  const { sql } = compile(asked.question, asked.catalog, { written: true })
  assert.equal(sql.match(/'paid'/g)?.length, 2, sql)
})

test('what stood in the question stays', () => {
  const where = { missing: of('orders', 'day') }
  const { question } = narrow({ measures: [{ count: 'orders' }], by: [], where }, [paid], catalog)
  assert.deepEqual(question.where, { all: [where, paid.condition] })
})

const north: Narrowing = {
  dataset: 'customers',
  condition: { compare: '=', left: of('customers', 'region'), right: { value: 'North' } },
}
const narrowedSql = (question: Question, by: Narrowing, among = catalog) => {
  const asked = narrow(question, [by], among)
  return compile(asked.question, asked.catalog, { written: true }).sql
}

test('what rows of others add up to is narrowed by what those rows know', () => {
  const rollup: Measure = { fn: 'sum', of: { rollup: { count: 'orders' }, via: ['order_customer'] } }
  const question: Question = { measures: [rollup], by: [] }
  assert.match(narrowedSql(question, paid), /'paid'/, 'the rows that are counted')
  assert.match(narrowedSql(question, north), /'North'/, 'the rows for which they are counted')
  const listed: Question = {
    measures: [],
    by: [],
    dataset: 'customers',
    fields: [{ of: of('customers', 'name') }, { of: { rollup: { count: 'orders' }, via: ['order_customer'] } }],
  }
  assert.match(narrowedSql(listed, paid), /'paid'/)
  const related: Question = {
    measures: [{ count: 'customers', where: { related: 'orders', some: true, where: null, via: ['order_customer'] } }],
    by: [],
  }
  assert.match(narrowedSql(related, paid), /'paid'/)
})

test('rows that are listed or grouped by something computed are narrowed as by the field itself', () => {
  const upper: Expression = { call: 'upper', args: [of('customers', 'region')] }
  assert.match(narrowedSql({ measures: [], by: [], fields: [{ of: upper }], distinct: true }, north), /'North'/)
  assert.match(narrowedSql({ measures: [], by: [{ of: upper }] }, north), /'North'/)
  const lines: Question = {
    measures: [],
    by: [],
    fields: [{ of: of('lines', 'id') }, { of: of('products', 'name') }],
  }
  assert.match(narrowedSql(lines, paid), /'paid'/, 'a product has no order, but the line that is listed has')
})

test('of a calculation, and of a metric, each part is narrowed by what its own rows know', () => {
  const per: Measure = { op: '/', left: { count: 'orders' }, right: { count: 'products' } }
  assert.match(narrowedSql({ measures: [per], by: [] }, paid), /'paid'/)
  const metrics = [
    { ...catalog.metrics[0]!, name: 'per', expression: { measure: per }, where: null },
    {
      ...catalog.metrics[0]!,
      name: 'many',
      where: null,
      expression: {
        case: [
          {
            when: { compare: '>', left: { measure: { count: 'orders' } }, right: { value: 5 } },
            result: { value: 1 },
          },
        ],
        else: { value: 0 },
      } as Expression,
    },
  ]
  for (const metric of ['per', 'many'])
    assert.match(narrowedSql({ measures: [{ metric }], by: [] }, paid, { ...catalog, metrics }), /'paid'/, metric)
})

test('how wide parts are is not told of rows that only some measures leave out', () => {
  const question: Question = {
    measures: [{ count: 'customers' }, { count: 'orders' }],
    by: [{ of: of('customers', 'id'), bins: { count: 3 } }],
  }
  assert.throws(() => narrow(question, [paid], catalog), /give the width/)
  assert.ok(narrow({ ...question, by: [{ of: of('customers', 'id'), bins: { width: 5 } }] }, [paid], catalog))
  assert.ok(narrow({ ...question, measures: [{ count: 'orders' }] }, [paid], catalog))
})

test('values without rows are not shown where that would tell of rows that are left out', () => {
  const question: Question = {
    measures: [{ count: 'customers' }],
    by: [{ of: of('customers', 'region'), empty: true }],
  }
  assert.deepEqual(narrow(question, [north], catalog).question.by, [{ of: of('customers', 'region') }])
  assert.deepEqual(narrow(question, [paid], catalog).question.by, question.by)
})

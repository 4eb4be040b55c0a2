import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Question } from '../question.contract.ts'
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

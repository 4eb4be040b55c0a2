import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog } from '../question/catalog.ts'
import type { Question, Scalar } from '../question/question.contract.ts'
import { shopCatalog } from './reader.fixture.ts'
import { answerKey, answersOf } from './same-answer.ts'

const of = (field: string) => ({ field: { dataset: 'products', field } })
const order = { descending: true }
const rows: Question = {
  measures: [],
  by: [],
  dataset: 'products',
  fields: [{ of: of('product') }],
  where: { not: { missing: of('price') } },
  order: [{ column: { of: of('price') }, ...order }],
  limit: 3,
}
const groups: Question = {
  measures: [{ fn: 'sum', of: of('price') }],
  by: [{ of: of('product') }],
  order: [{ column: { measure: 0 }, ...order }],
  limit: 3,
}
const withProducts = (distinct: number): Catalog => ({
  ...shopCatalog,
  datasets: shopCatalog.datasets.map((d) => ({
    ...d,
    fields: d.fields.map((f) =>
      f.name === 'product' && f.profile ? { ...f, profile: { ...f.profile, distinct } } : f,
    ),
  })),
})

test('the dearest rows and the dearest groups are one answer where each group is one row', () => {
  const each = withProducts(100)
  assert.equal(answerKey(rows, each), answerKey(groups, each))
  assert.notEqual(answerKey({ ...rows, limit: 2 }, each), answerKey(groups, each))
  const several = withProducts(40)
  assert.notEqual(answerKey(rows, several), answerKey(groups, several))
})

const country = { field: { dataset: 'customers', field: 'country' } }
const day = { field: { dataset: 'orders', field: 'ordered_on' } }
const only = (value: string) => ({ compare: '=' as const, left: country, right: { value } })
const year = (n: number) => ({ during: day, period: { from: `${n}-01-01`, to: `${n}-12-31` } })
const orders = { measures: [{ count: 'orders' }] }

test('parts side by side and the same parts below each other are one answer', () => {
  const months = { of: day, grain: 'month' as const }
  const beside: Question = {
    ...orders,
    by: [months],
    compare: ['Germany', 'France'].map((label) => ({ label, where: only(label) })),
  }
  const below = (...values: string[]): Question => ({
    ...orders,
    by: [months, { of: country }],
    where: { in: country, values },
  })
  assert.equal(answerKey(beside, shopCatalog), answerKey(below('France', 'Germany'), shopCatalog))
  assert.notEqual(answerKey(beside, shopCatalog), answerKey(below('France', 'Spain'), shopCatalog))
  const years = [2024, 2025].map((n) => ({ label: String(n), where: year(n) }))
  assert.equal(
    answerKey({ ...orders, by: [], compare: years }, shopCatalog),
    answerKey({ ...orders, by: [{ of: day, grain: 'year' }], where: { any: [year(2025), year(2024)] } }, shopCatalog),
  )
})

test('a thing is one group, told by its key, its name or both', () => {
  const by = (...fields: string[]) => fields.map((field) => ({ of: { field: { dataset: 'customers', field } } }))
  const named: Question = { ...orders, by: by('name') }
  assert.equal(answerKey({ ...orders, by: by('customer_id', 'name') }, shopCatalog), answerKey(named, shopCatalog))
  assert.notEqual(answerKey({ ...orders, by: by('city') }, shopCatalog), answerKey(named, shopCatalog))
  assert.notEqual(answerKey({ ...named, asked: [{ measure: 0 }] }, shopCatalog), answerKey(named, shopCatalog))
})

test('readings that were run and gave the same figures are one answer, unless it is nothing, nought or one', () => {
  const answers = (a: Scalar[][] | null, b: Scalar[][] | null) =>
    answersOf(
      [
        { question: { ...orders, by: [] }, rows: a },
        { question: { ...orders, by: [{ of: country }] }, rows: b },
      ],
      shopCatalog,
    )
  const isOne = ([a, b]: string[]) => a === b
  assert.ok(isOne(answers([[0.1 + 0.2]], [[0.3]])))
  assert.ok(!isOne(answers([[2]], [[3]])))
  assert.ok(!isOne(answers([[0]], [[0]])))
  assert.ok(!isOne(answers([], [])))
  assert.ok(!isOne(answers(null, null)))
})

test('a metric and what it is made of are one answer', () => {
  const quantity = { field: { dataset: 'order_lines', field: 'quantity' } }
  const total = { fn: 'sum' as const, of: quantity }
  const expression = { op: '/' as const, left: { measure: total }, right: { measure: { count: 'orders' } } }
  const metric = { name: 'items', label: 'Items', description: null, synonyms: [], where: null, format: null }
  const catalog: Catalog = { ...shopCatalog, metrics: [{ ...metric, expression }] }
  const made = { op: '/' as const, left: total, right: { count: 'orders' } }
  const key = (measure: Question['measures'][number]) => answerKey({ measures: [measure], by: [] }, catalog)
  assert.equal(key({ metric: 'items' }), key({ ...made, label: 'per order' }))
  assert.notEqual(key({ metric: 'items', where: only('Germany') }), key(made))
})

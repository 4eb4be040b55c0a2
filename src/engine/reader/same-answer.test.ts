import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog } from '../question/catalog.ts'
import type { Question } from '../question/question.contract.ts'
import { shopCatalog } from './reader.fixture.ts'
import { answerKey } from './same-answer.ts'

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

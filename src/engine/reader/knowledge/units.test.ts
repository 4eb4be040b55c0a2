import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Field } from '../../question/catalog.ts'
import { read } from '../read.ts'
import { peopleCatalog } from '../reader.fixture.ts'

const profile = { rows: 100, nulls: 0, distinct: 90, min: 0, mean: 1, top: [], histogram: [], sampled: false }
const withFee = (more: Partial<Field>): Catalog => ({
  ...peopleCatalog,
  datasets: peopleCatalog.datasets.map((dataset) => ({
    ...dataset,
    fields: dataset.fields.map((field) => (field.name === 'fee' ? { ...field, ...more } : field)),
  })),
})
const heldAgainst = (text: string, catalog: Catalog) => {
  const where = read(text, catalog)[0]?.question.where
  return where && 'compare' in where ? where.right : where
}

test('percent are held against fractions where the data keeps them so', () => {
  const text = 'how many members have a fee over 7%'
  assert.deepEqual(heldAgainst(text, withFee({ format: { kind: 'percent', scale: 1 } })), { value: 0.07 })
  assert.deepEqual(heldAgainst(text, withFee({ format: { kind: 'percent', scale: 100 } })), { value: 7 })
})

test('millions are held against a column that counts in millions', () => {
  const text = 'how many members have a fee over 10 million'
  const max = (most: number) => ({ profile: { ...profile, max: most } })
  assert.deepEqual(heldAgainst(text, withFee({ column: 'fee_m', ...max(15.5) })), { value: 10 })
  assert.deepEqual(heldAgainst(text, withFee({ column: 'fee_m', ...max(30_000_000) })), { value: 10_000_000 })
  assert.deepEqual(heldAgainst(text, withFee(max(15.5))), { value: 10_000_000 })
})

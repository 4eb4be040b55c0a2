import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Field } from '../../../question/catalog.ts'
import { describe as sentenceOf } from '../../../question/index.ts'
import { fieldOf } from '../../../question/shop.fixture.ts'
import { read } from '../../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../../reader.fixture.ts'

/** Columns that stand side by side where others would have rows. */

const marks = (name: string): Field => {
  const { profile } = profiled(90)
  return fieldOf(name, 'integer', 'measure', { aggregation: 'avg', profile: { ...profile!, min: 10, max: 98 } })
}

const tableOf = (name: string, one: string, fields: Field[]): Catalog => ({
  ...peopleCatalog,
  datasets: [{ ...datasetOf(name, one, fields), nameFields: [fields[0]?.name ?? ''] }],
})

const divers = tableOf('divers', 'diver', [
  fieldOf('diver', 'text', 'name', profiled(90, 'Ada', 'Alan')),
  fieldOf('club', 'text', 'category', profiled(90, 'North', 'South')),
  marks('takeoff'),
  marks('flight'),
  marks('entry'),
])

const sales = tableOf('shops', 'shop', [
  fieldOf('shop', 'text', 'name', profiled(90, 'Abbey', 'Bridge')),
  fieldOf('coast', 'text', 'category', profiled(90, 'East', 'West')),
  ...['Q1 2025', 'Q2 2025', 'Q3 2025', 'Q4 2025'].map((label) => fieldOf(label, 'integer', 'measure', profiled(90))),
])

const says = (catalog: Catalog, text: string): string => {
  const [first] = read(text, catalog)
  assert.ok(first, `nothing is read: ${text}`)
  assert.deepEqual(first.unused, [], text)
  return sentenceOf(first.question, catalog)
}

test('for each of what the columns are of, each column has its figure', () => {
  assert.match(says(divers, 'average mark in each category'), /^Average takeoff, average flight and average entry/)
  assert.match(says(sales, 'total per quarter for the east coast'), /^Total Q1 2025, .*where coast is East/)
})

test('all of them together are added up in each row', () => {
  assert.match(says(sales, 'sales for the full year per shop'), /^Total .*Q1 2025 \+ Q2 2025.* by shop/)
})

test('one column is held against another, by as much of its name as only it has', () => {
  assert.match(says(sales, 'shops that sold more in Q4 than in Q1'), /where Q4 2025 is more than Q1 2025/)
  assert.match(says(divers, 'divers who did better in flight than in entry'), /where flight is more than entry/)
})

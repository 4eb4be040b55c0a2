import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Field } from '../../../question/catalog.ts'
import { describe as sentenceOf } from '../../../question/index.ts'
import { fieldOf } from '../../../question/shop.fixture.ts'
import { read } from '../../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../../reader.fixture.ts'

/** What one of a thing costs, brings and leaves. */

const some = (...values: string[]): Partial<Field> => profiled(90, ...values)
const money: Partial<Field> = { ...some(), aggregation: 'avg', format: { kind: 'currency', unit: 'EUR' } }
const catalogOf = (...columns: Field[]): Catalog => ({
  ...peopleCatalog,
  relationships: [],
  datasets: [
    datasetOf(
      'toys',
      'toy',
      [fieldOf('toy', 'text', 'name', some()), fieldOf('shelf', 'text', 'category', some('Top', 'Low')), ...columns],
      { primaryKey: ['toy'], nameFields: ['toy'], timeField: null },
    ),
  ],
})
const says = (text: string, catalog: Catalog): string => {
  const [first] = read(text, catalog)
  return first ? sentenceOf(first.question, catalog) : 'nothing'
}

test('what is left of a price once the cost is taken off is told of each thing', () => {
  const catalog = catalogOf(fieldOf('cost', 'real', 'measure', money), fieldOf('price', 'real', 'measure', money))
  for (const text of ['average margin in euros by shelf', 'profit per item by shelf'])
    assert.match(says(text, catalog), /^Average \(price - cost\) by shelf/, text)
})

test('what is sold at a price each comes to the one times the other', () => {
  const sold: Partial<Field> = { ...some(), aggregation: 'sum' }
  const catalog = catalogOf(
    fieldOf('sold', 'integer', 'measure', sold),
    fieldOf('price each', 'real', 'measure', money),
  )
  assert.match(says('how much money did we take altogether', catalog), /sold \* price each/)
  assert.match(says('takings by shelf', catalog), /sold \* price each.* by shelf/)
})

test('stock is worth so many times its price', () => {
  const held: Partial<Field> = { ...some(), aggregation: 'sum' }
  const catalog = catalogOf(fieldOf('in stock', 'integer', 'measure', held), fieldOf('price', 'real', 'measure', money))
  assert.match(
    says('stock value by shelf', catalog),
    /^Stock value \(total \(in stock \* price\)\) by shelf|in stock \* price/i,
  )
})

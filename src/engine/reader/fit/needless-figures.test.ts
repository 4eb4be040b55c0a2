import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Field } from '../../question/catalog.ts'
import { fieldOf } from '../../question/shop.fixture.ts'
import { candidatesFor } from '../candidates.ts'
import { read } from '../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../reader.fixture.ts'

const numbered = (distinct: number): Partial<Field> => ({
  aggregation: 'avg',
  profile: { ...profiled(400).profile!, distinct, min: 1, max: distinct },
})

const flats = {
  ...peopleCatalog,
  datasets: [
    datasetOf(
      'flats',
      'flat',
      [
        fieldOf('agent', 'text', 'category', profiled(400, 'Ana', 'Bo')),
        fieldOf('district', 'text', 'category', profiled(400, 'North', 'Docks')),
        fieldOf('price', 'real', 'measure', { aggregation: 'avg' }),
        fieldOf('size', 'real', 'measure', { aggregation: 'avg' }),
        fieldOf('height', 'real', 'measure', { aggregation: 'avg' }),
        fieldOf('bedrooms', 'integer', 'measure', numbered(6)),
        fieldOf('satisfaction', 'integer', 'measure', numbered(5)),
      ],
      { nameFields: [], primaryKey: [] },
    ),
  ],
}

const first = (text: string) => {
  const [reading] = read(text, flats)
  assert.ok(reading, text)
  return reading.question
}
const figure = (fn: string, field: string) => ({ fn, of: { field: { dataset: 'flats', field } } })

test('what stands behind "by number of" groups, and is no figure', () => {
  const { measures, by } = first('average price and average size by number of bedrooms')
  assert.deepEqual([measures, by.length], [[figure('avg', 'price'), figure('avg', 'size')], 1])
  const { candidates } = candidatesFor('average price and average size by number of bedrooms', flats, [], [])
  assert.ok(candidates.every(({ question }) => question.measures.length < 3))
})

test('the ends of a price stand beside a number of things', () => {
  const { measures } = first('for each district: number of flats, cheapest price, dearest price')
  assert.deepEqual(measures, [{ count: 'flats' }, figure('min', 'price'), figure('max', 'price')])
})

test('groups are ranked by the average of marks, of which each has the highest', () => {
  for (const text of ['which agent has the best satisfaction', 'top 3 agents by satisfaction'])
    assert.deepEqual(first(text).measures, [figure('avg', 'satisfaction')], text)
})

test('the average thing is such things on average', () => {
  const { measures, where } = first('how high is the average price in Docks')
  assert.deepEqual(measures, [figure('avg', 'price')])
  assert.ok(where)
  assert.deepEqual(first('how tall is the average flat').measures, [figure('avg', 'height')])
})

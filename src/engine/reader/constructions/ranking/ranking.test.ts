import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Field } from '../../../question/catalog.ts'
import { describe as sentenceOf } from '../../../question/index.ts'
import { fieldOf } from '../../../question/shop.fixture.ts'
import { read } from '../../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../../reader.fixture.ts'

/** What stands first, by what it means. */

const numbers = (name: string, min: number, max: number, more: Partial<Field> = {}): Field =>
  fieldOf(name, 'integer', 'measure', { profile: { ...profiled(80).profile!, min, max, distinct: 60 }, ...more })
const minutes = { aggregation: 'avg', format: { kind: 'duration', unit: 'minutes' } } as const
const priced = { aggregation: 'avg', format: { kind: 'currency', unit: 'EUR' } } as const

const over = (dataset: Catalog['datasets'][number]): Catalog => ({ ...peopleCatalog, datasets: [dataset] })

const race = over(
  datasetOf(
    'regatta',
    'entry',
    [
      numbers('place', 1, 80),
      fieldOf('rower', 'text', 'name', profiled(80, 'Ada', 'Alan')),
      fieldOf('town', 'text', 'place', profiled(80, 'Kiel', 'Bonn')),
      numbers('half split', 20, 60, minutes),
      numbers('race time', 40, 120, minutes),
    ],
    { nameFields: ['rower'] },
  ),
)

const boats = over(
  datasetOf(
    'boats',
    'boat',
    [
      fieldOf('boat', 'text', 'name', profiled(80, 'Anna', 'Bella')),
      numbers('seats', 1, 9, { aggregation: 'sum' }),
      numbers('hire price', 20, 400, priced),
    ],
    { nameFields: ['boat'] },
  ),
)

const says = (catalog: Catalog, text: string): string => {
  const [first] = read(text, catalog)
  assert.ok(first, `nothing is read: ${text}`)
  return sentenceOf(first.question, catalog)
}

test('who won has the first place', () => {
  assert.match(says(race, 'who won?'), /^rower of each .*place is 1/i)
  assert.match(says(race, 'who came first from each town'), /place \(lowest first\), the first 1 of each town/i)
})

test('the fastest is so by the time itself', () => {
  assert.match(says(race, 'fastest rower'), /ordered by race time \(lowest first\)/i)
})

test('what was paid the most for is so by the column of money, and a price is held against no other', () => {
  assert.match(says(boats, 'which boat cost the most'), /ordered by hire price \(highest first\)/i)
  assert.match(says(boats, 'boats under 50 euros'), /hire price is less than 50/i)
})

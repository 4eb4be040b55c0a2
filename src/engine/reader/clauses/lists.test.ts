import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Dataset, Field } from '../../question/catalog.ts'
import { describe as sentenceOf } from '../../question/index.ts'
import { fieldOf } from '../../question/shop.fixture.ts'
import { read } from '../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../reader.fixture.ts'

const profile = (more: Partial<NonNullable<Field['profile']>>): Partial<Field> => ({
  profile: { ...profiled(90).profile!, ...more },
})
const catalogOf = (...datasets: Dataset[]): Catalog => ({ ...peopleCatalog, today: '2025-06-15', datasets })

const boats = catalogOf(
  datasetOf(
    'boats',
    'boat',
    [
      fieldOf('boat no', 'text', 'id', profiled(90)),
      fieldOf('harbour', 'text', 'place', profiled(90, 'Kiel', 'Husum', 'Bonn')),
      fieldOf('keeper', 'text', 'category', profiled(90, 'Ada', 'Alan')),
      fieldOf('year built', 'integer', 'time', { ...profile({ min: 1970, max: 2020 }), format: { kind: 'year' } }),
      fieldOf('arrived on', 'date', 'time', profile({ min: '2023-01-02', max: '2025-06-01' })),
      fieldOf('sold on', 'date', 'time', profile({ min: '2023-02-02', max: '2025-06-02', nulls: 20 })),
      fieldOf('mooring fee', 'real', 'measure', { ...profile({ min: 10, max: 90 }), format: { kind: 'currency' } }),
      fieldOf('mooring paid', 'boolean', 'flag', profiled(90)),
      fieldOf('length m', 'real', 'measure', { ...profile({ min: 4, max: 20 }), aggregation: 'avg' }),
      fieldOf('times hired', 'integer', 'measure', { ...profile({ min: 0, max: 9 }), aggregation: 'sum' }),
    ],
    { timeField: 'arrived on', primaryKey: ['boat no'] },
  ),
)

const says = (text: string): string => {
  const [first] = read(text, boats)
  assert.ok(first, `nothing is read: ${text}`)
  assert.deepEqual(first.unused, [], text)
  return sentenceOf(first.question, boats)
}

test('columns are asked for before or behind the rows, by their names, a part of these or what they are', () => {
  const list = /^Boat no, keeper and mooring fee of each boat, where harbour is Kiel/
  for (const text of [
    'list the boats in Kiel with number, keeper and fee',
    'boats in Kiel - number, keeper and mooring fee',
    'I need number, keeper and fee of all boats in Kiel',
    'Which boats are in Kiel? Number, keeper and amount please.',
  ])
    assert.match(says(text), list, text)
})

test('a column that rows are narrowed by is the one that its kind means', () => {
  assert.match(says('boats in Kiel longer than 10 m: keeper, length'), /^Keeper and length m of each boat/)
  assert.match(says('boats sold in 2024 - keeper and date'), /^Keeper and sold on of each boat/)
})

test('a list is told in the order that was said of what is told', () => {
  assert.match(says('boats in Kiel with keeper and fee, highest first'), /ordered by mooring fee \(highest first\)/)
  assert.match(says('boats in Kiel with keeper and fee, cheapest first'), /ordered by mooring fee \(lowest first\)/)
})

test('what was done, was not or is still to be narrows rows by the column that says so', () => {
  for (const [text, held] of [
    ['boats whose mooring has not been paid yet, number and keeper', /where mooring paid is no/],
    ['boats that are still available: number, keeper', /where sold on is missing/],
    ['boats that were never hired, number and keeper', /where times hired is 0/],
    [
      'boats that were neither in Kiel nor in Bonn, number and keeper',
      /not \(harbour is Kiel\) and not \(harbour is Bonn\)/,
    ],
    ['boats that are not in Kiel or Bonn - number, keeper', /not \(harbour is Kiel or harbour is Bonn\)/],
  ] as const)
    assert.match(says(text), held, text)
})

test('times are told from today', () => {
  for (const [text, held] of [
    ['boats that arrived more than a year ago, number and keeper', /arrived on is up to 2024-06-14/],
    ['boats that arrived less than 2 weeks ago, number and keeper', /arrived on is from 2025-06-01 to 2025-06-15/],
    ['boats older than 30 years, number and keeper', /year built is less than 1995/],
    [
      'boats that took longer than a week to sell, number and keeper',
      /elapsed days of arrived on, sold on\) \/ 7\) is more than 1/,
    ],
  ] as const)
    assert.match(says(text), held, text)
})

test('more of something than the average is held against the average of all', () => {
  assert.match(
    says('boats with a higher mooring fee than the average, number and keeper'),
    /mooring fee is more than the average mooring fee/,
  )
})

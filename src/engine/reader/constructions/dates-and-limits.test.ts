import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Field } from '../../question/catalog.ts'
import { describe as sentenceOf } from '../../question/index.ts'
import { fieldOf } from '../../question/shop.fixture.ts'
import { read } from '../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../reader.fixture.ts'

/** Which of several days counts, days held against the one that was promised, and two limits of one column. */

const some = (...values: string[]) => profiled(90, ...values)
const often = { ...profiled(90), nulls: 12 }

const repairs: Catalog = {
  ...peopleCatalog,
  relationships: [],
  datasets: [
    datasetOf(
      'workshop repairs h1',
      'workshop repairs h1',
      [
        fieldOf('repair no', 'text', 'id', some()),
        fieldOf('checked by', 'text', 'category', some('Ada', 'Bo')),
        fieldOf('brought in', 'date', 'time', some()),
        fieldOf('promised for', 'date', 'time', some()),
        fieldOf('collected', 'date', 'time', often),
        fieldOf('customer', 'text', 'category', some('school', 'private')),
        fieldOf('fee', 'real', 'measure', { ...some(), aggregation: 'sum' }),
        fieldOf('hours', 'real', 'measure', { ...some(), aggregation: 'sum' }),
        fieldOf('paid', 'boolean', 'flag', some()),
      ],
      { primaryKey: ['repair no'], timeField: 'brought in' },
    ),
  ],
}

const saidOf = (ask: string, catalog = repairs): string => {
  const [first] = read(ask, catalog)
  return first ? sentenceOf(first.question, catalog) : 'nothing'
}

const alike: [ask: string, like: string][] = [
  // a second limit is of the same column
  ['how many repairs with a fee under 20 or over 100', 'number of repairs where fee is below 20 or fee is over 100'],
  // the day that was promised
  ['how many repairs went out after the date we promised', 'number of repairs where collected is after promised for'],
  ['how many repairs came back late', 'number of repairs where collected is after promised for'],
  // of those that a deed was done to, which says so in two words
  [
    'of the repairs that have been picked up, what percentage is unpaid',
    'of the collected repairs, what percentage is unpaid',
  ],
  [
    'what percentage of the repairs that have been collected came back late',
    'of the collected repairs, what percentage came back late',
  ],
  // which day counts
  ['fees per month, going by the day of collection', 'fees by month of collected'],
  ['fees in 2024 (by the date they were collected)', 'total fee where collected is in 2024'],
]

for (const [ask, like] of alike)
  test(`"${ask}" asks what "${like}" asks`, () => {
    assert.notEqual(saidOf(like), 'nothing')
    assert.equal(saidOf(ask), saidOf(like))
  })

test('"checks" are the rows of pool checks, and not who checked them', () => {
  const [table] = repairs.datasets
  const checks: Catalog = {
    ...repairs,
    datasets: [{ ...table!, name: 'checks', label: 'pool checks summer24', primaryKey: [], thing: null }],
  }
  const [first] = read('how many checks per customer', checks)
  assert.deepEqual(first?.question.measures, [{ count: 'checks' }])
})

const amounts = (mean: number): Partial<Field> => ({ profile: { ...some().profile!, mean }, aggregation: 'sum' })

const tests: Catalog = {
  ...repairs,
  datasets: [
    datasetOf(
      'tests',
      'test',
      [
        fieldOf('test no', 'text', 'id', some()),
        fieldOf('started', 'datetime', 'time', some()),
        fieldOf('species', 'text', 'category', some('Arnica', 'Primula')),
        fieldOf('seeds sown', 'integer', 'measure', amounts(50)),
        fieldOf('germinated', 'integer', 'measure', amounts(20)),
        fieldOf('mouldy', 'integer', 'measure', amounts(2)),
      ],
      { primaryKey: ['test no'], timeField: 'started' },
    ),
  ],
}

const visits: Catalog = {
  ...repairs,
  datasets: [
    datasetOf(
      'stays',
      'stay',
      [
        fieldOf('stay no', 'text', 'id', some()),
        fieldOf('booked on', 'date', 'time', { profile: { ...some().profile!, min: '2024-01-02', max: '2024-09-01' } }),
        fieldOf('arrival', 'date', 'time', { profile: { ...some().profile!, min: '2024-06-01', max: '2024-09-20' } }),
        fieldOf('people', 'integer', 'measure', { ...some(), aggregation: 'sum' }),
        fieldOf('room', 'text', 'category', some('attic', 'hall')),
        fieldOf('booked by', 'text', 'category', some('Ada', 'Bo')),
        fieldOf('price eur', 'real', 'measure', {
          ...some(),
          aggregation: 'sum',
          format: { kind: 'currency', unit: 'EUR' },
        }),
      ],
      { primaryKey: ['stay no'], timeField: 'arrival' },
    ),
  ],
}

const told: [ask: string, sentence: string][] = [
  [
    'how many stays were booked at most two days before they arrived',
    'Number of stays, where (elapsed days of booked on, arrival) is at most 2.',
  ],
  ['average party size by room', 'Average people by room.'],
  ['how many stays did each of us take', 'Number of stays by booked by.'],
  [
    'which rooms have brought in more than 5000 euros',
    'Total price eur by room, only where total price eur is more than 5000.',
  ],
]
for (const [ask, sentence] of told)
  test(`"${ask}" is told as "${sentence}"`, () => assert.equal(saidOf(ask, visits), sentence))

const rates: [ask: string, told: string][] = [
  ['germination rate by species', '(total germinated / total seeds sown) * 100 by species.'],
  ['mouldy seeds as a percentage of all seeds sown', '(total mouldy / total seeds sown) * 100.'],
  [
    'how many tests had less than a quarter of the seeds come up',
    'Number of tests, where (germinated / seeds sown) is less than 0.25.',
  ],
  ['how many tests were started at 5 pm or later', 'Number of tests, where hour of day of started is from 17.'],
]
for (const [ask, told] of rates) test(`"${ask}" is "${told}"`, () => assert.equal(saidOf(ask, tests), told))

const moorings: Catalog = {
  ...repairs,
  datasets: [
    datasetOf(
      'moorings',
      'mooring',
      [
        fieldOf('boat name', 'text', 'name', some('Otter', 'Breeze')),
        fieldOf('holder since', 'date', 'time', some()),
        fieldOf('insurance until', 'date', 'time', some()),
        fieldOf('annual fee', 'real', 'measure', amounts(300)),
        fieldOf('paid so far', 'real', 'measure', amounts(200)),
      ],
      { primaryKey: ['boat name'], nameFields: ['boat name'], timeField: 'holder since' },
    ),
  ],
}

const standing: [ask: string, sentence: string][] = [
  ['how many moorings have paid in full', 'Number of moorings, where paid so far is at least annual fee.'],
  ['how many moorings have not paid in full', 'Number of moorings, where not (paid so far is at least annual fee).'],
  ['how many moorings still owe something', 'Number of moorings, where paid so far is less than annual fee.'],
  [
    'how many moorings are partly paid',
    'Number of moorings, where paid so far is more than 0 and paid so far is less than annual fee.',
  ],
  ['how many moorings had insurance that expired in 2024', 'Number of moorings, where insurance until is in 2024.'],
  [
    'how many moorings had insurance that ran out before 1 May 2024',
    'Number of moorings, where insurance until is up to 2024-04-30.',
  ],
]
for (const [ask, sentence] of standing)
  test(`"${ask}" is told as "${sentence}"`, () => assert.equal(saidOf(ask, moorings), sentence))

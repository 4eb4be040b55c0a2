import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog } from '../../question/catalog.ts'
import { describe as sentenceOf } from '../../question/index.ts'
import { fieldOf } from '../../question/shop.fixture.ts'
import { read } from '../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../reader.fixture.ts'

/** Everyday words for the rows of a table, for when most of them are, and for values that deny something. */

const seen = (...values: string[]) => profiled(90, ...values)

const bookings: Catalog = {
  ...peopleCatalog,
  relationships: [],
  datasets: [
    datasetOf(
      'boat bookings 2024',
      'boat bookings 2024',
      [
        fieldOf('booking no', 'text', 'id', seen()),
        fieldOf('boat name', 'text', 'name', seen('Otter', 'Breeze')),
        fieldOf('booked via', 'text', 'category', seen('phone', 'website')),
        fieldOf('day', 'date', 'time', seen()),
        fieldOf('kind', 'text', 'category', seen('fishing boat', 'sailing yacht')),
        fieldOf('people', 'integer', 'measure', { ...seen(), aggregation: 'sum' }),
        fieldOf('price', 'real', 'measure', { ...seen(), aggregation: 'sum' }),
        fieldOf('insured', 'boolean', 'flag', seen()),
        fieldOf('status', 'text', 'category', seen('cancelled', 'no-show', 'done')),
      ],
      { primaryKey: ['booking no'], timeField: 'day' },
    ),
  ],
}

const [table] = bookings.datasets
const withoutKey: Catalog = {
  ...bookings,
  datasets: [{ ...table!, primaryKey: [], fields: table!.fields.filter(({ role }) => role !== 'id') }],
}

const saidOf = (ask: string, catalog = bookings): string => {
  const [first] = read(ask, catalog)
  return first ? sentenceOf(first.question, catalog) : 'nothing'
}

const alike: [ask: string, like: string][] = [
  // a boat each, and no fishing boats
  ['share of boats that are insured', 'share of bookings that are insured'],
  // rows, and not how many each stands for
  ['how many cancelled bookings', 'number of bookings where status is cancelled'],
  // a value that denies
  ['how many no-show bookings', 'number of bookings where status is "no-show"'],
  ['average price without no shows', 'average price where status is not "no-show"'],
  ['average price, leave out cancelled and no-shows', 'average price where status is not cancelled or no-show'],
  // when most of them are
  ['busiest month', 'which month has the most bookings'],
  ['what is our busiest day of the week', 'which day of the week has the most bookings'],
  ['quietest month', 'which month has the fewest bookings'],
  ['the month with the most bookings', 'which month has the most bookings'],
  ['month with the highest total price', 'which month has the highest total price'],
]

for (const [ask, like] of alike) test(`${ask}: ${like}`, () => assert.equal(saidOf(ask), saidOf(like)))

test('what is of each of the rows is by no column that is called after them', () => {
  for (const [ask, like] of [
    ['average price per booking', 'average price'],
    ['median price per booking', 'median price'],
    ['median price of a booking by kind', 'median price by kind'],
  ] as const)
    assert.equal(saidOf(ask, withoutKey), saidOf(like, withoutKey), ask)
})

const jobs: Catalog = {
  ...bookings,
  datasets: [
    datasetOf(
      'jobs',
      'job',
      [
        fieldOf('client', 'text', 'category', seen('Ada', 'Alan')),
        fieldOf('invoiced', 'real', 'measure', { ...seen(), aggregation: 'sum' }),
        fieldOf('translator cost', 'real', 'measure', { ...seen(), aggregation: 'sum' }),
      ],
      { primaryKey: [], timeField: null },
    ),
  ],
}

test('what others pay us is no cost of ours', () => {
  assert.equal(saidOf('how much did Ada pay us', jobs), saidOf('total invoiced of client Ada', jobs))
  assert.equal(
    saidOf('which client pays us the most', jobs),
    saidOf('which client has the highest total invoiced', jobs),
  )
  assert.match(saidOf('how much do we pay', jobs), /translator cost/)
})

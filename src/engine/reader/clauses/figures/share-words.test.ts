import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Field } from '../../../question/catalog.ts'
import { describe as sentenceOf } from '../../../question/index.ts'
import { fieldOf } from '../../../question/shop.fixture.ts'
import { read } from '../../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../../reader.fixture.ts'

/** Shares in whatever words they are asked for, of amounts and of what is told in brackets. */

const some = (...values: string[]): Partial<Field> => profiled(90, ...values)
const amount: Partial<Field> = { ...some(), aggregation: 'sum' }

const ferries: Catalog = {
  ...peopleCatalog,
  relationships: [],
  datasets: [
    datasetOf(
      'sailings',
      'sailing',
      [
        fieldOf('sailing no', 'text', 'id', some()),
        fieldOf('route', 'text', 'category', some('Inner', 'Outer')),
        fieldOf('result', 'text', 'category', some('Full', 'Short', 'Scrubbed')),
        fieldOf('delay min', 'integer', 'measure', { ...some(), aggregation: 'avg' }),
        fieldOf('pies baked', 'integer', 'measure', amount),
        fieldOf('pies sold', 'integer', 'measure', amount),
        fieldOf('mugs sold', 'integer', 'measure', amount),
        fieldOf('riders booked', 'integer', 'measure', amount),
        fieldOf('attended', 'integer', 'measure', amount),
      ],
      { primaryKey: ['sailing no'], timeField: null },
    ),
  ],
}

for (const [words, title] of [
  ['in how many % of the sailings was the result full', /^Percentage of sailings where result is Full/],
  ['out of all sailings, what share was full', /^Percentage of sailings where result is Full/],
  ['what percentage of the pies we bake goes unsold', /total pies baked - total pies sold.* \/ total pies baked/],
  ['what share of the people who booked turned up, by route', /total attended \/ total riders booked.* by route/],
  ['full rate per route (full out of full + short)', /result is (?:Full|Short).* by route/],
  ['on-time % per route (10 minutes late at most still counts)', /delay min is at most 10 by route/],
] as [string, RegExp][])
  test(`"${words}" is the share that is meant`, () => {
    const [first] = read(words, ferries)
    assert.match(first ? sentenceOf(first.question, ferries) : 'nothing', title)
  })

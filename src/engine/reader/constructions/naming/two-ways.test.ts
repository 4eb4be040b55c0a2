import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog } from '../../../question/catalog.ts'
import { titleOf } from '../../../question/index.ts'
import { fieldOf } from '../../../question/shop.fixture.ts'
import { read } from '../../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../../reader.fixture.ts'

const way = (field: string) => ({
  name: `transfers_by_${field}`,
  from: 'transfers',
  to: 'depots',
  fromFields: [field],
  toFields: ['depot_code'],
  synonyms: [],
})

/** Transfers, each from one depot to another, and what each country exported of each product. */
const depots: Catalog = {
  ...peopleCatalog,
  datasets: [
    datasetOf(
      'depots',
      'depot',
      [
        fieldOf('depot_code', 'text', 'id'),
        fieldOf('depot', 'text', 'name', profiled(9, 'Old Mill', 'Quay')),
        fieldOf('city', 'text', 'place', profiled(9, 'Kiel', 'Bonn')),
        fieldOf('elevation', 'real', 'measure', { aggregation: 'avg', format: { kind: 'number', unit: 'ft' } }),
      ],
      { primaryKey: ['depot_code'], nameFields: ['depot'] },
    ),
    datasetOf(
      'transfers',
      'transfer',
      [
        fieldOf('transfer_id', 'integer', 'id'),
        fieldOf('origin', 'text', 'id'),
        fieldOf('dest', 'text', 'id'),
        fieldOf('weight', 'real', 'measure', { aggregation: 'sum' }),
      ],
      { primaryKey: ['transfer_id'] },
    ),
  ],
  relationships: [way('origin'), way('dest')],
}

const titled = (text: string): string => {
  const [first] = read(text, depots)
  return first ? titleOf(first.question, depots) : ''
}

test('of two that rows belong to, the words beside tell which', () => {
  assert.match(titled('how many transfers went to depots in Kiel'), /city through transfers_by_dest is Kiel/)
  assert.match(titled('how many transfers left from depots in Kiel'), /city through transfers_by_origin is Kiel/)
  assert.match(titled('total weight by destination city'), /by city through transfers_by_dest/)
})

test('nothing of the one kind says nothing of the other', () => {
  assert.match(titled('depots that no transfer went to'), /there are no transfers through transfers_by_dest/)
})

test('a number is one of what stands before it', () => {
  assert.match(
    titled('average weight of transfers to depots above 1000 ft'),
    /elevation through transfers_by_dest is more than 1000/,
  )
})

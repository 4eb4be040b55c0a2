import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Dataset } from '../../../question/catalog.ts'
import { describe as sentenceOf } from '../../../question/index.ts'
import { fieldOf } from '../../../question/shop.fixture.ts'
import { decide } from '../../doubt.ts'
import { read } from '../../read.ts'
import { peopleCatalog, profiled } from '../../reader.fixture.ts'

const only = (label: string, fields: Dataset['fields']): Catalog => ({
  ...peopleCatalog,
  datasets: [
    {
      ...(peopleCatalog.datasets[0] as Dataset),
      name: label,
      label,
      thing: null,
      primaryKey: [],
      nameFields: [],
      timeField: null,
      fields,
    },
  ],
  relationships: [],
  metrics: [],
})

const amount = { aggregation: 'sum' as const, ...profiled(90) }

const workshop = only('workshop', [
  fieldOf('fitter', 'text', 'category', profiled(90, 'Ada', 'Alan')),
  fieldOf('parts cost', 'real', 'measure', { ...amount, format: { kind: 'currency' } }),
  fieldOf('invoiced', 'real', 'measure', amount),
  fieldOf('stars', 'integer', 'measure', { ...profiled(90), aggregation: 'avg' }),
  fieldOf('weight kg', 'real', 'measure', { ...profiled(90), aggregation: 'avg' }),
])

const derbies = only('derbies', [
  fieldOf('stadium', 'text', 'category', profiled(90, 'Ada', 'Alan')),
  fieldOf('home points', 'integer', 'measure', amount),
  fieldOf('away points', 'integer', 'measure', amount),
  fieldOf('crowd', 'integer', 'measure', amount),
])

const says = (catalog: Catalog, text: string): string => {
  const [first] = read(text, catalog)
  assert.ok(first, `nothing is read: ${text}`)
  return sentenceOf(first.question, catalog).toLowerCase()
}

for (const [catalog, words, title] of [
  [workshop, 'how much did each fitter bill', /^total invoiced by fitter/],
  [workshop, 'what did we spend by fitter', /^total parts cost by fitter/],
  [workshop, 'how satisfied are people with each fitter', /^average stars by fitter/],
  [workshop, 'how heavy are they on average', /^average weight kg/],
  [workshop, 'what is left of the invoiced amount once the parts cost is paid', /^total \(invoiced - parts cost\)/],
  [derbies, 'average points per match by stadium', /^average \(home points \+ away points\) by stadium/],
] as [Catalog, string, RegExp][])
  test(`"${words}" is the column that the word is about`, () => assert.match(says(catalog, words), title))

test('nobody is sure of one of several columns that a verb may be about as well', () => {
  const crates = only('crates', [
    fieldOf('weight of the fruit', 'real', 'measure', amount),
    fieldOf('weight of the box', 'real', 'measure', amount),
  ])
  assert.equal(decide(read('how much do they weigh', crates)), 'ask')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog } from '../../question/catalog.ts'
import { describe as sentenceOf } from '../../question/index.ts'
import { fieldOf } from '../../question/shop.fixture.ts'
import { decide } from '../doubt.ts'
import { read } from '../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../reader.fixture.ts'

/** What a figure would be given for that nobody asked for. */

const some = (...values: string[]) => profiled(90, ...values)

const half = { profile: { ...some().profile!, nulls: 45 } }

const finds: Catalog = {
  ...peopleCatalog,
  relationships: [],
  datasets: [
    datasetOf(
      'finds',
      'find',
      [
        fieldOf('find no', 'text', 'id', some()),
        fieldOf('found on', 'date', 'time', some()),
        fieldOf('at', 'time', 'time', some()),
        fieldOf('collected', 'date', 'time', half),
        fieldOf('item', 'text', 'category', some('phone', 'umbrella', 'wallet')),
        fieldOf('colour', 'text', 'category', some('black', 'red')),
        fieldOf('estimate', 'real', 'measure', { ...half, aggregation: 'sum' }),
        fieldOf('minutes searched', 'integer', 'measure', { ...some(), aggregation: 'sum' }),
        fieldOf('entered by', 'text', 'category', some('Ada', 'Bo')),
      ],
      { primaryKey: ['find no'], timeField: 'found on' },
    ),
  ],
}

for (const ask of [
  'what share of the phones got back to their owners',
  'how many different hamsters did Ada enter',
  'what does the station still have of ours',
])
  test(`"${ask}" gets no figure`, () => assert.equal(decide(read(ask, finds)), 'ask'))

const told: [ask: string, sentence: RegExp][] = [
  ['what share of the phones were black', /where item is phone/],
  ['how many different colours are there', /different colour/],
  ['who forgot the estimate how many times', /^Number of finds by entered by, where estimate is missing/],
  ['list the black umbrellas with date, time and item', /found on, at and item/],
  ['were there more phones in May and June than in January and February', /^(?!.*collected)/],
]
for (const [ask, sentence] of told)
  test(`"${ask}" is read so`, () => {
    const [first] = read(ask, finds)
    assert.match(first ? sentenceOf(first.question, finds) : 'nothing', sentence)
  })

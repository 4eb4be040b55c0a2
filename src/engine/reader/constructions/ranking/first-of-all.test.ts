import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Field } from '../../../question/catalog.ts'
import { describe as sentenceOf } from '../../../question/index.ts'
import { fieldOf } from '../../../question/shop.fixture.ts'
import { read } from '../../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../../reader.fixture.ts'

/** What is measured by words that name no column, and orders of everything. */

const number = (name: string, more: Partial<Field> = {}): Field =>
  fieldOf(name, 'integer', 'measure', {
    profile: { ...profiled(90).profile!, min: 1, max: 900, distinct: 80 },
    ...more,
  })
const over = (dataset: Catalog['datasets'][number]): Catalog => ({ ...peopleCatalog, datasets: [dataset] })

const trips = over(
  datasetOf(
    'trips',
    'trip',
    [
      fieldOf('docket', 'text', 'name', { profile: { ...profiled(90, 'D1', 'D2').profile!, distinct: 90 } }),
      fieldOf('carrier', 'text', 'category', profiled(90, 'Lund', 'Weiss')),
      fieldOf('trip type', 'text', 'category', profiled(90, 'Bulk', 'Parcel')),
      fieldOf('delay', 'integer', 'measure', {
        ...number('delay'),
        aggregation: 'avg',
        format: { kind: 'duration', unit: 'minutes' },
      }),
      number('postage', { aggregation: 'sum' }),
      number('tonnes', { aggregation: 'sum' }),
    ],
    { nameFields: ['docket'] },
  ),
)

const says = (text: string): string => {
  const [first] = read(text, trips)
  assert.ok(first, `nothing is read: ${text}`)
  return sentenceOf(first.question, trips)
}

test('groups are told in an order, whatever words say from which end', () => {
  for (const ending of ['shortest on top', 'starting with the quickest', 'low to high', 'longest at the bottom'])
    assert.match(says(`average delay per carrier, ${ending}`), /average delay by carrier, .*lowest first\)\.$/i, ending)
  assert.match(says('average delay per carrier, sorted by the average, highest first'), /highest first\)\.$/i)
})

test('what is dear has no other column than what it comes to', () => {
  assert.match(says('the 3 priciest trips'), /ordered by postage \(highest first\)/i)
})

test('a verb says what is measured', () => {
  assert.match(says('which trip cost the most'), /postage/i)
  assert.match(says('which carrier carried the most'), /tonnes by carrier/i)
})

test('a kind of something is the column that tells the kinds', () => {
  assert.match(says('which kind of trip costs the most on average'), /by trip type/i)
})

test('who does a thing is called by any word for it', () => {
  assert.match(says('which haulier has the most tonnes'), /tonnes by carrier/i)
})

test('what there is most of is counted, however it is asked', () => {
  for (const text of ['most usual trip type', 'the commonest trip type', 'which trip type is the rarest'])
    assert.match(says(text), /number of trips by trip type/i, text)
})

test('the main kind is the most usual, and the worst for a thing has the most of it', () => {
  assert.match(says('main trip type'), /number of trips by trip type/i)
  assert.match(says('worst carrier for delay'), /delay by carrier, .*highest first/i)
  assert.match(says('top 3 most expensive trips'), /ordered by postage \(highest first\)/i)
})

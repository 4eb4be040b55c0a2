import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Field } from '../../../question/catalog.ts'
import { describe as sentenceOf } from '../../../question/index.ts'
import { fieldOf } from '../../../question/shop.fixture.ts'
import { decide } from '../../doubt.ts'
import { read } from '../../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../../reader.fixture.ts'

/** Words that nothing in the data is called by: rows that people call otherwise, and columns by their kind. */

const amount = (name: string, max: number, more: Partial<Field> = {}): Field => {
  const { profile } = profiled(90)
  return fieldOf(name, 'real', 'measure', { profile: { ...profile!, min: 1, max }, ...more })
}

const tableOf = (name: string, one: string, fields: Field[], timeField: string | null = null): Catalog => ({
  ...peopleCatalog,
  datasets: [{ ...datasetOf(name, one, fields), timeField }],
})

const dives = tableOf(
  'dives',
  'dive',
  [
    fieldOf('dive_no', 'text', 'id', profiled(90)),
    fieldOf('reef', 'text', 'category', profiled(90, 'Blue Wall', 'Coral Arch')),
    fieldOf('divedOn', 'date', 'time', profiled(90)),
    fieldOf('guide', 'text', 'category', profiled(90, 'K. Brandt', 'J. Ortega')),
    fieldOf('outcome', 'text', 'category', profiled(90, 'Completed', 'Aborted')),
    amount('salinityMgL', 90),
    amount('ticket_eur', 80, { format: { kind: 'currency', unit: 'EUR' } }),
  ],
  'divedOn',
)

const says = (catalog: Catalog, text: string): string => {
  const [first] = read(text, catalog)
  assert.ok(first, `nothing is read: ${text}`)
  assert.deepEqual(first.unused, [], text)
  return sentenceOf(first.question, catalog)
}

test('what is counted is the rows, whatever people call them', () => {
  for (const noun of ['trips', 'descents', 'records', 'outings'])
    assert.equal(says(dives, `how many ${noun} were aborted`), 'Number of dives, where outcome is Aborted.')
  assert.equal(says(dives, 'number of aborted descents by reef'), 'Number of dives where outcome is Aborted by reef.')
})

test('the rows are meant by a word that only the rows can be', () => {
  assert.ok(says(dives, 'average ticket of aborted descents').startsWith('Average ticket eur'))
  assert.ok(says(dives, 'total ticket of everything completed').startsWith('Total ticket eur'))
})

test('what is measured in, and when, names no rows', () => {
  for (const text of ['average ticket per weekday', 'average ticket per square metre'])
    for (const { question } of read(text, dives).slice(0, 1))
      assert.notEqual(sentenceOf(question, dives), 'Number of dives.', text)
})

test('a word that may be some of the rows only is less sure', () => {
  const [first] = read('total ticket of aborted wreckdives', dives)
  assert.ok((first?.probability ?? 0) <= 0.89)
})

test('what is counted, told for each or stands first may be what the data does not have', () => {
  for (const text of [
    'which reef had the most rainfall',
    'average ticket per town',
    'highest humidity',
    'which boats were in Kiel',
    'reefs with more than 3 chimneys',
  ])
    assert.equal(decide(read(text, dives)), 'ask', text)
})

test('each person is told by the column that holds people', () => {
  assert.equal(says(dives, 'how many dives per person'), 'Number of dives by guide.')
  assert.equal(says(dives, 'average ticket for each person'), 'Average ticket eur by guide.')
})

test('a unit behind a name is no word of it', () => {
  assert.equal(says(dives, 'average salinity by reef'), 'Average salinityMgL by reef.')
})

const signs = (text: string): string => JSON.stringify(read(text, dives)[0]?.question.fields ?? [])

test('the only date and the only amount of money are listed by their kind', () => {
  const listed = signs('list the aborted dives: reef, date and amount')
  for (const name of ['reef', 'divedOn', 'ticket_eur']) assert.ok(listed.includes(name), listed)
})

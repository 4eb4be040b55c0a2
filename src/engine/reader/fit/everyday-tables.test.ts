import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog } from '../../question/catalog.ts'
import { titleOf } from '../../question/index.ts'
import { fieldOf } from '../../question/shop.fixture.ts'
import { candidatesFor } from '../candidates.ts'
import { decide } from '../doubt.ts'
import { read } from '../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../reader.fixture.ts'

const tableOf = (
  name: string,
  one: string,
  fields: ReturnType<typeof fieldOf>[],
  timeField: string | null,
): Catalog => ({
  ...peopleCatalog,
  datasets: [datasetOf(name, one, fields, { timeField })],
})

const trips = tableOf(
  'trips',
  'trip',
  [
    fieldOf('day', 'date', 'time', profiled(400)),
    fieldOf('delay', 'integer', 'measure'),
    fieldOf('origin', 'text', 'category', profiled(400, 'Rome', 'Oslo')),
    fieldOf('destination', 'text', 'category', profiled(400, 'Rome', 'Oslo')),
    fieldOf('low fare', 'real', 'measure', { aggregation: 'avg' }),
    fieldOf('high fare', 'real', 'measure', { aggregation: 'avg' }),
  ],
  'day',
)

const workers = tableOf(
  'trades',
  'trade',
  [
    fieldOf('trade', 'text', 'category', profiled(400, 'Baker', 'Smith')),
    fieldOf('sex', 'text', 'category', profiled(400, 'men', 'women')),
    fieldOf('count', 'integer', 'measure'),
  ],
  null,
)

const titles = (words: string, catalog: Catalog) =>
  candidatesFor(words, catalog, [], []).candidates.map(({ question }) => titleOf(question, catalog))

test('from and to say which of two columns holds a place', () => {
  const all = titles('how many trips from Rome to Oslo', trips)
  assert.ok(all.includes('Number of trips, where origin is Rome and destination is Oslo'), all.join('\n'))
  assert.ok(!all.some((title) => /destination is Rome|origin is Oslo/.test(title)), all.join('\n'))
})

test('a share is of the things that are named, whatever they are held against', () => {
  const all = titles('share of trips with a delay over 30', trips).filter((title) => title.startsWith('Percentage of '))
  assert.ok(all.length > 0 && all.every((title) => !title.includes('total delay')), all.join('\n'))
})

test('two months, and two amounts with one head, are told apart', () => {
  const months = titles('average delay for January and July', trips)
  assert.ok(
    months.includes('Average delay by month of year of day, where month of year of day is January or July'),
    months.join('\n'),
  )
  assert.ok(!months.includes('Average delay, where month of year of day is January or July'))
  for (const words of ['average low and high fare', 'average low fare vs high fare', 'compare low fare and high fare'])
    assert.ok(titles(words, trips).includes('Average low fare and average high fare'), titles(words, trips).join('\n'))
})

test('rows that say how many they stand for are added up where what they stand for is counted', () => {
  const all = titles('how many women', workers)
  assert.ok(
    all.includes('Total count, where sex is women') && !all.includes('Number of trades, where sex is women'),
    all.join('\n'),
  )
  assert.ok(titles('number of trades', workers).includes('Number of trades'))
  assert.ok(titles('how many are bakers', workers).includes('Total count, where trade is Baker'))
})

test('what stands first by something that the data does not have is not answered', () => {
  assert.equal(decide(read('the steepest trip', trips)), 'ask')
})

test('groups that have so many rows are counted', () => {
  const all = titles('how many origins have more than 5 trips', trips)
  assert.ok(
    all.some((title) => /^Number of .*number of trips is more than 5/i.test(title)),
    all.join('\n'),
  )
})

test('a column is found by the words that it is short for, and what stands after "by" is what it is grouped by', () => {
  const seats = tableOf(
    'halls',
    'hall',
    [
      fieldOf('indseats', 'integer', 'measure'),
      fieldOf('outseats', 'integer', 'measure'),
      fieldOf('year', 'integer', 'category'),
    ],
    null,
  )
  const [first] = read('average indoor seats by year', seats)
  assert.deepEqual(first?.question.measures, [{ fn: 'avg', of: { field: { dataset: 'halls', field: 'indseats' } } }])
  assert.equal(first?.question.by.length, 1)
  const other = read('average rental price by year', seats)
  assert.ok(!other[0] || decide(other) === 'ask', JSON.stringify(other[0]))
})

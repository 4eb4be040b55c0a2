import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Field } from '../../../question/catalog.ts'
import { describe as sentenceOf } from '../../../question/index.ts'
import { fieldOf } from '../../../question/shop.fixture.ts'
import { candidatesFor } from '../../candidates.ts'
import { read } from '../../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../../reader.fixture.ts'

/** What is said apart from the figure that it is of: functions, all of them together, parts of a year that is over. */

const spread = (more: Partial<NonNullable<Field['profile']>>): Partial<Field> => ({
  profile: { ...profiled(400).profile!, ...more },
})
const tours: Catalog = {
  ...peopleCatalog,
  datasets: [
    datasetOf(
      'boat_tours',
      'tour',
      [
        fieldOf('toured on', 'date', 'time', spread({ distinct: 90, min: '2024-02-01', max: '2025-11-30' })),
        fieldOf('guide', 'text', 'category', profiled(400, 'Ana Berg', 'Bo Lind')),
        fieldOf('pier', 'text', 'category', profiled(400, 'North pier', 'South pier')),
        fieldOf('fares', 'real', 'measure', { ...spread({ nulls: 9 }), aggregation: 'sum' }),
        fieldOf('guests', 'integer', 'measure', { ...spread({ distinct: 8 }), aggregation: 'avg' }),
        fieldOf('lines thrown', 'integer', 'measure', { ...spread({ distinct: 30 }), aggregation: 'sum' }),
        fieldOf('fully booked', 'boolean', 'flag', profiled(400)),
      ],
      { timeField: 'toured on', primaryKey: [] },
    ),
  ],
}
const says = (text: string): string => {
  const [first] = read(text, tours)
  assert.ok(first, `nothing is read: ${text}`)
  assert.deepEqual(first.unused, [], text)
  return sentenceOf(first.question, tours).toLowerCase()
}

for (const [words, meant] of [
  ['fares by pier, median', /^median fares by pier\.$/],
  ['what is the median, by pier, of the fares', /^median fares by pier\.$/],
  ['fares month by month, average', /^average fares by month/],
  ['fares per pier: minimum and maximum', /^lowest fares and highest fares by pier/],
  ['fares per pier, all tours together', /^total fares by pier\.$/],
  ['fares per pier over all our tours', /^total fares by pier\.$/],
  ['total fares so far', /^total fares\.$/],
  ['fares in the second half of the year', /^total fares, where .*2025-07-01 to 2025-12-31/],
  ['fares in the last quarter of 2024', /2024-10-01 to 2024-12-31/],
  ['average fares per head', /^total fares \/ \(total guests where fares is known\)/],
  ['how many tours per guide', /^number of boat_tours by guide\.$/],
  ['which pier had the most guests', /^total guests by pier, ordered by total guests \(highest first\)/],
  ['which day had the most guests', /^total guests by day of toured on/],
] as [string, RegExp][])
  test(`"${words}" is heard as it was meant`, () => assert.match(says(words), meant))

const candidates = (text: string) => candidatesFor(text, tours, [], []).candidates.map(({ question }) => question)

test('nobody counts different amounts, days of what was done, or the group itself', () => {
  for (const text of [
    'how many tours were fully booked',
    'how many piers for each pier',
    'how many lines thrown by pier',
  ])
    for (const { measures, by } of candidates(text)) {
      const whole = JSON.stringify(measures)
      assert.doesNotMatch(
        whole,
        /"distinct","of":\{"field":\{"dataset":"boat_tours","field":"(?:toured on|lines thrown)/,
      )
      assert.ok(
        !(by.length > 0 && /"distinct","of":\{"field":\{"dataset":"boat_tours","field":"pier/.test(whole)),
        text,
      )
    }
})

test('no group is made of a word in passing, nor a change of a name', () => {
  for (const { by } of candidates('fares between a pier and the sea'))
    assert.ok(
      by.every(({ of }) => JSON.stringify(of) !== JSON.stringify({ field: { dataset: 'boat_tours', field: 'pier' } })),
    )
  for (const { over = [] } of candidates('lines thrown in the last quarter')) assert.deepEqual(over, [])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Field } from '../../question/catalog.ts'
import { describe as sentenceOf } from '../../question/index.ts'
import { fieldOf } from '../../question/shop.fixture.ts'
import { read } from '../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../reader.fixture.ts'

/** Rates of what is yes or no, the other side of it, and lists of what is so. */

const profile = (more: Partial<NonNullable<Field['profile']>>): Partial<Field> => ({
  profile: { ...profiled(90).profile!, ...more },
})

const rides: Catalog = {
  ...peopleCatalog,
  today: '2025-06-15',
  relationships: [],
  datasets: [
    datasetOf(
      'rides',
      'ride',
      [
        fieldOf('ride no', 'text', 'id', profiled(90)),
        fieldOf('rider', 'text', 'category', profiled(90, 'Ada', 'Alan')),
        fieldOf('stable', 'text', 'category', profiled(90, 'North', 'South')),
        fieldOf('shape', 'text', 'category', profiled(90, 'Good', 'Poor', 'Lame')),
        fieldOf('ridden on', 'date', 'time', profile({ min: '2024-01-02', max: '2025-06-01' })),
        fieldOf('no show', 'boolean', 'flag', profiled(90)),
        fieldOf('jumping ok', 'boolean', 'flag', profiled(90)),
        fieldOf('won', 'boolean', 'flag', profile({ nulls: 30 })),
        fieldOf('cantered', 'boolean', 'flag', profiled(90)),
      ],
      { timeField: 'ridden on', primaryKey: ['ride no'] },
    ),
  ],
}

const says = (text: string): string => {
  const [first] = read(text, rides)
  return first ? sentenceOf(first.question, rides) : 'nothing'
}

for (const [text, title] of [
  ['no-show rate by stable', /^Percentage of rides where no show is yes by stable/],
  ['how many rides of Ada showed up', /where .*no show is no/],
  ['what share of the rides in 2024 did not show up', /no show is yes/],
  ['win rate by rider', /where won is yes.* \/ .*where won is known.* by rider/],
  ['win rate by rider, of those whose result is known', /where won is yes.* by rider/],
  ['which stable failed the jumping test most often', /jumping ok is no/],
  ['list the rides in the North that are lame or in poor shape', /^Ride no of each ride, where .*Poor/],
  ['show me the cantered rides in the North', /^Ride no of each ride, where .*cantered is yes/],
  ['are there any rides that were won? which ones', /^Ride no of each ride, where won is yes/],
  ['how are rides spread over good, poor and lame', /^Number of rides by shape, where shape is/],
  ['which riders did not show up', /^Different riders of the rides, where no show is yes/],
] as [string, RegExp][])
  test(`"${text}" is read so`, () => assert.match(says(text), title))

test('yes or no is told with both figures that say so', () => {
  const [first] = read('did we have more rides in 2025 than in 2024', rides)
  assert.equal(first?.question.measures.length, 3)
  assert.deepEqual(first?.question.asked, [{ measure: 0 }])
  assert.match(says('did we have more rides in 2025 than in 2024'), /^Whether .*2025.* is more than .*2024/)
})

const halls: Catalog = {
  ...rides,
  datasets: [
    datasetOf(
      'shows',
      'show',
      [
        fieldOf('show no', 'text', 'id', profiled(90)),
        fieldOf('hall', 'text', 'category', profiled(90, 'North', 'South')),
        fieldOf('seats', 'integer', 'measure', { ...profile({ min: 40, max: 90 }), aggregation: 'sum' }),
        fieldOf('tickets sold', 'integer', 'measure', { ...profile({ min: 0, max: 90 }), aggregation: 'sum' }),
        ...['spring', 'summer', 'autumn'].map((term) =>
          fieldOf(`${term} marks`, 'integer', 'measure', {
            ...profile({ min: 1, max: 99, nulls: 4 }),
            aggregation: 'avg',
          }),
        ),
      ],
      { timeField: null, primaryKey: ['show no'] },
    ),
  ],
}

for (const [text, title] of [
  ['how full was each hall', /total tickets sold \/ total seats.* by hall/],
  ['occupancy rate by hall', /total tickets sold \/ total seats.* by hall/],
  ['how many shows were sold out', /where tickets sold is at least seats/],
  [
    'how many marks are missing in each of the three terms',
    /spring marks is missing.*summer marks is missing.*autumn marks is missing/,
  ],
  ['which shows were more than 80% full', /tickets sold is more than .*seats \* 0\.8/],
] as [string, RegExp][])
  test(`"${text}" is told by what is taken and what there is`, () => {
    const [first] = read(text, halls)
    assert.match(first ? sentenceOf(first.question, halls) : 'nothing', title)
  })

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Dataset, Field } from '../../../question/catalog.ts'
import { describe as sentenceOf } from '../../../question/index.ts'
import { fieldOf } from '../../../question/shop.fixture.ts'
import { read } from '../../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../../reader.fixture.ts'

/** Figures that are asked for in ordinary words: over tables made here. */

const some = (...values: string[]): Partial<Field> => profiled(90, ...values)
const profile = (more: Partial<NonNullable<Field['profile']>>): Partial<Field> => ({
  profile: { ...profiled(90).profile!, ...more },
})
const amount = (more: Partial<Field> = some()): Partial<Field> => ({ ...more, aggregation: 'sum' })
const money = { ...amount(), format: { kind: 'currency', unit: 'EUR' } } as Partial<Field>

const only = (...datasets: Dataset[]): Catalog => ({ ...peopleCatalog, datasets, relationships: [] })
const claims = only(
  datasetOf(
    'claims',
    'claim',
    [
      fieldOf('claim no', 'text', 'id', some()),
      fieldOf('reported', 'date', 'time', profile({ min: '2024-01-02', max: '2024-12-30' })),
      fieldOf('decided', 'date', 'time', profile({ min: '2024-01-09', max: '2024-12-20', nulls: 12 })),
      fieldOf('office', 'text', 'category', some('North', 'South')),
      fieldOf('outcome', 'text', 'category', some('Granted', 'Refused', 'Dropped')),
      fieldOf('channel', 'text', 'category', some('Letter', 'Phone', 'Mail')),
      fieldOf('urgent', 'boolean', 'flag', some()),
      fieldOf('payout', 'real', 'measure', money),
      fieldOf('paid', 'boolean', 'flag', some()),
    ],
    { timeField: 'reported', primaryKey: ['claim no'] },
  ),
)
const water = only(
  datasetOf(
    'water',
    'row',
    [
      fieldOf('read on', 'datetime', 'time', profile({ min: '2024-01-02', max: '2024-12-30' })),
      fieldOf('cold', 'real', 'measure', amount()),
      fieldOf('hot', 'real', 'measure', amount()),
      fieldOf('pressure', 'real', 'measure', { ...some(), aggregation: 'avg' }),
      fieldOf('meter', 'text', 'category', some('Cellar', 'Roof')),
    ],
    { timeField: 'read on', thing: null },
  ),
)
const courts = only(
  datasetOf(
    'hires',
    'hire',
    [
      fieldOf('boat', 'text', 'category', some('Canoe', 'Raft')),
      fieldOf('minutes', 'integer', 'measure', amount()),
      fieldOf('life vests given', 'integer', 'measure', amount()),
      fieldOf('life vests lost', 'integer', 'measure', amount()),
      fieldOf('tips', 'real', 'measure', { ...profile({ nulls: 20 }), aggregation: 'sum' }),
      fieldOf('hired on', 'date', 'time', profile({ min: '2024-01-02', max: '2024-12-30' })),
    ],
    { timeField: 'hired on' },
  ),
)

const says = (catalog: Catalog, text: string): string => {
  const [first] = read(text, catalog)
  assert.ok(first, `nothing is read: ${text}`)
  assert.deepEqual(first.unused, [], text)
  return sentenceOf(first.question, catalog).toLowerCase()
}

for (const [catalog, words, title] of [
  // shares of what is told
  [claims, 'of the claims that were either granted or refused, what % got granted', /granted or outcome is refused/],
  [claims, 'what percentage of the claims came in by letter, phone and mail', / by channel, where/],
  [
    claims,
    'what percent of the claims in North and what percent of the claims in South are urgent',
    /north and urgent is yes.* and .*south and urgent is yes/,
  ],
  [courts, 'what percentage of the life vests was lost', /^\(total life vests lost \/ total life vests given\) \* 100/],
  // several at once
  [courts, 'total tips and from how many hires', /^total tips and number of hires where tips is known/],
  // money
  [claims, 'how much money is still owed', /^total payout, where paid is no/],
  [claims, 'sum of payouts not paid yet', /^total payout, where paid is no/],
  [claims, 'how much was paid out to each office', /^total payout by office/],
  // from one time to another
  [claims, 'how long until a claim is decided, on average in days', /^average \(elapsed days of reported, decided\)/],
  [courts, 'how long is a hire on average for each boat', /^average minutes by boat/],
  [courts, 'how many days ago did we last hire a boat', /^lowest \(elapsed days of hired on, today\)/],
  [courts, 'how many days pass between two hires on average', /highest .* - lowest .*\/ \(number of hires - 1\)/],
  // each
  [
    claims,
    'average payout per claim for urgent vs other claims',
    /^(?:average payout|total payout \/ number of claims) .*by urgent/,
  ],
  [water, 'how much cold did we use per week on average', /^average \(the total cold by week/],
  [water, 'on how many different days did we measure', /^number of different day of read on/],
  [
    water,
    'how much pressure have we lost between the first and the last reading',
    /^\(?first pressure.* - .*last pressure/,
  ],
  // two columns
  [water, 'cold as a percentage of hot', /total cold \/ total hot.* 100/],
  [water, 'cold plus hot on average', /^average \(cold \+ hot\)/],
  [water, 'average difference between hot and cold', /^average \(.* - .*\)/],
] as [Catalog, string, RegExp][])
  test(`"${words}" is the figure that is meant`, () => assert.match(says(catalog, words), title))

test('a part is not told for the whole that it stands beside', () => {
  const [first] = read('for each office: number of claims and how many of them are urgent', claims)
  assert.equal(first?.question.measures.length, 2)
  assert.equal(first?.question.where, undefined)
})

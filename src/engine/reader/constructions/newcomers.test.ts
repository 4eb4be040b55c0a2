import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Dataset, Field } from '../../question/catalog.ts'
import { titleOf } from '../../question/index.ts'
import { fieldOf } from '../../question/shop.fixture.ts'
import { candidatesFor } from '../candidates.ts'
import { read } from '../read.ts'
import { peopleCatalog, profiled } from '../reader.fixture.ts'

const dataset = (name: string, one: string, fields: Field[], more: Partial<Dataset>): Dataset => ({
  ...peopleCatalog.datasets[0]!,
  name,
  label: name,
  thing: { one, many: name },
  table: { schema: null, name },
  nameFields: [],
  timeField: null,
  fields,
  ...more,
})

/** A club: members, and what they paid. */
const club: Catalog = {
  ...peopleCatalog,
  datasets: [
    dataset(
      'members',
      'member',
      [
        fieldOf('member_no', 'integer', 'id'),
        fieldOf('name', 'text', 'name', profiled(40, 'Ada', 'Alan')),
        fieldOf('town', 'text', 'place', profiled(40, 'Kiel', 'Bonn')),
        fieldOf('position', 'text', 'category', profiled(40, 'Goalkeeper', 'Forward')),
        fieldOf('date_of_birth', 'date', 'time', profiled(40)),
        fieldOf('weight', 'real', 'measure', { aggregation: 'avg' }),
      ],
      { primaryKey: ['member_no'], nameFields: ['name'] },
    ),
    dataset(
      'payments',
      'payment',
      [
        fieldOf('payment_no', 'integer', 'id'),
        fieldOf('member_no', 'integer', 'id'),
        fieldOf('paid_on', 'date', 'time', profiled(90)),
        fieldOf('amount', 'real', 'measure'),
        fieldOf('kind', 'text', 'category', profiled(90, 'Kit', 'Fine')),
      ],
      { primaryKey: ['payment_no'], timeField: 'paid_on' },
    ),
  ],
  relationships: [
    {
      name: 'payments_members',
      from: 'payments',
      to: 'members',
      fromFields: ['member_no'],
      toFields: ['member_no'],
      synonyms: [],
    },
  ],
}

const one = (table: Dataset): Catalog => ({ ...peopleCatalog, datasets: [table], relationships: [] })

const loans = one(
  dataset(
    'loans',
    'loan',
    [
      fieldOf('title', 'text', 'name', profiled(90, 'Night Train')),
      fieldOf('borrowed', 'date', 'time', profiled(90)),
      fieldOf('due', 'date', 'time', profiled(90)),
      fieldOf('returned', 'date', 'time'),
    ],
    { timeField: 'borrowed' },
  ),
)

const marks = one(
  dataset(
    'marks',
    'mark',
    [
      fieldOf('class', 'text', 'category', profiled(90, '7A', '7B')),
      fieldOf('mark', 'integer', 'measure', {
        aggregation: 'avg',
        profile: { ...profiled(90).profile!, nulls: 4, min: 10, max: 100 },
      }),
    ],
    {},
  ),
)

const invoices = one(
  dataset(
    'invoices',
    'invoice',
    [
      fieldOf('customer', 'text', 'category', profiled(90, 'Finch', 'Delta')),
      fieldOf('invoice_date', 'date', 'time', profiled(90)),
      fieldOf('net_amount', 'real', 'measure'),
      fieldOf('vat', 'real', 'measure'),
    ],
    { timeField: 'invoice_date' },
  ),
)

const stays = one(
  dataset(
    'stays',
    'stay',
    [
      fieldOf('patient', 'text', 'name', profiled(90, 'N-1', 'N-2')),
      fieldOf('ward', 'text', 'category', profiled(90, 'Surgery', 'Maternity')),
      fieldOf('admitted', 'date', 'time', profiled(90)),
      fieldOf('discharged', 'date', 'time', { profile: { ...profiled(90).profile!, nulls: 4 } }),
      fieldOf('temperature', 'real', 'measure', { aggregation: 'avg' }),
    ],
    { nameFields: ['patient'], timeField: 'admitted' },
  ),
)

const towns = one(
  dataset(
    'towns',
    'town',
    [
      fieldOf('town', 'text', 'name', profiled(90, 'Kiel', 'Bonn')),
      fieldOf('county', 'text', 'category', profiled(90, 'Northshire', 'Lakeland')),
      fieldOf('votes_cast', 'integer', 'measure'),
      fieldOf('invalid_votes', 'integer', 'measure'),
      fieldOf('Reds', 'integer', 'measure'),
      fieldOf('Blues', 'integer', 'measure'),
      fieldOf('mayor', 'text', 'category', profiled(90, 'Reds', 'Blues')),
    ],
    { nameFields: ['town'] },
  ),
)

const titles = (words: string, catalog: Catalog) =>
  candidatesFor(words, catalog, [], []).candidates.map(({ question }) => titleOf(question, catalog))

const first = (words: string, catalog: Catalog) => {
  const [reading] = read(words, catalog)
  return reading && titleOf(reading.question, catalog)
}

for (const [words, catalog, title] of [
  ['which members have never paid anything', club, 'Name of each member, where there are no payments'],
  ['who has not paid a fine yet', club, 'Name of each member, where there are no payments where kind is Fine'],
  ['total paid per town', club, 'Total amount by town'],
  [
    'did members in Kiel pay more than members in Bonn',
    club,
    'Whether (total amount where town is Kiel) is more than (total amount where town is Bonn)',
  ],
  ['average age of the members', club, 'Average (elapsed years of date of birth, today)'],
  [
    'how many members are older than 40',
    club,
    'Number of members, where (elapsed years of date of birth, today) is more than 40',
  ],
  [
    'heaviest member of every town',
    club,
    'Town and name of each member, where weight is known, ordered by weight (highest first), the first 1 of each town',
  ],
  ['avrage amount by kind', club, 'Average amount by kind'],
  ['how many loans came back late', loans, 'Number of loans, where returned is after due'],
  ['how many days do people keep a book', loans, 'Average (elapsed days of borrowed, returned)'],
  ['smallest, largest and typical invoice', invoices, 'Lowest net amount, highest net amount and average net amount'],
  [
    'best customer in 2025',
    invoices,
    'Total net amount by customer, where invoice date is in 2025, ordered by total net amount (highest first), the first one',
  ],
  ['how many patients are still on the ward', stays, 'Number of different patients, where discharged is missing'],
  ['average length of stay by ward', stays, 'Average (elapsed days of admitted, discharged) by ward'],
  ['for how many was the temperature not taken', stays, 'Number of stays, where temperature is missing'],
  ['in how many towns did the Reds beat the Blues', towns, 'Number of towns, where Reds is more than Blues'],
  [
    'share of invalid votes in Lakeland',
    towns,
    '(total invalid votes / total votes cast) * 100, where county is Lakeland',
  ],
] as [words: string, catalog: Catalog, title: string][])
  test(`"${words}" is read as it is meant`, () => assert.equal(first(words, catalog), title))

test('a time that is said of a deed is one condition, and no column to list', () => {
  const [reading] = read('list all goalkeepers born after 2000', club)
  const parts = reading?.parts.map(({ part, words }) => `${part}: ${words}`) ?? []
  assert.ok(parts.includes('condition: born after 2000'), parts.join('\n'))
})

test('a share of things that are so, in each group, is of the group', () => {
  const { candidates } = candidatesFor('what percent of marks are below 50 in each class', marks, [], [])
  assert.ok(candidates.some(({ frame }) => frame === 'share'))
  assert.ok(!candidates.some(({ frame, question }) => frame === 'share' && question.over && question.where))
})

test('a mistyped word of ours is told as what it was taken for', () => {
  assert.deepEqual(read('avrage amount by kind', club)[0]?.taken, [{ word: 'avrage', for: 'average' }])
})

test('nothing is in two towns at once, also where a figure is narrowed by them', () => {
  const all = titles('did members in Kiel pay more than members in Bonn', club)
  assert.ok(!all.some((title) => title.includes('town is Kiel and town is Bonn')), all.join('\n'))
})

test('people whose names stand in two columns are told by both, where only what they are is said', () => {
  const all = titles('list all in Rowing', peopleCatalog)
  assert.ok(
    all.some((title) => /^First name and last name/.test(title)),
    all.join('\n'),
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Dataset } from '../../question/catalog.ts'
import { titleOf } from '../../question/index.ts'
import { fieldOf } from '../../question/shop.fixture.ts'
import { candidatesFor } from '../candidates.ts'
import { read } from '../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../reader.fixture.ts'

/** A club: members, and what they paid. */
const club: Catalog = {
  ...peopleCatalog,
  datasets: [
    datasetOf(
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
    datasetOf(
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
  datasetOf(
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
  datasetOf(
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
  datasetOf(
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
  datasetOf(
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
  datasetOf(
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

const rooms = one(
  datasetOf(
    'rooms',
    'room',
    [
      fieldOf('room', 'text', 'name', profiled(60, 'Blue', 'Red')),
      fieldOf('floor', 'text', 'category', profiled(60, 'Ground', 'Attic')),
      fieldOf('beds', 'integer', 'measure', { profile: { ...profiled(60).profile!, distinct: 3, min: 1, max: 3 } }),
      fieldOf('price p.w.', 'real', 'measure', { profile: { ...profiled(60).profile!, min: 0, max: 900 } }),
      fieldOf('size (sqm)', 'real', 'measure', { aggregation: 'avg' }),
      fieldOf('debt', 'real', 'measure', { profile: { ...profiled(60).profile!, min: 0, max: 900 } }),
      fieldOf('guest', 'text', 'name', { profile: { ...profiled(60).profile!, nulls: 9 } }),
      fieldOf('cleaned_by', 'text', 'category', { profile: { ...profiled(60, 'Ida', 'Uwe').profile!, nulls: 9 } }),
      fieldOf('sea_room', 'boolean', 'flag'),
      fieldOf('heated', 'boolean', 'flag'),
      fieldOf('front_door', 'text', 'category', profiled(60, 'North', 'South')),
      fieldOf('back_door', 'text', 'category', profiled(60, 'North', 'South')),
    ],
    { nameFields: ['room'], primaryKey: ['room'] },
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
    'Whether (total amount where town is Kiel) is more than (total amount where town is Bonn), total amount where town is Kiel and total amount where town is Bonn',
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
    'Town, name and weight of each member, where weight is known, ordered by weight (highest first), the first 1 of each town',
  ],
  ['avrage amount by kind', club, 'Average amount by kind'],
  [
    'which members paid at least 3 times',
    club,
    'Number of payments by name, only where number of payments is at least 3',
  ],
  [
    'who paid in 2024 but not in 2025',
    club,
    'Name of each member, where there are payments where paid on is in 2024 and there are no payments where paid on is in 2025',
  ],
  [
    'by how many percent did the amount grow from 2024 to 2025',
    club,
    '(((total amount where paid on is in 2025) - (total amount where paid on is in 2024)) / (total amount where paid on is in 2024)) * 100',
  ],
  [
    'did we get more payments in May than in April',
    club,
    'Whether (number of payments where paid on is in May) is more than (number of payments where paid on is in April), number of payments where paid on is in May and number of payments where paid on is in April',
  ],
  ['how much did we raise in 2025', club, 'Total amount, where paid on is in 2025'],
  [
    'are goalkeepers heavier than forwards',
    club,
    'Whether (average weight where position is Goalkeeper) is more than (average weight where position is Forward), average weight where position is Goalkeeper and average weight where position is Forward',
  ],
  ['how many loans came back late', loans, 'Number of loans, where returned is after due'],
  ['how many days do people keep a book', loans, 'Average (elapsed days of borrowed, returned)'],
  ['average number of days to return a loan', loans, 'Average (elapsed days of borrowed, returned)'],
  ['what did we take in May', invoices, 'Total net amount, where invoice date is in May'],
  [
    'days when we took less than 300 euros',
    invoices,
    'Total net amount by day of invoice date, only where total net amount is less than 300',
  ],
  ['smallest, largest and typical invoice', invoices, 'Lowest net amount, highest net amount and average net amount'],
  [
    'best customer in 2025',
    invoices,
    'Total net amount by customer, where invoice date is in 2025, ordered by total net amount (highest first), the first one',
  ],
  ['how many patients are still on the ward', stays, 'Number of different patients, where discharged is missing'],
  ['average length of stay by ward', stays, 'Average (elapsed days of admitted, discharged) by ward'],
  [
    'which patient has been here the longest',
    stays,
    'Patient and admitted of each stay, where admitted is known, ordered by admitted (lowest first), the first one',
  ],
  ['for how many was the temperature not taken', stays, 'Number of stays, where temperature is missing'],
  ['in how many towns did the Reds beat the Blues', towns, 'Number of towns, where Reds is more than Blues'],
  [
    'share of invalid votes in Lakeland',
    towns,
    '(total invalid votes / total votes cast) * 100, where county is Lakeland',
  ],
  [
    'in how many towns are invalid votes higher than the votes cast',
    towns,
    'Number of different towns, where invalid votes is more than votes cast',
  ],
  ['how many rooms were free of charge', rooms, 'Number of rooms, where price p.w. is 0'],
  ['how many vacant rooms are there', rooms, 'Number of rooms, where guest is missing'],
  ['average price by number of beds', rooms, 'Average price p.w. by beds'],
  [
    'who on the team has the most rooms',
    rooms,
    'Number of rooms by cleaned by, where cleaned by is known, ordered by number of rooms (highest first), the first one',
  ],
  ['how many uncleaned rooms are there', rooms, 'Number of rooms, where cleaned by is missing'],
  ['how many unheated rooms are there', rooms, 'Number of rooms, where heated is no'],
  ['how many heated rooms have 2 beds', rooms, 'Number of rooms, where heated is yes and beds is 2'],
  ['average price of sea rooms compared with ordinary rooms', rooms, 'Average price p.w. by sea room'],
  [
    'which floor has the most rooms',
    rooms,
    'Number of rooms by floor, ordered by number of rooms (highest first), the first one',
  ],
  [
    'which room is the cheapest per square metre',
    rooms,
    'Room and (price p.w. / size (sqm)) of each room, where price p.w. is known and size (sqm) is known, ordered by (price p.w. / size (sqm)) (lowest first), the first one',
  ],
  ['how many guests are in arrears', rooms, 'Number of different guests, where debt is more than 0'],
  ['how many rooms have the same door', rooms, 'Number of different rooms, where front door is back door'],
  [
    'how many rooms are there whose debt is higher than the weekly price',
    rooms,
    'Number of different rooms, where debt is more than price p.w.',
  ],
  [
    'list the vacant rooms with floor and price',
    rooms,
    'Room, floor and price p.w. of each room, where guest is missing',
  ],
  [
    'what share of heated rooms took a sea room',
    rooms,
    '((number of rooms where (heated is yes and sea room is yes)) / (number of rooms where heated is yes)) * 100',
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

test('two figures that are asked for are both told', () => {
  const all = titles('how many guests are in debt, and how much do they owe altogether', rooms)
  assert.ok(all.includes('Number of different guests and total debt, where debt is more than 0'), all.join('\n'))
  assert.ok(!all.some((title) => /^Number of (?:different guests|rooms)(?:,|$)/.test(title)), all.join('\n'))
})

test('a word that stands first in the name of a column ranks nothing', () => {
  const calls = one(
    datasetOf(
      'calls',
      'call',
      [
        fieldOf('call_no', 'integer', 'id'),
        fieldOf('caller', 'text', 'category', profiled(90, 'Finch', 'Delta')),
        fieldOf('first answer (hrs)', 'real', 'measure'),
      ],
      { primaryKey: ['call_no'] },
    ),
  )
  const all = titles('calls that had to wait more than 3 hours for a first answer - number and caller', calls)
  assert.ok(all.includes('Call no and caller of each call, where first answer (hrs) is more than 3'), all.join('\n'))
  assert.ok(!all.some((title) => title.includes('position')), all.join('\n'))
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

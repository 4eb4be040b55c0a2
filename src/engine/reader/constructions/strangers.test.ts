import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Dataset, Field } from '../../question/catalog.ts'
import { describe as sentenceOf } from '../../question/index.ts'
import { fieldOf } from '../../question/shop.fixture.ts'
import { decide } from '../doubt.ts'
import { read } from '../read.ts'
import { peopleCatalog, profiled } from '../reader.fixture.ts'

/** Questions that strangers asked of tables of everyday things, over tables made for them here. */

const tableOf = (label: string, thing: Dataset['thing'], fields: Field[], more: Partial<Dataset> = {}): Catalog => {
  const name = label.replaceAll(' ', '_')
  const plain = { name, label, thing, table: { schema: null, name }, nameFields: [], timeField: null, primaryKey: [] }
  return { ...peopleCatalog, datasets: [{ ...peopleCatalog.datasets[0]!, ...plain, fields, ...more }] }
}

const games = tableOf('games', { one: 'game', many: 'games' }, [
  fieldOf('played on', 'date', 'time', profiled(90)),
  fieldOf('home side', 'text', 'category', profiled(90, 'Reds', 'Blues')),
  fieldOf('home goals', 'integer', 'measure', { ...profiled(90), aggregation: 'sum' }),
  fieldOf('away goals', 'integer', 'measure', { ...profiled(90), aggregation: 'sum' }),
  fieldOf('weather', 'text', 'category', profiled(90, 'Dry', 'Wet', 'Windy')),
])

const stays = tableOf(
  'stays',
  { one: 'stay', many: 'stays' },
  [
    fieldOf('guest', 'text', 'name', profiled(90, 'Ada', 'Alan')),
    fieldOf('booked on', 'date', 'time', profiled(90)),
    fieldOf('arrived', 'date', 'time', profiled(90)),
    fieldOf('left on', 'date', 'time', profiled(90)),
    fieldOf('town', 'text', 'place', profiled(90, 'Kiel', 'Bonn')),
    fieldOf('parking', 'boolean', 'category', profiled(90)),
    fieldOf('rating', 'integer', 'measure', {
      ...profiled(90),
      aggregation: 'avg',
      profile: { ...profiled(90).profile!, nulls: 9 },
    }),
    fieldOf('nights 2025', 'integer', 'measure', { ...profiled(90), aggregation: 'sum' }),
    fieldOf('total cost', 'real', 'measure', { ...profiled(90), aggregation: 'sum' }),
    fieldOf('cleaning cost', 'real', 'measure', { ...profiled(90), aggregation: 'sum' }),
  ],
  { nameFields: ['guest'], timeField: 'arrived' },
)

const says = (catalog: Catalog, text: string): string => {
  const [first] = read(text, catalog)
  assert.ok(first, `nothing is read: ${text}`)
  return sentenceOf(first.question, catalog)
}

test('days between two dates are asked for in many ways', () => {
  for (const words of [
    'how many days after booking do guests arrive',
    'on average how many days ahead are stays booked',
    'how many days between booked on and arrived',
    'on average how many days from booked on to arrived',
    'how many days in advance are stays booked on average',
  ])
    assert.match(says(stays, words), /^Average \(elapsed days of booked on, arrived\)/i, words)
})

test('a flag that somebody has is yes, and what they have not got is missing', () => {
  assert.match(says(stays, 'what percentage of stays have parking'), /where parking is yes/i)
  assert.match(says(stays, "which stays haven't got a rating yet"), /rating is missing/i)
})

test('a share of the rows of each group is not a share of all that are so', () => {
  for (const words of ['what % of stays in each town have parking', 'what share of stays have parking by town'])
    assert.match(says(stays, words), /^Percentage of stays where parking is yes by town/i, words)
})

test('columns that stand beside, behind a colon or in a sentence of their own are shown', () => {
  assert.match(says(stays, 'the 3 highest rated stays, with their town'), /guest.*town.*ordered by rating/i)
  assert.match(says(stays, 'stays in Kiel: guest, arrived, rating'), /^Guest, arrived and rating of each stay/i)
  assert.match(
    says(stays, 'which stay had the highest rating? Guest and town please'),
    /^Guest, town and rating of each stay/i,
  )
})

test('what is left out is not there', () => {
  assert.match(says(stays, 'average rating leaving out Kiel'), /where not \(town is kiel\)/i)
})

test('home and away goals tell who won', () => {
  assert.match(says(games, 'how many games ended in a draw'), /home goals is away goals/i)
  assert.match(says(games, 'how many games were won by the home side'), /home goals is more than away goals/i)
  assert.match(says(games, 'how many away wins'), /home goals is less than away goals/i)
})

test('a column is taken by its whole name', () => {
  assert.match(says(stays, 'total cost by town'), /^Total total cost by town/i)
  assert.doesNotMatch(says(stays, 'total nights in 2025 by town'), /arrived|booked|left/i)
  assert.match(says(games, 'total goals at home by weather'), /^Total home goals by weather/i)
})

test('three that are named are held against one another', () => {
  assert.match(
    says(games, 'were there more home goals in dry, wet or windy weather'),
    /where weather is dry, wet or windy/i,
  )
})

test('groups are held to a number of rows and still ranked, and both ends of a time are told', () => {
  assert.match(
    says(stays, 'which town has the highest average rating with at least 5 stays'),
    /only where number of stays is at least 5, ordered by average rating/i,
  )
  assert.match(says(stays, 'what are the first and the last booked on'), /booked on and .*booked on/i)
  assert.match(
    says(stays, 'towns with more than 5 stays, biggest first'),
    /ordered by number of stays \(highest first\)\.$/i,
  )
})

test('a figure of one that is higher than another is that one less the other', () => {
  assert.match(
    says(stays, 'how much higher is the average rating in Kiel than in Bonn'),
    /^\(average rating where town is kiel\) - \(average rating where town is bonn\)/i,
  )
})

const parcels = tableOf(
  'parcel log',
  null,
  [
    fieldOf('sender', 'text', 'category', profiled(90, 'Ada', 'Alan')),
    fieldOf('ordered on', 'date', 'time', profiled(90)),
    fieldOf('required on', 'date', 'time', profiled(90)),
    fieldOf('shipped on', 'date', 'time', profiled(90)),
    fieldOf('unit price', 'real', 'measure', { ...profiled(90), aggregation: 'avg' }),
    fieldOf('total cost of storage', 'real', 'measure', { ...profiled(90), aggregation: 'sum' }),
    fieldOf('lost', 'boolean', 'category', profiled(90)),
  ],
  { timeField: null },
)

test('of several dates the other one is not guessed, nor is one cost a total of another', () => {
  assert.equal(decide(read('how long does it take to ship', parcels)), 'ask')
  assert.doesNotMatch(says(parcels, 'which parcel was the most expensive'), /ordered by total cost of storage/i)
})

test('a table is spoken of by what it holds, and a flag has a rate', () => {
  assert.match(says(parcels, 'how many parcels were lost'), /^Number of/i)
  assert.match(says(parcels, 'lost rate by sender'), /^Percentage of .* where lost is yes.* by sender/i)
  assert.match(
    says(parcels, 'which sender has the highest share of lost parcels'),
    /where lost is yes by sender, ordered by/i,
  )
})

test('what nobody knows, of which there should be most, is not told by a number of rows', () => {
  for (const words of [
    'which town had the most electricity',
    'towns with more than 3 chimneys',
    'turnout by town',
    'which boats are in Kiel',
  ])
    assert.equal(decide(read(words, stays)), 'ask', words)
})

const parts = tableOf(
  'parts',
  { one: 'part', many: 'parts' },
  [
    fieldOf('part', 'text', 'name', profiled(90, 'Spirit level', 'Hammer')),
    fieldOf('in stock', 'integer', 'measure', { ...profiled(90), aggregation: 'sum' }),
    fieldOf('reorder level', 'integer', 'measure', { ...profiled(90), aggregation: 'sum' }),
    fieldOf('asking price', 'decimal', 'measure', { ...profiled(90), aggregation: 'avg' }),
    fieldOf('sale price', 'decimal', 'measure', { ...profiled(90), aggregation: 'avg' }),
    fieldOf('unit cost', 'decimal', 'measure', { ...profiled(90), aggregation: 'avg' }),
    fieldOf('checked', 'boolean', 'category', profiled(90)),
    fieldOf('due on', 'date', 'time', profiled(90)),
    fieldOf('returned on', 'date', 'time', profiled(90)),
  ],
  { nameFields: ['part'] },
)

test('a column is held against another of its row, also where that was not said', () => {
  for (const [words, held] of [
    ['which parts are below their reorder level', /in stock is less than reorder level/i],
    ['how many parts sold for more than the asking price', /sale price is more than asking price/i],
    ['parts with a sale price above the asking price', /sale price is more than asking price/i],
    ['how many parts were returned after the due date', /returned on is after due on/i],
  ] as const)
    assert.match(says(parts, words), held, words)
})

test('which things they are is told beside the columns that are asked for', () => {
  const words = 'which parts are below their reorder level? please show the sale price too'
  assert.match(says(parts, words), /^Part and sale price of each part/i)
})

const bids = tableOf(
  'bids',
  { one: 'bid', many: 'bids' },
  [
    fieldOf('bid no', 'text', 'id', profiled(90)),
    fieldOf('stage', 'text', 'category', profiled(90, 'Closed Won', 'Closed Lost', 'Draft')),
    fieldOf('opened', 'date', 'time', profiled(90)),
    fieldOf('closed', 'date', 'time', profiled(90)),
    fieldOf('worth', 'decimal', 'measure', { ...profiled(90), aggregation: 'sum' }),
  ],
  { primaryKey: ['bid no'], timeField: 'opened' },
)

test('a word before the things says which of them, and is never left out in silence', () => {
  assert.match(says(bids, 'how many won bids'), /where stage is closed won/i)
  assert.equal(decide(read('how many sealed bids', bids)), 'ask')
  assert.match(says(parts, 'how many unchecked parts'), /where checked is no/i)
})

test('a list of columns may name the number of the row, when something was done, and the order', () => {
  assert.match(
    says(bids, 'bids in draft: number, worth and when they were opened, newest first'),
    /^Bid no, worth and opened of each bid, where stage is draft, ordered by opened \(highest first\)/i,
  )
})

test('which of two times counts is said with "going by", or by a name beside what is grouped by', () => {
  for (const words of ['number of bids per month, going by the closed date', 'number of bids per month by closed date'])
    assert.equal(says(bids, words), 'Number of bids by month of closed.', words)
})

test('what is in stock is worth what each of it costs', () => {
  assert.match(says(parts, 'total stock value at unit cost'), /in stock.*unit cost/i)
})

test('a part of a year is counted from its ends, not from today', () => {
  const named = 'number of bids opened in the last quarter of 2024'
  assert.match(says(bids, named), /opened is .*2024-10-01.*2024-12-31|opened is in q4 2024/i)
  assert.match(says(bids, 'number of bids opened in the last 3 months of 2024'), /2024/i)
})

test('what is asked besides at the end is told too: how much, where and when', () => {
  const lakes = tableOf(
    'lakes',
    { one: 'lake', many: 'lakes' },
    [
      fieldOf('lake', 'text', 'name', profiled(90, 'Como', 'Garda')),
      fieldOf('country', 'text', 'place', profiled(90, 'Italy')),
      fieldOf('depth', 'integer', 'measure', { ...profiled(90), aggregation: 'avg' }),
      fieldOf('trout caught', 'integer', 'measure', { ...profiled(90), aggregation: 'sum' }),
      fieldOf('perch caught', 'integer', 'measure', { ...profiled(90), aggregation: 'sum' }),
    ],
    { nameFields: ['lake'] },
  )
  assert.match(says(lakes, 'which lake is the deepest, where is it and how deep'), /^lake, .*country.*depth/i)
  assert.match(
    says(lakes, 'how many lakes have more trout caught than perch caught'),
    /trout caught is more than perch caught/i,
  )
})

const repairs = tableOf(
  'repairs',
  { one: 'repair', many: 'repairs' },
  [
    fieldOf('number', 'integer', 'id', profiled(90)),
    fieldOf('fitter', 'text', 'category', profiled(90, 'Ada', 'Alan')),
    fieldOf('garage', 'text', 'category', profiled(90, 'Kiel', 'Bonn')),
    fieldOf('brought_in', 'datetime', 'time', profiled(90)),
    fieldOf('finished', 'datetime', 'time', profiled(90)),
    fieldOf('minutes', 'integer', 'measure', profiled(90)),
    fieldOf('hourly_rate', 'integer', 'measure', { ...profiled(90), aggregation: 'avg' }),
    fieldOf('oil (ml)', 'integer', 'measure', profiled(90)),
    fieldOf('age of the car (months)', 'integer', 'measure', { ...profiled(90), aggregation: 'avg' }),
    fieldOf('parts cost', 'real', 'measure', profiled(90)),
    fieldOf('warranty', 'boolean', 'flag', profiled(90)),
  ],
  { timeField: 'brought_in' },
)

test('a unit stands for the column that is kept in one of its kind, and not for what an hour costs', () => {
  for (const words of ['total hours by fitter', 'how many hours did each fitter work', 'hours by fitter'])
    assert.match(says(repairs, words), /^\(?Total minutes \/ 60\)? by fitter/i, words)
  assert.match(says(repairs, 'litres by garage'), /^\(?Total oil \(ml\) \/ 1000\)? by garage/i)
  assert.match(
    says(repairs, 'average age in years by garage'),
    /^\(?Average age of the car \(months\) \/ 12\)? by garage/i,
  )
  assert.match(
    says(repairs, 'fitters with more than 40 hours in total'),
    /by fitter, only where \(?total minutes \/ 60\)? is more than 40/i,
  )
  assert.match(says(repairs, 'average hourly rate by garage'), /^Average hourly rate by garage/i)
})

test('a number in another unit, or one of it, is held against the column in its own', () => {
  assert.match(says(repairs, 'how many repairs took longer than an hour'), /minutes is more than 60/i)
  assert.match(says(repairs, 'how many repairs took at least half an hour'), /minutes is at least 30/i)
  assert.match(says(repairs, 'repairs of 2 hours or longer'), /minutes is at least 120/i)
})

test('times of day that lie apart are told in parts of an hour', () => {
  for (const words of [
    'average hours between brought in and finished by garage',
    'average time to finish in hours by garage',
    'average time from brought in to finished in hours by garage',
  ])
    assert.match(
      says(repairs, words),
      /^Average \(\(?elapsed seconds of brought in, finished\)? \/ 3600\) by garage/i,
      `${words}: ${says(repairs, words)}`,
    )
})

const lettings = tableOf(
  'lettings',
  { one: 'letting', many: 'lettings' },
  [
    fieldOf('guest', 'text', 'name', profiled(90, 'Ada', 'Alan')),
    fieldOf('town', 'text', 'place', profiled(90, 'Kiel', 'Bonn')),
    fieldOf('booking date', 'date', 'time', profiled(90)),
    fieldOf('check-in', 'date', 'time', profiled(90)),
    fieldOf('check-out', 'date', 'time', profiled(90)),
    fieldOf('price per night', 'real', 'measure', { ...profiled(90), aggregation: 'avg' }),
    fieldOf('cancelled', 'boolean', 'flag', profiled(90)),
  ],
  { nameFields: ['guest'], timeField: 'check-in' },
)

test('a stay lasts from check-in to check-out', () => {
  assert.match(
    says(lettings, 'average length of stay in nights by town'),
    /^Average \(elapsed days of check-in, check-out\) by town\.?$/i,
  )
  assert.match(says(lettings, 'how many lettings of a week or longer'), /elapsed days of check-in, check-out/i)
  assert.match(says(lettings, 'how many lettings of 5 nights or longer'), /elapsed days .* is at least 5/i)
  assert.match(says(lettings, 'how many lettings of more than 3 nights in Kiel'), /elapsed days .* is more than 3/i)
  assert.match(
    says(lettings, 'on average how many days are there between booking and check-in for each town'),
    /^Average \(elapsed days of booking date, check-in\) by town/i,
  )
  assert.match(
    says(lettings, 'lettings by town, not counting cancelled ones'),
    /where not \(cancelled is yes\)|cancelled is no/i,
  )
})

const loads = tableOf('loads', { one: 'load', many: 'loads' }, [
  fieldOf('haulier', 'text', 'category', profiled(200, 'Ada', 'Alan')),
  fieldOf('sent', 'date', 'time', profiled(90)),
  fieldOf('weight (kg)', 'real', 'measure', profiled(90)),
  fieldOf('way (km)', 'real', 'measure', profiled(90)),
  fieldOf('driving time (minutes)', 'real', 'measure', { ...profiled(90), aggregation: 'avg' }),
  fieldOf('freight cost', 'real', 'measure', profiled(90)),
])

test('what there is for each unit is divided: what adds up by the total, what does not row by row', () => {
  assert.match(
    says(loads, 'which haulier is the cheapest per kg'),
    /^\(?Total freight cost \/ total weight \(kg\)\)? by haulier, ordered by .* \(lowest first\), the first one/i,
  )
  assert.match(
    says(loads, 'freight cost per tonne by haulier'),
    /^Total freight cost \/ \(total weight \(kg\) \/ 1000\) as .* by haulier/i,
  )
  assert.match(
    says(loads, 'average pace (minutes per km) by haulier'),
    /^Average \(driving time \(minutes\) \/ way \(km\)\) by haulier/i,
  )
})

test('groups are held to every figure that was said, and differences are made of averages and for each group', () => {
  assert.match(
    says(stays, 'which towns have more than 1 stay and an average rating above 3'),
    /number of stays and average rating by town, only where number of stays is more than 1, only where average rating is more than 3/i,
  )
  assert.match(
    says(stays, 'difference between the highest and lowest rating by town'),
    /^Highest rating - lowest rating by town/i,
  )
  assert.match(
    says(stays, 'how much higher is the rating in Kiel than in Bonn on average'),
    /^\(average rating where town is Kiel\) - \(average rating where town is Bonn\)/i,
  )
})

test('an average that was said is made, one that stands out is one, and what is compared by a word is held apart', () => {
  assert.match(
    says(stays, 'which two towns have the highest average rating'),
    /^Average rating by town, ordered by average/i,
  )
  assert.match(
    says(loads, 'how much heavier are the loads of Ada than those of Alan'),
    /^\(average weight \(kg\) where haulier is Ada\) - \(average weight/i,
  )
  assert.match(
    says(loads, 'sum of freight cost and weight by haulier'),
    /^Total freight cost \+ total weight \(kg\) by haulier/i,
  )
})

test('a time that is said in passing is not what is told', () => {
  assert.doesNotMatch(
    says(lettings, 'which letting was the most expensive when we booked it'),
    /booking date (?:of|and)|by booking date/i,
  )
  assert.doesNotMatch(says(loads, 'which load was the cheapest per kg when we sent it'), /^sent|by sent/i)
})

test('which of them is said between a figure and its unit is not lost', () => {
  assert.match(says(repairs, 'average minutes in Kiel in hours'), /where garage is kiel/i)
})

test('a not, a unit and a second figure are never dropped in silence', () => {
  for (const [catalog, words] of [
    [stays, 'how many guests have not smiled'],
    [parts, 'how many tonnes did we get'],
    [repairs, 'how many repairs per month, and how much did they earn us'],
  ] as const)
    assert.equal(decide(read(words, catalog)), 'ask', words)
})

test('a column may be held against so many times another', () => {
  assert.match(
    says(parts, 'how many parts have a sale price more than three times the unit cost'),
    /sale price is more than .*unit cost.*3/i,
  )
})

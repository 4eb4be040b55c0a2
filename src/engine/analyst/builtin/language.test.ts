import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeAliases } from '../../reader/places.ts'
import { dateInCell, periodAt } from '../../reader/words/dates.ts'
import { numberAt, numberInCell, ordinalAt } from '../../reader/words/numbers.ts'
import { fold, identifierWords, plural, singular, stem, tokenise } from '../../reader/words/words.ts'
import { secondsOf } from './durations.ts'
import { leansBack } from './follow-up.ts'
import { readComparisons } from './read-comparisons.ts'
import { readGroups } from './read-groups.ts'
import { readOperations } from './read-operations.ts'
import { readPeriods } from './read-periods.ts'
import { readRank } from './read-rank.ts'
import { stemLikeness } from './synonyms.ts'

const today = '2026-01-15'
const periodOf = (text: string) => {
  const [part] = readPeriods(tokenise(text), today)
  return part && [part.period.from, part.period.to]
}

test('words are folded and stemmed so that forms of one word meet', () => {
  assert.equal(fold('Müller’s “Café” – Größe'), `muller's "cafe" - grosse`)
  for (const [a, b] of [
    ['countries', 'country'],
    ['orders', 'ordered'],
    ['sold', 'selling'],
    ['categories', 'category'],
    ['prices', 'price'],
    ['customers', 'customer'],
    ['movies', 'movie'],
    ['cookies', 'cookie'],
  ] as const)
    assert.equal(stem(a), stem(b), `${a} and ${b}`)
  assert.notEqual(stem('status'), stem('state'))
})

test('words that plain objects know are only words', () => {
  for (const word of ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf']) {
    assert.equal(typeof stem(fold(word)), 'string')
    assert.equal(numberAt(tokenise(word), 0), null)
  }
})

test('names of columns are cut into words whatever their fashion', () => {
  assert.deepEqual(identifierWords('OrderDate'), ['order', 'date'])
  assert.deepEqual(identifierWords('avail_seat_km_per_week'), ['avail', 'seat', 'km', 'per', 'week'])
  assert.deepEqual(identifierWords('CustomerID'), ['customer', 'id'])
})

test('one thing of a table is called by its singular, and many by their plural', () => {
  for (const [one, many] of [
    ['category', 'categories'],
    ['box', 'boxes'],
    ['movie', 'movies'],
    ['cookie', 'cookies'],
    ['series', 'series'],
    ['person', 'people'],
    ['status', 'statuses'],
    ['house', 'houses'],
    ['address', 'addresses'],
    ['order line', 'order lines'],
  ] as const) {
    assert.equal(singular(many), one)
    assert.equal(plural(one), many)
  }
})

test('numbers are read from figures, words and scales', () => {
  const value = (text: string) => numberAt(tokenise(text), 0)?.value
  assert.equal(value('20,000'), 20_000)
  assert.equal(value('2.5 million'), 2_500_000)
  assert.equal(value('twenty five'), 25)
  assert.equal(value('3k'), 3000)
  assert.equal(value('3rd'), undefined)
  assert.equal(ordinalAt(tokenise('12th'), 0)?.value, 12)
})

test('a cell is a number only when it is one', () => {
  assert.equal(numberInCell('12,467'), 12_467)
  assert.equal(numberInCell('101 acres'), 101)
  assert.equal(numberInCell('$5 million'), 5_000_000)
  assert.equal(numberInCell('−3'), -3)
  assert.equal(numberInCell('2–1'), null)
  assert.equal(numberInCell('3:45'), null)
  assert.equal(numberInCell('Berlin'), null)
})

test('dates in cells become keys that sort', () => {
  assert.equal(dateInCell('January 20, 2007'), '2007-01-20')
  assert.equal(dateInCell('9 May 2006'), '2006-05-09')
  assert.equal(dateInCell('Sunday, October 7'), '--10-07')
  assert.equal(dateInCell('May 2010'), '2010-05')
  assert.equal(dateInCell('may be'), null)
})

test('times in a question are half-open periods around today', () => {
  assert.deepEqual(periodOf('sales in 2024'), ['2024-01-01', '2025-01-01'])
  assert.deepEqual(periodOf('sales last month'), ['2025-12-01', '2026-01-01'])
  assert.deepEqual(periodOf('sales last quarter'), ['2025-10-01', '2026-01-01'])
  assert.deepEqual(periodOf('this year'), ['2026-01-01', '2027-01-01'])
  assert.deepEqual(periodOf('in Q3 2024'), ['2024-07-01', '2024-10-01'])
  assert.deepEqual(periodOf('in the first half of 2024'), ['2024-01-01', '2024-07-01'])
  assert.deepEqual(periodOf('h2 2025'), ['2025-07-01', '2026-01-01'])
  assert.deepEqual(periodOf('in the last 30 days'), ['2025-12-17', '2026-01-16'])
  assert.deepEqual(periodOf('before March 2024'), [null, '2024-03-01'])
  assert.deepEqual(periodOf('after 2023'), ['2024-01-01', null])
  assert.deepEqual(periodOf('since July 2025'), ['2025-07-01', null])
  assert.deepEqual(periodOf('between 2024-03-01 and 2024-03-31'), ['2024-03-01', '2024-04-01'])
  assert.deepEqual(periodOf('from January to March 2024'), ['2024-01-01', '2024-04-01'])
  assert.equal(periodOf('more than 2000 units'), undefined)
  assert.equal(periodAt(tokenise('may we go'), 0, today), null)
})

test('comparisons know their direction and both ends', () => {
  const read = (text: string) => readComparisons(tokenise(text)).map(({ op, value, high }) => [op, value, high])
  assert.deepEqual(read('more than 100'), [['>', 100, null]])
  assert.deepEqual(read('at least 5'), [['>=', 5, null]])
  assert.deepEqual(read('no more than three'), [['<=', 3, null]])
  assert.deepEqual(read('between 20 and 30 euros'), [['>=', 20, 30]])
  assert.deepEqual(read('5 or more'), [['>=', 5, null]])
})

test('superlatives know how many, which way and by what', () => {
  const read = (text: string) => {
    const rank = readRank(tokenise(text))
    return rank && [rank.descending, rank.count, rank.offset, rank.adjective]
  }
  assert.deepEqual(read('top 5 customers'), [true, 5, 0, null])
  assert.deepEqual(read('the 3 cheapest products'), [false, 3, 0, 'cheapest'])
  assert.deepEqual(read('second highest price'), [true, null, 1, null])
  assert.deepEqual(read('best-selling product'), [true, null, 0, 'selling'])
  assert.equal(read('at least 5 orders'), null)
})

test('an order to be shown in is told from a superlative and from the first of something', () => {
  const read = (text: string) =>
    readOperations(tokenise(text)).flatMap(({ operation: o }) => (o.kind === 'sorted' ? [o.descending] : []))
  assert.deepEqual(read('freight per country, highest first'), [true])
  assert.deepEqual(read('units by category, smallest first please'), [false])
  assert.deepEqual(read('revenue by month in ascending order'), [false])
  assert.deepEqual(read('sorted descending'), [true])
  assert.deepEqual(read('the highest first name'), [])
  assert.deepEqual(read('the first order of each customer'), [])
})

test('units of time are known by their words', () => {
  assert.deepEqual(['minutes', 'seconds', 'ms', 'hour', 'month'].map(secondsOf), [60, 1, 0.001, 3600, null])
})

test('marks of grouping are found with their grain', () => {
  const read = (text: string) => readGroups(tokenise(text)).map((g) => g.grain)
  assert.deepEqual(read('revenue by month'), ['month'])
  assert.deepEqual(read('monthly revenue per country'), ['month', null])
  assert.deepEqual(read('how did it develop over time'), ['month'])
  assert.deepEqual(read('year over year'), ['year'])
})

test('other names of places and things are known', () => {
  assert.ok(placeAliases('german').includes('germany'))
  assert.ok(placeAliases('texas').includes('tx'))
  assert.ok(stemLikeness(stem('clients'), stem('customer')) > 0.5)
  assert.equal(stemLikeness('price', 'country'), 0)
})

test('a follow-up is told from a question that stands alone', () => {
  for (const text of ['and by month?', 'only for Germany', 'what about 2023?', 'why not 2023?', 'as a share'])
    assert.ok(leansBack(text), text)
  for (const text of ['How many customers are there in Germany?', 'Which product sold the most in 2024?'])
    assert.ok(!leansBack(text), text)
})

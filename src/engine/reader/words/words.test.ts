import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeAliases } from '../places.ts'
import { dateInCell, periodAt } from './dates.ts'
import { digitsAt, numberAt, numberInCell, ordinalAt } from './numbers.ts'
import { fold, identifierWords, stem, tokenise } from './words.ts'

const today = '2026-01-15'

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

test('numbers are read from figures, words and scales', () => {
  const value = (text: string) => numberAt(tokenise(text), 0)?.value
  assert.equal(value('20,000'), 20_000)
  assert.equal(value('2.5 million'), 2_500_000)
  assert.equal(value('twenty five'), 25)
  assert.equal(value('3k'), 3000)
  assert.equal(value('3rd'), undefined)
  assert.equal(ordinalAt(tokenise('12th'), 0)?.value, 12)
})

test('a number that would have to be rounded is none, and keeps its digits', () => {
  const tokens = (text: string) => tokenise(text)
  for (const [text, digits] of [
    ['9007199254740993', '9007199254740993'],
    ['9,007,199,254,740,992', '9007199254740992'],
    ['0.1234567890123456789', '0.1234567890123456789'],
    ['9007199254740.993 thousand', '9007199254740993'],
    ['20 thousand trillion', '20000000000000000'],
  ] as const) {
    assert.equal(numberAt(tokens(text), 0), null, text)
    assert.equal(digitsAt(tokens(text), 0)?.digits, digits)
  }
  for (const [text, value] of [
    ['9007199254740991', 9007199254740991],
    ['0.30000000000000004', 0.30000000000000004],
    ['1.1 million', 1_100_000],
    ['0.5 thousand', 500],
    ['twenty five hundred', 2500],
  ] as const)
    assert.equal(numberAt(tokens(text), 0)?.value, value, text)
  assert.equal(ordinalAt(tokens('9007199254740993rd'), 0), null)
  assert.equal(numberInCell('9007199254740993'), null)
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

test('a word that may be a month is one only where it is', () => {
  assert.equal(periodAt(tokenise('may we go'), 0, today), null)
})

test('other names of places and things are known', () => {
  assert.ok(placeAliases('german').includes('germany'))
  assert.ok(placeAliases('texas').includes('tx'))
})

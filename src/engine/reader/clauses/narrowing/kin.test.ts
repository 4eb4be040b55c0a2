import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog } from '../../../question/catalog.ts'
import { describe as sentenceOf } from '../../../question/index.ts'
import { fieldOf } from '../../../question/shop.fixture.ts'
import { read } from '../../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../../reader.fixture.ts'

/** Rows that others belong to, and those others: what these come to, and what was never done. */

const euros = { format: { kind: 'currency' as const, unit: 'EUR' } }

const workshops: Catalog = {
  ...peopleCatalog,
  datasets: [
    datasetOf(
      'courses',
      'course',
      [
        fieldOf('course_id', 'text', 'id', profiled(90)),
        fieldOf('title', 'text', 'name', profiled(90, 'Pottery', 'Weaving')),
        fieldOf('room', 'text', 'category', profiled(90, 'Attic', 'Cellar')),
        fieldOf('places', 'integer', 'measure', profiled(90)),
        fieldOf('material_budget', 'real', 'measure', { ...profiled(90), ...euros }),
      ],
      { primaryKey: ['course_id'], nameFields: ['title'] },
    ),
    datasetOf(
      'bookings',
      'booking',
      [
        fieldOf('booking_no', 'text', 'id', profiled(90)),
        fieldOf('course_id', 'text', 'id', profiled(90)),
        fieldOf('booked_on', 'date', 'time', profiled(90)),
        fieldOf('payer', 'text', 'category', profiled(90, 'Ada Lovelace', 'Alan Turing')),
        fieldOf('material_cost', 'real', 'measure', { ...profiled(90), ...euros }),
        fieldOf('channel', 'text', 'category', profiled(90, 'Phone', 'Website')),
      ],
      { primaryKey: ['booking_no'], timeField: 'booked_on' },
    ),
  ],
  relationships: [
    {
      name: 'bookings_courses',
      from: 'bookings',
      to: 'courses',
      fromFields: ['course_id'],
      toFields: ['course_id'],
      synonyms: [],
    },
  ],
}

const says = (text: string): string => {
  const [first] = read(text, workshops)
  assert.ok(first, `nothing is read: ${text}`)
  assert.deepEqual(first.unused, [], text)
  return sentenceOf(first.question, workshops)
}

test('what belongs to a row is held against how much there may be of it', () => {
  for (const text of [
    'which courses went over their material budget',
    'courses that have gone over budget',
    'are there courses that exceeded their material budget? which ones',
  ])
    assert.match(says(text), /^Title of each course, where its total material cost is more than material budget/, text)
  assert.match(
    says('how many courses are overbooked'),
    /^Number of courses, where its number of bookings is more than places/,
  )
})

test('what is left is what there may be without what there is', () => {
  assert.match(
    says('how much of the material budget is left for each course'),
    /material budget - .*total material cost.* by title/,
  )
})

test('what was not done is not done in all that is said of it', () => {
  for (const text of ['courses nobody has booked by phone', 'courses without a booking by phone'])
    assert.equal(says(text), 'Title of each course, where there are no bookings where channel is Phone.', text)
})

test('how often counts what happened, by whatever column of the things', () => {
  for (const text of [
    'which room gets booked most often',
    'our most booked room',
    'which room is booked the most often',
  ])
    assert.match(says(text), /^Number of bookings by room, ordered by number of bookings/, text)
})

test('whether there are any is told by which they are', () => {
  assert.equal(
    says('are there any courses that were never booked'),
    'Title of each course, where there are no bookings.',
  )
})

test('a word that nothing is called by is the things that others belong to', () => {
  assert.equal(says('how many workshops were never booked'), 'Number of courses, where there are no bookings.')
})

test('rows with what belongs to each have none where there is none', () => {
  assert.match(
    says('courses in the attic with the number of bookings'),
    /^Title and \(coalesce of \(its number of bookings\), 0\) of each course, where room is Attic/,
  )
})

test('so many different ones are counted where each row names one', () => {
  assert.match(says('which room has the most payers'), /^Number of different payers by room/)
})

test('what is left out may be said behind', () => {
  const [first] = read('number of bookings per room, phone bookings not counted', workshops)
  assert.match(JSON.stringify(first?.question), /"not":|"<>"/)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Field } from '../../../question/catalog.ts'
import { describe as sentenceOf } from '../../../question/index.ts'
import { fieldOf } from '../../../question/shop.fixture.ts'
import { decide } from '../../doubt.ts'
import { read } from '../../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../../reader.fixture.ts'

/** Columns of yes or no, and days that some rows have none of, as a sentence speaks of them. */

const flagOf = (name: string): Field => fieldOf(name, 'boolean', 'flag', profiled(90, 'true', 'false'))
const day = (name: string, nulls: number): Field =>
  fieldOf(name, 'date', 'time', { profile: { ...profiled(90).profile!, min: '2024-01-02', max: '2025-12-30', nulls } })

const lessons: Catalog = {
  ...peopleCatalog,
  datasets: [
    datasetOf(
      'lessons',
      'lesson',
      [
        fieldOf('number', 'text', 'id', profiled(90)),
        day('held on', 0),
        fieldOf('teacher', 'text', 'category', profiled(90, 'Ames', 'Bode', 'Curd')),
        flagOf('check up needed'),
        flagOf('cover sheet sent'),
        flagOf('cancelled'),
      ],
      { timeField: 'held on', primaryKey: ['number'] },
    ),
  ],
}

const complaints: Catalog = {
  ...peopleCatalog,
  datasets: [
    datasetOf(
      'complaints',
      'complaint',
      [
        fieldOf('number', 'text', 'id', profiled(90)),
        day('received on', 0),
        day('resolved on', 12),
        fieldOf('district', 'text', 'category', profiled(90, 'North', 'South', 'East')),
      ],
      { timeField: 'received on', primaryKey: ['number'] },
    ),
  ],
}

const says = (catalog: Catalog, text: string): string => {
  const [first] = read(text, catalog)
  assert.ok(first, `nothing is read: ${text}`)
  return sentenceOf(first.question, catalog)
}

test('a heading is said as a sentence says it, the deed first', () => {
  assert.match(says(lessons, 'how many lessons sent a cover sheet'), /cover sheet sent is yes/)
  assert.match(
    says(lessons, 'lessons that sent a cover sheet per teacher'),
    /by teacher, where cover sheet sent is yes/,
  )
  assert.match(says(lessons, 'how many lessons need a check up'), /check up needed is yes/)
  // half of a heading is not the whole of it
  assert.equal(decide(read('how many lessons need a sheet', lessons)), 'ask')
})

test('what actually took place was not called off', () => {
  assert.match(says(lessons, 'how many lessons actually took place'), /cancelled is no/)
  assert.match(says(lessons, 'lessons that went ahead per teacher'), /by teacher, where cancelled is no/)
  assert.doesNotMatch(says(lessons, 'how many lessons took place in June'), /cancelled/)
})

test('what is open has no day of its end', () => {
  for (const words of ['open complaints per district', 'how many open complaints are there by district'])
    assert.match(says(complaints, words), /resolved on is missing/, words)
  assert.match(says(complaints, 'how many complaints are open'), /resolved on is missing/)
})

test('what tells some rows from others and is not in the data is no answer', () => {
  for (const words of [
    'petty complaints per district',
    'how many complaints need a lawyer',
    'number of complaints that dragged on per district',
    'what percentage of the complaints that came by post were in North',
  ])
    assert.equal(decide(read(words, complaints)), 'ask', words)
  for (const words of [
    'number of complaints that we have per district',
    'how many complaints that are in North were received in 2025',
    'how many complaints are there per district',
  ])
    assert.notEqual(decide(read(words, complaints)), 'ask', words)
})

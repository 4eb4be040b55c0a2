import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog } from '../../question/catalog.ts'
import { describe as sentenceOf } from '../../question/index.ts'
import { fieldOf } from '../../question/shop.fixture.ts'
import { read } from '../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../reader.fixture.ts'

/** One thing held against another: which has more, whether it has, and by how much. */

const marks = { aggregation: 'avg', profile: { ...profiled(90).profile!, min: 1, max: 100, distinct: 60 } } as const

const lessons: Catalog = {
  ...peopleCatalog,
  datasets: [
    datasetOf(
      'lessons',
      'lesson',
      [
        fieldOf('lesson no', 'text', 'id', profiled(90)),
        fieldOf('teacher', 'text', 'category', profiled(90, 'Kim', 'Lee', 'Ada')),
        fieldOf('group', 'text', 'category', profiled(90, 'Red', 'Blue')),
        fieldOf('held on', 'date', 'time', {
          profile: { ...profiled(90).profile!, min: '2023-01-02', max: '2025-11-30' },
        }),
        fieldOf('fee', 'real', 'measure', { aggregation: 'sum', format: { kind: 'currency', unit: 'EUR' } }),
        fieldOf('score', 'integer', 'measure', marks),
        fieldOf('online', 'boolean', 'flag', profiled(90)),
      ],
      { primaryKey: ['lesson no'], timeField: 'held on' },
    ),
  ],
}

const says = (text: string): string => {
  const [first] = read(text, lessons)
  assert.ok(first, `nothing is read: ${text}`)
  assert.deepEqual(first.unused, [], text)
  return sentenceOf(first.question, lessons)
}

test('which of two has more tells both, the one with more first', () => {
  assert.match(says('who had more lessons, Kim or Lee?'), /^number of lessons by teacher, .*\(highest first\)\.?$/i)
  assert.match(
    says('which group did better on average, Red or Blue'),
    /^average score by group, .*\(highest first\)\.?$/i,
  )
})

test('how far two are apart is of each of them where the word says what each is', () => {
  assert.match(
    says('how much better was Red than Blue'),
    /^\(average score where group is Red\) - \(average score where group is Blue\)\.?$/i,
  )
})

test('what everybody else has is of those of which it does not hold', () => {
  assert.match(says('how much better was Kim than everybody else'), /average score.*Kim.* - .*average score.*not.*Kim/i)
})

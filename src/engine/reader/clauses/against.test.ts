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

test('what was read of one side may be said of the other in words that nothing is called by', () => {
  for (const text of [
    'average fee of online lessons compared to the ones held indoors',
    'what is the average fee of online lessons versus the rest',
    'how does the average fee of online lessons compare to the others',
  ])
    assert.match(says(text), /average fee.*online/i, text)
})

test('how something is asks for what the word measures, of both sides', () => {
  assert.match(
    says('how happy are people with Kim compared with the other teachers'),
    /average score where teacher is Kim and average score where not \(teacher is Kim\)/i,
  )
})

test('a figure that changed is held against what it was before', () => {
  assert.match(says('did fees go up from 2024 to 2025'), /total fee.*2025.* more than .*2024/i)
  assert.match(
    says('by how many percent did the number of lessons fall between the first and the second half of 2025'),
    /2025-01-01 to 2025-06-30.* - .*2025-07-01 to 2025-12-31.*\* 100/i,
  )
  assert.match(
    says('were there more lessons in the first or the second half of 2025'),
    /number of lessons .*2025-01-01.*number of lessons .*2025-07-01/i,
  )
})

test('how it went month by month is told of each month', () => {
  assert.match(says('how has the average score developed month by month'), /^average score by month of held on/i)
})

test('what is more when something is so is held against when it is not, as each of them has it', () => {
  assert.match(says('are fees higher when a lesson is online'), /average fee where online.* more than .*average fee/i)
  assert.match(says('are fees of online lessons higher than the rest'), /average fee where online/i)
})

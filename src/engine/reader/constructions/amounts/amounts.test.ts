import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Field } from '../../../question/catalog.ts'
import { describe as sentenceOf } from '../../../question/index.ts'
import { fieldOf } from '../../../question/shop.fixture.ts'
import { read } from '../../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../../reader.fixture.ts'

/** A number column from one number to another; `nulls`: in how many rows nothing stands. */
const numbers = (min: number, max: number, distinct: number, nulls = 0): Partial<Field> => ({
  profile: { ...profiled(90).profile!, min, max, distinct, nulls },
})
const withGaps = (...values: string[]): Partial<Field> => ({
  profile: { ...profiled(90, ...values).profile!, nulls: 9 },
})

const catalog: Catalog = {
  ...peopleCatalog,
  datasets: [
    datasetOf('runners', 'runner', [
      fieldOf('Runner', 'text', 'name', profiled(90, 'Ada', 'Alan')),
      fieldOf('Country', 'text', 'place', profiled(90, 'Serbia', 'Peru')),
      fieldOf('Age', 'integer', 'measure', numbers(16, 70, 40)),
      fieldOf('Bib', 'integer', 'measure', numbers(1, 900, 90)),
      fieldOf('Swim Score', 'integer', 'measure', numbers(1, 100, 60, 5)),
      fieldOf('Ride Score', 'integer', 'measure', numbers(1, 100, 60, 7)),
      fieldOf('Rating', 'integer', 'measure', numbers(1, 5, 5)),
      fieldOf('Entry Fee', 'integer', 'measure', {
        ...numbers(20, 300, 30),
        format: { kind: 'currency', unit: 'EUR' },
      }),
      fieldOf('Hour', 'integer', 'category', numbers(0, 23, 20)),
      fieldOf('PM2.5', 'real', 'measure', numbers(2, 80, 80)),
      fieldOf('Race', 'text', 'category', profiled(90, '100m Men', '100m Women', '5k Men')),
      fieldOf('Stage', 'text', 'category', profiled(90, 'Pending', 'Approved', 'Rejected')),
      fieldOf('Club', 'text', 'category', withGaps('Reds', 'Blues')),
      fieldOf('Form Attached', 'boolean', 'flag', profiled(90)),
      fieldOf('Dogs Allowed', 'boolean', 'flag', profiled(90)),
    ]),
  ],
}

const says = (text: string): string => {
  const [first] = read(text, catalog)
  return first ? sentenceOf(first.question, catalog) : ''
}

const meant: [question: string, where: string][] = [
  ["how many runners don't belong to a club", 'Club is missing'],
  ['how many runners missed at least one of the scores', 'Swim Score is missing or Ride Score is missing'],
  ['how many runners have no form', 'Form Attached is no'],
  ["for how many runners don't we know what club they are in", 'Club is missing'],
  ['how many runners from Serbia over 30', 'Age is more than 30'],
  ['how many runners under 100 euros', 'Entry Fee is less than 100'],
  ['how many runners gave us a 1 or a 2', 'Rating is 1 or 2'],
  [
    'how many runners failed both swim and ride (below 50)',
    'Swim Score is less than 50 and Ride Score is less than 50',
  ],
  ["how many runners started between 7 and 9 o'clock", 'Hour is at least 7 and Hour is less than 9'],
  ['how many runners started between 10pm and midnight', 'Hour is at least 22'],
  ["how many runners in the men's 100m", 'Race is 100m Men'],
  ['how many runners are waiting for approval', 'Stage is Pending'],
  ['how many runners are dog friendly', 'Dogs Allowed is yes'],
]

for (const [question, where] of meant)
  test(`"${question}" asks of those where ${where}`, () => assert.ok(says(question).includes(where), says(question)))

test('letters and figures are one word where a column is called so', () => {
  assert.match(says('average PM2.5 by country'), /^Average PM2\.5 by Country/)
})

test('what stands beside a condition is not dropped', () => {
  const [first] = read('how many runners are rejected or postponed', catalog)
  assert.ok((first?.probability ?? 0) <= 0.5, says('how many runners are rejected or postponed'))
})

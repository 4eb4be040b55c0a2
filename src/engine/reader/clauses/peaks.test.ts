import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Field } from '../../question/catalog.ts'
import { describe as sentenceOf } from '../../question/index.ts'
import { fieldOf } from '../../question/shop.fixture.ts'
import { read } from '../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../reader.fixture.ts'

/** Rows that stand first, with whatever else is asked of them. */

const amount = (name: string, min: number, max: number, more: Partial<Field> = {}): Field =>
  fieldOf(name, 'integer', 'measure', {
    aggregation: 'avg',
    profile: { ...profiled(90).profile!, min, max, distinct: 80 },
    ...more,
  })
const minutes = { format: { kind: 'duration', unit: 'minutes' } } as const
const day = (min: string, max: string): Partial<Field> => ({ profile: { ...profiled(90).profile!, min, max } })
const over = (dataset: Catalog['datasets'][number]): Catalog => ({ ...peopleCatalog, datasets: [dataset] })

const swims = over(
  datasetOf(
    'swims',
    'swim',
    [
      fieldOf('swimmer', 'text', 'name', profiled(90, 'Ada', 'Alan')),
      fieldOf('town', 'text', 'place', profiled(90, 'Kiel', 'Bonn')),
      fieldOf('swum on', 'date', 'time', day('2024-01-02', '2024-11-30')),
      amount('half split', 10, 60, minutes),
      amount('finish', 20, 120, minutes),
      amount('age', 12, 80),
    ],
    { nameFields: ['swimmer'], timeField: 'swum on' },
  ),
)

const repairs = over(
  datasetOf(
    'repairs',
    'repair',
    [
      fieldOf('repair no', 'text', 'id', profiled(90)),
      fieldOf('shop', 'text', 'category', profiled(90, 'North', 'South')),
      fieldOf('begun', 'datetime', 'time', day('2024-01-02 08:00:00', '2024-11-30 09:00:00')),
      fieldOf('finished', 'datetime', 'time', day('2024-01-02 10:00:00', '2024-12-02 09:00:00')),
    ],
    { primaryKey: ['repair no'], timeField: 'begun' },
  ),
)

const boats = over(
  datasetOf(
    'boats',
    'boat',
    [
      fieldOf('boat', 'text', 'name', profiled(90, 'Anna', 'Bella')),
      fieldOf('harbour', 'text', 'place', profiled(90, 'Kiel', 'Bonn')),
      fieldOf('keeper', 'text', 'name', profiled(90, 'Kim', 'Lee')),
      fieldOf('built', 'date', 'time', day('1990-01-02', '2020-11-30')),
      fieldOf('checked on', 'date', 'time', day('2024-01-02', '2024-11-30')),
      amount('length', 4, 40),
      amount('score', 1, 90),
    ],
    { nameFields: ['boat'], timeField: 'checked on' },
  ),
)

const says = (catalog: Catalog, text: string): string => {
  const [first] = read(text, catalog)
  assert.ok(first, `nothing is read: ${text}`)
  assert.deepEqual(first.unused, [], text)
  return sentenceOf(first.question, catalog)
}

test('what else is asked of the first is told beside it', () => {
  assert.match(
    says(swims, 'who won the race and in what time?'),
    /^swimmer and finish .*ordered by finish \(lowest first\), the first one/i,
  )
  assert.match(says(swims, 'when was the slowest swim and how slow was it'), /swum on and finish .*\(highest first\)/i)
  assert.match(says(boats, 'longest boat and where does it lie'), /harbour.*ordered by length \(highest first\)/i)
})

test('the fastest is so by the whole time, and not by half of it', () => {
  const text = says(swims, 'the five fastest from Kiel with their age')
  assert.match(text, /age.*town is Kiel.*ordered by finish \(lowest first\), the first 5/i)
})

test('the oldest is what was made first, and not what was looked at first', () => {
  assert.match(says(boats, 'what is the oldest boat'), /ordered by built \(lowest first\)/i)
})

test('the best has the best mark, where there is one', () => {
  assert.match(says(boats, 'best boat from Kiel with length'), /ordered by score \(highest first\)/i)
})

test('when we did something is said in passing, and figures of groups are no rows', () => {
  const [first] = read('which boat was the longest when we built it', boats)
  assert.ok((first?.question.fields ?? []).length < 4)
  assert.match(says(boats, 'which harbour has the highest average length'), /^average length by harbour/i)
})

test('what took longest did so from the one time that is kept to the other', () => {
  const longest =
    /^repair no and \(?\(?elapsed seconds of begun, finished\)? \/ 3600\)? .*\(highest first\), the first one/i
  assert.match(says(repairs, 'which repair took the longest'), longest)
  assert.match(says(repairs, 'which repair ran the longest and for how many hours?'), longest)
  assert.match(says(repairs, 'the three shortest repairs in North'), /shop is North.*\(lowest first\), the first 3/i)
})

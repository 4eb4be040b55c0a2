import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Field } from '../../../question/catalog.ts'
import { describe as sentenceOf } from '../../../question/index.ts'
import { fieldOf } from '../../../question/shop.fixture.ts'
import { read } from '../../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../../reader.fixture.ts'

const profile = (more: Partial<NonNullable<Field['profile']>>): Partial<Field> => ({
  profile: { ...profiled(90).profile!, ...more },
})

const kites: Catalog = {
  ...peopleCatalog,
  today: '2025-06-15',
  datasets: [
    datasetOf(
      'kites',
      'kite',
      [
        fieldOf('kite no', 'text', 'id', profiled(90)),
        fieldOf('borrower', 'text', 'name', profiled(90, 'Ada', 'Alan')),
        fieldOf('shed', 'text', 'place', profiled(90, 'East', 'West')),
        fieldOf('lent on', 'date', 'time', profile({ min: '2025-01-02', max: '2025-06-01' })),
        fieldOf('due back', 'date', 'time', profile({ min: '2025-01-12', max: '2025-06-30' })),
        fieldOf('returned on', 'date', 'time', profile({ min: '2025-01-05', max: '2025-06-12', nulls: 20 })),
        fieldOf('mended by', 'text', 'category', {
          profile: { ...profiled(90, 'Kim', 'Lee').profile!, nulls: 30 },
        }),
        fieldOf('warranty until', 'date', 'time', profile({ min: '2024-01-05', max: '2027-06-12', nulls: 9 })),
        fieldOf('planned hours', 'real', 'measure', { ...profile({ min: 1, max: 9 }), aggregation: 'sum' }),
        fieldOf('flown hours', 'real', 'measure', { ...profile({ min: 0, max: 19, nulls: 4 }), aggregation: 'sum' }),
        fieldOf('tail length', 'real', 'measure', { ...profile({ min: 0, max: 9, nulls: 7 }), aggregation: 'avg' }),
      ],
      { timeField: 'lent on', primaryKey: ['kite no'] },
    ),
  ],
}

const goals = { ...profile({ min: 0, max: 9 }), aggregation: 'sum' as const }
const games: Catalog = {
  ...peopleCatalog,
  today: '2025-06-15',
  datasets: [
    datasetOf(
      'games',
      'game',
      [
        fieldOf('played on', 'date', 'time', profile({ min: '2024-01-02', max: '2025-06-01' })),
        fieldOf('home side', 'text', 'category', profiled(90, 'Owls', 'Hawks')),
        fieldOf('away side', 'text', 'category', profiled(90, 'Bulls', 'Colts')),
        fieldOf('home goals', 'integer', 'measure', goals),
        fieldOf('away goals', 'integer', 'measure', goals),
      ],
      { timeField: 'played on' },
    ),
  ],
}

const says = (text: string, catalog = kites): string => {
  const [first] = read(text, catalog)
  assert.ok(first, `nothing is read: ${text}`)
  assert.deepEqual(first.unused, [], text)
  return sentenceOf(first.question, catalog)
}
const all = (texts: string[], held: RegExp) => {
  for (const text of texts) assert.match(says(text), held, text)
}

test('what has not come to its end is told by the column that keeps when it did', () => {
  all(
    [
      'how many kites are still out',
      'how many kites has nobody brought back yet',
      'how many kites are yet to be returned',
      "how many kites haven't come back",
    ],
    /^Number of kites, where returned on is missing/,
  )
})

test('what is due or ends is held against today', () => {
  all(['how many kites are overdue today'], /due back is up to 2025-06-14 and returned on is missing/)
  all(['how many kites are still under warranty'], /warranty until is since 2025-06-15/)
  all(['how many kites are out of warranty'], /warranty until is up to 2025-06-14/)
})

test('one column is held against another by what was done or planned', () => {
  all(['how many kites went over the planned hours'], /flown hours is more than planned hours/)
  all(['how many kites stayed under the planned hours'], /flown hours is less than planned hours/)
  all(['how many kites came back after the due date'], /returned on is (?:more than|after) due back/)
  all(['how many kites came back the same day they were lent'], /returned on is lent on/)
})

test('several things that rows do not have are any of them, or all', () => {
  all(
    ['how many kites have neither a tail length nor flown hours'],
    /tail length is missing and flown hours is missing/,
  )
  all(
    ['how many kites lack at least one of tail length or flown hours'],
    /tail length is missing or flown hours is missing/,
  )
  all(['for how many kites is the tail length not filled in'], /where tail length is missing/)
})

test('columns are asked for by questions of their own', () => {
  assert.match(
    says('which kites are still out, who has them and when were they due back?'),
    /^Kite no, borrower and due back of each kite/,
  )
  assert.match(
    says('which kites are still under warranty, and until when?'),
    /^Kite no and warranty until of each kite/,
  )
})

test('how far one side was ahead is held against a number', () => {
  for (const text of ['how many games were won by 3 goals or more', 'how many games were won by at least 3 goals'])
    assert.match(says(text, games), /^Number of games, where .*home goals.*away goals.* is at least 3/, text)
})

test('a month by itself that something is since is the last one that has begun', () => {
  for (const text of ['how many games since the start of August', 'how many games since August'])
    assert.match(says(text, games), /played on is since 2024-08-01/, text)
})

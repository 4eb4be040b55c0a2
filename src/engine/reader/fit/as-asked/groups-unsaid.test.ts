import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Field } from '../../../question/catalog.ts'
import { fieldOf } from '../../../question/shop.fixture.ts'
import { candidatesFor } from '../../candidates.ts'
import { decide } from '../../doubt.ts'
import { read } from '../../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../../reader.fixture.ts'

const spread = (more: Partial<NonNullable<Field['profile']>>): Partial<Field> => ({
  profile: { ...profiled(300).profile!, ...more },
})
const tasks: Catalog = {
  ...peopleCatalog,
  datasets: [
    datasetOf(
      'soil_tests',
      'test',
      [
        fieldOf('tested on', 'date', 'time', spread({ distinct: 80, min: '2025-01-02', max: '2025-12-30' })),
        fieldOf('tested by', 'text', 'category', profiled(300, 'Ida', 'Jon')),
        fieldOf('field', 'text', 'category', profiled(300, 'Top field', 'Mill field')),
        fieldOf('owner', 'text', 'category', profiled(300, 'Berg', 'Lund')),
        fieldOf('lime', 'real', 'measure', { ...spread({ distinct: 200 }), aggregation: 'sum' }),
        fieldOf('price each', 'real', 'measure', { ...spread({ distinct: 40 }), aggregation: 'sum' }),
        fieldOf('lab code', 'text', 'id', profiled(300, '10', '20')),
      ],
      { timeField: 'tested on', primaryKey: [] },
    ),
  ],
}
const candidates = (text: string) => candidatesFor(text, tasks, [], []).candidates.map(({ question }) => question)
const groupsBy = (text: string, name: string): boolean =>
  candidates(text).some(({ by }) => by.some(({ of }) => 'field' in of && of.field.field === name))

test('who did it is a group of its own, and no day on which it was done', () => {
  assert.ok(groupsBy('lime per tester', 'tested by'))
  assert.ok(!groupsBy('lime per tester', 'tested on'))
})

test('each of the rows is no group of the days that they have', () => {
  const [first] = read('average lime per test by owner', tasks)
  assert.deepEqual(
    first?.question.by.map(({ of }) => 'field' in of && of.field.field),
    ['owner'],
  )
  assert.ok(groupsBy('average lime per owner', 'owner'))
})

test('what was done, and one of many, group nothing', () => {
  assert.ok(!groupsBy('which field was tested most often', 'tested on'))
  assert.ok(!groupsBy('lime between an owner and the road', 'owner'))
  assert.ok(groupsBy('lime by owner', 'owner'))
})

test('prices of one and codes are neither added up nor held against numbers', () => {
  assert.ok(
    !candidates('how much money did we take').some((q) =>
      /"fn":"(?:sum|avg)".*price each/.test(JSON.stringify(q.measures)),
    ),
  )
  assert.ok(
    !candidates('how many fields are in more than one lab').some((q) => JSON.stringify(q).includes('"call":"number"')),
  )
})

test('a rate of what the data does not know is not told by the rest alone', () => {
  assert.equal(decide(read('yield per field', tasks)), 'ask')
  assert.notEqual(decide(read('lime per field', tasks)), 'ask')
})

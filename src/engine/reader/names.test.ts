import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchValues, nameIndex } from './names.ts'
import { peopleCatalog } from './reader.fixture.ts'

const club = { dataset: 'members', field: 'club' }
const found = (value: string) => ({ ...club, value })

test('a value that is known and was looked up too is matched as well as one that was looked up once', () => {
  const once = matchValues(nameIndex(peopleCatalog, [], [found('Royal Rowing')]), ['royal'])
  const twice = matchValues(nameIndex(peopleCatalog, [], [found('Royal Rowing'), found('Royal Rowing')]), ['royal'])
  assert.deepEqual(twice, once)
})

test('a value is spoken of without what stands in brackets, and a cell of two lines by either', () => {
  const index = nameIndex(peopleCatalog, [], [found('Kyiv (Dynamo)'), found('Retired\nRe-elected')])
  for (const [stem, value] of [
    ['kyiv', 'Kyiv (Dynamo)'],
    ['retir', 'Retired\nRe-elected'],
  ]) {
    const [first, ...others] = matchValues(index, [stem ?? ''])
    assert.deepEqual([first?.how, first?.values], ['exact', [value]], stem)
    assert.deepEqual(others, [])
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCell, readNew } from './cell-text.ts'

test('a column of numbers takes numbers and nothing else', () => {
  assert.deepEqual(readCell(' 12.5 ', 3, []), { value: 12.5 })
  assert.deepEqual(readCell('twelve', 3, []), { wrong: 'number' })
  assert.deepEqual(readCell('7', null, [null, 4]), { value: 7 })
})

test('a whole number of any length keeps its digits', () => {
  assert.deepEqual(readCell('9007199254740993', 3, []), { value: 9007199254740993n })
  assert.deepEqual(readCell('-9007199254740993', 9007199254740993n, []), { value: -9007199254740993n })
  assert.deepEqual(readCell('7', 9007199254740993n, []), { value: 7 })
  assert.deepEqual(readCell('[9007199254740993]', [1], []), { value: [9007199254740993n] })
  assert.deepEqual(readCell('9007199254740992', 2 ** 53, []), { value: 2n ** 53n })
  assert.equal(readNew('9007199254740993'), 9007199254740993n)
})

test('text stays text, even when it looks like a number', () => {
  assert.deepEqual(readCell('007', 'x', []), { value: '007' })
  assert.deepEqual(readCell('42', undefined, ['a']), { value: '42' })
})

test('nothing is null, whatever the column holds', () => {
  assert.deepEqual(readCell('  ', 'x', []), { value: null })
  assert.deepEqual(readCell('', 5, []), { value: null })
})

test('lists and objects are entered as JSON', () => {
  assert.deepEqual(readCell('[1, 2]', [1], []), { value: [1, 2] })
  assert.deepEqual(readCell('[1, ', [1], []), { wrong: 'json' })
})

test('a new field reads numbers and truth, but not a code with leading zeros', () => {
  assert.deepEqual(['12', 'true', '0042', 'Bonn', ''].map(readNew), [12, true, '0042', 'Bonn', null])
})

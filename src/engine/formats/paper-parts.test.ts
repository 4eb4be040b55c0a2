import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partsOf, partsOnPaper } from './paper-parts.ts'

const columns = (...widths: number[]) => widths.map((width, i) => ({ name: 'abcdefgh'[i]!, width }))
const names = (parts: { name: string }[][]) => parts.map((part) => part.map(({ name }) => name).join(''))

test('columns that find no room on paper go below, after the first one again', () => {
  assert.deepEqual(names(partsOf(columns(100, 100, 100), 300)), ['abc'])
  assert.deepEqual(names(partsOf(columns(100, 100, 100, 150, 50), 300)), ['abc', 'ade'])
  assert.deepEqual(names(partsOf(columns(100, 900, 900), 300)), ['ab', 'ac'])
  assert.deepEqual(names(partsOf(columns(900), 300)), ['a'])
  assert.deepEqual(partsOf([], 300), [])
})

test('columns that are wide on a screen stand side by side on paper', () => {
  assert.deepEqual(names(partsOnPaper(columns(320, 320, 200, 80, 80, 320))), ['abcdef'])
  assert.deepEqual(names(partsOnPaper(columns(320, 320, 320, 320, 320, 320, 320))), ['abcde', 'afg'])
})

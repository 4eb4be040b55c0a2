import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineDiff, withContext } from './line-diff.ts'

const marks = { same: ' ', added: '+', removed: '-' }
const told = (before: string, after: string) => lineDiff(before, after).map(({ kind, text }) => marks[kind] + text)

test('lines that came and went are told where they stand', () => {
  assert.deepEqual(told('a\nb\nc\nd', 'a\nc\nx\nd'), [' a', '-b', ' c', '+x', ' d'])
  assert.deepEqual(told('a', 'a'), [' a'])
  assert.deepEqual(told('a\nb', 'b\na').length, 3)
})

test('of a long text only what is near a change is shown', () => {
  const long = Array.from({ length: 50 }, (_, i) => String(i))
  const shown = withContext(lineDiff(long.join('\n'), long.with(25, 'x').join('\n')), 2)
  assert.equal(shown.length, 8)
  assert.deepEqual([shown[0], shown.at(-1)], [null, null])
})

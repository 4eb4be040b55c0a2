import assert from 'node:assert/strict'
import { test } from 'node:test'
import { markText, unmarked } from './markdown-marks.ts'

const all = (text: string, ...words: string[]) =>
  words.map((word, index) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length, index }))

test('figures become links, also inside of bold text and tables', () => {
  const text = 'The top is **41,266.4** in 2025-06.\n\n| a |\n| - |\n| 12 |'
  assert.equal(
    markText(text, all(text, '41,266.4', '2025-06', '12 ').slice(0, 2)),
    'The top is **[41,266.4](#mark-0)** in [2025-06](#mark-1).\n\n| a |\n| - |\n| 12 |',
  )
})

test('figures in code, in links and outside of the text stay as they are', () => {
  const text = 'Run `limit 10` or see [page 3](https://example.org/3); 7 rows.\n```sql\nselect 5\n```'
  const marks = [...all(text, '10', '3', '5', '7 rows'), { start: 5_000, end: 5_001, index: 9 }]
  assert.equal(
    markText(text, marks),
    'Run `limit 10` or see [page 3](https://example.org/3); [7 rows](#mark-3).\n```sql\nselect 5\n```',
  )
})

test('marks that overlap are made once', () => {
  assert.equal(
    markText('12.5 %', [
      { start: 0, end: 4, index: 0 },
      { start: 0, end: 6, index: 1 },
    ]),
    '[12.5](#mark-0) %',
  )
})

test('what was marked is as it was before', () => {
  const text = 'Sales were **54,780.1** in [March](https://example.com), and 12 a day.'
  const marked = markText(text, all(text, '54,780.1', '12'))
  assert.match(marked, /\[54,780.1\]\(#mark-0\)/)
  assert.equal(unmarked(marked), text)
})

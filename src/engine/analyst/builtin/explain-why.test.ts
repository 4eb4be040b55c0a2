import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertGrowsEvenly } from '../../../../test/growth.ts'
import type { ExplainedChange } from '../../question/index.ts'
import { changeAbout, changeInWords, comparedBy } from './explain-why.ts'

test('a question for the reason of a change is about what changed', () => {
  for (const [asked, about] of [
    ['Why did revenue fall in March?', { about: 'revenue in March', way: 'fall' }],
    ['why have orders gone down last month', { about: 'orders last month', way: 'fall' }],
    ['Why did revenue change in March?', { about: 'revenue in March', way: null }],
    ['Why was the total amount so low in 2024?', { about: 'the total amount in 2024', way: 'fall' }],
    ['Why did sales in Berlin increase sharply in Q2 2024?', { about: 'sales in Berlin in Q2 2024', way: 'rise' }],
    ['Why is the sky blue?', null],
    ['What was revenue in March?', null],
  ] as const)
    assert.deepEqual(changeAbout(asked), about)
})

test('marks within a question are read in time that grows with them', () =>
  assertGrowsEvenly((size) => assert.equal(changeAbout(`${'?'.repeat(size)}x`), null), 2_000))

test('what is said names parts and their share, and no cause', () => {
  const part = (label: string, was: number, is: number, share: number | null) => ({
    value: label,
    label,
    before: was,
    after: is,
    difference: is - was,
    share,
  })
  const explained: ExplainedChange = {
    measure: 'total amount',
    format: null,
    compared: { measures: [], by: [] },
    before: { label: 'February 2024', value: 400 },
    after: { label: 'March 2024', value: 300 },
    difference: -100,
    fields: [
      {
        label: 'region',
        of: { field: { dataset: 'sales', field: 'region' } },
        adds: true,
        parts: [part('North', 300, 220, 0.8), part('South', 100, 80, 0.2)],
        rest: null,
      },
    ],
  }
  const text = changeInWords(explained, 'fall', 'en')
  assert.match(text, /^Total amount went from 400 \(February 2024\) to 300 \(March 2024\): −100 \(−25%\)\./)
  assert.match(
    text,
    /Broken down by region, the largest changes are North −80 \(80% of the change\) and South −20 \(20% of the change\)\./,
  )
  assert.match(text, /not what caused it\.$/)
  assert.doesNotMatch(text, /because|due to/)
  const { over, order } = comparedBy(explained)
  assert.deepEqual(
    over?.map(({ label }) => label),
    ['change', 'share of the change'],
  )
  assert.deepEqual(order, [{ column: { over: 0 }, descending: false }], 'what fell most stands first')
  assert.match(
    changeInWords(explained, 'rise', 'en'),
    /^It did not rise: total amount went from 400 \(February 2024\) to 300 \(March 2024\): −100 \(−25%\)\./,
  )
})

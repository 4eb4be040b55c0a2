import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { createVerifiedStore, questionKey } from './verified-answers.store.ts'

forEachEngine((_engine, open) => {
  test('a question is the same whatever its case, spacing and final mark, and may hold any letter', async () => {
    const { database, end } = await open()
    try {
      assert.equal(questionKey(' How\u0000many\n ROWS ?'), 'how many rows')
      assert.equal(await createVerifiedStore(database).byQuestion('team', 'space', 'how\u0000many\ud800'), undefined)
    } finally {
      await end()
    }
  })
})

test('marks and gaps within a question take no longer to read than other letters', () => {
  const began = performance.now()
  for (const letter of ['?', ' ', '\u2026'])
    assert.equal(questionKey(`${letter.repeat(20_000)}x`).length <= 1000, true, letter)
  const tookMs = performance.now() - began
  assert.ok(tookMs < 500, `${Math.round(tookMs)} ms`)
})

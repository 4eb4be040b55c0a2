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

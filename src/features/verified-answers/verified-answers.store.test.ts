import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { assertGrowsEvenly } from '../../../test/growth.ts'
import { makeTeam } from '../../../test/teams.ts'
import { newId } from '../../platform/ids.ts'
import { createRecall } from './recall.ts'
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

  test('no more of a question is read than is compared, and what is told of it is whole', async () => {
    const { database, end } = await open()
    try {
      const { teamId, spaceId } = await makeTeam(database)
      const store = createVerifiedStore(database)
      const question = `Parcels of each depot ${'x'.repeat(1000)} carriers`
      const id = newId()
      await store.put({
        ...{
          id,
          teamId,
          spaceId,
          question,
          questionKey: questionKey(question),
          source: 's',
          sql: 'select 2',
          text: '',
        },
        ...{ columns: '[]', rows: '[]', answer: null, chatId: null, messageId: null, verifiedByUserId: 'nobody' },
        ...{ steps: '[{"source":"s","sql":"select 1"}]', createdAt: '2026-01-01T00:00:00.000Z' },
      })
      const known = await store.questions(teamId, spaceId, 500)
      assert.deepEqual(
        known.map((one) => [one.id, one.question]),
        [[id, question.slice(0, 500)]],
      )
      const { examples } = createRecall(store)
      const told = [{ question, steps: [{ source: 's', sql: 'select 1' }] }]
      assert.deepEqual(await examples(teamId, spaceId, 'parcels of each depot'), told)
      assert.deepEqual(await examples(teamId, spaceId, 'carriers'), [])
      assert.deepEqual(await examples(teamId, spaceId, 'parcels of each depot', id), [])
    } finally {
      await end()
    }
  })
})

test('marks and gaps within a question are read in time that grows with them', async () => {
  for (const letter of ['?', ' ', '\u2026'])
    await assertGrowsEvenly((size) => assert.ok(questionKey(`${letter.repeat(size)}x`).length <= 1000, letter), 2_000)
})

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
      const whole = await store.wholeQuestions(teamId, spaceId, 500)
      assert.deepEqual(
        whole.map((one) => one.question),
        [question],
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

forEachEngine((_engine, open) => {
  test('of long answers no more than half a megabyte is read at once, whether they or their questions are wanted', async () => {
    const { database, end } = await open()
    try {
      const place = await makeTeam(database)
      const read: number[] = []
      const queries = database.queries.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          read.push(JSON.stringify(result.rows).length)
          return result
        },
      })
      const store = createVerifiedStore({ queries })
      const ids = Array.from({ length: 30 }, () => newId())
      for (const [at, id] of ids.entries())
        await store.put({
          ...{
            ...place,
            id,
            source: 's',
            sql: 'select 1',
            text: '',
            columns: '[]',
            rows: `["${'x'.repeat(100_000)}"]`,
          },
          ...{ question: `${at} `.padEnd(20_000, 'x'), questionKey: `${at}`, answer: null, steps: null },
          ...{ chatId: null, messageId: null, verifiedByUserId: 'nobody', createdAt: '2026-01-01T00:00:00.000Z' },
        })
      read.length = 0
      const { teamId, spaceId } = place
      const newest = ids.toReversed()
      const listed = await store.list(teamId, spaceId, { limit: 100 })
      assert.deepEqual(
        listed.map(({ id }) => id),
        newest,
      )
      const questions = await store.wholeQuestions(teamId, spaceId, 29)
      assert.deepEqual(
        questions.map(({ id, question }) => [id, question.length]),
        newest.slice(0, 29).map((id) => [id, 20_000]),
      )
      assert.ok(Math.max(...read) <= 550_000, `${read}`)
    } finally {
      await end()
    }
  })
})

test('marks and gaps within a question are read in time that grows with them', async () => {
  for (const letter of ['?', ' ', '\u2026'])
    await assertGrowsEvenly((size) => assert.ok(questionKey(`${letter.repeat(size)}x`).length <= 1000, letter), 2_000)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { makeTeam } from '../../../test/teams.ts'
import { madeAt } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { createSpaceShortcutStore } from './shortcuts.store.ts'

forEachEngine((_engine, open) => {
  test('of shortcuts that are named no others are read, and of none nothing', async () => {
    const { database, end } = await open()
    try {
      const { teamId, spaceId } = await makeTeam(database)
      let read = 0
      const queries = database.queries.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          read += result.rows.reduce((sum: number, { prompt }) => sum + String(prompt ?? '').length, 0)
          return result
        },
      })
      const { insert, list } = createSpaceShortcutStore({ ...database, queries })
      const ids = ['a', 'b', 'c', 'd'].map((name) => `${name}${newId()}`)
      for (const [sortOrder, id] of ids.entries())
        await insert(teamId, {
          ...{ id, spaceId, name: id, prefix: `/${id}`, prefixKey: id, prompt: 'x'.repeat(20_000), description: null },
          ...{ integrations: '', visibility: 'team', disableModelInvocation: false, userInvokable: true, sortOrder },
          ...{ createdByUserId: 'u', ...madeAt('2026-01-01T00:00:00.000Z') },
        })
      const listed = async (named?: string[]) => (await list(teamId, spaceId, null, named)).map(({ id }) => id)
      assert.deepEqual(await listed([ids[2]!, ids[0]!]), [ids[0], ids[2]])
      assert.equal(read, 40_000)
      assert.deepEqual(await listed([]), [])
      assert.deepEqual(await listed(), ids)
    } finally {
      await end()
    }
  })
})

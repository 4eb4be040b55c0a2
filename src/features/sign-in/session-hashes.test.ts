import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { migrations } from '../../migrations/index.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { newToken, sha256 } from '../../platform/ids.ts'
import { insertUser } from '../users/index.ts'
import { findSession } from './sign-in.store.ts'

forEachEngine((_engine, open) => {
  test('a session of a version that kept its token goes on, and the token is kept no longer', async () => {
    const { database, end } = await open({ migrated: false })
    try {
      const at = migrations.findIndex(({ name }) => name.endsWith('session-hashes'))
      await migrate(database, migrations.slice(0, at))
      const now = '2026-01-01T00:00:00.000Z'
      const { queries } = database
      const user = await insertUser(queries, { name: 'Ann', email: 'ann@example.com', emailVerified: true }, now)
      const token = newToken()
      const stamps = { expiresAt: '2999-01-01T00:00:00.000Z', createdAt: now, updatedAt: now }
      await queries
        .insertInto('sessions')
        .values({ id: 's', userId: user.id, token, ...stamps })
        .execute()
      assert.equal(await findSession(queries, token), null)
      await migrate(database, migrations)
      assert.equal((await findSession(queries, token))?.userId, user.id)
      const rows = await queries.selectFrom('sessions').select('token').execute()
      assert.deepEqual(
        rows.map((row) => row.token),
        [sha256(token)],
      )
    } finally {
      await end()
    }
  })
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { forEachEngine } from '../../../test/databases.ts'
import { insertMembership, insertOrganization, insertTeam } from '../teams/index.ts'
import { insertUser } from '../users/index.ts'
import { listEntries, record } from './audit-log.store.ts'

forEachEngine((engine, open) => {
  describe('audit log', () => {
    test('entries can be added, and neither changed nor removed', async () => {
      const { database, end } = await open()
      try {
        const now = new Date().toISOString()
        const entry = { teamId: 't', userId: 'u', via: 'session', action: 'team.created', ipAddress: null } as const
        await record(database.queries, entry, now)
        const refuses = [
          () => database.queries.updateTable('audit_log').set({ action: 'other' }).execute(),
          () => database.queries.deleteFrom('audit_log').execute(),
          ...(engine === 'postgres' ? [() => sql`truncate audit_log`.execute(database.queries)] : []),
        ]
        for (const refused of refuses) await assert.rejects(refused(), /append-only/)
        assert.equal((await listEntries(database.queries, 't', { limit: 10 })).length, 1)
      } finally {
        await end()
      }
    })

    test('a team sees what happened in it and the sign-ins of its members, nothing of others', async () => {
      const { database, end } = await open()
      try {
        const now = new Date().toISOString()
        const { queries } = database
        const organizationId = await insertOrganization(queries, 'Org', now)
        const [own, other] = [
          await insertTeam(queries, organizationId, 'A', now),
          await insertTeam(queries, organizationId, 'B', now),
        ]
        const ours = await insertUser(queries, { name: 'O', email: null, emailVerified: false }, now)
        const theirs = await insertUser(queries, { name: 'T', email: null, emailVerified: false }, now)
        await insertMembership(queries, own.id, ours.id, 'admin', now)
        await insertMembership(queries, other.id, theirs.id, 'admin', now)
        const base = { via: null, ipAddress: '127.0.0.1' }
        await record(
          queries,
          { ...base, teamId: own.id, userId: ours.id, action: 'api-key.created', targetId: 'k' },
          now,
        )
        await record(queries, { ...base, teamId: other.id, userId: theirs.id, action: 'api-key.created' }, now)
        await record(queries, { ...base, teamId: null, userId: ours.id, action: 'session.signed-in' }, now)
        await record(queries, { ...base, teamId: null, userId: theirs.id, action: 'session.refused' }, now)
        await record(
          queries,
          { ...base, teamId: null, userId: null, action: 'session.refused', detail: { email: 'x' } },
          now,
        )
        const seen = await listEntries(queries, own.id, { limit: 10 })
        assert.deepEqual(
          seen.map(({ action, userId }) => [action, userId]),
          [
            ['session.signed-in', ours.id],
            ['api-key.created', ours.id],
          ],
        )
        assert.equal((await listEntries(queries, own.id, { limit: 10, cursor: seen[0]!.id })).length, 1)
      } finally {
        await end()
      }
    })
  })
})

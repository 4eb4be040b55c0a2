import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { createLocalBus } from '../../platform/bus/bus.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { createAccessCache, type Principal } from '../access/index.ts'
import { insertMembership, insertOrganization, insertTeam } from '../teams/index.ts'
import { changeRole, leaveTeam } from './change-members.ts'
import { countAdmins, insertUser, listMembers } from './users.store.ts'

const request = { ip: '127.0.0.1' }

async function teamOf(database: Database, size: number) {
  const now = new Date().toISOString()
  const organizationId = await insertOrganization(database.queries, 'Org', now)
  const team = await insertTeam(database.queries, organizationId, 'Team', now)
  const callers: Principal[] = []
  for (let i = 0; i < size; i++) {
    const user = await insertUser(database.queries, { name: `A${i}`, email: null, emailVerified: false }, now)
    await insertMembership(database.queries, team.id, user.id, 'admin', now)
    const rest = { via: 'session', permissions: null, credentialId: 's', role: 'admin' } as const
    callers.push({ userId: user.id, teamId: team.id, organizationId, ...rest })
  }
  const deps = {
    database,
    clock: systemClock,
    cache: createAccessCache(createLocalBus()),
    apiKeys: { deleteAllOf: async () => 0 },
  }
  return { team, callers, deps }
}

forEachEngine((_engine, open) => {
  describe('members', () => {
    test('when all administrators demote each other at once, one stays', async () => {
      const { database, end } = await open()
      try {
        const { team, callers, deps } = await teamOf(database, 8)
        const results = await Promise.allSettled(
          callers.map((caller, i) => changeRole(deps, caller, callers[(i + 1) % 8]!.userId, 'member', request)),
        )
        const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
        assert.deepEqual(refused, ['users/last-admin'])
        assert.equal(await countAdmins(database.queries, team.id), 1)
      } finally {
        await end()
      }
    })

    test('when all administrators leave at once, one stays', async () => {
      const { database, end } = await open()
      try {
        const { team, callers, deps } = await teamOf(database, 8)
        const results = await Promise.allSettled(
          callers.map((caller) => leaveTeam(deps, caller, caller.userId, request)),
        )
        assert.equal(results.filter(({ status }) => status === 'rejected').length, 1)
        assert.equal(await countAdmins(database.queries, team.id), 1)
      } finally {
        await end()
      }
    })

    test('a placeholder address is never shown, and pages follow each other', async () => {
      const { database, end } = await open()
      try {
        const { team } = await teamOf(database, 5)
        const first = await listMembers(database.queries, team.id, { limit: 2 })
        assert.equal(first.length, 3, 'one more than asked for tells that there is a next page')
        const next = await listMembers(database.queries, team.id, { limit: 2, cursor: first[1]!.id })
        assert.deepEqual(next[0], first[2])
        assert.ok([...first, ...next].every(({ email }) => email === null))
      } finally {
        await end()
      }
    })
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { newId } from '../../platform/ids.ts'
import { createAgentStore } from '../agents/index.ts'
import { schemaNameOf } from './analyst-sources.ts'
import { createSpace } from './create-space.ts'
import { createSpaceStore } from './spaces.store.ts'

async function makeTeam({ queries }: Database): Promise<string> {
  const times = { createdAt: new Date().toISOString(), updatedAt: new Date().toISOString() }
  const [organizationId, teamId] = [newId(), newId()]
  await queries
    .insertInto('organizations')
    .values({ id: organizationId, name: 'O', ...times } as never)
    .execute()
  await queries
    .insertInto('teams')
    .values({ id: teamId, organizationId, name: 'T', ...times } as never)
    .execute()
  return teamId
}

forEachEngine((_engine, open) => {
  test('of many spaces of one name made at once, one is made, and only it has an agent', async () => {
    const { database, end } = await open()
    try {
      const spaces = createSpaceStore(database)
      const agents = createAgentStore(database)
      const parts = { database, spaces, addFirstAgent: agents.insertFirst, clock: systemClock }
      const [teamId, otherTeam] = [await makeTeam(database), await makeTeam(database)]
      const names = ['Straße', 'STRASSE', 'strasse', 'stra\u00dfe', 'STRASSE']
      const made = await Promise.allSettled(names.map((name) => createSpace(parts, { teamId, userId: 'u' }, { name })))
      const refused = made.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
      assert.deepEqual(refused, Array(4).fill('spaces/name-taken'))
      const kept = await spaces.list(teamId, { limit: 10 })
      assert.equal(kept.length, 1)
      assert.equal((await agents.list(teamId, kept[0]!.id)).length, 1)
      await createSpace(parts, { teamId: otherTeam, userId: 'u' }, { name: 'Straße' })
      assert.equal(await spaces.find(otherTeam, kept[0]!.id), undefined)
      assert.equal(await spaces.update(otherTeam, kept[0]!.id, { name: 'x', updatedAt: 'now' }), undefined)
      assert.equal(await spaces.remove(otherTeam, kept[0]!.id), false)
      assert.equal(await spaces.remove(teamId, kept[0]!.id), true)
      assert.deepEqual(await agents.list(teamId, kept[0]!.id), [])
    } finally {
      await end()
    }
  })
})

test('names for SQL are safe, unique and not reserved', () => {
  const taken = new Set<string>()
  const names = ['Sales 2024.xlsx', 'Sales 2024', 'main', '2024', 'Größe & Maß', '日本', '"; drop'].map((name) =>
    schemaNameOf(name, taken),
  )
  assert.equal(new Set(names).size, names.length)
  for (const name of names) assert.match(name, /^[a-z][a-z0-9_]*$/)
  assert.deepEqual(names.slice(0, 4), ['sales_2024', 'sales_2024_2', 's_main', 's_2024'])
})

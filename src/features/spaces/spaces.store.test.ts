import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'
import { pino } from 'pino'
import { forEachEngine } from '../../../test/databases.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'

import { newId } from '../../platform/ids.ts'
import { createAgentStore } from '../agents/index.ts'
import { createSpaceShortcutStore } from '../shortcuts/index.ts'
import { analystSources, schemaNameOf } from './analyst-sources.ts'
import { createSpace } from './create-space.ts'
import { createLinkStore } from './space-data-sources.store.ts'
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

  test('long rows are read some at a time, and a question reads one agent and no prompt', async () => {
    const { database, end } = await open()
    try {
      let statements = 0
      const counting = {
        transformQuery({ node }: PluginTransformQueryArgs) {
          statements++
          return node
        },
        transformResult: async ({ result }: PluginTransformResultArgs) => result,
      }
      const watched = { ...database, queries: database.queries.withPlugin(counting) }
      const spaces = createSpaceStore(database)
      const agents = createAgentStore(watched)
      const teamId = await makeTeam(database)
      const parts = { database, spaces, addFirstAgent: agents.insertFirst, clock: systemClock }
      const { id: spaceId } = await createSpace(parts, { teamId, userId: 'u' }, { name: 'Long' })
      const times = { createdAt: 'now', updatedAt: 'now' }
      const ids = Array.from({ length: 60 }, () => newId())
      for (const id of ids)
        await agents.insert({ id, teamId, spaceId, name: id, instructions: '長'.repeat(20_000), ...times })
      statements = 0
      const listed = await agents.list(teamId, spaceId, { limit: 1000 })
      assert.deepEqual(
        listed.slice(1).map(({ id }) => id),
        ids,
      )
      // 3.6 MB of them, half a megabyte by each statement, and one that tells how long they are.
      assert.equal(statements, 9)
      statements = 0
      assert.equal((await agents.findOrFirst(teamId, spaceId, ids[30]!))?.id, ids[30])
      assert.equal((await agents.findOrFirst(teamId, spaceId, 'another'))?.id, listed[0]!.id)
      assert.equal(statements, 2)

      const shortcuts = createSpaceShortcutStore(database)
      const words = { name: 'S', prompt: 'Do this', description: null, integrations: '', visibility: 'team' }
      const flags = { disableModelInvocation: false, userInvokable: true }
      const row = { id: newId(), spaceId, ...words, ...flags, ...times, prefix: '/s' }
      await shortcuts.insert(teamId, { ...row, createdByUserId: 'u', prefixKey: ' /s' })
      const [called] = await shortcuts.callable(teamId, spaceId, 'u')
      assert.deepEqual({ ...called, prompt: await called?.prompt() }, { id: row.id, prefix: '/s', ...words, ...flags })

      const links = createLinkStore(database)
      const link = { id: newId(), teamId, spaceId, dataSourceId: 'd', privacy: 'full' as const, groundingGenerated: 0 }
      await database.queries
        .insertInto('data_sources')
        .values({
          id: 'd',
          teamId,
          name: 'd',
          type: 'SQLITE',
          createdByUserId: 'u',
          ssl: 0,
          options: '{}',
          ...times,
        } as never)
        .execute()
      await links.insert({ ...link, grounding: 'said', createdAt: 'now' })
      const [attached] = await links.attached(teamId, spaceId)
      assert.deepEqual({ ...attached }, { ...link, createdAt: 'now' })
      assert.deepEqual(await links.groundings(teamId, spaceId), new Map([[link.id, 'said']]))

      const sources = {
        findMany: async () => [{ id: 'd', name: 'd', type: 'SQLITE' as const }],
        schemaOf: async () => assert.fail('where the source is needs no profile'),
        resolveTarget: async () => ({ kind: 'SQLITE' as const, databases: [] }),
        onSchemaRead: () => {},
      }
      const log = pino({ level: 'silent' })
      const deps = { links, sources, keptTables: async () => new Map(), log }
      const wanted = { only: null, withTables: false }
      // What was not read is not told as empty.
      for (const [withGroundings, grounding] of [
        [false, null],
        [true, 'said'],
      ] as const) {
        const [source] = await analystSources(deps, teamId, spaceId, { ...wanted, withGroundings })
        assert.deepEqual([source?.parts[0]?.grounding, source?.parts[0]?.tables], [grounding, []])
      }
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

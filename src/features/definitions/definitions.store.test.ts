import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { makeTeam } from '../../../test/teams.ts'
import type { Database } from '../../platform/database/open.ts'
import { newId } from '../../platform/ids.ts'
import { createDefinitionStore, type DefinitionRow, type DefinitionStore, type Owner } from './definitions.store.ts'

forEachEngine((_engine, open) => {
  let database: Database
  let end: () => Promise<void>
  let store: DefinitionStore
  let teamId: string
  let spaceId: string
  let other: { teamId: string; spaceId: string }
  before(async () => {
    ;({ database, end } = await open())
    store = createDefinitionStore(database)
    ;({ teamId, spaceId } = await makeTeam(database))
    other = await makeTeam(database)
  })
  after(() => end())

  const row = (owner: Owner, version: number, fields: Partial<DefinitionRow> = {}): DefinitionRow => ({
    id: newId(),
    teamId,
    dataSourceId: null,
    spaceId: null,
    ...owner,
    version,
    document: `{"version":"${version}"}`,
    userId: null,
    change: 'saved',
    createdAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  })

  test('versions are kept per owner and team', async () => {
    const owner = { spaceId }
    for (const version of [1, 2, 3]) assert.ok(await store.insert(row(owner, version), database.queries))
    const theirs = { spaceId: other.spaceId }
    assert.ok(await store.insert(row(theirs, 1, { teamId: other.teamId }), database.queries))
    assert.equal((await store.newest(teamId, owner))?.version, 3)
    assert.equal((await store.version(teamId, owner, 2))?.document, '{"version":"2"}')
    assert.equal((await store.list(teamId, owner, { limit: 10 })).length, 3)
    assert.equal((await store.newest(other.teamId, theirs))?.version, 1)
    assert.equal(await store.newest(other.teamId, owner), undefined)
    assert.equal(await store.version(other.teamId, owner, 1), undefined)
    assert.deepEqual(await store.list(other.teamId, owner, { limit: 10 }), [])
  })

  test('of several who save the same version at once, one is told that it is kept', async () => {
    const made = await makeTeam(database)
    const owner = { spaceId: made.spaceId }
    const save = () => store.insert(row(owner, 1, { teamId: made.teamId }), database.queries)
    const saved = await Promise.all(Array.from({ length: 5 }, save))
    assert.deepEqual(saved.toSorted(), [false, false, false, false, true])
    assert.equal((await store.list(made.teamId, owner, { limit: 10 })).length, 1)
  })
})

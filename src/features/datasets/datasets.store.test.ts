import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { makeTeam } from '../../../test/teams.ts'
import type { Database } from '../../platform/database/open.ts'
import { newId } from '../../platform/ids.ts'
import type { Dataset } from './datasets.contract.ts'
import { createDatasetStore, type DatasetStore } from './datasets.store.ts'

const now = '2026-01-01T00:00:00.000Z'

forEachEngine((_engine, open) => {
  let database: Database
  let end: () => Promise<void>
  let store: DatasetStore
  let team: { teamId: string; spaceId: string }
  let other: { teamId: string; spaceId: string }
  before(async () => {
    ;({ database, end } = await open())
    store = createDatasetStore(database)
    team = await makeTeam(database)
    other = await makeTeam(database)
  })
  after(() => end())

  const make = async (fields: Partial<Dataset> = {}) => {
    const row = {
      id: newId(),
      teamId: team.teamId,
      name: 'D',
      spaceId: team.spaceId,
      description: null,
      dataSourceId: null,
      dataSourceName: null,
      unavailableAt: null,
      createdAt: now,
      updatedAt: now,
      ...fields,
    }
    await store.insert(row)
    return row
  }

  test('a dataset is found, changed and deleted by its own team alone', async () => {
    const row = await make()
    assert.deepEqual({ ...(await store.find(team.teamId, row.id)) }, row)
    assert.equal(await store.find(other.teamId, row.id), undefined)
    assert.equal(await store.update(other.teamId, row.id, { name: 'x', updatedAt: now }), undefined)
    assert.equal(await store.remove(other.teamId, row.id), false)
    assert.equal((await store.update(team.teamId, row.id, { name: 'x', updatedAt: now }))?.name, 'x')
    assert.equal(await store.remove(team.teamId, row.id), true)
  })

  test('datasets are marked in the transaction that deletes their source, or not at all', async () => {
    const source = { id: newId(), name: 'Gone' }
    const [from, apart] = [await make({ dataSourceId: source.id }), await make({ dataSourceId: newId() })]
    const mark = (fail: boolean) =>
      database.transaction(async (queries) => {
        await store.sourceDeleted(queries, team.teamId, source, now)
        if (fail) throw new Error('on purpose')
      })
    await assert.rejects(mark(true), /on purpose/)
    assert.equal((await store.find(team.teamId, from.id))?.unavailableAt, null)
    await mark(false)
    const marked = await store.find(team.teamId, from.id)
    assert.deepEqual([marked?.unavailableAt, marked?.dataSourceName], [now, 'Gone'])
    assert.equal((await store.find(team.teamId, apart.id))?.unavailableAt, null)
  })

  test('a source is remembered once', async () => {
    const { id } = await make()
    await store.setSource(team.teamId, id, { id: 'a', name: 'A' }, now)
    await store.setSource(team.teamId, id, { id: 'b', name: 'B' }, now)
    assert.equal((await store.find(team.teamId, id))?.dataSourceId, 'a')
  })

  test('datasets go with their space, and are then told to be gone', async () => {
    const row = await make({ spaceId: team.spaceId })
    await database.queries.deleteFrom('spaces').where('id', '=', team.spaceId).execute()
    assert.equal(await store.find(team.teamId, row.id), undefined)
    assert.deepEqual(await store.gone([row.id]), [row.id])
    assert.deepEqual(await store.gone([]), [])
  })
})

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { makeTeam } from '../../../test/teams.ts'
import type { ImportReport } from '../../engine/spreadsheets/index.ts'
import type { Database } from '../../platform/database/open.ts'
import { newId } from '../../platform/ids.ts'
import { createDataSourceStore, type DataSourceStore, type StoredSource } from './data-sources.store.ts'

const now = '2026-01-01T00:00:00.000Z'
const later = '2026-02-01T00:00:00.000Z'
const report: ImportReport = {
  file: { name: 'a.csv', bytes: 1, format: 'csv' },
  tables: [],
  warnings: [],
  elapsedMs: 1,
}
const schema = { tables: [] }

forEachEngine((_engine, open) => {
  let database: Database
  let end: () => Promise<void>
  let store: DataSourceStore
  let teamId: string
  let otherTeam: string
  before(async () => {
    ;({ database, end } = await open())
    store = createDataSourceStore(database)
    teamId = (await makeTeam(database)).teamId
    otherTeam = (await makeTeam(database)).teamId
  })
  after(() => end())

  const make = async (fields: Partial<StoredSource> = {}): Promise<StoredSource> => {
    const source: StoredSource = {
      id: newId(),
      teamId,
      createdByUserId: 'user',
      name: 'Source',
      type: 'SQLITE',
      ssl: false,
      connectionStatus: null,
      database: null,
      datasets: null,
      filePath: newId(),
      fileSize: 3_000_000_000,
      host: null,
      lastError: null,
      lastTestedAt: null,
      originalFileName: 'a.csv',
      port: null,
      projectId: null,
      username: null,
      options: '{}',
      sealedSecrets: null,
      createdAt: now,
      updatedAt: now,
      ...fields,
    }
    await store.insert(teamId, source)
    return source
  }

  test('a source comes back as it was stored, for its own team alone', async () => {
    const source = await make({ type: 'BIGQUERY', ssl: true, datasets: ['a', 'b'], port: 443, sealedSecrets: 'sealed' })
    assert.deepEqual({ ...(await store.find(teamId, source.id)) }, source)
    assert.equal(await store.find(otherTeam, source.id), undefined)
    assert.deepEqual(await store.findMany(otherTeam, [source.id]), [])
    assert.equal(await store.update(otherTeam, source.id, { name: 'stolen' }), undefined)
    assert.equal(await store.remove(otherTeam, source.id), false)
    assert.equal((await store.find(teamId, source.id))?.name, 'Source')
  })

  test('a list begins with the newest and goes on after a cursor', async () => {
    const made = [await make(), await make(), await make()]
    const first = await store.list(teamId, { limit: 1 })
    assert.deepEqual(
      first.map(({ id }) => id),
      [made[2]!.id, made[1]!.id],
    )
    const next = await store.list(teamId, { limit: 1, cursor: made[1]!.id })
    assert.equal(next[0]?.id, made[0]!.id)
    assert.deepEqual(await store.list(otherTeam, { limit: 10 }), [])
  })

  test('a schema is kept for the version it was read from, and goes with the next file', async () => {
    const { id } = await make()
    await store.putReport(teamId, id, report, now)
    assert.equal(await store.schema(teamId, id), undefined)
    await store.putSchema(teamId, id, now, { schema, readAt: now })
    assert.deepEqual(await store.schema(teamId, id), { schema, readAt: now })
    assert.deepEqual(await store.importReport(teamId, id), report, 'the report stays')
    assert.equal(await store.importReport(otherTeam, id), undefined)

    await store.update(teamId, id, { filePath: newId(), updatedAt: later })
    await store.putReport(teamId, id, report, later)
    assert.equal(await store.schema(teamId, id), undefined)
    await store.putSchema(teamId, id, now, { schema, readAt: later })
    assert.equal(await store.schema(teamId, id), undefined, 'what was read from the old file is not kept for the new')
    await store.putSchema(teamId, id, later, { schema, readAt: later })
    assert.equal((await store.schema(teamId, id))?.readAt, later)
  })

  test('a schema read while its source is deleted is not kept', async () => {
    const { id } = await make()
    await store.remove(teamId, id)
    await store.putSchema(teamId, id, now, { schema, readAt: now })
    assert.equal(await store.schema(teamId, id), undefined)
  })

  test('files in use are those that a source names', async () => {
    const { filePath } = await make()
    assert.deepEqual(await store.filesInUse([filePath!, newId()]), new Set([filePath]))
    assert.deepEqual(await store.filesInUse([]), new Set())
  })
})

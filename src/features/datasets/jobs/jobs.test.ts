import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, test } from 'node:test'
import { forEachEngine, makePostgresDatabase } from '../../../../test/databases.ts'
import { migrations } from '../../../migrations/index.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import { type Database, openPostgres, openSqlite } from '../../../platform/database/open.ts'
import { newId } from '../../../platform/ids.ts'
import type { WorkOwner } from '../../../platform/turns.ts'
import { contentsOf, listEntries } from '../entries.store.ts'
import { type Entries, openEntries } from '../open-entries.ts'
import { createJobRunner } from './run-job.ts'

const now = '2026-01-01T00:00:00.000Z'

forEachEngine((engine) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-jobs-'))
  let database: Database
  let entries: Entries
  let drop = async () => {}
  before(async () => {
    const server = engine === 'postgres' ? await makePostgresDatabase() : null
    if (server) drop = server.drop
    database = server ? await openPostgres(server.url, 3) : openSqlite(path.join(folder, 'main.db'))
    await migrate(database, migrations)
    entries = await openEntries(database, { dataDir: folder, databaseUrl: server?.url })
  })
  after(async () => {
    await entries.close()
    await database.close()
    await drop()
    rmSync(folder, { recursive: true })
  })

  let runs = 0
  const target = (datasetId: string, mode: 'append' | 'replace' = 'append', maxEntries = 1000) => ({
    teamId: 'team',
    datasetId,
    mode,
    maxEntries,
    now,
  })
  const importRows = (datasetId: string, rows: object[], mode?: 'append' | 'replace', maxEntries?: number) =>
    entries.jobs.run(
      'import rows',
      { ...target(datasetId, mode, maxEntries), json: Buffer.from(JSON.stringify(rows)), integers: [] },
      // Every second one in a thread of its own, as many rows would be.
      { userId: null, entries: runs++ % 2 === 0 ? 1 : 1_000_000 },
    )
  const all = async (datasetId: string) =>
    (await listEntries(entries.read, datasetId, { limit: 1000 })).rows.map(({ data }) => JSON.parse(data))

  test('a thread is waited for in the turn of the team and of the person who asks', async () => {
    const owners: unknown[] = []
    const take = async (owner: WorkOwner) => {
      owners.push(owner)
      throw new Error('not now')
    }
    const runner = createJobRunner({ dataDir: folder, databaseUrl: null } as never, database, { take })
    const job = { teamId: 'team', datasetId: newId(), fields: null }
    await assert.rejects(runner.run('similar values', job, { userId: 'person', entries: 1_000_000 }), /not now/)
    assert.deepEqual(owners, [{ teamId: 'team', userId: 'person' }])
    await runner.close()
  })

  test('few entries that are long are worked on in a thread, few short ones here', async () => {
    // What waits for a thread is not begun when nobody wants it any more.
    const signal = AbortSignal.abort(new Error('nobody waits for it'))
    const importNothing = (datasetId: string, bytes?: number) =>
      entries.jobs.run(
        'import rows',
        { ...target(datasetId), json: Buffer.from('[]'), integers: [] },
        {
          userId: null,
          entries: 1,
          signal,
          ...(bytes && { bytes }),
        },
      )
    const [short, long] = [newId(), newId()]
    await importRows(short, [{ a: 'x' }])
    await importRows(long, [{ a: 'x'.repeat(600_000) }])
    assert.deepEqual(await importNothing(short), { added: 0, removed: 0, entries: 1 })
    await assert.rejects(importNothing(long), /nobody waits for it/)
    await assert.rejects(importNothing(short, 600_000), /nobody waits for it/)
    assert.equal((await all(long)).length, 1)
  })

  test('rows are added to those there are, or take their place', async () => {
    const id = newId()
    assert.deepEqual(await importRows(id, [{ a: 1 }, { a: 2 }]), { added: 2, removed: 0, entries: 2 })
    assert.deepEqual(await importRows(id, [{ a: 3 }]), { added: 1, removed: 0, entries: 3 })
    assert.deepEqual(await importRows(id, [{ a: 4 }], 'replace'), { added: 1, removed: 3, entries: 1 })
    assert.deepEqual(await all(id), [{ a: 4 }])
  })

  test('rows that do not all fit are not added at all', async () => {
    const id = newId()
    await importRows(id, [{ a: 1 }])
    const rows = Array.from({ length: 20 }, (_, a) => ({ a }))
    assert.deepEqual(await importRows(id, rows, 'replace', 10), { tooMany: 20 })
    assert.deepEqual(await all(id), [{ a: 1 }])
    assert.deepEqual((await contentsOf(entries.read.queries, [id])).get(id), { entries: 1, version: 1 })
  })

  test('characters that cannot be kept are replaced in what is imported', async () => {
    const id = newId()
    await importRows(id, [{ a: 'nul\0 half\ud800 whole😀 slash\\u0000' }])
    assert.deepEqual(await all(id), [{ a: 'nul\ufffd half\ufffd whole😀 slash\\u0000' }])
  })

  test('the table of a file becomes entries under its headings', async () => {
    const file = path.join(folder, 'upload.db')
    const made = new DatabaseSync(file)
    made.exec('create table "t" (a INTEGER, b BOOLEAN, c TEXT, d REAL, __proto__ TEXT)')
    made.exec(`insert into t values (9007199254740993, 1, 'x', 1.5, 'p'), (2, 0, null, null, 'q')`)
    made.close()
    const column = (name: string, label: string, type: string) => ({ name, label, type })
    const columns = [
      column('a', 'The id', 'integer'),
      column('b', 'same', 'boolean'),
      column('c', 'same', 'text'),
      column('d', '', 'real'),
      column('__proto__', '__proto__', 'text'),
    ]
    const id = newId()
    const result = await entries.jobs.run(
      'import table',
      { ...target(id), file, table: 't', columns },
      { userId: null, entries: 5000 },
    )
    assert.deepEqual(result, { added: 2, removed: 0, entries: 2 })
    const { rows } = await listEntries(entries.read, id, { limit: 10 })
    assert.deepEqual(
      rows.map(({ data }) => data),
      [
        '{"The id":9007199254740993,"b":true,"c":"x","d":1.5,"__proto__":"p"}',
        '{"The id":2,"b":false,"c":null,"d":null,"__proto__":"q"}',
      ],
    )
  })

  test('entries become a table with a column for each field, typed by all its values', async () => {
    const id = newId()
    await importRows(id, [
      { n: 1, real: 1, flag: true, day: '2024-01-01', mixed: 1, 'a "b"': {}, Total: 1 },
      { n: 2, real: 1.5, flag: false, day: '2024-01-02', mixed: true, total: 2, at: '2024-01-01T10:00:00Z' },
    ])
    const file = path.join(folder, `${id}.db`)
    const result = await entries.jobs.run(
      'materialise',
      { teamId: 'team', datasetId: id, file },
      { userId: null, entries: 5000 },
    )
    assert.deepEqual(result, { rows: 2, version: 1 })
    const table = new DatabaseSync(file, { readOnly: true })
    const info = table.prepare(`select name, type from pragma_table_info('entries')`).all()
    assert.deepEqual(
      info.map(({ name, type }) => `${name} ${type}`),
      [
        'n INTEGER',
        'real REAL',
        'flag BOOLEAN',
        'day DATE',
        'mixed ',
        'a "b" JSON',
        'Total INTEGER',
        'total_2 INTEGER',
        'at DATETIME',
      ],
    )
    assert.deepEqual(
      { ...table.prepare('select * from entries').get() },
      {
        n: 1,
        real: 1,
        flag: 1,
        day: '2024-01-01',
        mixed: 1,
        'a "b"': '{}',
        Total: 1,
        total_2: null,
        at: null,
      },
    )
    assert.deepEqual(
      table
        .prepare('select mixed from entries')
        .all()
        .map(({ mixed }) => mixed),
      [1, 'true'],
    )
    table.close()
  })

  test('a job that is called off leaves nothing done', async () => {
    const id = newId()
    const rows = Array.from({ length: 50_000 }, (_, n) => ({ n }))
    const stop = new AbortController()
    const running = entries.jobs.run(
      'import rows',
      { ...target(id, 'append', 100_000), json: Buffer.from(JSON.stringify(rows)), integers: [] },
      { userId: null, entries: 50_000, signal: stop.signal },
    )
    setTimeout(() => stop.abort(new Error('called off')), 300)
    const outcome = await running.catch((error: Error) => error.message)
    const held = (await contentsOf(entries.read.queries, [id])).get(id)?.entries ?? 0
    if (outcome === 'called off') assert.equal(held, 0)
    else assert.equal(held, 50_000, 'it was done before it was called off')
  })
})

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { ServiceError } from '../errors.ts'
import { createLockWait } from './lock-wait.ts'
import { type Database, openSqlite } from './open.ts'

describe("another program's lock on the file", () => {
  let folder: string
  let database: Database
  let other: DatabaseSync
  before(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-locks-'))
    database = openSqlite(path.join(folder, 'main.db'))
    await sql`create table things (id text primary key)`.execute(database.queries)
    other = new DatabaseSync(path.join(folder, 'main.db'))
  })
  after(async () => {
    other.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const put = (id: string, queries = database.queries) => sql`insert into things (id) values (${id})`.execute(queries)
  const all = async () =>
    (await sql<{ id: string }>`select id from things order by id`.execute(database.queries)).rows.map(({ id }) => id)

  test('is waited for without holding up the event loop, and reading goes on', async () => {
    other.exec("begin immediate; insert into things values ('theirs')")
    const writing = [
      put('a'),
      put('b'),
      database.transaction(async (queries) => {
        await put('c', queries)
        await put('d', queries)
      }),
    ]
    let settled = 0
    for (const each of writing) each.finally(() => settled++).catch(() => {})
    // Were it waited for synchronously, no turn of the loop would pass before SQLite gives up.
    for (let turns = 0; turns < 20; turns++) {
      assert.deepEqual(await all(), [])
      await sleep(5)
    }
    assert.equal(settled, 0)
    other.exec('commit')
    await Promise.all(writing)
    assert.deepEqual(await all(), ['a', 'b', 'c', 'd', 'theirs'])
  })

  test('does not hide other failures', async () => {
    await assert.rejects(put('a'), /UNIQUE/)
    await put('e')
  })
})

test('waiting ends, and says why', async () => {
  const lock = createLockWait()
  const busy = Object.assign(new Error('database is locked'), { errcode: 517 })
  const since = await lock.outwait(busy, null, async () => {})
  assert.throws(() => lock.begin(() => assert.fail('it was seen to be locked')), /database is locked/)
  await assert.rejects(
    lock.outwait(busy, since - 10_000, async () => assert.fail('it waits no longer')),
    (error) => error instanceof ServiceError && error.code === 'api/database-locked' && error.status === 503,
  )
  await assert.rejects(
    lock.outwait(new Error('other'), null, async () => assert.fail()),
    /other/,
  )
})

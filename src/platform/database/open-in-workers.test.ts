import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { Database, Queries } from './open.ts'
import { openSqliteInWorkers } from './open-in-workers.ts'
import { isUniqueViolation } from './unique.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-workers-'))
const file = path.join(folder, 'things.db')
let write: Database
let read: Database
before(async () => {
  write = openSqliteInWorkers(file, 1)
  read = openSqliteInWorkers(file, 2)
  await sql`create table things (id text primary key, count integer)`.execute(write.queries)
})
after(async () => {
  await Promise.all([write.close(), read.close()])
  rmSync(folder, { recursive: true })
})

const put = (queries: Queries, id: string) => sql`insert into things values (${id}, 1)`.execute(queries)
const count = async (queries: Queries) =>
  (await sql<{ n: number }>`select count(*) n from things`.execute(queries)).rows[0]!.n

test('what is committed is seen by every reader; what is not, by none', async () => {
  const before = await count(read.queries)
  await write.transaction(async (queries) => {
    await put(queries, 'a')
    assert.equal(await count(queries), before + 1)
    assert.deepEqual(await Promise.all([1, 2, 3, 4].map(() => count(read.queries))), Array(4).fill(before))
  })
  assert.equal(await count(read.queries), before + 1)
})

test('a transaction that fails leaves nothing', async () => {
  const before = await count(read.queries)
  await assert.rejects(
    write.transaction(async (queries) => {
      await put(queries, 'lost')
      throw new Error('broken on purpose')
    }),
    /broken on purpose/,
  )
  assert.equal(await count(write.queries), before)
})

test('an error keeps what tells a violated key from other failures', async () => {
  await put(write.queries, 'once')
  await assert.rejects(put(write.queries, 'once'), (error) => isUniqueViolation(error))
  await assert.rejects(sql`select nonsense`.execute(read.queries), /no such column/)
})

test('statements of many callers at once all come back, one transaction at a time', async () => {
  const before = await count(read.queries)
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      write.transaction(async (queries) => {
        const seen = await count(queries)
        await put(queries, `many ${i}`)
        assert.equal(await count(queries), seen + 1)
      }),
    ),
  )
  assert.equal(await count(read.queries), before + 20)
})

test('a statement that takes long leaves the event loop free', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000000) select max(i) from n`.execute(
    read.queries,
  )
  clearInterval(timer)
  assert.ok(turns > 20, `only ${turns} turns`)
})

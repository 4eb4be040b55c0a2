import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { type Database, openSqlite } from './open.ts'

let folder: string
let database: Database
/** Another connection: it sees what is committed, and nothing else. */
let other: DatabaseSync

before(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-commits-'))
  database = openSqlite(path.join(folder, 'main.db'))
  await sql`create table things (id text primary key, n integer not null check (n >= 0))`.execute(database.queries)
  other = new DatabaseSync(path.join(folder, 'main.db'), { readOnly: true })
})
after(async () => {
  other.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => sql`delete from things`.execute(database.queries))

const committed = () =>
  other
    .prepare('select id from things order by id')
    .all()
    .map((row) => row.id)
const put = (id: string, n = 1, queries = database.queries) =>
  sql`insert into things (id, n) values (${id}, ${n})`.execute(queries)
const putTwo = (first: string, second: string) =>
  database.transaction(async (queries) => {
    await put(first, 1, queries)
    await put(second, 1, queries)
  })

test('a change is committed when it is answered, and one that was read as well', async () => {
  const writing = put('a')
  const reading = sql<{ id: string }>`select id from things`.execute(database.queries).then(({ rows }) => {
    assert.deepEqual(
      committed(),
      rows.map(({ id }) => id),
      'nothing is read that could still be lost',
    )
  })
  await writing
  assert.deepEqual(committed(), ['a'])
  await reading
  await database.transaction((queries) => put('b', 1, queries))
  assert.deepEqual(committed(), ['a', 'b'])
})

test('changes of one turn of the event loop are committed together', async () => {
  const seen: number[] = []
  await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      (i % 2 ? put(`s${i}`) : putTwo(`t${i}`, `u${i}`)).then(() => seen.push(committed().length)),
    ),
  )
  assert.deepEqual([...new Set(seen)], [75], 'the first one answered found all of them committed')
})

test('one that fails among others takes nothing of theirs with it', async () => {
  const results = await Promise.allSettled([
    put('a'),
    put('a'),
    putTwo('b', 'c'),
    putTwo('d', 'a'),
    put('e', -1),
    putTwo('f', 'g'),
    database.transaction(async (queries) => {
      await put('h', 1, queries)
      throw new Error('thought better of it')
    }),
    put('i'),
  ])
  assert.deepEqual(
    results.map(({ status }) => status === 'fulfilled'),
    [true, false, true, false, false, true, false, true],
  )
  assert.deepEqual(committed(), ['a', 'b', 'c', 'f', 'g', 'i'])
})

test('a first transaction that is undone leaves the others theirs', async () => {
  const undone = database.transaction(async (queries) => {
    await put('a', 1, queries)
    throw new Error('thought better of it')
  })
  const [first, second] = await Promise.allSettled([undone, putTwo('b', 'c')])
  assert.equal(first.status, 'rejected')
  assert.equal(second.status, 'fulfilled')
  assert.deepEqual(committed(), ['b', 'c'])
})

test('a long transaction holds up the commit of those before it, and loses nothing of them', async () => {
  const before = put('a')
  const long = database.transaction(async (queries) => {
    await put('b', 1, queries)
    await new Promise((resolve) => setTimeout(resolve, 30))
    assert.deepEqual(committed(), [])
    await put('c', 1, queries)
  })
  const behind = put('d')
  await Promise.all([before, long, behind])
  assert.deepEqual(committed(), ['a', 'b', 'c', 'd'])
})

test('a commit that fails fails everyone in it, and the next ones go on', async () => {
  await sql`create table parts (id text references things (id) deferrable initially deferred)`.execute(database.queries)
  const results = await Promise.allSettled([
    put('a'),
    sql`insert into parts (id) values ('nothing')`.execute(database.queries),
  ])
  assert.deepEqual(
    results.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  assert.deepEqual(committed(), [])
  await put('b')
  assert.deepEqual(committed(), ['b'])
})

test('what is not a query runs outside of any group', async () => {
  const writing = put('a')
  await sql.raw('pragma wal_checkpoint(truncate)').execute(database.queries)
  assert.deepEqual(committed(), ['a'])
  await writing
})

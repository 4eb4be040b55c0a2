import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { forEachEngine } from '../../../test/databases.ts'
import { type Migration, migrate } from './migrate.ts'
import type { Database } from './open.ts'

const things: Migration = {
  name: '001-things',
  async up(queries) {
    await queries.schema
      .createTable('things')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .execute()
  },
}

const put = (database: Database, id: string, count: number) =>
  sql`insert into things (id, count) values (${id}, ${count})`.execute(database.queries)
const all = async (database: Database) =>
  (
    await sql<{ id: string; count: number }>`select id, count from things order by id`.execute(database.queries)
  ).rows.map((row) => ({ ...row }))

forEachEngine((engine, open) => {
  test('a migration runs once, in order, and is remembered', async () => {
    const { database, end } = await open({ migrated: false })
    try {
      assert.deepEqual(await migrate(database, [things]), ['001-things'])
      assert.deepEqual(await migrate(database, [things]), [])
    } finally {
      await end()
    }
  })

  test('a migration that fails leaves nothing behind', async () => {
    const { database, end } = await open({ migrated: false })
    try {
      const broken: Migration = {
        name: '002-broken',
        async up(queries) {
          await queries.schema.createTable('half').addColumn('id', 'text').execute()
          throw new Error('broken on purpose')
        },
      }
      await assert.rejects(migrate(database, [things, broken]), /broken on purpose/)
      assert.deepEqual(await migrate(database, [things]), ['001-things'], 'not even the first one stayed')
    } finally {
      await end()
    }
  })

  test('a database of a newer version is refused', async () => {
    const { database, end } = await open({ migrated: false })
    try {
      await migrate(database, [things])
      await assert.rejects(migrate(database, []), /newer version.*001-things/)
    } finally {
      await end()
    }
  })

  test('a transaction that throws changes nothing, and others wait for it', async () => {
    const { database, end } = await open({ migrated: false })
    try {
      await migrate(database, [things])
      const failing = database.transaction(async (queries) => {
        await sql`insert into things (id, count) values ('a', 1)`.execute(queries)
        await new Promise((resolve) => setTimeout(resolve, 20))
        throw new Error('undone')
      })
      const outside = put(database, 'b', 2)
      await assert.rejects(failing, /undone/)
      await outside
      assert.deepEqual(await all(database), [{ id: 'b', count: 2 }])
    } finally {
      await end()
    }
  })

  test('a hundred increments at once are all counted', async () => {
    const { database, end } = await open({ migrated: false })
    try {
      await migrate(database, [things])
      await put(database, 'n', 0)
      await Promise.all(
        Array.from({ length: 100 }, () =>
          sql`update things set count = count + 1 where id = 'n'`.execute(database.queries),
        ),
      )
      assert.deepEqual(await all(database), [{ id: 'n', count: 100 }])
    } finally {
      await end()
    }
  })

  test('booleans, missing values and counts have one shape on either engine', async () => {
    const { database, end } = await open({ migrated: false })
    try {
      await migrate(database, [things])
      await put(database, 'a', 1)
      const { rows } = await sql<{ n: number }>`select count(*) as n from things`.execute(database.queries)
      assert.equal(rows[0]?.n, 1)
      assert.equal(typeof rows[0]?.n, 'number')
      const { numAffectedRows } = await sql`delete from things where id = 'a'`.execute(database.queries)
      assert.equal(numAffectedRows, 1n)
    } finally {
      await end()
    }
  })

  if (engine === 'sqlite') {
    test('SQLite survives power loss: WAL, synchronous full, foreign keys', async () => {
      const { database, end } = await open({ migrated: false })
      try {
        const pragma = async (name: string) =>
          Object.values(
            (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(database.queries)).rows[0]!,
          )[0]
        assert.equal(await pragma('journal_mode'), 'wal')
        assert.equal(await pragma('synchronous'), 2)
        assert.equal(await pragma('foreign_keys'), 1)
        assert.equal(await pragma('busy_timeout'), 0, 'the driver waits for locks, not SQLite')
      } finally {
        await end()
      }
    })
  }
})

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, test } from 'node:test'
import { quoteIdentifier } from '../quote-identifier.ts'
import { type QueryTarget, rowsOf } from '../sandbox/index.ts'
import { type ConnectionSettings, previewSql, readSchema, testSource } from './index.ts'
import { dialectOf } from './registry.ts'
import { makeDuckdb, makeFolder, makeMysql, makePostgres, makeSqlite, type Server } from './shops.fixture.ts'
import { columnOf, problemIn } from './sources.fixture.ts'

const place = makeFolder()
const sandbox = place.sandbox()
const problem = problemIn(sandbox)
let postgres: Server | null
let mysql: Server | null
before(async () => {
  postgres = await makePostgres()
  mysql = await makeMysql()
})
after(async () => {
  await sandbox.close()
  await postgres?.remove()
  await mysql?.remove()
  place.remove()
})

const connectionOf = (target: QueryTarget) => (target as { connection: ConnectionSettings }).connection
async function checkShop(target: QueryTarget) {
  const schema = await readSchema(sandbox, 'team', target, { profile: true })
  assert.deepEqual(schema.tables.map(({ name }) => name).toSorted(), ['big_sales', 'customers', 'sales'])
  const sales = schema.tables.find(({ name }) => name === 'sales')
  assert.deepEqual([sales?.kind, sales?.rows], ['table', 300])
  assert.equal(schema.tables.find(({ name }) => name === 'big_sales')?.kind, 'view')
  const id = columnOf(schema, 'sales', 'id')
  assert.deepEqual([id.type, id.primaryKey], ['integer', true])
  assert.deepEqual(
    [id.profile?.rows, id.profile?.distinct, id.profile?.min, id.profile?.max, id.profile?.nulls, id.profile?.sampled],
    [300, 300, 1, 300, 0, false],
  )
  assert.equal(
    id.profile?.histogram.reduce((sum, n) => sum + n, 0),
    300,
  )
  const region = columnOf(schema, 'sales', 'region')
  assert.equal(region.type, 'text')
  assert.equal(region.profile?.distinct, 5)
  assert.deepEqual(
    region.profile?.top.map(({ count }) => count),
    [60, 60, 60, 60, 60],
  )
  const day = columnOf(schema, 'sales', 'day')
  assert.deepEqual([day.type, day.profile?.min], ['date', '2023-01-01'])
  assert.equal(columnOf(schema, 'sales', 'discount').profile?.nulls, 50)
  assert.equal(columnOf(schema, 'sales', 'active').type, 'boolean')
  assert.equal(columnOf(schema, 'customers', 'signed_up').type, 'datetime')
  for (const table of schema.tables) {
    const preview = await sandbox.query({ teamId: 'team', target, sql: previewSql(target.kind, table, 3) })
    assert.equal(preview.rowCount, 3)
    assert.deepEqual(
      preview.columns,
      table.columns.map(({ name }) => name),
    )
  }
  assert.equal((await testSource(sandbox, target)).ok, true)
  return schema
}

describe('the schema of a shop is the same story in every engine', () => {
  test('SQLite', async () => void (await checkShop(makeSqlite(place.folder))))
  test('DuckDB', async () => void (await checkShop(await makeDuckdb(place.folder))))
  test('PostgreSQL', async (t) => (postgres ? void (await checkShop(postgres.target)) : t.skip('no server')))
  test('MySQL', async (t) => (mysql ? void (await checkShop(mysql.target)) : t.skip('no server')))
})

describe('comments of a server come with its tables and columns', () => {
  const commented = async (server: Server, statements: string[]) => {
    for (const sql of statements) await server.run(sql)
    const { tables } = await readSchema(sandbox, 'team', server.target, { profile: false })
    const sales = tables.find(({ name }) => name === 'sales')
    assert.deepEqual(
      [sales?.comment, sales?.columns.find(({ name }) => name === 'amount')?.comment, sales?.columns[0]?.comment],
      ['Every sale', 'What was paid', null],
    )
    assert.equal(tables.find(({ name }) => name === 'big_sales')?.comment, null)
  }
  test('PostgreSQL', async (t) =>
    postgres
      ? commented(postgres, [
          "COMMENT ON TABLE sales IS 'Every sale'",
          "COMMENT ON COLUMN sales.amount IS 'What was paid'",
        ])
      : t.skip('no server'))
  test('MySQL', async (t) =>
    mysql
      ? commented(mysql, [
          "ALTER TABLE sales COMMENT 'Every sale', MODIFY amount DOUBLE PRECISION COMMENT 'What was paid'",
        ])
      : t.skip('no server'))
})

test('PostgreSQL looks at a part of a large table, and says so', async (t) => {
  if (!postgres) return t.skip('no server')
  await postgres.run('CREATE TABLE large AS SELECT n FROM generate_series(1, 20000) n')
  await postgres.run('ANALYZE large')
  const schema = await readSchema(sandbox, 'team', postgres.target, { profile: true, profiledRows: 1_000 })
  await postgres.run('DROP TABLE large')
  const profile = columnOf(schema, 'large', 'n').profile
  assert.equal(profile?.sampled, true)
  assert.ok(profile.rows > 100 && profile.rows <= 1_000, String(profile.rows))
})

test('a server whose tables have more columns together than are read is refused with the reason', async (t) => {
  if (!postgres) return t.skip('no server')
  const columns = Array.from({ length: 1_500 }, (_, i) => `c${i} int`).join()
  const make = (from: number, to: number) =>
    postgres!.run(
      `DO $$ BEGIN FOR i IN ${from}..${to} LOOP EXECUTE 'CREATE TABLE wide.t' || i || ' (${columns})'; END LOOP; END $$`,
    )
  const read = () => readSchema(sandbox, 'team', postgres!.target, { profile: false })
  await postgres.run('CREATE SCHEMA wide')
  await make(1, 7)
  assert.equal((await read()).tables.filter(({ schema }) => schema === 'wide').length, 7)
  await make(8, 34)
  await assert.rejects(read(), { kind: 'too-large', message: /50000 columns or more together/ })
  await postgres.run('DROP SCHEMA wide CASCADE')
})

describe('SQLite', () => {
  const path = join(place.folder, 'import.sqlite')
  const target: QueryTarget = { kind: 'SQLITE', databases: [{ schema: null, path }] }
  before(() => {
    const db = new DatabaseSync(path)
    db.exec(`
      CREATE TABLE _tallyroom_meta (table_name TEXT PRIMARY KEY, position INTEGER, label TEXT, hidden BOOLEAN, row_count INTEGER, columns TEXT);
      CREATE TABLE "odd ""name" (a_b INTEGER, "select" TEXT);
      INSERT INTO "odd ""name" VALUES (1, 'x');
      INSERT INTO _tallyroom_meta VALUES ('odd "name', 0, 'Odd', 1, 1, '[{"name": "a_b", "label": "A & B"}, {"name": "select", "label": "select"}]');
      CREATE TABLE parent (id INTEGER PRIMARY KEY); CREATE TABLE child (id INTEGER PRIMARY KEY, parent_id INTEGER NOT NULL REFERENCES parent);
      CREATE TABLE large (n INTEGER, word TEXT);
      WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r LIMIT 20000) INSERT INTO large SELECT n, 'word ' || n FROM r;
      CREATE TABLE extremes (n INTEGER, photo BLOB, r REAL);
      INSERT INTO extremes VALUES (9007199254740993, x'01', 9e999), (-9223372036854775808, x'02', 1.5), (5, x'02', NULL);
      CREATE TABLE keyed (k TEXT PRIMARY KEY, v REAL) WITHOUT ROWID; INSERT INTO keyed SELECT word, n FROM large`)
    db.close()
  })
  test('tells the heading as it stood in the file, hidden sheets and foreign keys, and not its own notes', async () => {
    const schema = await readSchema(sandbox, 'team', target, { profile: false })
    assert.deepEqual(
      schema.tables.map(({ name }) => name),
      ['odd "name', 'parent', 'child', 'large', 'extremes', 'keyed'],
    )
    assert.equal(schema.tables[0]?.hidden, true)
    assert.deepEqual(
      schema.tables[0]?.columns.map(({ label }) => label),
      ['A & B', null],
    )
    assert.deepEqual(columnOf(schema, 'child', 'parent_id').references, { table: 'parent', column: 'id' })
    assert.equal(columnOf(schema, 'child', 'parent_id').nullable, false)
    const preview = await sandbox.query({
      teamId: 'team',
      target,
      sql: previewSql('SQLITE', { schema: null, name: 'odd "name' }),
    })
    assert.deepEqual(rowsOf(preview), [{ a_b: 1, select: 'x' }])
  })
  test('looks at a part of a large table, from all over it, and says so', async () => {
    const schema = await readSchema(sandbox, 'team', target, { profile: true, profiledRows: 1_000 })
    const profile = columnOf(schema, 'large', 'n').profile
    assert.deepEqual([profile?.sampled, profile?.rows], [true, 1_000])
    assert.ok(Number(profile?.max) > 19_000)
    assert.equal(schema.tables.find(({ name }) => name === 'large')?.rows, 20_000)
    assert.deepEqual(
      [columnOf(schema, 'keyed', 'v').profile?.sampled, columnOf(schema, 'keyed', 'v').profile?.rows],
      [true, 1_000],
    )
  })
  test('tells integers past 2^53 digit for digit, tells bytes apart, and shows no infinity as a value', async () => {
    const schema = await readSchema(sandbox, 'team', target, { profile: true })
    const n = columnOf(schema, 'extremes', 'n').profile
    assert.deepEqual([n?.min, n?.max], ['-9223372036854775808', '9007199254740993'])
    assert.equal(columnOf(schema, 'extremes', 'photo').profile?.distinct, 2)
    const r = columnOf(schema, 'extremes', 'r').profile
    assert.deepEqual([r?.nulls, r?.max, r?.top], [1, 1.5, [{ value: 1.5, count: 1 }]])
  })
  test('estimates distinct values where there are too many to count', async () => {
    const distinct =
      columnOf(await readSchema(sandbox, 'team', target, { profile: true }), 'large', 'word').profile?.distinct ?? 0
    assert.ok(Math.abs(distinct - 20_000) < 1_000, String(distinct))
  })
})

describe('a failed connection says what mends it', () => {
  test('PostgreSQL', async (t) => {
    if (!postgres) return t.skip('no server')
    const right = connectionOf(postgres.target)
    const at = (change: ConnectionSettings): QueryTarget => ({ kind: 'POSTGRES', connection: { ...right, ...change } })
    assert.match(await problem(at({ host: 'no-such-host.invalid' })), /Check the host name/)
    assert.match(await problem(at({ host: 'no-such-host.invalid:5432' })), /Give the name alone/)
    assert.match(await problem(at({ port: 1 })), /Check the port/)
    assert.match(await problem(at({ database: 'nowhere' })), /no database "nowhere"/)
    assert.match(await problem(at({ username: 'nobody' })), /no user nobody|password of nobody/)
    assert.match(await problem(at({ host: null })), /no host/)
    if (!(await testSource(sandbox, at({ ssl: true, verifyCertificate: false }))).ok)
      assert.match(await problem(at({ ssl: true })), /TLS|certificate/)
  })
  test('MySQL, and the password never comes back', async (t) => {
    if (!mysql) return t.skip('no server')
    const right = connectionOf(mysql.target)
    const at = (change: ConnectionSettings): QueryTarget => ({ kind: 'MYSQL', connection: { ...right, ...change } })
    assert.match(await problem(at({ port: 1 })), /Check the port/)
    assert.match(await problem(at({ database: 'nowhere' })), /no database "nowhere"/)
    const denied = await problem(at({ username: 'nobody', password: 'hunter2-secret' }))
    assert.match(denied, /does not take this password/)
    assert.ok(!denied.includes('hunter2'))
  })
  test('a private address is named as such', async () => {
    const { createNetworkGuard } = await import('../../platform/network/network.ts')
    const guarded = place.sandbox({ guard: createNetworkGuard({ allowPrivate: false }) })
    for (const kind of ['POSTGRES', 'MYSQL', 'CLICKHOUSE'] as const) {
      const result = await testSource(guarded, {
        kind,
        connection: { host: '127.0.0.1', port: 5432, username: 'x', database: 'x' },
      })
      assert.ok(!result.ok && /private or reserved address/.test(result.error), JSON.stringify(result))
    }
    await guarded.close()
  })
  test('a lost file', async () => {
    assert.match(
      await problem({ kind: 'SQLITE', databases: [{ schema: null, path: join(place.folder, 'none') }] }),
      /Upload it again/,
    )
  })
})

test('a connection without a port has the usual one of its engine', () => {
  assert.equal(dialectOf('POSTGRES').port({}), 5432)
  assert.equal(dialectOf('MYSQL').port({ port: null }), 3306)
  assert.equal(dialectOf('CLICKHOUSE').port({ ssl: true }), 8443)
  assert.equal(dialectOf('CLICKHOUSE').port({ port: 1 }), 1)
  assert.equal(dialectOf('BIGQUERY').port({ endpoint: 'http://proxy.example' }), 80)
})

test('names are quoted by the rules of their engine', () => {
  assert.equal(quoteIdentifier('a"b', dialectOf('SQLITE').quoting), '"a""b"')
  assert.equal(quoteIdentifier('a`b\\c', dialectOf('MYSQL').quoting), '`a``b\\c`')
  assert.equal(quoteIdentifier('a`b\\c', dialectOf('CLICKHOUSE').quoting), '`a\\`b\\\\c`')
  assert.equal(previewSql('POSTGRES', { schema: 'public', name: 'x' }, 5), 'SELECT * FROM "public"."x" LIMIT 5')
})

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, test } from 'node:test'
import { type BigQueryServer, startBigQuery } from '../../../test/servers/bigquery.ts'
import { type ClickHouseServer, startClickHouse } from '../../../test/servers/clickhouse.ts'
import { QueryError, type QueryTarget, rowsOf } from '../sandbox/index.ts'
import { makeDuckdb, makeFolder, makeMysql, makePostgres, makeSqlite, type Server } from '../sandbox/sandbox.fixture.ts'
import { portOf } from './connection.ts'
import {
  type ConnectionSettings,
  checkSearchAnalyticsExport,
  previewSql,
  quoteIdentifier,
  readSchema,
  type SourceSchema,
  testSource,
} from './index.ts'

const place = makeFolder()
const sandbox = place.sandbox()
let postgres: Server | null
let mysql: Server | null
let clickhouse: ClickHouseServer
let bigquery: BigQueryServer
before(async () => {
  postgres = await makePostgres()
  mysql = await makeMysql()
  clickhouse = await startClickHouse({ username: 'reader', password: 'right-password', database: 'web' })
  bigquery = await startBigQuery()
})
after(async () => {
  await sandbox.close()
  await postgres?.remove()
  await mysql?.remove()
  await clickhouse.close()
  await bigquery.close()
  place.remove()
})

const connectionOf = (target: QueryTarget) => (target as { connection: ConnectionSettings }).connection
const columnOf = (schema: SourceSchema, table: string, column: string) => {
  const found = schema.tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column)
  assert.ok(found, `${table}.${column} is not in the schema`)
  return found
}
async function problem(target: QueryTarget): Promise<string> {
  const result = await testSource(sandbox, target, { timeoutMs: 5_000 })
  assert.equal(result.ok, false)
  return result.ok ? '' : result.error
}

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
  assert.deepEqual(await testSource(sandbox, target), { ok: true })
  return schema
}

describe('the schema of a shop is the same story in every engine', () => {
  test('SQLite', async () => void (await checkShop(makeSqlite(place.folder))))
  test('DuckDB', async () => void (await checkShop(await makeDuckdb(place.folder))))
  test('PostgreSQL', async (t) => (postgres ? void (await checkShop(postgres.target)) : t.skip('no server')))
  test('MySQL', async (t) => (mysql ? void (await checkShop(mysql.target)) : t.skip('no server')))
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
    const { createNetworkGuard } = await import('../../platform/network.ts')
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

describe('ClickHouse, through its client', () => {
  const target = (change: ConnectionSettings = {}): QueryTarget => ({
    kind: 'CLICKHOUSE',
    connection: {
      host: '127.0.0.1',
      port: clickhouse.port,
      username: 'reader',
      password: 'right-password',
      database: 'web',
      ...change,
    },
  })
  const query = (sql: string, params = {}) => sandbox.query({ teamId: 'team', target: target(), sql, params })
  test('answers rows with their types', async () => {
    const outcome = await query('SELECT * FROM visits ORDER BY id')
    assert.deepEqual(outcome.types, ['integer', 'text', 'date', 'real', 'decimal'])
    assert.deepEqual(rowsOf(outcome)[2], {
      id: '9007199254740993',
      page: '/home',
      day: '2024-01-02',
      seconds: null,
      price: '3.25',
    })
  })
  test('binds values, caps rows, prepares and explains', async () => {
    assert.deepEqual(
      rowsOf(
        await query('SELECT count(*) AS n FROM visits WHERE page = :page AND id < :id', { page: '/home', id: 10 }),
      ),
      [{ n: 1 }],
    )
    assert.equal(
      (await sandbox.query({ teamId: 'team', target: target(), sql: 'SELECT id FROM visits', maxRows: 2 })).truncated,
      true,
    )
    assert.deepEqual(
      await sandbox.prepare({ teamId: 'team', target: target(), sql: 'SELECT page, seconds FROM visits' }),
      { columns: ['page', 'seconds'], types: ['text', 'real'] },
    )
    assert.match(
      (await sandbox.explain({ teamId: 'team', target: target(), sql: 'SELECT page FROM visits' })).plan,
      /ReadFromMergeTree/,
    )
  })
  test('asks read-only, with a deadline', async () => {
    await query('SELECT 1')
    const settings = clickhouse.requests.at(-1)?.settings
    assert.equal(settings?.readonly, '1')
    assert.ok(Number(settings?.max_execution_time) > 0)
  })
  for (const sql of [
    'DROP TABLE visits',
    'INSERT INTO visits VALUES (1)',
    "SELECT * FROM url('http://169.254.169.254/', CSV, 'a String')",
    "SELECT * FROM file('/etc/passwd', CSV, 'a String')",
    "SELECT * FROM s3('http://x/y')",
    "SELECT * FROM remote('127.0.0.1', 'system', 'one')",
    "SELECT * FROM mysql('127.0.0.1:3306', 'a', 'b', 'c', 'd')",
    "SELECT * FROM executable('x.sh', CSV, 'a String')",
    'SELECT * FROM system.users',
    'SELECT * FROM system.query_log',
    "SELECT 1 INTO OUTFILE '/tmp/x'",
    'SELECT 1 SETTINGS readonly = 0',
    'SET readonly = 0',
    'SELECT 1; DROP TABLE visits',
    'SELECT sleep(3)',
    'SYSTEM SHUTDOWN',
    "SELECT dictGet('d', 'a', 1)",
  ])
    test(`refuses ${sql}`, async () => {
      await assert.rejects(query(sql), (error) => error instanceof QueryError && error.kind === 'refused')
    })
  test('a column may be called url or file', async () => {
    await assert.rejects(
      query('SELECT url, file FROM visits'),
      (error) => error instanceof QueryError && error.kind === 'failed',
    )
  })
  test('tells its tables and a profile', async () => {
    const schema = await readSchema(sandbox, 'team', target(), { profile: true })
    assert.deepEqual(
      schema.tables.map(({ name, rows }) => [name, rows]),
      [['visits', 3]],
    )
    assert.deepEqual(columnOf(schema, 'visits', 'page').profile?.top[0], { value: '/home', count: 2 })
    assert.equal(columnOf(schema, 'visits', 'price').profile?.mean, (1.1 + 2 + 3.25) / 3)
  })
  test('a failed connection says what mends it', async () => {
    assert.deepEqual(await testSource(sandbox, target()), { ok: true })
    assert.match(await problem(target({ password: 'wrong' })), /does not take this password/)
    assert.match(await problem(target({ database: 'nowhere' })), /no database "nowhere"/)
    assert.match(await problem(target({ port: 1 })), /nothing listens on port 1\. Check the port/)
    assert.match(await problem(target({ endpoint: 'http://127.0.0.1:1' })), /nothing listens on port 1\./)
  })
})

describe('BigQuery, through its client', () => {
  const target = (change: ConnectionSettings = {}): QueryTarget => ({
    kind: 'BIGQUERY',
    connection: {
      projectId: 'test-project',
      key: bigquery.key,
      endpoint: bigquery.endpoint,
      database: 'shop',
      ...change,
    },
  })
  test('answers rows of several pages with their types', async () => {
    const outcome = await sandbox.query({
      teamId: 'team',
      target: target(),
      sql: 'SELECT * FROM `shop`.`orders` ORDER BY id',
    })
    assert.deepEqual(outcome.types, ['integer', 'date', 'decimal', 'datetime'])
    assert.deepEqual(rowsOf(outcome), [
      { id: 1, day: '2024-01-01', total: '9.90', at: '2024-01-01T10:00:00.000Z' },
      { id: 2, day: '2024-01-02', total: '20.00', at: null },
      { id: '9007199254740993', day: null, total: null, at: null },
    ])
  })
  test('says beforehand what it may cost, and binds values', async () => {
    const outcome = await sandbox.query({
      teamId: 'team',
      target: target(),
      sql: 'SELECT id FROM `shop`.`orders` WHERE day = :day AND id < :id',
      params: { day: '2024-01-02', id: 5 },
    })
    assert.deepEqual(rowsOf(outcome), [{ id: 2 }])
    const jobs = bigquery.requests.filter(({ path, method }) => method === 'POST' && path.endsWith('/jobs')).slice(-2)
    const configurations = jobs.map(
      ({ body }) =>
        (body as { configuration: { dryRun?: boolean; query: { maximumBytesBilled?: string } } }).configuration,
    )
    assert.deepEqual(
      configurations.map(({ dryRun }) => dryRun === true),
      [true, false],
    )
    for (const { query } of configurations) assert.ok(Number(query.maximumBytesBilled) > 0)
  })
  test('prepares and explains without running', async () => {
    const before = bigquery.requests.length
    const described = await sandbox.prepare({
      teamId: 'team',
      target: target(),
      sql: 'SELECT id, total FROM `shop`.`orders`',
    })
    assert.deepEqual(described, { columns: ['id', 'total'], types: ['integer', 'decimal'] })
    assert.match(
      (await sandbox.explain({ teamId: 'team', target: target(), sql: 'SELECT 1' })).plan,
      /Reads 1000 bytes/,
    )
    for (const { body } of bigquery.requests.slice(before))
      assert.equal((body as { configuration: { dryRun: boolean } }).configuration.dryRun, true)
  })
  for (const sql of [
    'DELETE FROM `shop`.`orders` WHERE true',
    'CREATE TABLE x (a INT64)',
    'SELECT 1; DROP TABLE x',
    "SELECT * FROM EXTERNAL_QUERY('c', 'SELECT 1')",
    "EXPORT DATA OPTIONS (uri = 'gs://x/*') AS SELECT 1",
    'CALL x()',
    'DECLARE x INT64',
    'BEGIN SELECT 1; END',
    "EXECUTE IMMEDIATE 'SELECT 1'",
  ])
    test(`refuses ${sql}`, async () => {
      await assert.rejects(
        sandbox.query({ teamId: 'team', target: target(), sql }),
        (error) => error instanceof QueryError && error.kind === 'refused',
      )
    })
  test('tells its tables', async () => {
    const schema = await readSchema(sandbox, 'team', target(), { profile: true })
    assert.deepEqual(
      schema.tables.map(({ name, schema: dataset, rows }) => [dataset, name, rows]),
      [['shop', 'orders', 3]],
    )
    assert.deepEqual(columnOf(schema, 'orders', 'day').profile?.top, [
      { value: '2024-01-01', count: 1 },
      { value: '2024-01-02', count: 1 },
    ])
  })
  test('a failed connection says what mends it, and the key never comes back', async () => {
    assert.deepEqual(await testSource(sandbox, target()), { ok: true })
    const other = await startBigQuery()
    const wrong = await problem(target({ key: other.key }))
    await other.close()
    assert.match(wrong, /does not take the key/)
    assert.ok(!wrong.includes('PRIVATE'))
    assert.match(await problem(target({ database: 'nowhere' })), /no dataset "nowhere"/)
    assert.match(await problem(target({ key: 'not json' })), /not JSON/)
    assert.match(
      await problem(
        target({
          key: JSON.stringify({ type: 'external_account', credential_source: { executable: { command: 'touch x' } } }),
        }),
      ),
      /not that of a service account/,
    )
    assert.match(
      await problem(
        target({ key: JSON.stringify({ type: 'service_account', client_email: 'a@b', private_key: 'damaged' }) }),
      ),
      /damaged|Paste/,
    )
  })
})

describe('the search-analytics export', () => {
  const complete = `CREATE TABLE ExportLog (agenda TEXT, namespace TEXT, data_date DATE); CREATE TABLE searchdata_url_impression (data_date DATE, site_url TEXT);
    CREATE TABLE searchdata_site_impression (data_date DATE, site_url TEXT);`
  const filled = `${complete} INSERT INTO ExportLog VALUES ('SEARCHDATA', 'x', '2024-05-01'), ('SEARCHDATA', 'x', '2024-05-03'); INSERT INTO searchdata_site_impression VALUES ('2024-05-03', 'sc-domain:example.com')`
  let server: BigQueryServer
  before(async () => {
    server = await startBigQuery({
      datasets: { searchconsole: filled, empty: complete, partial: 'CREATE TABLE ExportLog (data_date DATE)' },
    })
  })
  after(() => server.close())
  const check = (datasetId: string, change: ConnectionSettings = {}, siteUrl = 'sc-domain:example.com') =>
    checkSearchAnalyticsExport(
      sandbox,
      'team',
      { key: server.key, endpoint: server.endpoint, ...change },
      { datasetId, location: 'EU', siteUrl },
    )

  test('is ready when its tables are there and hold a day of the site', async () => {
    assert.deepEqual(await check('searchconsole'), {
      ready: true,
      latestDataDate: '2024-05-03',
      projectId: 'test-project',
      error: null,
      failed: false,
    })
  })
  test('is not ready before, and says what is missing', async () => {
    assert.match((await check('partial')).error ?? '', /searchdata_site_impression, searchdata_url_impression/)
    assert.match((await check('empty')).error ?? '', /no day yet/)
    const other = await check('searchconsole', {}, 'https://other.example/')
    assert.deepEqual([other.ready, other.latestDataDate], [false, '2024-05-03'])
  })
  test("tells failures of Google's side instead of throwing them", async () => {
    assert.match((await check('nowhere')).error ?? '', /no dataset "nowhere"/)
    assert.match(
      (await check('searchconsole', { endpoint: 'http://127.0.0.1:1' })).error ?? '',
      /Check the port|does not answer/,
    )
    assert.equal((await check('nowhere')).failed, false)
    const unkeyed = await check('searchconsole', { key: '{}' })
    assert.deepEqual([unkeyed.ready, unkeyed.failed], [false, true])
  })
})

test('a connection without a port has the usual one of its engine', () => {
  assert.equal(portOf('POSTGRES', {}), 5432)
  assert.equal(portOf('MYSQL', { port: null }), 3306)
  assert.equal(portOf('CLICKHOUSE', { ssl: true }), 8443)
  assert.equal(portOf('CLICKHOUSE', { port: 1 }), 1)
  assert.equal(portOf('BIGQUERY', { endpoint: 'http://proxy.example' }), 80)
})

test('names are quoted by the rules of their engine', () => {
  assert.equal(quoteIdentifier('SQLITE', 'a"b'), '"a""b"')
  assert.equal(quoteIdentifier('MYSQL', 'a`b\\c'), '`a``b\\c`')
  assert.equal(quoteIdentifier('CLICKHOUSE', 'a`b\\c'), '`a\\`b\\\\c`')
  assert.equal(previewSql('POSTGRES', { schema: 'public', name: 'x' }, 5), 'SELECT * FROM "public"."x" LIMIT 5')
})

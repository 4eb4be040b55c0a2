import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type BigQueryServer, startBigQuery } from '../../../test/servers/bigquery.ts'
import { startClickHouse } from '../../../test/servers/clickhouse.ts'
import { startInstalledClickHouse } from '../../../test/servers/installed-clickhouse.ts'
import { QueryError, type QueryTarget, rowsOf } from '../sandbox/index.ts'
import { type ConnectionSettings, checkSearchAnalyticsExport, readSchema, testSource } from './index.ts'
import { makeFolder } from './shops.fixture.ts'
import { columnOf, problemIn } from './sources.fixture.ts'

const place = makeFolder()
const sandbox = place.sandbox()
const problem = problemIn(sandbox)
const clickhouse = await startClickHouse({ username: 'reader', password: 'right-password', database: 'web' })
const bigquery = await startBigQuery()
after(async () => {
  await sandbox.close()
  await clickhouse.close()
  await bigquery.close()
  place.remove()
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
  test('an account that may set nothing joins only where its own settings tell what was not found', async () => {
    const joined = 'SELECT count(*) AS n FROM visits AS a LEFT JOIN visits AS b ON b.id = a.id'
    for (const joinNulls of [true, false]) {
      const server = await startClickHouse({
        username: 'reader',
        password: 'right-password',
        database: 'web',
        readonlyWith: { joinNulls },
      })
      const ask = (sql: string) => sandbox.query({ teamId: 'team', target: target({ port: server.port }), sql })
      try {
        assert.deepEqual(rowsOf(await ask('SELECT count(*) AS n FROM visits')), [{ n: 3 }])
        if (joinNulls) assert.deepEqual(rowsOf(await ask(joined)), [{ n: 3 }])
        else
          await assert.rejects(
            ask(joined),
            (error) =>
              error instanceof QueryError && error.kind === 'refused' && /join_use_nulls = 1/.test(error.message),
          )
      } finally {
        await server.close()
      }
    }
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
    `SELECT 1 // "
     , dictGet('d', 'a', 1) -- "`,
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
    assert.deepEqual(await testSource(sandbox, target()), { ok: true, writableRole: null })
    assert.match(await problem(target({ password: 'wrong' })), /does not take this password/)
    assert.match(await problem(target({ database: 'nowhere' })), /no database "nowhere"/)
    assert.match(await problem(target({ port: 1 })), /nothing listens on port 1\. Check the port/)
    assert.match(await problem(target({ endpoint: 'http://127.0.0.1:1' })), /nothing listens on port 1\./)
  })
  test('the server that is installed is connected, or told to be too old', async (t) => {
    const server = await startInstalledClickHouse()
    if (!server) return t.skip('not installed')
    const installed = target({ port: server.port, username: 'default', password: '', database: 'default' })
    try {
      if (Number.parseInt(server.version, 10) >= 22) {
        assert.deepEqual(await testSource(sandbox, installed), { ok: true, writableRole: null })
        return
      }
      assert.match(await problem(installed), /too old: version 21\.8 or later is needed/)
    } finally {
      await server.stop()
    }
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
    assert.deepEqual(await testSource(sandbox, target()), { ok: true, writableRole: null })
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

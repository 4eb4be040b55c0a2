import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { makePostgresDatabase } from '../test/databases.ts'
import { serviceAnswers } from '../test/services.ts'
import { until } from '../test/until.ts'
import { type Owner, type Service, setUp, startService } from './harness.ts'
import { sourceCalls } from './source-calls.ts'

const env = { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' }
const ROWS = 45_000
const tables = `
  CREATE TABLE orders (
    id bigint PRIMARY KEY, day date, amount numeric(12, 3), city text, code char(6), paid boolean, at timestamptz, doc jsonb
  );
  INSERT INTO orders SELECT i, date '2024-01-01' + (i % 300), i / 8.0, case when i % 5 = 0 then null else 'Ort ' || i % 7 end,
    'c' || i % 3, i % 2 = 0, timestamptz '2024-03-30 22:00:00+00' + i * interval '1 minute', '{"a": 1}'
  FROM generate_series(1, ${ROWS}) AS i;
  CREATE TABLE empty (id int, name text);
  CREATE VIEW endless AS SELECT i, repeat('x', 50) AS text FROM generate_series(1, 6000000) AS i;`

describe('extracts', { skip: !(await serviceAnswers('PostgreSQL')) }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-extracts-'))
  let service: Service
  let owner: Owner
  let client: pg.Client
  let drop: () => Promise<void>
  let id = ''
  let connection: object
  const { asOwner, uploadCsv } = sourceCalls(() => ({ service, owner }))
  const list = async () => (await asOwner('GET', `/data-sources/${id}/extracts`)).body
  const keep = (json: object) => asOwner('POST', `/data-sources/${id}/extracts`, { json })
  const find = async (extract: string) => (await list()).find((one: { id: string }) => one.id === extract)
  const settled = (extract: string) =>
    until(async () => {
      const found = await find(extract)
      return ['ready', 'failed'].includes(found.state) && found
    })
  const refreshed = async (extract: string, query = '') => {
    const answer = await asOwner('POST', `/data-sources/${id}/extracts/${extract}/refresh${query}`)
    assert.equal(answer.status, 202, answer.text)
    return settled(extract)
  }
  const kept = () => readdirSync(path.join(folder, 'files', 'kept'))

  before(async () => {
    const made = await makePostgresDatabase()
    drop = made.drop
    client = new pg.Client({ connectionString: made.url })
    await client.connect()
    await client.query(tables)
    service = await startService({ env, folder, keepFolder: true })
    owner = await setUp(service)
    connection = made.connection
    const json = { name: 'Shop', type: 'POSTGRES', ...connection, allowWritableRole: true }
    id = (await asOwner('POST', '/data-sources', { json })).body.id
  })
  after(async () => {
    await service?.stop()
    await client?.end()
    await drop?.()
    rmSync(folder, { recursive: true, force: true })
  })

  test('a table is kept with every row, and says what of it is not', async () => {
    const made = await keep({ table: 'orders' })
    assert.equal(made.status, 201, made.text)
    assert.ok(['waiting', 'running'].includes(made.body.state), made.body.state)
    const done = await settled(made.body.id)
    assert.deepEqual(
      [done.state, done.rows, done.lastError, done.isFresh, done.schema, done.nextRefreshAt, done.progress],
      ['ready', ROWS, null, true, 'public', null, null],
    )
    assert.ok(done.bytes > 10_000 && done.ageSeconds < 60)
    assert.deepEqual(
      done.columns.map(({ name, type }: { name: string; type: string }) => `${name} ${type}`),
      ['id integer', 'day date', 'amount decimal', 'city text', 'paid boolean', 'at datetime'],
    )
    assert.deepEqual(
      done.leftOut.map(({ name }: { name: string }) => name),
      ['code', 'doc'],
    )
    assert.equal(kept().length, 1)
    const { body: entries } = await asOwner('GET', '/audit-log')
    assert.ok(entries.some(({ action }: { action: string }) => action === 'extract.created'))
    assert.equal((await asOwner('DELETE', `/data-sources/${id}/extracts/${done.id}`)).status, 204)
    assert.deepEqual([await list(), kept()], [[], []])
  })

  test('what cannot be kept is refused, and nothing is there', async () => {
    const upload = await uploadCsv('a,b\n1,2\n')
    const code = async (answer: Promise<{ status: number; body: { cause: { code: string } } }>) => {
      const { status, body } = await answer
      return [status, body.cause.code]
    }
    assert.deepEqual(await code(keep({ table: 'nothing' })), [404, 'data-sources/table-not-found'])
    assert.deepEqual(await code(keep({ table: 'orders', growingColumn: 'none' })), [
      404,
      'data-sources/column-not-found',
    ])
    assert.deepEqual(await code(keep({ table: 'orders', growingColumn: 'city' })), [400, 'api/invalid-request'])
    const schedule = { cron: 'now and then', timezone: 'UTC' }
    assert.deepEqual(await code(keep({ table: 'orders', schedule })), [400, 'api/invalid-request'])
    assert.deepEqual(await code(asOwner('POST', `/data-sources/${upload.id}/extracts`, { json: { table: 'sales' } })), [
      409,
      'data-sources/not-a-server',
    ])
    assert.deepEqual(await list(), [])
    const { body } = await keep({ table: 'empty' })
    assert.deepEqual(await code(keep({ table: 'empty', schema: 'public' })), [409, 'data-sources/extract-exists'])
    assert.equal((await settled(body.id)).rows, 0)
    const elsewhere = `/data-sources/${upload.id}/extracts/${body.id}`
    assert.deepEqual(await code(asOwner('DELETE', elsewhere)), [404, 'data-sources/extract-not-found'])
    await asOwner('DELETE', `/data-sources/${id}/extracts/${body.id}`)
  })

  test('by a growing column only what is new is read, and all of it when that is asked for', async () => {
    const { body } = await keep({ table: 'orders', growingColumn: 'at' })
    assert.equal((await settled(body.id)).rows, ROWS)
    await client.query(`DELETE FROM orders WHERE id <= 10;
      INSERT INTO orders (id, at) SELECT i, timestamptz '2025-01-01' FROM generate_series(100001, 100005) AS i;
      INSERT INTO orders (id, at) VALUES (100006, null)`)
    assert.equal((await refreshed(body.id)).rows, ROWS + 6)
    assert.equal((await refreshed(body.id)).rows, ROWS + 6)
    assert.equal((await refreshed(body.id, '?whole=true')).rows, ROWS - 10 + 6)
    await client.query('DELETE FROM orders WHERE id > 100000')
    await asOwner('DELETE', `/data-sources/${id}/extracts/${body.id}`)
  })

  test('questions are answered from what is kept while it is fresh, and say so', async () => {
    const space = (await asOwner('POST', '/spaces', { json: { name: 'Shop' } })).body.id
    await asOwner('POST', `/spaces/${space}/data-sources`, { json: { dataSourceId: id } })
    const of = (field: string) => ({ field: { dataset: 'orders', field } })
    const ask = async (question: object) => {
      const { status, body } = await asOwner('POST', `/spaces/${space}/questions`, { json: { question } })
      assert.equal(status, 200, JSON.stringify(body))
      return body
    }
    const total = { fn: 'sum', of: of('amount') }
    const questions = [
      { measures: [total, { count: 'orders' }], by: [{ of: of('day'), grain: 'month' }] },
      { measures: [total, { fn: 'avg', of: of('amount') }], by: [{ of: of('city') }, { of: of('paid') }] },
      { measures: [{ count: 'orders' }], by: [{ of: of('at'), grain: 'day' }] },
      {
        measures: [{ count: 'orders' }],
        by: [{ of: of('paid') }],
        where: { compare: '=', left: of('city'), right: { value: 'Ort 3' } },
      },
      {
        measures: [],
        by: [],
        dataset: 'orders',
        fields: [{ of: of('id') }, { of: of('at') }, { of: of('amount') }],
        order: [{ column: { of: of('id') }, descending: false }],
        limit: 20,
      },
    ]
    assert.equal((await asOwner('PATCH', '/team/settings', { json: { timeZone: 'Europe/Berlin' } })).status, 200)
    const asked = await Promise.all(questions.map(ask))
    const { body } = await keep({ table: 'orders' })
    const { asOf } = await settled(body.id)
    const [first] = await Promise.all(questions.map(ask))
    for (const [i, question] of questions.entries()) {
      const answer = await ask(question)
      assert.deepEqual([answer.engine, answer.asOf], ['duckdb', asOf])
      assert.deepEqual([asked[i].engine, asked[i].asOf], ['postgres', null])
      assert.deepEqual([answer.rows, answer.columns], [asked[i].rows, asked[i].columns])
      assert.equal(answer.statement, asked[i].statement)
    }
    assert.equal(first.source, asked[0].source)
    for (const name of ['doc', 'code']) {
      const missing = await ask({ measures: [{ count: 'orders' }], by: [], where: { not: { missing: of(name) } } })
      assert.deepEqual([missing.engine, missing.asOf], ['postgres', null])
    }

    const again = await refreshed(body.id)
    // Of this version nobody has read anything yet.
    for (const name of kept())
      if (!readdirSync(path.join(folder, 'files', 'kept', name)).includes('data'))
        writeFileSync(path.join(folder, 'files', 'kept', name, 'columnar'), 'no columns')
    const damaged = await asOwner('POST', `/spaces/${space}/questions`, { json: { question: questions[0] } })
    assert.deepEqual([damaged.status, damaged.body.cause.code], [424, 'data-sources/unavailable'])
    await until(async () => (await settled(body.id)).asOf > again.asOf)
    const mended = await ask(questions[0]!)
    assert.deepEqual([mended.rows, mended.engine], [asked[0].rows, 'duckdb'])

    // As after a restore, which brings the row and not the file.
    const { asOf: before } = await find(body.id)
    for (const name of kept())
      if (!readdirSync(path.join(folder, 'files', 'kept', name)).includes('data'))
        rmSync(path.join(folder, 'files', 'kept', name), { recursive: true })
    assert.equal((await ask(questions[0]!)).engine, 'postgres')
    await until(async () => (await settled(body.id)).asOf > before)
    assert.equal((await ask(questions[0]!)).engine, 'duckdb')

    await asOwner('PATCH', `/data-sources/${id}/extracts/${body.id}`, { json: { maxAgeMinutes: 60 } })
    const database = new DatabaseSync(path.join(folder, 'tallyroom.db'))
    const anHourAgo = new Date(Date.now() - 3_700_000).toISOString()
    database.prepare('UPDATE data_source_extracts SET "asOf" = ?').run(anHourAgo)
    database.close()
    assert.equal((await find(body.id)).isFresh, false)
    const old = await ask(questions[0]!)
    assert.deepEqual([old.rows, old.engine, old.asOf], [asked[0].rows, 'postgres', null])
    await asOwner('DELETE', `/data-sources/${id}/extracts/${body.id}`)
    assert.equal((await ask(questions[0]!)).engine, 'postgres')
    await asOwner('PATCH', '/team/settings', { json: { timeZone: 'UTC' } })
    await asOwner('DELETE', `/spaces/${space}`)
  })

  test('a file and a table of a server are asked together, over what is kept or what is read for it', async () => {
    const upload = await uploadCsv(
      `Place,Region,Opened\n${[0, 1, 2, 3, 4, 5, 6].map((i) => `Ort ${i},${i < 3 ? 'North' : 'South'},2024-0${i + 1}-01`).join('\n')}\n`,
      'places.csv',
    )
    const space = (await asOwner('POST', '/spaces', { json: { name: 'Together' } })).body.id
    for (const dataSourceId of [id, upload.id])
      await asOwner('POST', `/spaces/${space}/data-sources`, { json: { dataSourceId } })
    const address = `/spaces/${space}/definitions`
    const { body: document } = await asOwner('GET', address)
    document.semantic_model[0].relationships = [
      { name: 'order_place', from: 'orders', to: 'places', from_columns: ['city'], to_columns: ['Place'] },
    ]
    const saved = await asOwner('PUT', address, { json: document })
    assert.equal(saved.status, 200, saved.text)
    const of = (dataset: string, field: string) => ({ field: { dataset, field } })
    const question = {
      measures: [{ count: 'orders' }, { fn: 'sum', of: of('orders', 'amount') }],
      by: [{ of: of('places', 'Region') }],
      order: [{ column: { by: 0 }, descending: false }],
    }
    const ask = (asked: object = question) =>
      asOwner('POST', `/spaces/${space}/questions`, { json: { question: asked } })
    const { rows: expected } = await client.query(
      "SELECT CASE WHEN city < 'Ort 3' THEN 'North' WHEN city IS NOT NULL THEN 'South' END, count(*)::int, sum(amount)::text FROM orders GROUP BY 1 ORDER BY 1",
    )
    const values = (rows: object[]) => rows.map((row) => Object.values(row))
    const read = await ask()
    assert.equal(read.status, 200, read.text)
    assert.deepEqual(values(read.body.rows), values(expected))
    assert.deepEqual([read.body.engine, read.body.asOf, read.body.source], ['duckdb', null, 'together'])
    const beside = await ask({ measures: [{ fn: 'sum', of: of('orders', 'amount') }, { count: 'places' }], by: [] })
    const { rows: whole } = await client.query('SELECT sum(amount)::text, 7 FROM orders')
    assert.deepEqual(values(beside.body.rows), values(whole))
    document.semantic_model[0].metrics = [
      {
        name: 'amount_per_place',
        expression: {
          dialects: [{ dialect: 'ANSI_SQL', expression: 'SUM(orders.amount) / COUNT(places.*)' }],
        },
      },
    ]
    const unsaved = { text: JSON.stringify(document), metric: 'amount_per_place' }
    const { body: previewed } = await asOwner('POST', `${address}/preview`, { json: unsaved })
    assert.equal(previewed.problem, null)
    assert.ok(Math.abs(previewed.value - Number(whole[0].sum) / 7) < 1e-6, String(previewed.value))
    assert.match(previewed.sql, /FROM "public"\."orders"/)
    assert.match(previewed.sql, /FROM "places"/)
    assert.doesNotMatch(previewed.sql, /read_\d|kept_\d/)
    const { body } = await keep({ table: 'orders' })
    const { asOf } = await settled(body.id)
    const answer = await ask()
    assert.deepEqual(values(answer.body.rows), values(expected))
    assert.deepEqual([answer.body.engine, answer.body.asOf], ['duckdb', asOf])
    assert.match(answer.body.statement, /FROM "public"\."orders" AS "orders"\nLEFT JOIN "places"/)
    await asOwner('DELETE', `/data-sources/${id}/extracts/${body.id}`)

    // What is asked of few rows reads few: the table has far more than may be read.
    const few = await ask({
      measures: [{ count: 'endless', where: { in: of('endless', 'i'), values: [1, 5, 6000000] } }, { count: 'places' }],
      by: [],
    })
    assert.deepEqual([few.status, values(few.body.rows ?? [])], [200, [[3, 7]]], few.text)
    const large = await ask({ measures: [{ count: 'endless' }, { count: 'places' }], by: [] })
    assert.deepEqual([large.status, large.body.cause.code], [422, 'data-sources/query-too-large'])
    assert.match(large.body.cause.detail, /too large to be read for one question.*Make an extract of endless/)
    await asOwner('DELETE', `/spaces/${space}`)
  })

  test('numbers that are none, or have no end, are not taken for missing ones', async () => {
    await client.query(`CREATE TABLE ratios AS SELECT * FROM
      (VALUES (1, 'NaN'::numeric, '-Infinity'::float8), (2, 1.5, 2), (3, null, null)) AS v (id, price, ratio)`)
    const { body } = await keep({ table: 'ratios' })
    const { columns, leftOut } = await settled(body.id)
    assert.deepEqual([columns[1].name, columns.length], ['ratio', 2])
    assert.deepEqual(leftOut, [{ name: 'price', reason: '1 of its values cannot be read as numbers.' }])
    await asOwner('DELETE', `/data-sources/${id}/extracts/${body.id}`)
  })

  test('a refresh that fails says why, and what was kept stays', async () => {
    await client.query('CREATE TABLE short AS SELECT 1 AS a')
    const { body } = await keep({ table: 'short' })
    const first = await settled(body.id)
    await client.query('DROP TABLE short')
    const failed = await refreshed(body.id)
    assert.deepEqual([failed.state, failed.rows, failed.asOf], ['failed', 1, first.asOf])
    assert.equal(failed.lastError, 'There is no table "short" in the database any more.')
    await client.query('CREATE TABLE short AS SELECT 1 AS a UNION ALL SELECT 2')
    const again = await refreshed(body.id)
    assert.deepEqual([again.state, again.rows, again.lastError], ['ready', 2, null])
    await asOwner('DELETE', `/data-sources/${id}/extracts/${body.id}`)
  })

  test('a schedule says when it comes next, and stops with it', async () => {
    const schedule = { cron: '0 4 * * *', timezone: 'Europe/Berlin' }
    const { body } = await keep({ table: 'empty', schedule })
    const waits = await settled(body.id)
    assert.match(waits.nextRefreshAt, /T0[23]:00:00\.\d{3}Z$/)
    const change = (json: object) => asOwner('PATCH', `/data-sources/${id}/extracts/${body.id}`, { json })
    const later = await change({ schedule: { cron: '30 12 1 1 *', timezone: 'UTC' }, maxAgeMinutes: 5 })
    assert.match(later.body.nextRefreshAt, /-01-01T12:30:00/)
    assert.deepEqual([later.body.state, later.body.maxAgeMinutes], ['ready', 5])
    const never = await change({ schedule: null })
    assert.deepEqual([never.body.nextRefreshAt, never.body.schedule], [null, null])
    await asOwner('DELETE', `/data-sources/${id}/extracts/${body.id}`)
  })

  test('deleting one that is being read ends the reading at the server', async () => {
    const before = kept()
    const { body } = await keep({ table: 'endless' })
    await until(async () => (await find(body.id)).progress?.rows > 0)
    assert.equal((await keep({ table: 'endless' })).status, 409)
    await asOwner('DELETE', `/data-sources/${id}/extracts/${body.id}`)
    await until(async () => {
      const { rows } = await client.query("SELECT 1 FROM pg_stat_activity WHERE application_name = 'tallyroom'")
      return rows.length === 0
    })
    assert.deepEqual(kept(), before)
  })

  test('a service that is killed in the middle keeps what it had, and goes on at its next start', async () => {
    await client.query('CREATE VIEW slow AS SELECT i FROM generate_series(1, 20) AS i')
    const { body } = await keep({ table: 'slow' })
    const first = await settled(body.id)
    await client.query('CREATE OR REPLACE VIEW slow AS SELECT i FROM generate_series(1, 1500000) AS i')
    await asOwner('POST', `/data-sources/${id}/extracts/${body.id}/refresh`)
    await until(async () => (await find(body.id)).progress?.rows > 0)
    await service.stop('SIGKILL')
    service = await startService({ env, folder, keepFolder: true })
    const found = await find(body.id)
    assert.deepEqual([found.rows, found.asOf], [20, first.asOf])
    assert.ok(['waiting', 'running'].includes(found.state), found.state)
    assert.equal((await settled(body.id)).rows, 1_500_000)
    // Two uploads, the extract, and the one before, which goes a minute later.
    assert.equal(kept().length, 4)
    assert.deepEqual(readdirSync(path.join(folder, 'files', 'incoming')), [])
    assert.deepEqual(readdirSync(path.join(folder, 'temp')), [])
  })

  test('a whole reading, or another growing column, that is wanted during a refresh is done after it', async () => {
    await client.query(`CREATE TABLE pairs AS SELECT i AS a, 0 AS b FROM generate_series(1, 100) AS i;
      CREATE VIEW pairing AS SELECT a, b FROM pairs WHERE pg_sleep(CASE WHEN a = 100 THEN 1.5 ELSE 0 END) IS NOT NULL`)
    const { body } = await keep({ table: 'pairing', growingColumn: 'a' })
    assert.equal((await settled(body.id)).rows, 100)
    const place = `/data-sources/${id}/extracts/${body.id}`
    const during = async (change: () => Promise<{ status: number }>) => {
      await asOwner('POST', `${place}/refresh`)
      await until(async () => (await find(body.id)).state === 'running')
      assert.ok((await change()).status < 300)
      return settled(body.id)
    }
    await client.query('DELETE FROM pairs WHERE a <= 10')
    assert.equal((await during(() => asOwner('POST', `${place}/refresh?whole=true`))).rows, 90)
    await client.query('DELETE FROM pairs WHERE a <= 20')
    const regrown = await during(() => asOwner('PATCH', place, { json: { growingColumn: 'b' } }))
    assert.deepEqual([regrown.rows, regrown.growingColumn], [80, 'b'])
    await client.query('INSERT INTO pairs VALUES (101, 1)')
    assert.equal((await refreshed(body.id)).rows, 81)
    await asOwner('DELETE', place)
  })

  test('with another connection nothing of the one before is kept, and without the source nothing at all', async () => {
    const json = { database: 'postgres', password: 'x' }
    assert.equal((await asOwner('PATCH', `/data-sources/${id}`, { json })).status, 200)
    const [only] = await list()
    assert.deepEqual([only.rows, only.isFresh], [null, false])
    const failed = await settled(only.id)
    assert.match(failed.lastError, /There is no table "slow" in the database any more/)
    assert.equal((await asOwner('DELETE', `/data-sources/${id}`)).status, 204)
    assert.equal((await asOwner('GET', `/data-sources/${id}/extracts`)).status, 404)
  })
})

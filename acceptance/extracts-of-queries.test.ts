import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { makePostgresDatabase } from '../test/databases.ts'
import { serviceAnswers } from '../test/services.ts'
import { until } from '../test/until.ts'
import { type Answer, type Owner, type Service, setUp, startService } from './harness.ts'
import { sourceCalls } from './source-calls.ts'

const env = { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true', TALLYROOM_MAX_CELLS: '1600000' }
const tables = `
  CREATE TABLE orders (id bigint PRIMARY KEY, city text, amount numeric(12, 2), at timestamptz);
  INSERT INTO orders SELECT i, 'Ort ' || i % 7, i / 4.0, timestamptz '2024-03-30 22:30:00+00' + i * interval '1 hour'
  FROM generate_series(1, 10000) AS i;`
const byCity =
  'SELECT city, sum(amount) AS total, count(*) AS orders, max(at) AS last FROM orders GROUP BY city; -- all'

describe('extracts of statements', { skip: !(await serviceAnswers('PostgreSQL')) }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-results-'))
  let service: Service
  let owner: Owner
  let client: pg.Client
  let drop: () => Promise<void>
  let id = ''
  let connection: { host: string; port: number; database: string; username: string }
  const { asOwner, uploadCsv, query } = sourceCalls(() => ({ service, owner }))
  const place = (extract: string) => `/data-sources/${id}/extracts/${extract}`
  const keep = (json: object) => asOwner('POST', `/data-sources/${id}/extracts`, { json })
  const find = async (extract: string) =>
    (await asOwner('GET', `/data-sources/${id}/extracts`)).body.find((one: { id: string }) => one.id === extract)
  const settled = (extract: string) =>
    until(async () => {
      const found = await find(extract)
      return ['ready', 'failed'].includes(found.state) && found
    })
  const made = async (json: object) => {
    const answer = await keep(json)
    assert.equal(answer.status, 201, answer.text)
    return settled(answer.body.id)
  }
  const refreshed = async (extract: string) => {
    assert.equal((await asOwner('POST', `${place(extract)}/refresh`)).status, 202)
    return settled(extract)
  }
  const code = ({ status, body }: Answer) => [status, body.cause.code]
  const sourceIds = async (): Promise<string[]> =>
    (await asOwner('GET', '/data-sources')).body.map((source: { id: string }) => source.id)
  const kept = () => readdirSync(path.join(folder, 'files', 'kept'))

  before(async () => {
    const database = await makePostgresDatabase()
    drop = database.drop
    client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query(tables)
    service = await startService({ env, folder, keepFolder: true })
    owner = await setUp(service)
    connection = database.connection
    const json = { name: 'Shop', type: 'POSTGRES', ...connection, allowWritableRole: true }
    id = (await asOwner('POST', '/data-sources', { json })).body.id
  })
  after(async () => {
    await service?.stop()
    await client?.end()
    await drop?.()
    rmSync(folder, { recursive: true, force: true })
  })

  test('the result is a data source of its own: asked by SQL and questions, beside others, with the time it was read', async () => {
    const done = await made({ table: 'Cities', sql: byCity })
    assert.deepEqual(
      [done.state, done.rows, done.lastError, done.table, done.sql, done.schema],
      ['ready', 7, null, 'Cities', byCity, null],
    )
    const result = (await asOwner('GET', `/data-sources/${done.resultId}`)).body
    assert.deepEqual([result.name, result.type, result.originalFileName], ['Cities', 'DUCKDB', null])
    const { rows: expected } = await client.query('SELECT sum(amount)::text AS n FROM orders')
    const asked = await query(result.id, 'SELECT CAST(sum(total) AS DECIMAL(18,2)) AS n FROM "Cities"')
    assert.deepEqual(asked.body.data, expected, asked.text)
    const filling = (await asOwner('GET', `/data-sources/${result.id}/extracts`)).body
    assert.deepEqual(
      filling.map((one: { id: string }) => one.id),
      [done.id],
    )

    const upload = await uploadCsv('Place,Region\nOrt 1,North\nOrt 2,North\nOrt 3,South\n', 'places.csv')
    const space = (await asOwner('POST', '/spaces', { json: { name: 'Results' } })).body.id
    for (const dataSourceId of [result.id, upload.id])
      await asOwner('POST', `/spaces/${space}/data-sources`, { json: { dataSourceId } })
    const ask = async (question: object) => {
      const answer = await asOwner('POST', `/spaces/${space}/questions`, { json: { question } })
      assert.equal(answer.status, 200, answer.text)
      return answer.body
    }
    const of = (dataset: string, field: string) => ({ field: { dataset, field } })
    const alone = await ask({ measures: [{ fn: 'sum', of: of('Cities', 'orders') }], by: [] })
    assert.deepEqual([Object.values(alone.rows[0]), alone.asOf], [[10_000], done.asOf])
    const last = await ask({
      measures: [{ count: 'Cities' }],
      by: [],
      where: { compare: '>', left: of('Cities', 'last'), right: { value: '2025-05-21T14:00:00' } },
    })
    assert.deepEqual(Object.values(last.rows[0]), [1])
    const { tables: found } = (await asOwner('GET', `/data-sources/${result.id}/schema`)).body
    assert.deepEqual(
      found[0].columns.map(({ name, nativeType }: { name: string; nativeType: string }) => `${name} ${nativeType}`),
      ['city VARCHAR', 'total DECIMAL(9,2)', 'orders BIGINT', 'last TIMESTAMP WITH TIME ZONE'],
    )
    const address = `/spaces/${space}/definitions`
    const { body: document } = await asOwner('GET', address)
    document.semantic_model[0].relationships = [
      { name: 'city_place', from: 'Cities', to: 'places', from_columns: ['city'], to_columns: ['Place'] },
    ]
    assert.equal((await asOwner('PUT', address, { json: document })).status, 200)
    const joined = await ask({
      measures: [{ fn: 'sum', of: of('Cities', 'orders') }],
      by: [{ of: of('places', 'Region') }],
      where: { not: { missing: of('places', 'Region') } },
      order: [{ column: { by: 0 }, descending: false }],
    })
    assert.deepEqual(
      joined.rows.map((row: object) => Object.values(row)),
      [
        ['North', 2858],
        ['South', 1429],
      ],
    )
    assert.deepEqual([joined.source, joined.asOf], ['together', done.asOf])

    const other = await made({ table: 'orders' })
    const beside = (await asOwner('POST', '/spaces', { json: { name: 'Beside' } })).body.id
    for (const dataSourceId of [result.id, id])
      await asOwner('POST', `/spaces/${beside}/data-sources`, { json: { dataSourceId } })
    const question = { measures: [{ count: 'Cities' }, { count: 'orders' }], by: [] }
    const { body: both, text } = await asOwner('POST', `/spaces/${beside}/questions`, { json: { question } })
    assert.deepEqual(Object.values(both.rows?.[0] ?? {}), [7, 10_000], text)
    assert.deepEqual([both.source, both.asOf, both.engine], ['together', done.asOf, 'duckdb'])
    assert.doesNotMatch(both.statement, /kept_\d/)
    await asOwner('DELETE', place(other.id))
    await asOwner('DELETE', `/spaces/${beside}`)

    await client.query("UPDATE orders SET city = 'Ort 0' WHERE city = 'Ort 6'")
    const again = await refreshed(done.id)
    assert.deepEqual([again.rows, again.resultId], [6, result.id])
    assert.deepEqual((await query(result.id, 'SELECT count(*) AS n FROM "Cities"')).body.data, [{ n: 6 }])

    // It has no file of its own that could be another.
    const body = new FormData()
    body.append('file', new Blob(['a\n1\n']), 'a.csv')
    assert.deepEqual(code(await asOwner('PUT', `/data-sources/${result.id}/file`, { body })), [
      409,
      'data-sources/not-a-file',
    ])
    assert.equal((await asOwner('GET', `/data-sources/${result.id}/download`)).status, 404)
    assert.equal((await asOwner('DELETE', `/data-sources/${result.id}/extracts/${done.id}`)).status, 204)
    assert.equal((await asOwner('GET', `/data-sources/${result.id}`)).status, 404)
    await asOwner('DELETE', `/spaces/${space}`)
  })

  test('a statement that cannot be kept is refused, and nothing is there', async () => {
    const before = await sourceIds()
    const refusals: [object, [number, string]][] = [
      [{ table: 'Bad', sql: 'DELETE FROM orders' }, [400, 'data-sources/query-refused']],
      [{ table: 'Bad', sql: 'SELECT 1 AS a; DROP TABLE orders' }, [400, 'data-sources/query-refused']],
      [{ table: 'Bad', sql: 'SELECT nothing FROM orders' }, [400, 'data-sources/query-failed']],
      [{ table: 'Bad', sql: 'SELECT FROM orders' }, [400, 'api/invalid-request']],
      [{ table: 'Bad', sql: 'SELECT 1 AS " "' }, [400, 'api/invalid-request']],
      [{ table: ' ', sql: 'SELECT 1 AS a' }, [400, 'api/invalid-request']],
      [{ table: 'pg_class', sql: 'SELECT 1 AS a' }, [400, 'api/invalid-request']],
      [{ table: 'Bad', schema: 'public', sql: 'SELECT 1 AS a' }, [400, 'api/invalid-request']],
      [{ table: 'Bad', sql: 'SELECT 1 AS a', growingColumn: 'b' }, [404, 'data-sources/column-not-found']],
      [{ table: 'Bad', sql: "SELECT 'x' AS a", growingColumn: 'a' }, [400, 'api/invalid-request']],
    ]
    for (const [json, expected] of refusals) assert.deepEqual(code(await keep(json)), expected, JSON.stringify(json))
    const done = await made({ table: 'One', sql: 'SELECT 1 AS a, 2 AS a, 3 AS "A"' })
    assert.deepEqual(
      [done.columns.map(({ name }: { name: string }) => name), done.leftOut.length],
      [['a', 'a_2'], 1],
      'equal names are told apart, as in every answer',
    )
    assert.deepEqual(code(await keep({ table: 'One', sql: 'SELECT 2 AS b' })), [409, 'data-sources/extract-exists'])
    const table = await made({ table: 'orders' })
    const change = (extract: string, json: object) => asOwner('PATCH', place(extract), { json })
    assert.deepEqual(code(await change(table.id, { sql: 'SELECT 1 AS a' })), [400, 'api/invalid-request'])
    assert.deepEqual(code(await change(done.id, { sql: 'DROP TABLE orders' })), [400, 'data-sources/query-refused'])
    assert.equal((await find(done.id)).sql, 'SELECT 1 AS a, 2 AS a, 3 AS "A"')
    for (const one of [table, done]) await asOwner('DELETE', place(one.id))
    assert.deepEqual(await sourceIds(), before)
  })

  test('by a growing column a refresh reads what is new', async () => {
    const sql = 'SELECT id, city, at FROM orders WHERE amount > 0 -- those that count'
    const done = await made({ table: 'Growing', sql, growingColumn: 'at' })
    assert.equal(done.rows, 10_000)
    await client.query(`DELETE FROM orders WHERE id <= 10;
      INSERT INTO orders VALUES (20001, 'Ort 9', 1, '2030-01-01'), (20002, 'Ort 9', 1, null)`)
    assert.equal((await refreshed(done.id)).rows, 10_002)
    const count = 'SELECT count(*) AS n, count(DISTINCT id) AS ids FROM "Growing"'
    assert.deepEqual((await query(done.resultId, count)).body.data, [{ n: 10_002, ids: 10_002 }])
    const narrower = { sql: 'SELECT id, at FROM orders WHERE id > 20000' }
    const changed = await asOwner('PATCH', place(done.id), { json: narrower })
    assert.equal(changed.status, 200, changed.text)
    const after = await until(async () => {
      const found = await settled(done.id)
      return found.rows === 2 && found
    })
    assert.deepEqual([after.columns.length, after.resultId], [2, done.resultId])
    await client.query('DELETE FROM orders WHERE id > 20000')
    await asOwner('DELETE', place(done.id))
  })

  test('columns keep their names by a growing column, whatever letters they have', async () => {
    const names = ['No. of order', 'a"b', 'Straße', '日本', '__proto__', 'rowid']
    const quoted = names.map((name) => `id AS "${name.replaceAll('"', '""')}"`)
    const sql = `SELECT ${quoted.join(', ')} FROM orders`
    const done = await made({ table: 'Named', sql, growingColumn: 'No. of order' })
    const { rows } = await client.query("INSERT INTO orders VALUES (30001, 'Ort 9', 1, null) RETURNING id")
    for (const count of [1, 2]) {
      const again = await refreshed(done.id)
      assert.deepEqual([again.lastError, again.rows, again.leftOut], [null, done.rows + rows.length, []], `${count}`)
      assert.deepEqual(again.columns, done.columns)
    }
    const last = await query(done.resultId, 'SELECT max("日本") AS a, max("a""b") AS b FROM "Named"')
    assert.deepEqual(last.body.data, [{ a: 30_001, b: 30_001 }], last.text)
    await client.query('DELETE FROM orders WHERE id = 30001')
    await asOwner('DELETE', place(done.id))
  })

  test('a statement that is saved while the one before is being read is read, also where that one fails', async () => {
    await client.query(`CREATE VIEW failing AS SELECT 1 / (i - 50) AS i FROM generate_series(1, 50) AS i
      WHERE pg_sleep(CASE WHEN i = 50 THEN 1 ELSE 0 END) IS NOT NULL`)
    const { body } = await keep({ table: 'Failing', sql: 'SELECT i FROM failing' })
    await until(async () => (await find(body.id)).state === 'running')
    assert.equal((await asOwner('PATCH', place(body.id), { json: { sql: 'SELECT 5 AS five' } })).status, 200)
    const read = await until(async () => {
      const found = await settled(body.id)
      return found.rows === 1 && found
    })
    assert.deepEqual([read.lastError, read.columns.map(({ name }: { name: string }) => name)], [null, ['five']])
    await asOwner('DELETE', place(body.id))
  })

  test('a column that is gone or can be kept no more, a limit and a server that does not answer are told, and what was kept stays', async () => {
    await client.query('CREATE TABLE wide AS SELECT 1 AS a, 2 AS b')
    const done = await made({ table: 'Wide', sql: 'SELECT * FROM wide' })
    const stays = async (words: RegExp) => {
      const failed = await refreshed(done.id)
      assert.deepEqual([failed.state, failed.rows, failed.asOf], ['failed', 1, done.asOf])
      assert.match(failed.lastError, words)
      assert.deepEqual((await query(done.resultId, 'SELECT a, b FROM "Wide"')).body.data, [{ a: 1, b: 2 }])
    }
    await client.query("ALTER TABLE wide ALTER b TYPE numeric; UPDATE wide SET b = 'NaN'")
    await stays(
      /The column "b" cannot be kept any more: 1 of its values cannot be read as numbers\. Save the statement/,
    )
    await client.query('ALTER TABLE wide DROP COLUMN b')
    await stays(/gives no column "b" any more\. Save it again/)
    await client.query(
      'DROP TABLE wide; CREATE VIEW wide AS SELECT i AS a, i AS b FROM generate_series(1, 2000000) AS i',
    )
    await stays(/too large to be kept: an extract may have 1600000 cells, which is 800000 rows/)
    await client.query('DROP VIEW wide')
    await stays(/relation "wide" does not exist/)
    await client.query('CREATE TABLE wide AS SELECT 5 AS a')
    assert.equal((await asOwner('PATCH', place(done.id), { json: { sql: 'SELECT * FROM wide' } })).status, 200)
    const saved = await until(async () => {
      const found = await settled(done.id)
      return found.columns.length === 1 && found
    })
    assert.deepEqual([saved.state, saved.lastError], ['ready', null])
    const elsewhere = { host: '127.0.0.1', port: 1 }
    assert.equal((await asOwner('PATCH', `/data-sources/${id}`, { json: elsewhere })).status, 200)
    const down = await settled(done.id)
    assert.match(down.lastError, /^127\.0\.0\.1 answers, but nothing listens on port 1\. Check the port/)
    assert.deepEqual((await query(done.resultId, 'SELECT a FROM "Wide"')).body.data, [{ a: 5 }])
    assert.deepEqual(code(await keep({ table: 'Down', sql: 'SELECT 1 AS a' })), [424, 'data-sources/unavailable'])
    await asOwner('PATCH', `/data-sources/${id}`, { json: connection })
    assert.equal((await refreshed(done.id)).state, 'ready')
    await asOwner('DELETE', place(done.id))
  })

  test('refreshes that are asked for at once are one, and one that is deleted on the way leaves nothing', async () => {
    const before = { sources: await sourceIds(), files: kept().length }
    await client.query(`CREATE VIEW slow AS SELECT i FROM generate_series(1, 50) AS i
      WHERE pg_sleep(CASE WHEN i = 50 THEN 1 ELSE 0 END) IS NOT NULL`)
    const sql = 'SELECT i FROM slow'
    const done = await made({ table: 'Slow', sql })
    const running = async () => {
      const { rows } = await client.query(
        "SELECT 1 FROM pg_stat_activity WHERE application_name = 'tallyroom' AND state = 'active'",
      )
      return rows.length
    }
    const asked = await Promise.all([1, 2, 3].map(() => asOwner('POST', `${place(done.id)}/refresh`)))
    assert.deepEqual(
      asked.map(({ status }) => status),
      [202, 202, 202],
    )
    await until(async () => (await running()) > 0)
    assert.equal((await settled(done.id)).rows, 50)
    assert.equal((await sourceIds()).length, before.sources.length + 1)
    await asOwner('POST', `${place(done.id)}/refresh`)
    await until(async () => (await running()) > 0)
    assert.equal((await asOwner('DELETE', `/data-sources/${done.resultId}`)).status, 204)
    assert.equal(await find(done.id), undefined)
    const { body } = await keep({ table: 'Slow', sql })
    await until(async () => (await find(body.id)).state === 'running')
    assert.equal((await asOwner('DELETE', place(body.id))).status, 204)
    await until(async () => (await running()) === 0)
    assert.deepEqual(await sourceIds(), before.sources)
  })

  test('a service that is killed in the middle keeps what it had, and goes on at its next start', async () => {
    await client.query('CREATE VIEW many AS SELECT i FROM generate_series(1, 20) AS i')
    const done = await made({ table: 'Many', sql: 'SELECT i FROM many' })
    await client.query('CREATE OR REPLACE VIEW many AS SELECT i FROM generate_series(1, 1500000) AS i')
    await asOwner('POST', `${place(done.id)}/refresh`)
    await until(async () => (await find(done.id)).progress?.rows > 0)
    await service.stop('SIGKILL')
    service = await startService({ env, folder, keepFolder: true })
    const count = async () => (await query(done.resultId, 'SELECT count(*) AS n FROM "Many"')).body.data
    assert.deepEqual(await count(), [{ n: 20 }])
    assert.equal((await settled(done.id)).rows, 1_500_000)
    assert.deepEqual(await count(), [{ n: 1_500_000 }])
    assert.deepEqual(readdirSync(path.join(folder, 'files', 'incoming')), [])
  })

  test('without its server a result stays as it was read, and is refreshed no more', async () => {
    const [many] = (await asOwner('GET', `/data-sources/${id}/extracts`)).body
    assert.equal((await asOwner('DELETE', `/data-sources/${id}`)).status, 204)
    assert.deepEqual((await asOwner('GET', `/data-sources/${many.resultId}/extracts`)).body, [])
    await service.stop()
    service = await startService({ env, folder, keepFolder: true })
    const asked = await query(many.resultId, 'SELECT count(*) AS n FROM "Many"')
    assert.deepEqual(asked.body.data, [{ n: 1_500_000 }], asked.text)
  })
})

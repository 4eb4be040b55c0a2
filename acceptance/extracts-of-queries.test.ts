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

describe('extracts of statements', { skip: !(await serviceAnswers('PostgreSQL')) }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-results-'))
  let service: Service
  let owner: Owner
  let client: pg.Client
  let drop: () => Promise<void>
  let id = ''
  let connection: { host: string; port: number; database: string; username: string }
  const { asOwner, query } = sourceCalls(() => ({ service, owner }))
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

  before(async () => {
    const database = await makePostgresDatabase()
    drop = database.drop
    client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query(tables)
    service = await startService({ env, folder, keepFolder: true })
    owner = await setUp(service)
    const { hostname, port, pathname } = new URL(database.url)
    connection = { host: hostname, port: Number(port), database: pathname.slice(1), username: 'postgres' }
    const json = { name: 'Shop', type: 'POSTGRES', ...connection, allowWritableRole: true }
    id = (await asOwner('POST', '/data-sources', { json })).body.id
  })
  after(async () => {
    await service?.stop()
    await client?.end()
    await drop?.()
    rmSync(folder, { recursive: true, force: true })
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
})

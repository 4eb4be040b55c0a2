import assert from 'node:assert/strict'
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { type Owner, type Service, setUp, startService } from './harness.ts'
import { form, sourceCalls } from './source-calls.ts'

const ROWS = 24_000

/** A file large enough for the columnar path, with gaps, letters beyond ASCII and every type. */
function orders(rows = ROWS): string {
  const lines = ['Day,Moment,Region,Product,Quantity,Price,Paid']
  for (let i = 0; i < rows; i++) {
    const day = new Date(Date.UTC(2022, 0, 1 + (i % 700))).toISOString().slice(0, 10)
    const region = ['North', 'south', 'Köln', ''][i % 4]
    const paid = i % 3 ? 'true' : 'false'
    lines.push(
      `${day},${day} 10:${String(i % 60).padStart(2, '0')}:00,${region},p${i % 13},${i % 17},${(i % 1000) / 8},${paid}`,
    )
  }
  return lines.join('\n')
}

const statements = [
  'select region, count(*) as n, sum(price) as s, avg(quantity) as a from orders group by region',
  "select strftime('%Y-%m', day) as month, sum(price * quantity) as revenue from orders group by 1 order by 1",
  "select product, sum(quantity) as s from orders where day >= '2022-06-01' and paid group by product order by s desc, product limit 5",
  'select distinct region from orders order by 1 desc',
  "select count(*) as n from orders where region like 'NO%' or region = 'Köln'",
  'select sum(quantity) / count(*) as whole, min(day) as first, max(moment) as last, count(distinct product) as products from orders',
  'select paid, region, rank() over (partition by paid order by count(*) desc) as r from orders group by paid, region order by 1, 2',
  'select day, moment, region, quantity, price, paid from orders where quantity = 16 and price > 120 order by moment, price',
  'with m as (select substr(day, 1, 7) as month, count(*) as n from orders group by 1) select max(n) as most, min(month) as first from m',
]

describe('large uploads', () => {
  let service: Service
  let plain: Service
  let owner: Owner
  let plainOwner: Owner
  const { asOwner, query, uploadCsv } = sourceCalls(() => ({ service, owner }))
  const other = sourceCalls(() => ({ service: plain, owner: plainOwner }))
  let id = ''
  let plainId = ''
  const folderOf = (source: { filePath: string }, of = service) =>
    path.join(of.folder, 'files', 'kept', source.filePath)
  const find = async () => (await asOwner('GET', `/data-sources/${id}`)).body

  before(async () => {
    service = await startService()
    plain = await startService({ env: { TALLYROOM_COLUMNAR: 'false' } })
    owner = await setUp(service)
    plainOwner = await setUp(plain)
    id = (await uploadCsv(orders(), 'orders.csv')).id
    plainId = (await other.uploadCsv(orders(), 'orders.csv')).id
  })
  after(async () => {
    await service.stop()
    await plain.stop()
  })

  test('have a columnar twin beside the SQLite file, and small ones none', async () => {
    const source = await find()
    assert.equal(source.type, 'SQLITE')
    assert.deepEqual(readdirSync(folderOf(source)).toSorted(), ['columnar', 'data', 'original'])
    const small = await uploadCsv('a,b\n1,2\n', 'small.csv')
    assert.deepEqual(readdirSync(folderOf(small)).toSorted(), ['data', 'original'])
    assert.equal((await query(small.id, 'select sum(a) as s from small')).body.engine, 'sqlite')
  })

  test('are answered by the twin with the very rows, names and types of SQLite', async () => {
    for (const sql of statements) {
      const { body } = await query(id, sql)
      const { body: expected } = await other.query(plainId, sql)
      assert.equal(body.engine, 'duckdb', sql)
      assert.equal(expected.engine, 'sqlite')
      assert.deepEqual([body.columns, body.types, body.data], [expected.columns, expected.types, expected.data], sql)
    }
  })

  test('take values from parameters there', async () => {
    const sql = 'select count(*) as n from orders where region = :region and quantity between ? and ?'
    const named = await query(id, 'select count(*) as n from orders where region = :region', {
      params: { region: 'Köln' },
    })
    assert.deepEqual([named.body.engine, named.body.data], ['duckdb', [{ n: ROWS / 4 }]])
    const listed = await query(id, sql.replace(':region', '?'), { params: ['south', 3, 5] })
    const expected = await other.query(plainId, sql.replace(':region', '?'), { params: ['south', 3, 5] })
    assert.deepEqual([listed.body.engine, listed.body.data], ['duckdb', expected.body.data])
  })

  test('stay on SQLite where a statement could mean something else', async () => {
    for (const sql of [
      'select group_concat(distinct region) as r from orders where quantity = 1',
      "select count(*) as n from orders where day > '2022'",
      'select region, product from orders group by region',
      'select count(*) as n from orders where product > 5',
      'select sqlite_version() as v, count(*) as n from orders',
      'select * from orders limit 3',
    ]) {
      const { status, body } = await query(id, sql)
      assert.equal(status, 200, sql)
      assert.equal(body.engine, 'sqlite', sql)
      assert.deepEqual(body.data, (await other.query(plainId, sql)).body.data, sql)
    }
  })

  test('refuse and fail as SQLite does', async () => {
    for (const sql of [
      'select nothing from orders',
      'delete from orders',
      'select 1; select 2',
      'select load_extension(1) from orders',
    ]) {
      const [a, b] = [await query(id, sql), await other.query(plainId, sql)]
      assert.deepEqual([a.status, a.body.cause], [b.status, b.body.cause], sql)
    }
    const hidden = await query(id, 'select count(*) from _tallyroom_meta')
    assert.equal(hidden.status, 400)
  })

  test('say in explain which engine would run a statement', async () => {
    const explain = async (sql: string) =>
      (await asOwner('POST', `/data-sources/${id}/explain`, { json: { sql } })).body
    assert.equal((await explain('select region, count(*) from orders group by region')).engine, 'duckdb')
    assert.equal((await explain('select random() from orders')).engine, 'sqlite')
  })

  test('get their twin again when it is gone or damaged, and are answered meanwhile', async () => {
    const twin = path.join(folderOf(await find()), 'columnar')
    const sql = 'select sum(quantity) as s from orders where quantity <> :n'
    const expected = (await other.query(plainId, sql, { params: { n: -1 } })).body.data
    for (const [i, harm] of [() => rmSync(twin), () => writeFileSync(twin, 'not a database')].entries()) {
      const again = await startAgain()
      harm()
      const first = await query(id, sql, { params: { n: -1 - i } })
      assert.deepEqual([first.status, first.body.data], [200, expected])
      while (!existsSync(twin) || statSync(twin).size < 1000) await new Promise((resolve) => setTimeout(resolve, 50))
      const later = await query(id, sql, { params: { n: -11 - i } })
      assert.deepEqual([again, later.body.engine, later.body.data], [true, 'duckdb', expected])
    }
  })

  /** Each twin is looked after once in the life of a service. */
  async function startAgain(): Promise<boolean> {
    const { folder } = service
    service.process.kill('SIGTERM')
    await new Promise((resolve) => service.process.once('exit', resolve))
    service = await startService({ folder })
    return true
  }

  test('are replaced and deleted together with it', async () => {
    const before = folderOf(await find())
    const answer = await asOwner('PUT', `/data-sources/${id}/file`, {
      body: form([['file', new Blob([orders(ROWS * 2)]), 'orders.csv']]),
    })
    assert.equal(answer.status, 200, answer.text)
    const counted = await query(id, 'select count(*) as n from orders')
    assert.deepEqual([counted.body.engine, counted.body.data], ['duckdb', [{ n: ROWS * 2 }]])
    const now = folderOf(await find())
    assert.notEqual(before, now)
    assert.equal((await asOwner('DELETE', `/data-sources/${id}`)).status, 204)
    assert.equal(existsSync(now), false)
    rmSync(service.folder, { recursive: true, force: true })
  })
})

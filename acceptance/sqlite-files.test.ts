import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, test } from 'node:test'
import { assertCode, assertError } from './envelope.ts'
import { call, type Owner, type Service, setUp, startService } from './harness.ts'
import { form, sourceCalls } from './source-calls.ts'

describe('an SQLite file', () => {
  let service: Service
  let owner: Owner
  const { asOwner, query, upload } = sourceCalls(() => ({ service, owner }))
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-sqlite-file-'))
  function database(name: string, sql: string): Buffer<ArrayBuffer> {
    const file = path.join(folder, name)
    const db = new DatabaseSync(file)
    db.exec(sql)
    db.close()
    return Buffer.from(readFileSync(file))
  }
  const counting = (most: number) => `with recursive c(i) as (select 1 union all select i + 1 from c where i < ${most})`

  before(async () => {
    service = await startService()
    owner = await setUp(service)
  })
  after(async () => {
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('is uploaded as it is: asked, joined, downloaded, added to', async () => {
    const bytes = database(
      'shop.db',
      `create table customers (id integer primary key, name text);
       create table orders (id integer primary key, customer int references customers(id), day date, amount real);
       insert into customers values (1, 'Ann'), (2, 'Bo');
       ${counting(30_000)} insert into orders select i, i % 2 + 1, date('2024-01-01', '+' || (i % 300) || ' days'), i / 4.0 from c;
       create view secret as select * from orders;`,
    )
    const answer = await upload([['file', new Blob([bytes]), 'shop.db']])
    assert.equal(answer.status, 201, answer.text)
    const { id, type } = answer.body
    assert.equal(type, 'SQLITE')
    const { body: schema } = await asOwner('GET', `/data-sources/${id}/schema`)
    assert.deepEqual(
      schema.tables.map(({ name, rows }: { name: string; rows: number }) => [name, rows]),
      [
        ['customers', 2],
        ['orders', 30_000],
      ],
    )
    assert.deepEqual(schema.tables[1].columns[1].references, { table: 'customers', column: 'id' })
    const sql =
      'select name, count(*) n, sum(amount) s from orders join customers c on c.id = customer group by name order by name'
    const asked = await query(id, sql)
    assert.deepEqual(asked.body.data, [
      { name: 'Ann', n: 15_000, s: 56_253_750 },
      { name: 'Bo', n: 15_000, s: 56_250_000 },
    ])
    const sums = await query(id, 'select customer, sum(amount) s from orders group by customer')
    assert.equal(sums.body.engine, 'duckdb')
    const { key } = owner
    const download = await fetch(`${service.url}/api/data-sources/${id}/download`, { headers: { 'x-api-key': key } })
    assert.deepEqual(Buffer.from(await download.arrayBuffer()), bytes)

    const add = (text: string) =>
      call(service, 'POST', `/data-sources/${id}/file`, {
        key,
        body: form([['file', new Blob([text]), 'customers.csv']]),
      })
    assert.equal((await add('id,name\n3,Cy\n')).status, 200)
    assertError(
      await add('id,name\n3,Di\n'),
      422,
      'The file cannot be read as a table',
      'data-sources/unreadable-file',
      'the table customers does not take the rows: UNIQUE constraint failed: customers.id',
    )
    assert.equal((await query(id, 'select max(name) n from customers')).body.data[0].n, 'Cy')
  })

  test('that is damaged is refused with the reason', async () => {
    const bytes = database('broken.db', `create table t (a); ${counting(5_000)} insert into t select i from c`)
    bytes.fill(0xa5, 4096, 4200)
    const answer = await upload([['file', new Blob([bytes]), 'broken.db']])
    assertCode(answer, 422, 'data-sources/unreadable-file')
    assert.match(answer.body.cause.detail, /^the database is damaged: /)
    assert.deepEqual((await asOwner('GET', '/data-sources')).body.length, 1)
  })
})

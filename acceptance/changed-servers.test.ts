import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import mysql from 'mysql2/promise'
import pg from 'pg'
import { makePostgresDatabase } from '../test/databases.ts'
import { serviceAnswers } from '../test/services.ts'
import { type Answer, type Owner, type Service, setUp, startService } from './harness.ts'
import { sourceCalls } from './source-calls.ts'

type Place = { type: string; connection: object; run(sql: string): Promise<void>; drop(): Promise<void> }

async function onPostgres(): Promise<Place> {
  const { url, connection, drop } = await makePostgresDatabase()
  return {
    type: 'POSTGRES',
    connection,
    async run(sql) {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query(sql).finally(() => client.end())
    },
    drop,
  }
}

async function onMariadb(): Promise<Place> {
  const database = `tallyroom_test_${process.pid}_changes`
  const server = { host: '127.0.0.1', port: 3306, user: 'root', password: '' }
  const run = async (sql: string, within?: string) => {
    const client = await mysql.createConnection({ ...server, ...(within && { database: within }) })
    await client.query(sql).finally(() => client.end())
  }
  await run(`CREATE DATABASE ${database}`)
  return {
    type: 'MYSQL',
    connection: { host: server.host, port: server.port, database, username: 'root', password: '' },
    run: (sql) => run(sql, database),
    drop: () => run(`DROP DATABASE ${database}`),
  }
}

for (const [name, open] of [
  ['PostgreSQL', onPostgres],
  ['MariaDB', onMariadb],
] as const)
  describe(`what changes at a server under definitions and questions (${name})`, {
    skip: !(await serviceAnswers(name)),
  }, () => {
    let service: Service
    let owner: Owner
    let place: Place
    let source: string
    let space: string
    const { asOwner } = sourceCalls(() => ({ service, owner }))
    const field = (of: string) => ({ field: { dataset: 'orders', field: of } })
    const asked = {
      total: { measures: [{ fn: 'sum', of: field('amount') }], by: [{ of: field('city') }] },
      metric: { measures: [{ metric: 'revenue' }], by: [] },
      count: { measures: [{ count: 'orders' }], by: [] },
    }
    const ask = (question: object) => asOwner('POST', `/spaces/${space}/questions`, { json: { question } })
    const refused = ({ status, body, text }: Answer, pattern: RegExp) => {
      assert.deepEqual([status, body.cause?.code], [422, 'questions/invalid'], text)
      assert.match(body.cause.detail, pattern)
    }
    const faults = async () =>
      (await asOwner('GET', `/data-sources/${source}/definitions/faults`)).body.faults
        .map(({ path, message }: { path: string; message: string }) => `${path}: ${message}`)
        .join('\n')

    before(async () => {
      place = await open()
      await place.run('CREATE TABLE orders (id int PRIMARY KEY, amount int, city varchar(20))')
      await place.run("INSERT INTO orders VALUES (1, 10, 'Bonn'), (2, 5, 'Bonn'), (3, 7, 'Kiel')")
      service = await startService({ env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })
      owner = await setUp(service)
      const json = { name: 'Shop', type: place.type, ...place.connection, allowWritableRole: true }
      source = (await asOwner('POST', '/data-sources', { json })).body.id
      space = (await asOwner('POST', '/spaces', { json: { name: 'Shop' } })).body.id
      await asOwner('POST', `/spaces/${space}/data-sources`, { json: { dataSourceId: source } })
      const address = `/data-sources/${source}/definitions`
      const document = (await asOwner('GET', address)).body
      const expression = { dialects: [{ dialect: 'ANSI_SQL', expression: 'SUM(orders.amount)' }] }
      document.semantic_model[0].metrics = [{ name: 'revenue', expression }]
      const saved = await asOwner('PUT', address, { json: document })
      assert.equal(saved.status, 200, saved.text)
    })
    after(async () => {
      await service?.stop()
      await place?.drop()
    })

    test('a column that has another name is told by the part that names it, and what is left is answered', async () => {
      assert.deepEqual((await ask(asked.total)).body.rows.map(Object.values), [
        ['Bonn', 15],
        ['Kiel', 7],
      ])
      await place.run('ALTER TABLE orders RENAME COLUMN amount TO net')
      refused(await ask(asked.total), /measures\[0\]\.of.*orders has no field "amount".*net/)
      refused(await ask(asked.metric), /measures\[0\]\.metric.*no field "orders.amount".*Mend it/)
      assert.equal((await ask(asked.count)).status, 200)
      assert.match(await faults(), /metrics\[0\].*there is no field "orders.amount"/)
      const { body } = await ask({ measures: [{ fn: 'sum', of: field('net') }], by: [] })
      assert.deepEqual(body.rows.map(Object.values), [[22]])
    })

    test('it is told as it is again once the server was read anew', async () => {
      await place.run('ALTER TABLE orders RENAME COLUMN net TO amount')
      assert.equal((await asOwner('GET', `/data-sources/${source}/schema?refresh=true`)).status, 200)
      assert.deepEqual((await ask(asked.metric)).body.rows.map(Object.values), [[22]])
      assert.equal(await faults(), '')
    })

    test('a column that is no number any more is not added up, and the definitions say which metric that breaks', async () => {
      await place.run("UPDATE orders SET city = 'Bonn'")
      await place.run(
        name === 'PostgreSQL'
          ? 'ALTER TABLE orders ALTER COLUMN amount TYPE date USING current_date'
          : 'ALTER TABLE orders DROP COLUMN amount, ADD COLUMN amount date',
      )
      // MariaDB adds up days as if they were numbers: it is told of the change by being read anew.
      if (name === 'MariaDB') await asOwner('GET', `/data-sources/${source}/schema?refresh=true`)
      refused(await ask(asked.total), /measures\[0\]\.of.*A date has no sum; a number is needed/)
      refused(await ask(asked.metric), /measures\[0\]\.metric.*A date has no sum; a number is needed/)
      assert.match(await faults(), /metrics\[0\]\.expression: A date has no sum/)
    })

    test('a table that is gone is told, with those that are there', async () => {
      await place.run('CREATE TABLE sales (id int PRIMARY KEY, amount int)')
      await place.run('DROP TABLE orders')
      refused(await ask(asked.count), /measures\[0\]\.count.*There is no dataset "orders". There are: sales/)
      assert.match(await faults(), /there is no table "(?:public\.)?orders"/)
      assert.equal((await ask({ measures: [{ count: 'sales' }], by: [] })).status, 200)
    })
  })

import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, connect as connectTo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { makePostgresDatabase } from '../test/databases.ts'
import { startClickHouse } from '../test/servers/clickhouse.ts'
import { serviceAnswers } from '../test/services.ts'
import { until } from '../test/until.ts'
import { assertInvalid, assertUnsupported, dateTime, noBodyType } from './envelope.ts'
import { call, type Owner, otherTeam, type Service, setUp, startService } from './harness.ts'
import { fieldNames, form, notFound, sales, sourceCalls } from './source-calls.ts'

const postgresAnswers = await serviceAnswers('PostgreSQL')
const mariaAnswers = await serviceAnswers('MariaDB')

describe('data sources', () => {
  let service: Service
  let owner: Owner
  let other: { key: string }
  const { asOwner, uploadCsv, query } = sourceCalls(() => ({ service, owner }))

  before(async () => {
    service = await startService({ env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })
    owner = await setUp(service)
    other = await otherTeam(service, owner)
  })
  after(() => service?.stop())

  describe('connected databases', () => {
    const secret = 'a secret pass-word'
    const connect = (json: object) => asOwner('POST', '/data-sources', { json })
    const unreachable = { type: 'POSTGRES', host: '127.0.0.1', port: 1, database: 'd', username: 'u', password: secret }

    test('POST /data-sources keeps the password to itself', async () => {
      const answer = await connect({ name: 'Warehouse', ...unreachable, ssl: true })
      assert.equal(answer.status, 201)
      assert.deepEqual(Object.keys(answer.body).sort(), fieldNames)
      const { type, host, port, database, username, ssl, filePath, connectionStatus } = answer.body
      assert.deepEqual(
        [type, host, port, database, username, ssl, filePath, connectionStatus],
        ['POSTGRES', '127.0.0.1', 1, 'd', 'u', true, null, null],
      )
      const { id } = answer.body
      for (const address of ['/data-sources', `/data-sources/${id}`, '/audit-log'])
        assert.ok(!(await asOwner('GET', address)).text.includes(secret), address)
      await asOwner('POST', `/data-sources/${id}/test`)
      assert.ok(!(await asOwner('GET', `/data-sources/${id}`)).text.includes(secret))
      assert.ok(!service.output().includes(secret))
      const stored = ['tallyroom.db', 'tallyroom.db-wal'].map((file) => path.join(service.folder, file))
      for (const file of stored.filter(existsSync)) assert.ok(!readFileSync(file).includes(secret), file)
    })

    test('POST /data-sources refuses what cannot be a connection', async () => {
      assertInvalid(await connect({ name: 'x', type: 'POSTGRES', database: 'd' }), 'body.host: POSTGRES needs it')
      assertInvalid(await connect({ name: 'x', type: 'POSTGRES', host: 'h' }), 'body.database: POSTGRES needs it')
      assertInvalid(await connect({ name: 'x', type: 'BIGQUERY' }), 'body.projectId: BIGQUERY needs it')
      assertInvalid(
        await connect({ name: 'x', type: 'CLICKHOUSE', endpoint: 'https://user:pw@example.com/' }),
        'body.endpoint: may hold no name or password',
      )
      for (const json of [
        { name: 'x', type: 'SQLITE' },
        { name: '', ...unreachable },
        { name: 'x', ...unreachable, port: 70_000 },
        { name: 'x', ...unreachable, teamId: 'other' },
      ]) {
        const answer = await connect(json)
        assert.deepEqual([answer.status, answer.body.cause.code], [400, 'api/invalid-request'], JSON.stringify(json))
      }
    })

    test('POST /data-sources/{id}/test answers whether it works, and the source remembers', async () => {
      const { body: file } = { body: await uploadCsv(sales) }
      const good = await asOwner('POST', `/data-sources/${file.id}/test`)
      assert.deepEqual([good.status, good.body], [200, { success: true }])
      const tested = (await asOwner('GET', `/data-sources/${file.id}`)).body
      assert.deepEqual([tested.connectionStatus, tested.lastError], ['CONNECTED', null])
      assert.match(tested.lastTestedAt, dateTime)

      const { body: source } = await connect({ name: 'Warehouse', ...unreachable })
      const bad = await asOwner('POST', `/data-sources/${source.id}/test`)
      assert.deepEqual([bad.status, bad.body], [200, { success: false }])
      const after = (await asOwner('GET', `/data-sources/${source.id}`)).body
      assert.equal(after.connectionStatus, 'FAILED')
      assert.match(after.lastError, /nothing listens on port 1/)
      notFound(await asOwner('POST', '/data-sources/none/test'))
      notFound(await call(service, 'POST', `/data-sources/${source.id}/test`, { key: other.key }))
      assertUnsupported(await asOwner('POST', `/data-sources/${source.id}/test`, { json: {} }), noBodyType)
    })

    test('POST /data-sources/test answers whether a connection would work, and keeps nothing of it', async () => {
      const kept = async () => [(await asOwner('GET', '/data-sources')).text, (await asOwner('GET', '/audit-log')).text]
      const before = await kept()
      const tried = (json: object) => asOwner('POST', '/data-sources/test', { json })
      const bad = await tried({ name: 'Warehouse', ...unreachable })
      assert.deepEqual([bad.status, bad.body.success], [200, false])
      assert.match(bad.body.lastError, /nothing listens on port 1/)
      assert.ok(!bad.text.includes(secret))
      assertInvalid(await tried({ name: 'x', type: 'POSTGRES', host: 'h' }), 'body.database: POSTGRES needs it')
      assert.deepEqual(await kept(), before)
    })

    test('a database that does not answer is unavailable, which is no fault of the service', async () => {
      const { body: source } = await connect({ name: 'Warehouse', ...unreachable })
      for (const answer of [
        await query(source.id, 'select 1'),
        await asOwner('GET', `/data-sources/${source.id}/schema`),
      ]) {
        assert.deepEqual(
          [answer.status, answer.body.message, answer.body.cause.code],
          [424, 'The data source cannot be reached', 'data-sources/unavailable'],
        )
      }
    })

    test('one whose server is down is attached to a space, and described once it has been reached', async (t) => {
      const warehouse = await startClickHouse()
      t.after(() => warehouse.close())
      const relay = createServer((socket) => {
        const other = connectTo(warehouse.port, '127.0.0.1')
        socket.pipe(other).pipe(socket)
        for (const each of [socket, other]) each.on('error', () => each.destroy())
      })
      const listen = (port: number) =>
        new Promise<number>((resolve) =>
          relay.listen(port, '127.0.0.1', () => resolve((relay.address() as AddressInfo).port)),
        )
      const port = await listen(0)
      await new Promise((resolve) => relay.close(resolve))
      const server = { type: 'CLICKHOUSE', host: '127.0.0.1', port, database: 'default', username: 'default' }
      const { body: source } = await connect({ name: 'Down', ...server })
      const { body: space } = await asOwner('POST', '/spaces', { json: { name: 'Of a server that is down' } })
      const links = `/spaces/${space.id}/data-sources`
      const attached = await asOwner('POST', links, { json: { dataSourceId: source.id } })
      assert.equal(attached.status, 201, attached.text)
      assert.deepEqual([attached.body.dataSource.name, attached.body.grounding], ['Down', ''])
      const again = await asOwner('PATCH', `${links}/${attached.body.id}`, { json: { grounding: null } })
      assert.deepEqual([again.status, again.body.cause.code], [424, 'data-sources/unavailable'])
      const { body: contract } = await asOwner('GET', '/openapi.json')
      const { responses } = contract.paths['/spaces/{id}/data-sources/{linkId}'].patch
      assert.ok(responses['424'], 'which its contract tells')
      assert.equal((await asOwner('POST', `/data-sources/${source.id}/test`)).body.success, false)

      await listen(port)
      t.after(() => relay.close())
      assert.equal((await asOwner('POST', `/data-sources/${source.id}/test`)).body.success, true)
      const grounding = await until(async () => (await asOwner('GET', links)).body[0].grounding)
      assert.match(grounding, /visits/)
    })

    test('PATCH takes a password to another address, database or user only when it is given again', async () => {
      const { body: source } = await connect({ name: 'Warehouse', ...unreachable })
      const patch = (json: object) => asOwner('PATCH', `/data-sources/${source.id}`, { json })
      assertInvalid(
        await patch({ host: 'evil.example' }),
        'body.host: with another address, database or user the password or key must be given again',
      )
      assertInvalid(
        await patch({ database: 'payroll' }),
        'body.database: with another address, database or user the password or key must be given again',
      )
      assertInvalid(
        await patch({ username: 'postgres' }),
        'body.username: with another address, database or user the password or key must be given again',
      )
      assert.equal((await asOwner('GET', `/data-sources/${source.id}`)).body.host, '127.0.0.1')
      const moved = await patch({ host: 'db.example', password: 'new' })
      assert.deepEqual([moved.status, moved.body.host], [200, 'db.example'])
      const renamed = await patch({ name: 'Renamed', username: 'reader', password: 'new' })
      assert.deepEqual([renamed.body.name, renamed.body.username], ['Renamed', 'reader'])
      assertInvalid(await patch({}), 'body: at least one field is needed')
      notFound(await asOwner('PATCH', '/data-sources/none', { json: { name: 'x' } }))
      const file = await uploadCsv(sales)
      assertInvalid(
        await asOwner('PATCH', `/data-sources/${file.id}`, { json: { host: 'x' } }),
        'body.host: an uploaded file has no connection',
      )
    })

    test('an account that may do more than read is refused, until somebody says that it is meant', {
      skip: !postgresAnswers,
    }, async () => {
      const superuser = {
        name: 'Server',
        type: 'POSTGRES',
        host: '127.0.0.1',
        port: 5432,
        database: 'postgres',
        username: 'postgres',
      }
      const tried = await asOwner('POST', '/data-sources/test', { json: superuser })
      assert.deepEqual([tried.status, tried.body.success], [200, false])
      assert.equal(tried.body.writableRole.reason, 'postgres is a superuser.')
      assert.equal(tried.body.writableRole.statements.length, 3)
      for (const statement of tried.body.writableRole.statements) assert.ok(tried.body.lastError.includes(statement))
      const refused = await connect(superuser)
      assert.deepEqual([refused.status, refused.body.cause.code], [422, 'data-sources/writable-role'])
      assert.match(refused.text, /CREATE ROLE tallyroom_reader/)

      const knowing = await asOwner('POST', '/data-sources/test', {
        json: { ...superuser, allowWritableRole: true },
      })
      assert.deepEqual([knowing.body.success, knowing.body.lastError], [true, null])
      const { body: source } = await connect({ ...superuser, allowWritableRole: true })
      const patch = (json: object) => asOwner('PATCH', `/data-sources/${source.id}`, { json })
      assert.equal((await patch({ name: 'Renamed' })).status, 200)
      assert.deepEqual((await asOwner('POST', `/data-sources/${source.id}/test`)).body, { success: true })
      const withdrawn = await patch({ allowWritableRole: false })
      assert.deepEqual([withdrawn.status, withdrawn.body.cause.code], [422, 'data-sources/writable-role'])
    })

    test('PostgreSQL is queried and described', { skip: !postgresAnswers }, async () => {
      const { body: source } = await connect({
        name: 'PostgreSQL',
        type: 'POSTGRES',
        host: '127.0.0.1',
        port: 5432,
        database: 'postgres',
        username: 'postgres',
        allowWritableRole: true,
      })
      assert.equal(source.connectionStatus, null)
      assert.equal((await asOwner('GET', `/data-sources/${source.id}/schema`)).status, 200)
      const read = (await asOwner('GET', `/data-sources/${source.id}`)).body
      assert.equal(read.connectionStatus, 'CONNECTED', 'what was read needs no test')
      assert.deepEqual((await asOwner('POST', `/data-sources/${source.id}/test`)).body, { success: true })
      const { body } = await query(source.id, 'select :n::int8 as n, 1.50::numeric as d', {
        params: { n: '9007199254740993' },
      })
      assert.deepEqual(body.data, [{ n: '9007199254740993', d: '1.50' }])
      assert.equal((await query(source.id, 'create table t (a int)')).body.cause.code, 'data-sources/query-refused')
    })

    test('MariaDB is queried and described', { skip: !mariaAnswers }, async () => {
      const { body: source } = await connect({
        name: 'MariaDB',
        type: 'MYSQL',
        host: '127.0.0.1',
        port: 3306,
        username: 'root',
        password: '',
        allowWritableRole: true,
      })
      assert.deepEqual((await asOwner('POST', `/data-sources/${source.id}/test`)).body, { success: true })
      const { body } = await query(source.id, 'select ? as word', { params: ['Käse'] })
      assert.deepEqual(body.data, [{ word: 'Käse' }])
      assert.equal((await asOwner('GET', `/data-sources/${source.id}/schema`)).status, 200)
    })
  })

  describe('lists and deletion', () => {
    test('GET /data-sources lists the newest first, in pages', async () => {
      const [a, b] = [await uploadCsv(sales), await uploadCsv(sales)]
      const first = await asOwner('GET', '/data-sources?limit=1')
      assert.deepEqual(first.body, [b])
      const next = /<\/api([^>]+)>; rel="next"/.exec(first.headers.get('link')!)![1]!
      assert.deepEqual((await asOwner('GET', next)).body, [a])
      assert.deepEqual((await call(service, 'GET', '/data-sources', { key: other.key })).body, [])
    })

    test('DELETE takes the source and its file', async () => {
      const { id, filePath } = await uploadCsv(sales)
      const folder = path.join(service.folder, 'files', 'kept', filePath)
      assert.ok(existsSync(folder))
      notFound(await call(service, 'DELETE', `/data-sources/${id}`, { key: other.key }))
      assert.ok(existsSync(folder))
      const answer = await asOwner('DELETE', `/data-sources/${id}`)
      assert.deepEqual([answer.status, answer.text], [204, ''])
      assert.ok(!existsSync(folder))
      notFound(await asOwner('GET', `/data-sources/${id}`))
      notFound(await asOwner('DELETE', `/data-sources/${id}`))
    })
  })
})

test('instances that share a database and a folder share sources, progress and deletions', {
  skip: !postgresAnswers,
}, async () => {
  const database = await makePostgresDatabase()
  const shared = mkdtempSync(path.join(tmpdir(), 'tallyroom-shared-'))
  const env = {
    DATABASE_URL: database.url,
    TALLYROOM_FILES_DIR: path.join(shared, 'files'),
    TALLYROOM_SECRET: 'a secret that both instances know well',
  }
  const [one, two] = await Promise.all([startService({ env }), startService({ env })])
  try {
    const { key } = await setUp(one)
    const following = call(two, 'GET', '/uploads/upload-on-one', { key })
    const body = form([
      ['uploadId', 'upload-on-one'],
      ['file', new Blob([sales]), 'sales.csv'],
    ])
    const { id } = (await call(one, 'POST', '/data-sources/upload', { key, body })).body
    assert.match((await following).text, new RegExp(`event: done\ndata: .*${id}`))
    const json = { sql: 'select count(*) n from sales' }
    const ask = () => call(two, 'POST', `/data-sources/${id}/query`, { key, json })
    assert.deepEqual((await ask()).body.data, [{ n: 2 }])
    const third = await startService({ env })
    assert.deepEqual((await ask()).body.data, [{ n: 2 }], 'the start of another instance swept nothing that is in use')
    await third.stop()
    const replaced = await call(one, 'PUT', `/data-sources/${id}/file`, {
      key,
      body: form([['file', new Blob([`${sales}2024-01-03,1,Ulm\n`]), 'sales.csv']]),
    })
    assert.equal(replaced.status, 200)
    assert.deepEqual((await ask()).body.data, [{ n: 3 }])
    assert.equal((await call(two, 'DELETE', `/data-sources/${id}`, { key })).status, 204)
    assert.equal((await call(one, 'POST', `/data-sources/${id}/query`, { key, json })).status, 404)
  } finally {
    await Promise.all([one.stop(), two.stop()])
    await database.drop()
    rmSync(shared, { recursive: true, force: true })
  }
})

test('without leave, a private address is not dialled', async () => {
  const service = await startService()
  try {
    const { key } = await setUp(service)
    const json = {
      name: 'Inside',
      type: 'POSTGRES',
      host: '127.0.0.1',
      port: 5432,
      database: 'postgres',
      username: 'postgres',
      allowWritableRole: true,
    }
    const { body: source } = await call(service, 'POST', '/data-sources', { key, json })
    assert.deepEqual((await call(service, 'POST', `/data-sources/${source.id}/test`, { key })).body, { success: false })
    const { body } = await call(service, 'GET', `/data-sources/${source.id}`, { key })
    assert.match(body.lastError, /private or reserved address/)
    const tried = (await call(service, 'POST', '/data-sources/test', { key, json })).body
    assert.equal(tried.success, false)
    assert.match(tried.lastError, /private or reserved address/)
  } finally {
    await service.stop()
  }
})

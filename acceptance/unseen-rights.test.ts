import assert from 'node:assert/strict'
import { type AddressInfo, connect as connectTo, createServer } from 'node:net'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { serviceAnswers } from '../test/services.ts'
import { type Owner, type Service, setUp, startService } from './harness.ts'
import { sourceCalls } from './source-calls.ts'
import { chunksOf, question, spoken } from './streams.ts'

const postgresAnswers = await serviceAnswers('PostgreSQL')
let service: Service
let owner: Owner
const { asOwner } = sourceCalls(() => ({ service, owner }))
const connect = (json: object) => asOwner('POST', '/data-sources', { json })

before(async () => {
  service = await startService({ env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })
  owner = await setUp(service)
})
after(() => service?.stop())

/** Dashboards, chats and alerts say why, too. */
async function assertToldInSpace(space: string): Promise<void> {
  const markup = '```sql a source="Asked"\nselect 1 as a\n```\n{% table query="a" /%}\n'
  const checked = await asOwner('POST', `${space}/dashboards/check`, { json: { markup } })
  assert.match(checked.text, /not checked: \\"Asked\\" cannot be asked: .*postgres is a superuser/)
  const board = await asOwner('POST', `${space}/dashboards`, { json: { title: 'Board', markup } })
  assert.equal(board.status, 201, board.text)
  const drawn = await asOwner('POST', `/dashboards/${board.body.id}/query`, { json: { sql: 'select 1 as a' } })
  assert.match(drawn.text, /Asked.* cannot be asked: .*postgres is a superuser/)
  const chat = await asOwner('POST', `${space}/chats`, { json: {} })
  const told = await asOwner('POST', `${space}/chats/${chat.body.id}/messages`, {
    json: question('q1', 'How many rows are there?'),
  })
  assert.match(spoken(chunksOf(told.text)), /"Asked" cannot be asked: .*postgres is a superuser/)
  const trigger = { kind: 'threshold', sql: 'select 1', comparison: 'above', value: 1, everyMinutes: 5 }
  const action = { kind: 'dashboard', dashboardId: board.body.id }
  const alert = { name: 'Alert', trigger, action }
  const watched = await asOwner('POST', `${space}/automations`, { json: alert })
  assert.match(watched.text, /Asked.* cannot be asked: .*postgres is a superuser/)
}

test('an account that could not be looked at is looked at when its server can be reached, and refused alike', {
  skip: !postgresAnswers,
}, async () => {
  const proxy = createServer((socket) => {
    const server = connectTo(5432, '127.0.0.1')
    socket.pipe(server).pipe(socket)
    for (const each of [socket, server]) each.on('error', () => each.destroy())
  })
  const listen = (port: number) => new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))
  const unreachable = () => new Promise((resolve) => proxy.close(resolve))
  await listen(0)
  const { port } = proxy.address() as AddressInfo
  await unreachable()
  const at = { type: 'POSTGRES', host: '127.0.0.1', port, database: 'postgres', username: 'postgres' }
  const reader = 'tallyroom_late_reader'
  const client = new pg.Client('postgres://postgres@127.0.0.1:5432/postgres')
  await client.connect()
  try {
    await client.query(`drop role if exists ${reader}; create role ${reader} login`)
    const made = async (name: string, more = {}) => {
      const answer = await connect({ name, ...at, ...more })
      assert.equal(answer.status, 201, answer.text)
      return `/data-sources/${answer.body.id}`
    }
    const [asked, tested, said, changed] = [
      await made('Asked'),
      await made('Tested'),
      await made('Said', { allowWritableRole: true }),
      await made('Changed', { username: reader }),
    ]
    const ask = (source: string) => asOwner('POST', `${source}/query`, { json: { sql: 'select 1 as a' } })
    assert.equal((await ask(asked)).body.cause.code, 'data-sources/unavailable')
    assert.equal((await asOwner('PATCH', changed, { json: { username: 'postgres' } })).status, 200)
    const space = `/spaces/${(await asOwner('POST', '/spaces', { json: { name: 'Of a server' } })).body.id}`
    const json = { dataSourceId: asked.split('/').at(-1) }
    assert.equal((await asOwner('POST', `${space}/data-sources`, { json })).status, 201)
    const inSpace = (source: string | null) =>
      asOwner('POST', `${space}/query`, { json: { source, sql: 'select 1 as a' } })
    for (const source of [null, 'Asked', 'asked'])
      assert.equal((await inSpace(source)).body.cause.code, 'data-sources/unavailable')

    await listen(port)
    const sql = 'select 1 as a'
    const refused = [
      ...(await Promise.all([ask(asked), ask(asked)])),
      await ask(changed),
      await asOwner('POST', `${asked}/query/export`, { json: { sql } }),
      await asOwner('POST', `${asked}/explain`, { json: { sql } }),
      await asOwner('GET', `${asked}/schema`),
      await asOwner('GET', `${asked}/preview?table=t`),
      await asOwner('POST', `${asked}/rows`, { json: { table: 't' } }),
      await asOwner('POST', `${asked}/extracts`, { json: { table: 't' } }),
    ]
    for (const { status, body, text } of refused)
      assert.deepEqual([status, body.cause?.code], [422, 'data-sources/writable-role'], text)
    for (const source of [null, 'Asked', 'asked']) {
      const { status, body, text } = await inSpace(source)
      assert.deepEqual([status, body.cause?.code], [422, 'data-sources/writable-role'], text)
    }
    assert.equal((await inSpace('other')).status, 404)
    await assertToldInSpace(space)
    const answer = await asOwner('POST', `${tested}/test`)
    assert.deepEqual([answer.status, answer.body.success], [200, false])
    const shown = (await asOwner('GET', tested)).body
    assert.deepEqual([shown.connectionStatus, shown.lastError.slice(0, 24)], ['FAILED', 'postgres is a superuser.'])
    assert.equal((await ask(tested)).status, 422, 'a test that does not succeed opens nothing')

    assert.equal((await ask(said)).status, 200)
    assert.equal((await asOwner('PATCH', asked, { json: { allowWritableRole: true } })).status, 200)
    assert.equal((await ask(asked)).status, 200)
    assert.equal((await asOwner('PATCH', changed, { json: { username: reader } })).status, 200)
    assert.equal((await ask(changed)).status, 200)
  } finally {
    proxy.close()
    await client.query(`drop role if exists ${reader}`)
    await client.end()
  }
})

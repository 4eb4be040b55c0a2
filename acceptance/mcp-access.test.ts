import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { call, makeKey, otherTeam } from './harness.ts'
import { askTool, connectMcp, everyTool } from './mcp-client.ts'
import { makeDashboard, makeShop, openShop, type Scene } from './shop.ts'

describe('who MCP lets in, and to what', () => {
  let { service, owner, shop, ask } = {} as Scene
  let dashboardId: string
  const at = () => ({ spaceId: shop.spaceId, source: 'sqlite' })

  before(async () => {
    ;({ service, owner, shop, ask } = await openShop())
    dashboardId = (await makeDashboard({ shop, ask })).id
  })
  after(() => service?.stop())

  test('ids of another team are ids that do not exist', async () => {
    const { key } = await otherTeam(service, owner)
    const stranger = await connectMcp(service, { 'x-api-key': key })
    assert.deepEqual((await askTool(stranger, 'list_spaces')).data.spaces, [])
    const chat = (await call(service, 'POST', `/spaces/${shop.spaceId}/chats`, { key: owner.key, json: {} })).body.id
    const { spaceId } = await makeShop(service, { key }, 'Theirs')
    const words = { words: 'orders', terms: ['North'] }
    const ids = { ...at(), sql: 'select 1', question: 'How many?', chart: { type: 'bar' }, dashboardId, ...words }
    for (const name of everyTool.slice(1)) {
      const question = name === 'ask' ? { measures: [{ count: 'orders' }], by: [] } : ids.question
      const { isError, error } = await askTool(stranger, name, { ...ids, question })
      assert.ok(isError, name)
      assert.equal(error.cause.code, name === 'get_dashboard' ? 'dashboards/not-found' : 'spaces/not-found')
    }
    const theirs = await askTool(stranger, 'ask_analyst', { spaceId, question: 'How many?', chatId: chat })
    assert.equal(theirs.error.cause.code, 'chats/not-found')
    await stranger.close()
  })

  test('a key sees the tools that its permissions and its role allow, and its limits hold', async () => {
    const narrow = await makeKey(service, { key: owner.key }, { permissions: { spaces: ['read'] } })
    const client = await connectMcp(service, { 'x-api-key': narrow })
    assert.deepEqual(
      (await client.listTools()).tools.map(({ name }) => name),
      ['list_spaces'],
    )
    await assert.rejects(askTool(client, 'run_sql', { ...at(), sql: 'select 1' }), /not found/i)
    await client.close()
    const few = await makeKey(service, { key: owner.key }, { remaining: 2 })
    const limited = await connectMcp(service, { 'x-api-key': few })
    await assert.rejects(async () => {
      for (let i = 0; i < 3; i++) await limited.listTools()
    }, /429|rate/i)
    await limited.close()
  })

  test('strangers are told where to ask for access; cookies, other sites and other methods are refused', async () => {
    const post = (headers: Record<string, string>, method = 'POST') =>
      fetch(`${service.url}/mcp`, {
        method,
        headers: { ...(method === 'POST' && { 'content-type': 'application/json' }), ...headers },
        ...(method === 'POST' && { body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }) }),
      })
    const codeOf = async (response: Response) => [response.status, (await response.json()).cause.code]
    const none = await post({})
    assert.equal(
      none.headers.get('www-authenticate'),
      `Bearer resource_metadata="${service.url}/.well-known/oauth-protected-resource/mcp", scope="read ask"`,
    )
    assert.deepEqual(await codeOf(none), [401, 'auth/jwt-invalid'])
    assert.match((await post({ 'x-api-key': 'x' })).headers.get('www-authenticate') ?? '', /error="invalid_token"/)
    assert.deepEqual(await codeOf(await post({ cookie: owner.cookie, origin: service.url })), [401, 'auth/jwt-invalid'])
    const key = { 'x-api-key': owner.key }
    assert.deepEqual(await codeOf(await post({ ...key, origin: 'https://evil.example' })), [403, 'mcp/wrong-origin'])
    assert.deepEqual(await codeOf(await post(key, 'GET')), [405, 'mcp/method-not-allowed'])
    assert.deepEqual(await codeOf(await post({ ...key, 'content-type': 'text/plain' })), [
      415,
      'api/unsupported-media-type',
    ])
  })

  test('what is no message of the protocol is refused without a fault of ours', async () => {
    const rpc = (fields: object) => ({ jsonrpc: '2.0', id: 1, ...fields })
    for (const body of [
      null,
      5,
      'text',
      [],
      [[]],
      {},
      { id: { a: 1 } },
      rpc({ method: 5 }),
      rpc({ method: 'tools/call' }),
      rpc({ method: 'tools/call', params: { name: 'constructor', arguments: [] } }),
      rpc({ method: 'tools/call', params: { name: 'run_sql', arguments: { spaceId: { $gt: '' }, sql: '\u0000' } } }),
      rpc({ method: 'notifications/cancelled', params: { requestId: ['x'] } }),
      Array.from({ length: 50 }, (_, id) => rpc({ id, method: 'ping' })),
    ]) {
      const headers = {
        'x-api-key': owner.key,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      }
      const response = await fetch(`${service.url}/mcp`, { method: 'POST', headers, body: JSON.stringify(body) })
      const text = await response.text()
      assert.ok(response.status < 500, `${JSON.stringify(body)}: ${response.status} ${text}`)
      // A list would pass the limits of a key and hold everyone up.
      if (Array.isArray(body)) assert.match(text, /mcp\/one-message/)
    }
    assert.ok(!/"level":50/.test(service.output()), 'nothing is in the log as a fault')
  })
})

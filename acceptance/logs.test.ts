import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertError, assertForbidden, assertInvalid, dateTime } from './envelope.ts'
import { addMember, call, type Owner, type Service, setUp, startService } from './harness.ts'

describe('diagnostic logs', () => {
  let service: Service
  let owner: Owner
  const event = (level = 'debug', name = 'render', more = {}) => ({ event: { level, event: name, ...more } })
  const send = (json: unknown, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
    call(service, 'POST', '/logs', { json, headers })
  const list = async (query = '') => (await call(service, 'GET', `/logs${query}`, { key: owner.key })).body
  const invalidOrigin = (answer: Awaited<ReturnType<typeof call>>) => {
    const message = 'Only same-site JSON diagnostics are accepted'
    assertError(answer, 403, message, 'logs/invalid-origin', 'logs must be sent from the app')
  }
  const batchOf = (count: number) => ({ batch: Array.from({ length: count }, () => event()) })

  before(async () => {
    service = await startService()
    owner = await setUp(service)
  })
  after(() => service?.stop())

  test('POST /logs takes a batch without any credential and answers ok', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', 'x-app-instance': 'window-1' }
    const answer = await send({ batch: [event('error', 'boom', { stack: 'at x', count: 2 })] }, headers)
    assert.deepEqual([answer.status, answer.contentType, answer.text], [200, 'application/octet-stream', 'ok'])
    const [{ id, createdAt, ...kept }] = await list()
    assert.match(createdAt, dateTime)
    assert.ok(id)
    assert.deepEqual(kept, {
      appInstance: 'window-1',
      level: 'error',
      event: 'boom',
      detail: { stack: 'at x', count: 2 },
    })
    assert.equal((await send({ events: [event('info', 'other name')] })).status, 200)
    assert.equal((await list('?limit=1'))[0].event, 'other name')
    assert.deepEqual((await list('?level=error')).length, 1)
  })

  test('the same site is known by Sec-Fetch-Site, or else by Origin', async () => {
    for (const site of ['same-origin', 'same-site'])
      assert.equal((await send(batchOf(1), { 'sec-fetch-site': site })).status, 200)
    assert.equal((await send(batchOf(1), { origin: service.url })).status, 200)
    invalidOrigin(await send(batchOf(1), {}))
    invalidOrigin(await send(batchOf(1), { 'sec-fetch-site': 'cross-site' }))
    invalidOrigin(await send(batchOf(1), { 'sec-fetch-site': 'none' }))
    invalidOrigin(await send(batchOf(1), { origin: 'https://evil.example' }))
    const headers = { 'sec-fetch-site': 'cross-site', origin: service.url }
    invalidOrigin(await send(batchOf(1), headers))
  })

  test('what is not JSON, or not a batch, is refused', async () => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    const text = { ...headers, 'content-type': 'text/plain' }
    const detail = 'this operation takes application/json'
    const message = 'Only same-site JSON diagnostics are accepted'
    assertError(
      await call(service, 'POST', '/logs', { headers: text, body: '{}' }),
      403,
      message,
      'logs/invalid-origin',
      detail,
    )
    const broken = { ...headers, 'content-type': 'application/json' }
    const answer = await call(service, 'POST', '/logs', { headers: broken, body: '{"batch":' })
    assert.deepEqual([answer.status, answer.body.cause.code], [400, 'api/invalid-json'])
    assertInvalid(await send({}), 'body: must have batch, or events')
    assertInvalid(await send({ batch: [], events: [] }), 'body: must have batch, or events')
    assert.equal((await send({ batch: [event('fatal')] })).body.cause.code, 'api/invalid-request')
    assert.equal((await send({ batch: [{ level: 'info', event: 'x' }] })).body.cause.code, 'api/invalid-request')
  })

  test('500 events in 60 seconds for one app instance; a batch that would pass that is refused whole', async () => {
    const from = (instance: string) => ({ 'sec-fetch-site': 'same-origin', 'x-app-instance': instance })
    assert.equal((await send(batchOf(499), from('busy'))).status, 200)
    const before = (await list()).length
    const refused = await send(batchOf(2), from('busy'))
    const detail = 'more than 500 events in 60 seconds for one app instance'
    assertError(refused, 429, 'Too many log events', 'logs/rate-limited', detail)
    assert.match(refused.headers.get('retry-after') ?? '', /^(59|60)$/)
    assert.equal((await list()).length, before)
    assert.equal((await send(batchOf(1), from('busy'))).status, 200)
    assert.equal((await send(batchOf(1), from('busy'))).status, 429)
    assert.equal((await send(batchOf(1), from('calm'))).status, 200)
    assert.equal((await send(batchOf(501), from('too much'))).status, 429)
  })

  test('what an instance is refused takes nothing from others behind its address, and the address is named when it is the cause', async () => {
    const other = await startService()
    try {
      const sent = (count: number, instance: string) =>
        call(other, 'POST', '/logs', {
          json: batchOf(count),
          headers: { 'sec-fetch-site': 'same-origin', 'x-app-instance': instance },
        })
      assert.equal((await sent(500, 'noisy')).status, 200)
      for (let i = 0; i < 12; i++) {
        const { status, body } = await sent(500, 'noisy')
        assert.deepEqual([status, body.cause.detail], [429, 'more than 500 events in 60 seconds for one app instance'])
      }
      for (let i = 0; i < 9; i++) assert.equal((await sent(500, `quiet ${i}`)).status, 200)
      const full = await sent(1, 'one too many')
      const detail = 'more than 5000 events in 60 seconds from one address, by all its app instances together'
      assertError(full, 429, 'Too many log events', 'logs/rate-limited', detail)
    } finally {
      await other.stop()
    }
  })

  test('no nesting, however deep, makes it fail', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', 'x-app-instance': 'deep' }
    const nested = (levels: number) =>
      `{"batch":[{"event":{"level":"info","event":"x","deep":${'['.repeat(levels)}${']'.repeat(levels)}}}]}`
    for (const levels of [97, 10_000, 400_000]) {
      const answer = await call(service, 'POST', '/logs', { headers, body: nested(levels) })
      assertInvalid(answer, 'body: nested deeper than 100 levels')
    }
    assert.equal((await call(service, 'POST', '/logs', { headers, body: nested(96) })).status, 200)
  })

  test('GET /logs is for administrators, and shows no other team what a signed-in page sent', async () => {
    const member = await addMember(service, owner, 'member', 'Mia Member')
    assertForbidden(await call(service, 'GET', '/logs', { key: member.key }), 'this needs the right logs:read')
    const headers = { cookie: owner.cookie, origin: service.url }
    await send({ batch: [event('warn', 'ours alone')] }, { ...headers, 'sec-fetch-site': 'same-origin' })
    const { id } = (await call(service, 'POST', '/teams', { headers, json: { name: 'Other' } })).body
    assert.equal((await list('?level=warn')).length, 1)
    await call(service, 'POST', `/teams/${id}/activate`, { headers })
    const seen = await call(service, 'GET', '/logs?level=warn', { headers })
    assert.deepEqual(seen.body, [])
  })
})

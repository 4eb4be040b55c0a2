import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import {
  assertError,
  assertForbidden,
  assertInvalid,
  assertNoTeam,
  assertRefused,
  assertUnsupported,
  dateTime,
  noBodyType,
  uuid,
} from './envelope.ts'
import {
  addMember,
  type Call,
  call,
  type Member,
  type Owner,
  otherTeam,
  type Service,
  setUp,
  startService,
} from './harness.ts'

describe('API keys', () => {
  let service: Service
  let owner: Owner
  let member: Member
  const as =
    (key: string) =>
    (method: string, address: string, request: Omit<Call, 'key'> = {}) =>
      call(service, method, address, { ...request, key })
  const notFound = (answer: Awaited<ReturnType<typeof call>>) =>
    assertError(answer, 404, 'API key not found', 'api-keys/not-found', 'the API key does not exist')

  before(async () => {
    service = await startService()
    owner = await setUp(service)
    member = await addMember(service, owner, 'member', 'Mia Member')
  })
  after(() => service?.stop())

  test('POST /api-keys makes a key and tells it once', async () => {
    const made = await as(owner.key)('POST', '/api-keys', { json: { name: 'Reports', metadata: { for: 'cron' } } })
    assert.equal(made.status, 201)
    const { key, id, createdAt, updatedAt, start, ...rest } = made.body
    assert.match(key, /^tly_[0-9A-Za-z]{49}$/)
    assert.match(id, uuid)
    assert.match(createdAt, dateTime)
    assert.equal(createdAt, updatedAt)
    assert.ok(key.startsWith(start))
    assert.deepEqual(rest, {
      userId: owner.userId,
      name: 'Reports',
      prefix: 'tly_',
      enabled: true,
      rateLimitEnabled: false,
      rateLimitMax: null,
      rateLimitTimeWindow: null,
      refillAmount: null,
      refillInterval: null,
      lastRefillAt: null,
      remaining: null,
      requestCount: 0,
      lastRequest: null,
      expiresAt: null,
      metadata: { for: 'cron' },
      permissions: null,
    })
    const listed = await as(owner.key)('GET', '/api-keys')
    assert.equal(listed.text.includes(key.slice(9)), false)
    assert.deepEqual(
      Object.keys(listed.body[0]).sort(),
      Object.keys(made.body)
        .filter((name) => name !== 'key')
        .sort(),
    )
  })

  test('a body is optional, and what does not fit is refused with its name', async () => {
    assert.equal((await as(owner.key)('POST', '/api-keys')).status, 201)
    const attempt = (json: unknown) => as(owner.key)('POST', '/api-keys', { json })
    assertInvalid(await attempt({ teamId: 'x' }), 'body: Unrecognized key: "teamId"')
    assertInvalid(await attempt({ rateLimitEnabled: true }), 'body.rateLimitMax: a rate limit needs it')
    assertInvalid(
      await attempt({ permissions: { nothing: ['read'] } }),
      'body.permissions.nothing: there is no such resource',
    )
    // Counted before they are read: that none of them is a right is not found.
    assertInvalid(
      await attempt({ permissions: Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`n${n}`, 'x'])) }),
      'body.permissions: at most 100 names',
    )
    assertInvalid(await attempt({ remaining: 1, refillAmount: 1 }), 'body.refillInterval: a refill needs both')
    for (const json of [
      { name: '' },
      { remaining: -1 },
      { expiresAt: 'soon' },
      { permissions: { spaces: ['delete'] } },
      [],
    ])
      assert.equal((await attempt(json)).body.cause.code, 'api/invalid-request', JSON.stringify(json))
  })

  test('GET /api-keys lists the team, newest first, page by page', async () => {
    const all = await as(owner.key)('GET', '/api-keys')
    assert.equal(all.status, 200)
    assert.equal(all.contentType, 'application/json; charset=utf-8')
    const ids = all.body.map((key: { id: string }) => key.id)
    assert.deepEqual(ids, ids.toSorted().toReversed())
    const seen: string[] = []
    let address: string | undefined = '/api-keys?limit=2'
    while (address) {
      const page: Awaited<ReturnType<typeof call>> = await as(owner.key)('GET', address)
      seen.push(...page.body.map((key: { id: string }) => key.id))
      address = /<\/api(.+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1]
    }
    assert.deepEqual(seen, ids)
    assertInvalid(await as(owner.key)('GET', '/api-keys?limit=0'), 'query.limit: Too small: expected number to be >=1')
    assertInvalid(await as(owner.key)('GET', '/api-keys?color=red'), 'query: Unrecognized key: "color"')
  })

  test('requestCount and lastRequest are kept', async () => {
    const { key, id } = (await as(owner.key)('POST', '/api-keys')).body
    for (let i = 0; i < 3; i++) await as(key)('GET', '/me')
    const row = (await as(owner.key)('GET', '/api-keys')).body.find((row: { id: string }) => row.id === id)
    assert.equal(row.requestCount, 3)
    assert.match(row.lastRequest, dateTime)
  })

  test('PATCH /api-keys/{keyId} changes what is named', async () => {
    const { key, ...made } = (await as(owner.key)('POST', '/api-keys', { json: { name: 'Old' } })).body
    const changed = await as(owner.key)('PATCH', `/api-keys/${made.id}`, { json: { name: 'New', enabled: false } })
    assert.equal(changed.status, 200)
    assert.deepEqual({ ...changed.body, updatedAt: made.updatedAt }, { ...made, name: 'New', enabled: false })
    assertRefused(await as(key)('GET', '/api-keys'), 'disabled')
    await as(owner.key)('PATCH', `/api-keys/${made.id}`, { json: { enabled: true } })
    assert.equal((await as(key)('GET', '/api-keys')).status, 200)
    assertInvalid(await as(owner.key)('PATCH', `/api-keys/${made.id}`, { json: {} }), 'body: must name what to change')
    notFound(await as(owner.key)('PATCH', '/api-keys/nothing', { json: { name: 'x' } }))
  })

  test('DELETE /api-keys/{keyId} answers ok, and the key stops at once', async () => {
    const { key, id } = (await as(owner.key)('POST', '/api-keys')).body
    assert.equal((await as(key)('GET', '/api-keys')).status, 200)
    const gone = await as(owner.key)('DELETE', `/api-keys/${id}`)
    assert.deepEqual([gone.status, gone.contentType, gone.text], [200, 'application/octet-stream', 'ok'])
    assertRefused(await as(key)('GET', '/api-keys'), 'unknown-key')
    notFound(await as(owner.key)('DELETE', `/api-keys/${id}`))
    const typed = await as(owner.key)('DELETE', `/api-keys/${id}`, { headers: { 'content-type': 'application/json' } })
    assertUnsupported(typed, noBodyType)
  })

  test('credentials that fail say how', async () => {
    assertRefused(await call(service, 'GET', '/api-keys'), 'missing')
    assertRefused(await as('nonsense')('GET', '/api-keys'), 'malformed')
    assertRefused(await as(`${owner.key}x`)('GET', '/api-keys'), 'malformed')
    const { key } = (await as(owner.key)('POST', '/api-keys', { json: { expiresAt: '2020-01-01T00:00:00Z' } })).body
    assertRefused(await as(key)('GET', '/api-keys'), 'expired')
    const typed = await call(service, 'GET', '/api-keys', { headers: { 'content-type': 'text/plain' } })
    assertUnsupported(typed, noBodyType)
  })

  test("a member keeps to their own keys, and another team's are not there", async () => {
    const { id } = (await as(owner.key)('POST', '/api-keys')).body
    assertForbidden(await as(member.key)('DELETE', `/api-keys/${id}`), "this is another member's key")
    assertForbidden(
      await as(member.key)('PATCH', `/api-keys/${id}`, { json: { name: 'x' } }),
      "this is another member's key",
    )
    const own = (await as(member.key)('POST', '/api-keys')).body
    assert.equal((await as(owner.key)('DELETE', `/api-keys/${own.id}`)).status, 200)
    const other = await otherTeam(service, owner)
    notFound(await as(other.key)('DELETE', `/api-keys/${id}`))
    notFound(await as(other.key)('PATCH', `/api-keys/${id}`, { json: { name: 'x' } }))
    assert.equal((await as(other.key)('GET', '/api-keys')).body.length, 1)
  })

  test('metadata nested without end is refused, and what is taken comes back whole', async () => {
    const nested = (levels: number) => `{"metadata":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`
    const headers = { 'content-type': 'application/json' }
    for (const levels of [500, 1_650, 100_000]) {
      const answer = await as(owner.key)('POST', '/api-keys', { body: nested(levels), headers })
      assert.ok(answer.status === 400 || answer.status === 413, `${levels}: ${answer.status}`)
    }
    const kept = await as(owner.key)('POST', '/api-keys', { body: nested(50), headers })
    assert.equal(kept.status, 201, kept.text)
    assert.equal(JSON.stringify(kept.body.metadata), nested(50).slice('{"metadata":'.length, -1))
    await as(owner.key)('DELETE', `/api-keys/${kept.body.id}`)
  })

  test('sample data is a space and its sources: a key for spaces alone makes neither', async () => {
    const permissions = { spaces: ['read', 'write'] }
    const { key } = (await as(owner.key)('POST', '/api-keys', { json: { permissions } })).body
    assertError(
      await as(key)('POST', '/samples'),
      403,
      'Not allowed',
      'auth/forbidden',
      'this needs the right data-sources:write',
    )
    assert.deepEqual((await as(owner.key)('GET', '/data-sources')).body, [])
  })

  test('permissions narrow what a key may do, and cannot widen it', async () => {
    const permissions = { 'api-keys': ['read'], users: ['read', 'write'] }
    const { key } = (await as(member.key)('POST', '/api-keys', { json: { permissions } })).body
    assert.equal((await as(key)('GET', '/api-keys')).status, 200)
    assertForbidden(await as(key)('POST', '/api-keys', { json: {} }), 'this needs the right api-keys:write')
    assertForbidden(await as(key)('GET', '/teams'), 'this needs the right teams:read')
    const role = await as(key)('PATCH', `/users/${member.userId}/role`, { json: { role: 'admin' } })
    assertForbidden(role, 'this needs the right users:write')
  })

  test('a rate limit answers 429 with Retry-After past it', async () => {
    const json = { rateLimitEnabled: true, rateLimitMax: 3, rateLimitTimeWindow: 60_000 }
    const { key } = (await as(owner.key)('POST', '/api-keys', { json })).body
    const answers = await Promise.all(Array.from({ length: 10 }, () => as(key)('GET', '/api-keys')))
    assert.equal(answers.filter(({ status }) => status === 200).length, 3)
    const refused = answers.find(({ status }) => status === 429)!
    assertError(refused, 429, 'Too many requests', 'api/rate-limited', 'the key allows 3 requests in 60000 ms')
    assert.match(refused.headers.get('retry-after') ?? '', /^(59|60)$/)
  })

  test('a quota of 50 admits exactly 50 of 300 requests at once', async () => {
    const { key, id } = (await as(owner.key)('POST', '/api-keys', { json: { remaining: 50 } })).body
    const answers = await Promise.all(Array.from({ length: 300 }, () => as(key)('GET', '/api-keys?limit=1')))
    assert.equal(answers.filter(({ status }) => status === 200).length, 50)
    const refused = answers.find(({ status }) => status === 429)!
    assertError(refused, 429, 'Too many requests', 'api/rate-limited', 'the key has no uses left')
    const row = (await as(owner.key)('GET', '/api-keys')).body.find((row: { id: string }) => row.id === id)
    assert.deepEqual([row.remaining, row.requestCount], [0, 50])
  })

  test('who left the team has no keys in it, and no team', async () => {
    const leaver = await addMember(service, owner, 'member', 'Lea Leaver')
    await as(owner.key)('DELETE', `/users/${leaver.userId}`)
    assertRefused(await as(leaver.key)('GET', '/api-keys'), 'unknown-key')
    assertNoTeam(await call(service, 'GET', '/api-keys', { headers: { cookie: leaver.cookie } }))
  })
})

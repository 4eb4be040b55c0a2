import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { pino } from 'pino'
import { type JwksServer, makeSigningKey, type SigningKey, startJwksServer } from '../../../test/servers/jwks.ts'
import { createNetworkGuard } from '../../platform/network/network.ts'
import { createKeySets, type KeySets } from './key-sets.ts'

const log = pino({ level: 'silent' })

describe('key sets', () => {
  let server: JwksServer
  let key: SigningKey
  let now: number
  let sets: KeySets
  const guard = createNetworkGuard({ allowPrivate: true })
  const provider = () => ({ id: 'p1', jwksUrl: server.url })
  const find = (kid?: string, alg = 'ES256') => sets.find(provider(), { alg, ...(kid !== undefined && { kid }) })

  beforeEach(async () => {
    key = await makeSigningKey('ES256', 'k1')
    server = await startJwksServer(key)
    now = Date.now()
    sets = createKeySets({ guard, clock: { now: () => new Date(now) }, log })
  })
  afterEach(async () => {
    guard.close()
    await server.close()
  })

  test('a set is fetched once for many tokens', async () => {
    await Promise.all(Array.from({ length: 50 }, async () => assert.ok(await find('k1'))))
    assert.equal(server.fetches, 1)
  })

  test('10,000 tokens with unknown key ids cause one fetch in 30 seconds', async () => {
    await find('k1')
    assert.equal(server.fetches, 1)
    for (let i = 0; i < 10_000; i++) assert.equal(await find(`nobody-${i}`), null)
    assert.equal(server.fetches, 1)
    now += 30_000
    for (let i = 0; i < 10_000; i++) assert.equal(await find(`nobody-${i}`), null)
    assert.equal(server.fetches, 2)
  })

  test('a key that was rotated in is found, and one that was rotated out is forgotten', async () => {
    assert.ok(await find('k1'))
    const next = await makeSigningKey('ES256', 'k2')
    server.keys = [next.publicJwk]
    assert.equal(await find('k2'), null, 'not asked again at once')
    now += 30_000
    assert.ok(await find('k2'))
    assert.equal(await find('k1'), null)
  })

  test('a set that is gone is used for an hour more, and then no longer', async () => {
    assert.ok(await find('k1'))
    server.answer = (response) => response.writeHead(503).end()
    now += 50 * 60_000
    assert.ok(await find('k1'))
    now += 11 * 60_000
    assert.equal(await find('k1'), null)
  })

  for (const [what, answer] of Object.entries({
    broken: 'this is not JSON',
    huge: `{"keys":[],"padding":"${'x'.repeat(600_000)}"}`,
    'not a set': '[1,2,3]',
    'full of nonsense': '{"keys":[null,1,"x",{},{"kty":"EC","crv":"P-256","kid":"k1"}]}',
  })) {
    test(`a set that is ${what} gives no key, and nothing breaks`, async () => {
      server.answer = (response) => response.end(answer)
      assert.equal(await find('k1'), null)
    })
  }

  test('a set that does not come in time gives no key, and is not waited for twice', async () => {
    server.answer = (response) => void response.write('{"keys":')
    sets = createKeySets({ guard, clock: { now: () => new Date(now) }, log, timeoutMs: 50 })
    assert.equal(await find('k1'), null)
    assert.equal(await find('k1'), null)
    assert.equal(server.fetches, 1)
  })

  test('a key is only used with its own algorithm', async () => {
    assert.equal(await find('k1', 'RS256'), null)
    assert.equal(await find('k1', 'ES384'), null)
    const rsa = await makeSigningKey('RS256', 'r1')
    server.keys = [rsa.publicJwk]
    now += 30_000
    assert.ok(await find('r1', 'RS256'))
    assert.equal(await find('r1', 'PS256'), null)
  })

  test('shared secrets, encryption keys and shown private keys are no keys to check with', async () => {
    const exposed = { ...key.publicJwk, kid: 'exposed', d: 'AAAA' }
    server.keys = [
      { kty: 'oct', k: 'c2VjcmV0', kid: 'oct', alg: 'HS256' },
      { ...key.publicJwk, kid: 'enc', use: 'enc' },
      exposed,
    ]
    assert.equal(await find('oct', 'HS256'), null)
    assert.equal(await find('enc'), null)
    assert.equal(await find('exposed'), null)
  })

  test('a token without a key id is taken only when there is no choice', async () => {
    assert.ok(await find())
    const second = await makeSigningKey('ES256', 'k2')
    server.keys = [key.publicJwk, second.publicJwk]
    now += 11 * 60_000
    await find('k2')
    now += 30_000
    await find('k2')
    assert.equal(await find(), null)
  })

  test('without leave for private networks, neither loopback nor plain http is dialled', async () => {
    const closed = createNetworkGuard({ allowPrivate: false })
    const strict = createKeySets({ guard: closed, clock: { now: () => new Date(now) }, log })
    assert.equal(await strict.find(provider(), { alg: 'ES256', kid: 'k1' }), null)
    const secure = { id: 'p2', jwksUrl: server.url.replace('http:', 'https:') }
    assert.equal(await strict.find(secure, { alg: 'ES256', kid: 'k1' }), null)
    assert.equal(server.fetches, 0)
  })
})

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type JwksServer, makeSigningKey, type SigningKey, signToken, startJwksServer } from '../test/servers/jwks.ts'
import { assertError, assertForbidden, assertInvalid, assertNoTeam, assertRefused, dateTime, uuid } from './envelope.ts'
import {
  addMember,
  type Call,
  call,
  makeKey,
  type Owner,
  otherTeam,
  type Service,
  setUp,
  startService,
} from './harness.ts'

describe('identity providers', () => {
  let service: Service
  let owner: Owner
  let server: JwksServer
  let key: SigningKey
  let made: Record<string, string>
  const issuer = 'https://issuer.example'
  const audience = 'tallyroom'
  const admin = (method: string, address: string, request: Omit<Call, 'key'> = {}) =>
    call(service, method, address, { ...request, key: owner.key })
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  const notFound = (answer: Awaited<ReturnType<typeof call>>) => {
    const detail = 'the identity provider does not exist'
    assertError(answer, 404, 'Identity provider not found', 'external-identity/not-found', detail)
  }

  before(async () => {
    service = await startService({ env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })
    owner = await setUp(service)
    key = await makeSigningKey('ES256', 'k1')
    server = await startJwksServer(key)
    const answer = await admin('POST', '/identity-providers', { json: { issuer, audience, jwksUrl: server.url } })
    assert.equal(answer.status, 201, answer.text)
    made = answer.body
  })
  after(async () => {
    await service?.stop()
    await server?.close()
  })

  test('a provider has the fields of the contract and is listed', async () => {
    const { id, createdAt, updatedAt, organizationId, ...rest } = made
    assert.match(id!, uuid)
    assert.match(createdAt!, dateTime)
    assert.equal(updatedAt, createdAt)
    assert.match(organizationId!, uuid)
    assert.deepEqual(rest, { issuer, audience, jwksUrl: server.url, teamId: owner.teamId })
    assert.deepEqual((await admin('GET', '/identity-providers')).body, [made])
  })

  test('a token of the provider makes a member on first sight, who then acts in its team', async () => {
    const token = await signToken(key, {
      issuer,
      audience,
      subject: 'eve',
      claims: { name: 'Eve', email: 'eve@x.example' },
    })
    const me = await call(service, 'GET', '/me', bearer(token))
    assert.equal(me.status, 200, me.text)
    const { id, ...user } = me.body.user
    assert.deepEqual(user, {
      name: 'Eve',
      email: 'eve@x.example',
      role: 'member',
      locale: null,
      twoFactorEnabled: false,
    })
    assert.deepEqual([me.body.team.id, me.body.via], [owner.teamId, 'token'])
    const users = await admin('GET', '/users')
    assert.ok(users.body.some((row: { id: string }) => row.id === id))
    const forbidden = await call(service, 'GET', '/identity-providers', bearer(token))
    assertForbidden(forbidden, 'this needs the right identity-providers:read')
  })

  test('a token that fails says how', async () => {
    const say = async (words: object) =>
      call(service, 'GET', '/me', bearer(await signToken(key, { issuer, audience, ...words })))
    const now = Math.floor(Date.now() / 1000)
    assertRefused(await say({ issuer: 'https://nobody.example' }), 'issuer')
    assertRefused(await say({ audience: 'somebody else' }), 'audience')
    assertRefused(await say({ claims: { exp: now - 10 } }), 'expired')
    assertRefused(await say({ claims: { nbf: now + 3600 } }), 'not-yet-valid')
    assertRefused(await say({ header: { kid: 'k9' } }), 'unknown-key')
    const stranger = await makeSigningKey('ES256', 'k1')
    assertRefused(
      await call(service, 'GET', '/me', bearer(await signToken(stranger, { issuer, audience }))),
      'signature',
    )
    assertRefused(await call(service, 'GET', '/me', bearer('a.b.c')), 'malformed')
    assertRefused(await call(service, 'GET', '/me', bearer('nonsense!')), 'malformed')
    assertRefused(await call(service, 'GET', '/me', { headers: { authorization: 'Basic YTpi' } }), 'malformed')
  })

  test('an address that a token claims does not keep out who is invited with it', async () => {
    const email = 'wanted@example.com'
    const token = await signToken(key, { issuer, audience, subject: 'claimer', claims: { name: 'Claimer', email } })
    const claimer = (await call(service, 'GET', '/me', bearer(token))).body.user
    assert.equal(claimer.email, email)
    const invitation = (await admin('POST', '/invitations', { json: { email, role: 'viewer' } })).body
    const json = { name: 'Wanted', password: 'a long enough password' }
    const accepted = await call(service, 'POST', `/invitations/${invitation.token}/accept`, { json })
    assert.equal(accepted.status, 201, accepted.text)
    assert.notEqual(accepted.body.user.id, claimer.id)
    assert.equal((await call(service, 'GET', '/me', bearer(token))).body.user.email, null)
  })

  test('PATCH changes issuer, audience, key set and team, and tokens follow at once', async () => {
    const json = { issuer: 'https://other.example', audience: 'first' }
    const { id } = (await admin('POST', '/identity-providers', { json: { ...json, jwksUrl: server.url } })).body
    const token = await signToken(key, { ...json, subject: 'x' })
    assert.equal((await call(service, 'GET', '/me', bearer(token))).status, 200)
    const changed = await admin('PATCH', `/identity-providers/${id}`, { json: { audience: 'second' } })
    assert.equal(changed.status, 200)
    assert.deepEqual([changed.body.audience, changed.body.issuer], ['second', 'https://other.example'])
    assertRefused(await call(service, 'GET', '/me', bearer(token)), 'audience')

    const other = await otherTeam(service, owner)
    const inPerson = { headers: { cookie: owner.cookie, origin: service.url }, json: { teamId: other.teamId } }
    const moved = await call(service, 'PATCH', `/identity-providers/${id}`, inPerson)
    assert.equal(moved.body.teamId, other.teamId)
    notFound(await admin('PATCH', `/identity-providers/${id}`, { json: { audience: 'third' } }))
    const follows = await signToken(key, { issuer: 'https://other.example', audience: 'second', subject: 'x' })
    const me = await call(service, 'GET', '/me', bearer(follows))
    assert.equal(me.body.team.id, other.teamId)
  })

  test('a key hands nobody to another team, though its administrator is one there too', async () => {
    const other = await otherTeam(service, owner, 'A third team')
    const json = { issuer: 'https://reaching.example', audience: 'a', jwksUrl: server.url }
    const detail = 'body.teamId: there is no such team of this organization that you administer'
    assertInvalid(await admin('POST', '/identity-providers', { json: { ...json, teamId: other.teamId } }), detail)
    const { id } = (await admin('POST', '/identity-providers', { json: { ...json, teamId: owner.teamId } })).body
    const moved = await admin('PATCH', `/identity-providers/${id}`, { json: { teamId: other.teamId } })
    assertInvalid(moved, detail)
    const theirs = await call(service, 'GET', '/identity-providers', { key: other.key })
    assert.deepEqual(theirs.body, [])
    const listed = await admin('GET', '/identity-providers')
    assert.equal(listed.body.find((one: { id: string }) => one.id === id).teamId, owner.teamId)
  })

  test('a narrowed key does not change whose word makes somebody an administrator', async () => {
    const narrow = await makeKey(service, owner, { permissions: { 'identity-providers': ['read', 'write'] } })
    const json = { issuer: 'https://admins.example', audience: 'a', jwksUrl: server.url }
    const { id } = (await call(service, 'POST', '/identity-providers', { key: narrow, json })).body
    const change = (by: string, audience: string) =>
      call(service, 'PATCH', `/identity-providers/${id}`, { key: by, json: { audience } })
    const me = await call(service, 'GET', '/me', bearer(await signToken(key, { ...json, subject: 'boss' })))
    assert.equal((await change(narrow, 'b')).status, 200)
    await admin('PATCH', `/users/${me.body.user.id}/role`, { json: { role: 'admin' } })
    assertForbidden(await change(narrow, 'c'), 'a narrowed key makes nobody an administrator')
    assert.equal((await change(owner.key, 'd')).status, 200)
  })

  test('PATCH refuses what is not there, not allowed, or not understood', async () => {
    const change = (json: unknown, id = made.id) => admin('PATCH', `/identity-providers/${id}`, { json })
    notFound(await change({ audience: 'x' }, 'nothing'))
    assertInvalid(await change({}), 'body: must name what to change')
    assertInvalid(await change({ organizationId: 'x' }), 'body: Unrecognized key: "organizationId"')
    assertInvalid(await change({ jwksUrl: 'ftp://x.example' }), 'body.jwksUrl: Invalid URL')
    for (const jwksUrl of ['https://user:pw@example.com/', 'https://user@example.com/'])
      assertInvalid(await change({ jwksUrl }), 'body.jwksUrl: may hold no name or password')
    const teamDetail = 'body.teamId: there is no such team of this organization that you administer'
    assertInvalid(await change({ teamId: 'nothing' }), teamDetail)
    const json = { issuer: 'https://third.example', audience: 'a', jwksUrl: server.url }
    const { id } = (await admin('POST', '/identity-providers', { json })).body
    const taken = 'another identity provider has the same issuer and audience'
    const clash = await change({ issuer, audience }, id)
    assertError(clash, 409, 'Issuer and audience already registered', 'external-identity/taken', taken)
    const again = await admin('POST', '/identity-providers', { json })
    assertError(again, 409, 'Issuer and audience already registered', 'external-identity/taken', taken)
    const member = await addMember(service, owner, 'member', 'Mia Member')
    const refused = await call(service, 'PATCH', `/identity-providers/${id}`, {
      key: member.key,
      json: { audience: 'x' },
    })
    assertForbidden(refused, 'this needs the right identity-providers:write')
    const body = await admin('PATCH', `/identity-providers/${id}`, {
      body: '{"audience":',
      headers: { 'content-type': 'application/json' },
    })
    assert.deepEqual([body.status, body.body.cause.code], [400, 'api/invalid-json'])
    await admin('DELETE', `/users/${member.userId}`)
    const headers = { cookie: member.cookie, origin: service.url }
    assertNoTeam(await call(service, 'PATCH', `/identity-providers/${id}`, { headers, json: { audience: 'x' } }))
  })

  test('DELETE ends the acceptance of its tokens at once', async () => {
    const json = { issuer: 'https://short.example', audience: 'a', jwksUrl: server.url }
    const { id } = (await admin('POST', '/identity-providers', { json })).body
    const token = await signToken(key, json)
    assert.equal((await call(service, 'GET', '/me', bearer(token))).status, 200)
    const gone = await admin('DELETE', `/identity-providers/${id}`)
    assert.deepEqual([gone.status, gone.text], [204, ''])
    assertRefused(await call(service, 'GET', '/me', bearer(token)), 'issuer')
    notFound(await admin('DELETE', `/identity-providers/${id}`))
  })

  test('without leave for private networks only https key sets of public addresses are taken, and the reason is told', async () => {
    const strict = await startService()
    try {
      const other = await setUp(strict)
      const json = { issuer, audience, jwksUrl: 'http://keys.example/jwks' }
      const refused = await call(strict, 'POST', '/identity-providers', { key: other.key, json })
      assertInvalid(refused, 'body.jwksUrl: must be an https address')
      const save = (jwksUrl: string) =>
        call(strict, 'POST', '/identity-providers', { key: other.key, json: { issuer, audience, jwksUrl } })
      for (const host of ['127.0.0.1', '10.0.0.5', '169.254.169.254', '[::1]', 'localhost'])
        assertInvalid(
          await save(`https://${host}/jwks`),
          `body.jwksUrl: ${host.replace(/[[\]]/g, '')} is a private or reserved address, which is not allowed here`,
        )
      const made = await save('HTTPS://8.8.8.8/jwks')
      assert.equal(made.status, 201, made.text)
      const change = (jwksUrl: string) =>
        call(strict, 'PATCH', `/identity-providers/${made.body.id}`, { key: other.key, json: { jwksUrl } })
      assert.equal((await change('https://192.168.0.1/')).status, 400)
      assert.equal((await change('Https://1.1.1.1/keys')).status, 200)
    } finally {
      await strict.stop()
    }
  })
})

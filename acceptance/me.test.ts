import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertForbidden, assertInvalid, assertRefused } from './envelope.ts'
import { addMember, call, type Member, makeKey, type Owner, type Service, setUp, startService } from './harness.ts'

describe('me', () => {
  let service: Service
  let owner: Owner
  let viewer: Member
  const browser = () => ({ headers: { cookie: viewer.cookie, origin: service.url } })
  before(async () => {
    service = await startService()
    owner = await setUp(service)
    viewer = await addMember(service, owner, 'viewer', 'Vera Viewer')
  })
  after(() => service?.stop())

  test('GET /me tells who is calling, in which team, and how', async () => {
    const { status, body } = await call(service, 'GET', '/me', browser())
    const { team, teams, ...rest } = body
    const user = {
      id: viewer.userId,
      name: 'Vera Viewer',
      email: viewer.email,
      role: 'viewer',
      twoFactorEnabled: false,
      locale: null,
    }
    assert.deepEqual([status, rest], [200, { user, locale: null, via: 'session', sendsMail: false }])
    assert.equal(team.id, owner.teamId)
    assert.deepEqual(teams, [{ ...team, role: 'viewer' }])
    assertRefused(await call(service, 'GET', '/me'), 'missing')
  })

  test('PATCH /me changes the own name, whatever the role, and others see it', async () => {
    const before = (await call(service, 'GET', '/me', browser())).body
    const changed = await call(service, 'PATCH', '/me', { ...browser(), json: { name: '  Véra Vue ' } })
    assert.deepEqual([changed.status, changed.body], [200, { ...before, user: { ...before.user, name: 'Véra Vue' } }])
    assert.deepEqual((await call(service, 'GET', '/me', browser())).body, changed.body)
    const users = (await call(service, 'GET', '/users', { key: owner.key })).body
    assert.deepEqual(
      users.map(({ name }: { name: string }) => name),
      ['Véra Vue', 'Ada Owner'],
    )
  })

  test('PATCH /me takes a name or a language and nothing else, from a credential that may', async () => {
    const rename = (json: unknown) => call(service, 'PATCH', '/me', { key: owner.key, json })
    assertInvalid(await rename({ name: ' ' }), 'body.name: Too small: expected string to have >=1 characters')
    for (const json of [{}, { name: null }, { name: 'A', role: 'admin' }, { name: 'A', email: 'b@example.com' }])
      assert.equal((await rename(json)).body.cause.code, 'api/invalid-request')
    assertRefused(await call(service, 'PATCH', '/me', { json: { name: 'Nobody' } }), 'missing')
    const asBrowser = (headers: Record<string, string>, name: string) =>
      call(service, 'PATCH', '/me', { headers: { cookie: owner.cookie, ...headers }, json: { name } })
    const foreign: Record<string, string>[] = [
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: service.url },
    ]
    for (const headers of foreign) assert.equal((await asBrowser(headers, 'Forged')).status, 403)
    // No browser writes without saying where from: this is a program, and the cookie its own.
    assert.equal((await asBrowser({}, 'Ada Owner')).status, 200)
    const narrow = await makeKey(service, owner, { permissions: { datasets: ['read', 'write'] } })
    const refused = await call(service, 'PATCH', '/me', { key: narrow, json: { name: 'By a narrow key' } })
    assertForbidden(refused, 'this needs the right users:write')
    assert.equal((await call(service, 'GET', '/me', { key: owner.key })).body.user.name, 'Ada Owner')
  })
})

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertError, assertForbidden, assertInvalid, assertNoTeam, assertRefused } from './envelope.ts'
import {
  addMember,
  call,
  type Member,
  makeKey,
  type Owner,
  otherTeam,
  type Service,
  setUp,
  startService,
} from './harness.ts'

describe('users', () => {
  let service: Service
  let owner: Owner
  let member: Member
  const notFound = (answer: Awaited<ReturnType<typeof call>>) =>
    assertError(answer, 404, 'User not found', 'users/not-found', 'user does not exist')
  const lastAdmin = (answer: Awaited<ReturnType<typeof call>>) => {
    const detail = 'the last administrator of a team can neither be demoted nor leave'
    assertError(answer, 409, 'A team needs an administrator', 'users/last-admin', detail)
  }
  const setRole = (id: string, role: unknown, key = owner.key) =>
    call(service, 'PATCH', `/users/${id}/role`, { key, json: { role } })

  before(async () => {
    service = await startService()
    owner = await setUp(service)
    member = await addMember(service, owner, 'member', 'Mia Member')
  })
  after(() => service?.stop())

  test('GET /users lists the members of the team', async () => {
    const { status, body } = await call(service, 'GET', '/users', { key: member.key })
    assert.deepEqual(
      [status, body],
      [
        200,
        [
          { id: member.userId, name: 'Mia Member', email: member.email, role: 'member' },
          { id: owner.userId, name: 'Ada Owner', email: owner.email, role: 'admin' },
        ],
      ],
    )
  })

  test('PATCH /users/{id}/role sets admin, member, viewer, and null for member; it counts at once', async () => {
    const viewer = { id: member.userId, name: 'Mia Member', email: member.email, role: 'viewer' }
    const changed = await setRole(member.userId, 'viewer')
    assert.deepEqual([changed.status, changed.body], [200, viewer])
    const refused = await call(service, 'POST', '/api-keys', { key: member.key, json: {} })
    assertForbidden(refused, 'this needs the right api-keys:write')
    assert.equal((await setRole(member.userId, null)).body.role, 'member')
    assert.equal((await setRole(member.userId, 'admin')).body.role, 'admin')
    assert.equal((await call(service, 'GET', '/audit-log', { key: member.key })).status, 200)
    assert.equal((await setRole(member.userId, 'member')).body.role, 'member')
  })

  test('PATCH /users/{id}/role refuses others, unknown users, unknown roles and the last administrator', async () => {
    assertForbidden(await setRole(member.userId, 'admin', member.key), 'this needs the right users:write')
    notFound(await setRole('nobody', 'admin'))
    const { key } = await otherTeam(service, owner)
    notFound(await setRole(member.userId, 'admin', key))
    lastAdmin(await setRole(owner.userId, 'member'))
    lastAdmin(await setRole(owner.userId, null))
    assert.equal((await setRole(owner.userId, 'admin')).status, 200)
    assertInvalid(
      await setRole(member.userId, 'king'),
      'body.role: Invalid option: expected one of "admin"|"member"|"viewer"',
    )
    const bare = await call(service, 'PATCH', `/users/${member.userId}/role`, { key: owner.key, json: {} })
    assert.equal(bare.body.cause.code, 'api/invalid-request')
    assertRefused(await call(service, 'PATCH', `/users/${member.userId}/role`, { json: { role: 'admin' } }), 'missing')
  })

  test('DELETE /users/{id} takes a member out; the last administrator cannot go', async () => {
    const leaver = await addMember(service, owner, 'viewer', 'Lea Leaver')
    const remove = (id: string, key: string) => call(service, 'DELETE', `/users/${id}`, { key })
    assertForbidden(await remove(leaver.userId, member.key), 'this needs the right users:write')
    lastAdmin(await remove(owner.userId, owner.key))
    const gone = await remove(leaver.userId, owner.key)
    assert.deepEqual([gone.status, gone.text], [204, ''])
    notFound(await remove(leaver.userId, owner.key))
    assertNoTeam(await call(service, 'GET', '/users', { headers: { cookie: leaver.cookie } }))
  })

  test('everyone may leave by themselves, and loses their keys for the team', async () => {
    const leaver = await addMember(service, owner, 'member', 'Leo Leaver')
    assert.equal((await call(service, 'DELETE', `/users/${leaver.userId}`, { key: leaver.key })).status, 204)
    assertRefused(await call(service, 'GET', '/users', { key: leaver.key }), 'unknown-key')
  })

  test("an administrator's link sets a new password once and ends all sessions", async () => {
    const person = await addMember(service, owner, 'member', 'Fay Forgetful')
    const made = await call(service, 'POST', `/users/${person.userId}/password-reset`, { key: owner.key })
    assert.equal(made.status, 201)
    assert.deepEqual(Object.keys(made.body).sort(), ['expiresAt', 'token', 'url'])
    assert.equal(made.body.url, `${service.url}/reset-password/${made.body.token}`)
    const json = { token: made.body.token, password: 'an entirely new password' }
    assert.equal((await call(service, 'POST', '/auth/reset-password', { json })).status, 204)
    assertRefused(await call(service, 'GET', '/me', { headers: { cookie: person.cookie } }), 'unknown-key')
    const detail = 'the link was used, was replaced, or is too old'
    const again = await call(service, 'POST', '/auth/reset-password', { json })
    assertError(again, 404, 'The link does not work', 'auth/reset-not-found', detail)
    const signIn = (password: string) =>
      call(service, 'POST', '/auth/sign-in/email', { json: { email: person.email, password } })
    assert.equal((await signIn(json.password)).status, 200)
    assert.equal((await signIn(person.password)).status, 401)
  })

  test('links for a new password cannot be guessed at without end', async () => {
    const guess = () =>
      call(service, 'POST', '/auth/reset-password', { json: { token: 'guess', password: 'an entirely new password' } })
    const answers = await Promise.all(Array.from({ length: 30 }, guess))
    const statuses = new Set(answers.map(({ status }) => status))
    assert.deepEqual(statuses, new Set([404, 429]))
    const refused = answers.find(({ status }) => status === 429)!
    assertError(refused, 429, 'Too many requests', 'api/rate-limited', 'too many tries to set a new password')
    assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/)
  })

  test('no key makes itself a link to more than it may: to the whole account, or to another team of the person', async () => {
    const person = await addMember(service, owner, 'admin', 'Kay Keyholder')
    const reset = (by: { key: string } | { headers: { cookie: string } }) =>
      call(service, 'POST', `/users/${person.userId}/password-reset`, by)
    const narrowed = await makeKey(service, person, { permissions: { users: ['read', 'write'] } })
    assertForbidden(await reset({ key: narrowed }), 'a narrowed key cannot make a link that opens an account')
    assert.equal((await reset({ key: person.key })).status, 201)
    const headers = { cookie: person.cookie }
    assert.equal((await call(service, 'POST', '/teams', { headers, json: { name: 'Of Kay' } })).status, 201)
    const why = 'this person also belongs to a team that you do not administer'
    assertForbidden(await reset({ key: person.key }), why)
    const back = await call(service, 'POST', `/teams/${owner.teamId}/activate`, { headers })
    assert.equal(back.status < 300, true, back.text)
    assert.equal((await reset({ headers })).status, 201)
  })

  test('no link opens the account of somebody who also belongs to a team of others', async () => {
    const admin = await addMember(service, owner, 'admin', 'Abe Admin')
    const made = await call(service, 'POST', `/users/${owner.userId}/password-reset`, { key: admin.key })
    assertForbidden(made, 'this person also belongs to a team that you do not administer')
    notFound(await call(service, 'POST', '/users/nobody/password-reset', { key: admin.key }))
  })
})

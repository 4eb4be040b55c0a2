import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type MailServer, startMailServer } from '../test/servers/smtp.ts'
import { assertError, assertForbidden, assertInvalid, assertRefused, dateTime, uuid } from './envelope.ts'
import {
  addMember,
  type Call,
  call,
  cookieOf,
  type Owner,
  otherTeam,
  type Service,
  setUp,
  startService,
} from './harness.ts'

describe('invitations', () => {
  let service: Service
  let owner: Owner
  let mail: MailServer
  const admin = (method: string, address: string, request: Omit<Call, 'key'> = {}) =>
    call(service, method, address, { ...request, key: owner.key })
  const invite = async (email: string, role = 'member') =>
    (await admin('POST', '/invitations', { json: { email, role } })).body
  const person = { name: 'Nia New', password: 'a long enough password' }
  const accept = (token: string, json: unknown = person, headers = {}) =>
    call(service, 'POST', `/invitations/${token}/accept`, { json, headers })
  const notFound = (answer: Awaited<ReturnType<typeof call>>) => {
    const detail = 'the invitation does not exist, was used, or is too old'
    assertError(answer, 404, 'Invitation not found', 'invitations/not-found', detail)
  }

  before(async () => {
    mail = await startMailServer()
    service = await startService({ env: { TALLYROOM_SMTP_URL: mail.url } })
    owner = await setUp(service)
  })
  after(async () => {
    await service?.stop()
    mail.close()
  })

  test('POST /invitations answers a link, which is sent by mail and can be shown again', async () => {
    const made = await admin('POST', '/invitations', { json: { email: 'Nia@Example.com', role: 'viewer' } })
    assert.equal(made.status, 201)
    const { id, token, url, expiresAt, ...rest } = made.body
    assert.match(id, uuid)
    assert.match(token, /^[0-9A-Za-z]{43}$/)
    assert.match(expiresAt, dateTime)
    assert.equal(url, `${service.url}/invitations/${token}`)
    assert.deepEqual(rest, { email: 'nia@example.com', role: 'viewer' })
    assert.deepEqual((await admin('GET', '/invitations')).body, [made.body])
    while (mail.mails.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    assert.equal(mail.mails[0]!.headers.to, 'nia@example.com')
    assert.ok(mail.mails[0]!.body.includes(url))
    const shown = await call(service, 'GET', `/invitations/${token}`)
    const preview = { email: 'nia@example.com', role: 'viewer', teamName: 'First team', signInNeeded: false, expiresAt }
    assert.deepEqual([shown.status, shown.body], [200, preview])
  })

  test('accepting makes the user, signs the browser in, and works once, also when tried at once', async () => {
    const { token } = await invite('once@example.com', 'viewer')
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(token)))
    const statuses = answers.map(({ status }) => status).sort()
    assert.equal(statuses.filter((status) => status === 201).length, 1, String(statuses))
    const good = answers.find(({ status }) => status === 201)!
    const { id, ...user } = good.body.user
    assert.match(id, uuid)
    assert.deepEqual(user, { name: 'Nia New', email: 'once@example.com', role: 'viewer' })
    assert.equal(good.body.team.id, owner.teamId)
    const me = await call(service, 'GET', '/me', { headers: { cookie: cookieOf(good) } })
    assert.equal(me.body.user.id, id)
    notFound(await accept(token))
    notFound(await call(service, 'GET', `/invitations/${token}`))
    notFound(await accept('nothing'))
  })

  test('what a new user needs is asked for', async () => {
    const { token } = await invite('needs@example.com')
    assertInvalid(await accept(token, {}), 'body.name: a new user needs a name')
    assertInvalid(await accept(token, { name: 'X' }), 'body.password: a new user needs a password')
    assertInvalid(
      await accept(token, { ...person, password: 'short' }),
      'body.password: must have at least 10 characters',
    )
    assertInvalid(await accept(token, { ...person, role: 'admin' }), 'body: Unrecognized key: "role"')
  })

  test('somebody who exists signs in and then accepts; the link alone does not open their account', async () => {
    const member = await addMember(service, owner, 'member', 'Max Member')
    const other = await otherTeam(service, owner)
    const json = { email: member.email, role: 'viewer' }
    const { token } = (await call(service, 'POST', '/invitations', { key: other.key, json })).body
    assert.equal((await call(service, 'GET', `/invitations/${token}`)).body.signInNeeded, true)
    const detail = 'somebody with this address exists: sign in, then open the link again'
    assertError(await accept(token), 409, 'Address already used', 'users/email-taken', detail)
    assertError(
      await accept(token, person, { cookie: owner.cookie }),
      409,
      'Address already used',
      'users/email-taken',
      detail,
    )
    const joined = await accept(token, {}, { cookie: member.cookie, origin: service.url })
    assert.equal(joined.status, 201, joined.text)
    assert.deepEqual([joined.body.user.id, joined.body.user.role], [member.userId, 'viewer'])
    const me = await call(service, 'GET', '/me', { headers: { cookie: member.cookie } })
    assert.deepEqual([me.body.team.id, me.body.teams.length], [other.teamId, 2])
  })

  test('who is in the team is not invited again; elsewhere they are', async () => {
    const member = await addMember(service, owner, 'member', 'Ida In')
    const detail = 'somebody with this address is in the team already'
    for (const email of [member.email, member.email.toUpperCase(), owner.email])
      assertError(
        await admin('POST', '/invitations', { json: { email } }),
        409,
        'Address already used',
        'users/email-taken',
        detail,
      )
    const other = await otherTeam(service, owner, 'Elsewhere')
    const json = { email: member.email }
    assert.equal((await call(service, 'POST', '/invitations', { key: other.key, json })).status, 201)
  })

  test('an invitation takes the place of the one that the address had, in this team alone', async () => {
    const email = 'twice@example.com'
    const first = await invite(email, 'admin')
    const other = await otherTeam(service, owner, 'Fourth')
    const elsewhere = (await call(service, 'POST', '/invitations', { key: other.key, json: { email } })).body
    const second = await invite(email, 'viewer')
    const open = (await admin('GET', '/invitations')).body.filter((one: { email: string }) => one.email === email)
    assert.deepEqual(open, [second])
    notFound(await accept(first.token))
    assert.equal((await accept(second.token)).body.user.role, 'viewer')
    assert.equal((await call(service, 'GET', `/invitations/${elsewhere.token}`)).status, 200)
  })

  test('DELETE takes an invitation back', async () => {
    const { id, token } = await invite('back@example.com')
    const other = await otherTeam(service, owner, 'Third')
    notFound(await call(service, 'DELETE', `/invitations/${id}`, { key: other.key }))
    const gone = await admin('DELETE', `/invitations/${id}`)
    assert.deepEqual([gone.status, gone.text], [204, ''])
    notFound(await accept(token))
    notFound(await admin('DELETE', `/invitations/${id}`))
  })

  test('only administrators invite', async () => {
    const member = await addMember(service, owner, 'member', 'Mia Member')
    const json = { email: 'x@example.com', role: 'admin' }
    const refused = await call(service, 'POST', '/invitations', { key: member.key, json })
    assertForbidden(refused, 'this needs the right invitations:write')
    assertRefused(await call(service, 'GET', '/invitations'), 'missing')
    assert.equal((await admin('POST', '/invitations', { json: { email: 'no address' } })).status, 400)
  })
})

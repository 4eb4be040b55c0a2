import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertError, assertForbidden, assertInvalid, assertRefused, dateTime, uuid } from './envelope.ts'
import { addMember, call, type Owner, type Service, setUp, startService } from './harness.ts'

describe('teams', () => {
  let service: Service
  let owner: Owner
  let browser: { headers: Record<string, string> }
  before(async () => {
    service = await startService()
    owner = await setUp(service)
    browser = { headers: { cookie: owner.cookie, origin: service.url } }
  })
  after(() => service?.stop())

  test('POST /teams makes a team of the same organization, with the caller as its administrator', async () => {
    const first = (await call(service, 'GET', '/me', browser)).body.team
    const made = await call(service, 'POST', '/teams', { ...browser, json: { name: ' Second ' } })
    assert.equal(made.status, 201)
    const { id, createdAt, updatedAt, ...rest } = made.body
    assert.match(id, uuid)
    assert.match(createdAt, dateTime)
    assert.equal(createdAt, updatedAt)
    assert.deepEqual(rest, { name: 'Second', organizationId: first.organizationId })
    const teams = await call(service, 'GET', '/teams', browser)
    assert.deepEqual(teams.body, [
      { ...first, role: 'admin' },
      { ...made.body, role: 'admin' },
    ])
    assertInvalid(
      await call(service, 'POST', '/teams', { ...browser, json: { name: '' } }),
      'body.name: Too small: expected string to have >=1 characters',
    )
  })

  test('POST /teams/{id}/activate moves the session, and only a session', async () => {
    const made = (await call(service, 'POST', '/teams', { ...browser, json: { name: 'Third' } })).body
    const activated = await call(service, 'POST', `/teams/${made.id}/activate`, browser)
    assert.deepEqual([activated.status, activated.body], [200, made])
    assert.deepEqual((await call(service, 'GET', '/me', browser)).body.team, made)
    assert.equal((await call(service, 'GET', '/users', browser)).body.length, 1)
    const byKey = await call(service, 'POST', `/teams/${made.id}/activate`, { key: owner.key })
    assertForbidden(byKey, 'only a session can change its team')
    assert.equal((await call(service, 'GET', '/me', { key: owner.key })).body.team.id, owner.teamId)
    await call(service, 'POST', `/teams/${owner.teamId}/activate`, browser)
  })

  test('a team that one does not belong to is not there', async () => {
    const made = (await call(service, 'POST', '/teams', { ...browser, json: { name: 'Closed' } })).body
    const member = await addMember(service, owner, 'member', 'Mia Member')
    const detail = 'the team does not exist, or the caller does not belong to it'
    for (const id of [made.id, 'nothing']) {
      const answer = await call(service, 'POST', `/teams/${id}/activate`, { headers: { cookie: member.cookie } })
      assertError(answer, 404, 'Team not found', 'teams/not-found', detail)
    }
    const refused = await call(service, 'POST', '/teams', { key: member.key, json: { name: 'Mine' } })
    assertForbidden(refused, 'this needs the right teams:write')
    assertRefused(await call(service, 'GET', '/teams'), 'missing')
  })

  test('the time zone, the language and the currency of a team are set by its administrators', async () => {
    const member = await addMember(service, owner, 'member', 'Tim Member')
    const read = () => call(service, 'GET', '/team/settings', { key: member.key })
    const change = (json: object, key = owner.key) => call(service, 'PATCH', '/team/settings', { key, json })
    assert.deepEqual((await read()).body, { timeZone: 'UTC', locale: null, currency: null })
    const changed = await change({ timeZone: 'Europe/Berlin', locale: 'de-DE', currency: 'EUR' })
    assert.deepEqual(
      [changed.status, changed.body],
      [200, { timeZone: 'Europe/Berlin', locale: 'de-DE', currency: 'EUR' }],
    )
    assert.equal((await change({ currency: null })).body.currency, null)
    assertInvalid(await change({ timeZone: '+02:00' }), 'body.timeZone: Expected a time zone such as Europe/Berlin')
    assertInvalid(await change({ timeZone: 'Mars/One' }), 'body.timeZone: Expected a time zone such as Europe/Berlin')
    assertInvalid(await change({ locale: 'no such language' }), 'body.locale: Expected a language such as en-GB')
    assertInvalid(await change({ currency: 'Taler' }), 'body.currency: Expected a currency such as EUR')
    assertInvalid(await change({}), 'body: Expected at least one setting')
    assertForbidden(await change({ timeZone: 'UTC' }, member.key), 'this needs the right teams:write')
    assert.deepEqual((await read()).body, { timeZone: 'Europe/Berlin', locale: 'de-DE', currency: null })
    const [entry] = (await call(service, 'GET', '/audit-log', { key: owner.key })).body
    assert.deepEqual(
      [entry.action, entry.targetId, entry.detail],
      ['team.settings-changed', owner.teamId, { currency: null }],
    )
    const second = (await call(service, 'POST', '/teams', { ...browser, json: { name: 'Elsewhere' } })).body
    await call(service, 'POST', `/teams/${second.id}/activate`, browser)
    assert.equal((await call(service, 'GET', '/team/settings', browser)).body.timeZone, 'UTC')
    await call(service, 'POST', `/teams/${owner.teamId}/activate`, browser)
  })

  test('GET /me tells who is calling and how', async () => {
    const { body } = await call(service, 'GET', '/me', { key: owner.key })
    const { id, name, email, role, twoFactorEnabled } = body.user
    assert.deepEqual(
      { id, name, email, role, twoFactorEnabled, via: body.via, sendsMail: body.sendsMail },
      {
        id: owner.userId,
        name: 'Ada Owner',
        email: owner.email,
        role: 'admin',
        twoFactorEnabled: false,
        via: 'api-key',
        sendsMail: false,
      },
    )
    assert.equal((await call(service, 'GET', '/me', browser)).body.via, 'session')
  })
})

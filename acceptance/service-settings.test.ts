import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { type MailServer, startMailServer } from '../test/servers/smtp.ts'
import { assertCode } from './envelope.ts'
import { call, cookieOf, type Owner, otherTeam, type Service, setUp, startService } from './harness.ts'

describe('settings of the service in the app', () => {
  let service: Service
  let owner: Owner
  let mail: MailServer
  const ask = (method: string, address: string, json?: object, key = owner.key) =>
    call(service, method, address, { key, ...(json && { json }) })
  const change = (json: object) => ask('PATCH', '/service/settings', json)
  const server = (more: object = {}) => ({
    host: '127.0.0.1',
    port: Number(new URL(mail.url).port),
    security: 'none',
    username: null,
    from: 'Acme <reports@acme.example>',
    ...more,
  })
  before(async () => {
    mail = await startMailServer()
    service = await startService({ env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })
    owner = await setUp(service)
  })
  after(async () => {
    await service?.stop()
    mail.close()
  })

  test('nothing is set at first, and mail goes out once a server is set, without a restart', async () => {
    const first = await ask('GET', '/service/settings')
    assert.deepEqual(first.body, {
      mail: { source: 'default', variable: 'TALLYROOM_SMTP_URL', value: null },
      defaultModel: { source: 'default', variable: 'TALLYROOM_DEFAULT_MODEL', value: 'builtin/analyst' },
      publicUrl: { source: 'default', variable: 'TALLYROOM_PUBLIC_URL', value: null },
    })
    assertCode(await ask('POST', '/service/settings/test-mail'), 422, 'service-settings/mail-failed')
    const set = await change({ mail: server(), publicUrl: 'https://Data.Acme.example/' })
    assert.equal(set.status, 200, set.text)
    assert.deepEqual(set.body.publicUrl.value, 'https://data.acme.example')
    assert.equal((await ask('POST', '/service/settings/test-mail')).body.to, owner.email)
    assert.equal(mail.mails.at(-1)?.headers.from, 'Acme <reports@acme.example>')
    const invited = await ask('POST', '/invitations', { email: 'bo@acme.example', role: 'member' })
    assert.match(invited.body.url, /^https:\/\/data\.acme\.example\//)
    while (mail.mails.length < 2) await new Promise((resolve) => setTimeout(resolve, 20))
    assert.equal(mail.mails[1]?.headers.to, 'bo@acme.example')
  })

  test('whoever is half signed in is heard under the new address, and under the next', async () => {
    const verify = () => call(service, 'POST', '/auth/two-factor/verify-totp', { json: { code: '123456' } })
    for (const publicUrl of ['https://data.acme.example', 'http://tables.acme.example:8080', null]) {
      assert.equal((await change({ publicUrl })).status, 200)
      assertCode(await verify(), 401, 'auth/code-refused')
    }
  })

  test('cookies go over https alone once the address says so, and nobody is signed out by that', async () => {
    const signIn = () =>
      call(service, 'POST', '/auth/sign-in/email', { json: { email: owner.email, password: owner.password } })
    const me = async (cookie: string) => (await call(service, 'GET', '/me', { headers: { cookie } })).status
    const space = await ask('POST', '/spaces', { name: 'Shared' })
    const link = await ask('POST', `/spaces/${space.body.id}/share-links`, { name: 'For visitors' })
    const visit = () => call(service, 'GET', `/share/${link.body.token}`)
    await change({ publicUrl: null })
    const before = await signIn()
    for (const answer of [before, await visit()]) assert.doesNotMatch(answer.headers.get('set-cookie')!, /Secure/)
    await change({ publicUrl: 'https://data.acme.example' })
    const after = await signIn()
    assert.match(after.headers.get('set-cookie')!, /^__Secure-tallyroom\.session_token=[^,]*; Secure/)
    assert.match((await visit()).headers.get('set-cookie')!, /; Secure; SameSite=None/)
    for (const cookie of [cookieOf(before), cookieOf(after)]) assert.equal(await me(cookie), 200)
    const entries = (await ask('GET', '/audit-log')).body.filter(
      ({ action }: { action: string }) => action === 'session.signed-in',
    )
    assert.equal(entries.length, 2)
    const headers = { cookie: cookieOf(before), origin: service.url }
    const json = { password: owner.password }
    assert.equal((await call(service, 'POST', '/auth/two-factor/enable', { headers, json })).status, 200)
    const out = await call(service, 'POST', '/auth/sign-out', { headers })
    assert.equal(out.headers.getSetCookie().length, 2)
    assert.equal(await me(cookieOf(before)), 401)
    await change({ publicUrl: null })
    assert.equal(await me(cookieOf(after)), 200)
  })

  test('a password is sealed, never told, and sent to no other server', async () => {
    const password = 'a very secret word'
    await change({ mail: server({ username: 'ann', password }) })
    const shown = await ask('GET', '/service/settings')
    assert.equal(shown.body.mail.value.hasPassword, true)
    assert.ok(!shown.text.includes(password))
    for (const file of ['tallyroom.db', 'tallyroom.db-wal'])
      assert.ok(!readFileSync(path.join(service.folder, file)).includes(password), file)
    assertCode(
      await change({ mail: server({ username: 'ann', host: 'localhost' }) }),
      422,
      'service-settings/password-needed',
    )
    const kept = await change({ mail: server({ username: 'ann', from: 'other@acme.example' }) })
    assert.deepEqual([kept.status, kept.body.mail.value.hasPassword], [200, true])
    const log = await ask('GET', '/audit-log')
    assert.equal(log.body[0].action, 'service.settings-changed')
    assert.ok(!log.text.includes(password))
    assert.equal((await change({ mail: null })).body.mail.value, null)
  })

  test('the default model is one that there is', async () => {
    assertCode(await change({ defaultModel: 'nobody/nothing' }), 422, 'service-settings/model-unknown')
    assert.equal((await change({ defaultModel: 'builtin/analyst' })).body.defaultModel.source, 'settings')
    assert.equal((await change({ defaultModel: null })).body.defaultModel.source, 'default')
    assert.equal((await change({})).status, 400)
    for (const publicUrl of [
      'x',
      'ftp://x',
      'https://x.example/data',
      'https://x.example/?a',
      'https://ann:pw@x.example',
    ])
      assert.equal((await change({ publicUrl })).status, 400, publicUrl)
  })

  test('administrators of other teams neither see nor change them', async () => {
    const other = await otherTeam(service, owner)
    for (const [method, address, json] of [
      ['GET', '/service/settings', undefined],
      ['PATCH', '/service/settings', { publicUrl: 'https://evil.example' }],
      ['POST', '/service/settings/test-mail', undefined],
    ] as const)
      assertCode(await ask(method, address, json, other.key), 403, 'auth/forbidden')
  })
})

describe('settings of the service where the environment says them', () => {
  let service: Service
  let owner: Owner
  before(async () => {
    service = await startService({
      env: {
        TALLYROOM_SMTP_URL: 'smtp://ann:hidden@mail.acme.example:2525',
        TALLYROOM_DEFAULT_MODEL: 'builtin/analyst',
      },
    })
    owner = await setUp(service)
  })
  after(() => service?.stop())

  test('it wins, and says so', async () => {
    const shown = await call(service, 'GET', '/service/settings', { key: owner.key })
    assert.equal(shown.status, 200, shown.text)
    assert.deepEqual(
      [shown.body.mail.source, shown.body.defaultModel.source, shown.body.publicUrl.source],
      ['environment', 'environment', 'default'],
    )
    assert.deepEqual([shown.body.mail.value.host, shown.body.mail.value.port], ['mail.acme.example', 2525])
    assert.ok(!shown.text.includes('hidden'))
    for (const json of [{ mail: null }, { defaultModel: null }]) {
      const refused = await call(service, 'PATCH', '/service/settings', { key: owner.key, json })
      assertCode(refused, 409, 'service-settings/set-by-environment')
    }
  })
})

describe('a mail server at a private address', () => {
  let service: Service
  let owner: Owner
  before(async () => {
    service = await startService()
    owner = await setUp(service)
  })
  after(() => service?.stop())

  test('is refused where private networks are not allowed', async () => {
    const mail = { host: '127.0.0.1', port: 25, security: 'none', username: null, from: 'a@acme.example' }
    const refused = await call(service, 'PATCH', '/service/settings', { key: owner.key, json: { mail } })
    assertCode(refused, 422, 'service-settings/mail-failed')
    assert.match(refused.body.cause.detail, /private/)
    const after = await call(service, 'GET', '/service/settings', { key: owner.key })
    assert.equal(after.body.mail.value, null)
  })
})

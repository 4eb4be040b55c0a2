import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, test } from 'node:test'
import { makeSigningKey, signToken, startJwksServer } from '../test/servers/jwks.ts'
import { type OidcServer, startOidcServer } from '../test/servers/oidc.ts'
import { assertError, assertForbidden, assertInvalid, assertRefused } from './envelope.ts'
import { type Answer, addMember, call, cookieOf, type Owner, type Service, setUp, startService } from './harness.ts'

/** The code that an authenticator app shows now. */
function totp(uri: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const secret = new URL(uri).searchParams.get('secret')!
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const mac = createHmac('sha1', key).update(counter).digest()
  return String((mac.readUInt32BE(mac[19]! & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

describe('sign-in', () => {
  let service: Service
  let owner: Owner
  let oidc: OidcServer
  const signIn = (email: string, password: string, headers = {}) =>
    call(service, 'POST', '/auth/sign-in/email', { json: { email, password }, headers })
  const me = (cookie: string) => call(service, 'GET', '/me', { headers: { cookie } })
  const refused = (answer: Answer) =>
    assertError(answer, 401, 'Sign-in failed', 'auth/sign-in-refused', 'the address or the password is wrong')
  const post = (address: string, cookie: string, json?: unknown) =>
    call(service, 'POST', address, { headers: { cookie, origin: service.url }, ...(json !== undefined && { json }) })

  before(async () => {
    oidc = await startOidcServer('tallyroom-client')
    service = await startService({
      env: {
        TALLYROOM_OIDC_ISSUER: oidc.issuer,
        TALLYROOM_OIDC_CLIENT_ID: 'tallyroom-client',
        TALLYROOM_OIDC_CLIENT_SECRET: 'tallyroom-secret',
        TALLYROOM_OIDC_NAME: 'Example SSO',
        TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true',
      },
    })
    owner = await setUp(service)
  })
  after(async () => {
    await service?.stop()
    await oidc?.close()
  })

  test('a password signs in: an httpOnly cookie, and a token that also works as a bearer', async () => {
    const answer = await signIn('ADA@example.com', owner.password)
    assert.equal(answer.status, 200)
    const { token, ...rest } = answer.body
    const user = { id: owner.userId, name: 'Ada Owner', email: owner.email }
    assert.deepEqual(rest, { user, twoFactorRedirect: false })
    assert.match(
      answer.headers.getSetCookie()[0]!,
      /^tallyroom\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    assert.equal((await me(cookieOf(answer))).body.team.id, owner.teamId)
    const bearer = await call(service, 'GET', '/me', { headers: { authorization: `Bearer ${token}` } })
    assert.deepEqual([bearer.status, bearer.body.via], [200, 'session'])
    const out = await post('/auth/sign-out', cookieOf(answer))
    assert.deepEqual([out.status, out.text], [204, ''])
    assert.match(out.headers.getSetCookie()[0]!, /^tallyroom\.session_token=; Max-Age=0/)
    assertRefused(await me(cookieOf(answer)), 'unknown-key')
    assertRefused(await call(service, 'GET', '/me', { headers: { authorization: `Bearer ${token}` } }), 'unknown-key')
  })

  test('what is stored of a session lets nobody in', async () => {
    const { token } = (await signIn(owner.email, owner.password)).body
    const database = new DatabaseSync(path.join(service.folder, 'tallyroom.db'), { readOnly: true })
    const stored = database.prepare('select token from sessions').all() as { token: string }[]
    database.close()
    assert.ok(stored.length >= 2)
    const cookies = decodeURIComponent(owner.cookie)
    for (const row of stored) {
      assert.match(row.token, /^[0-9a-f]{64}$/)
      assert.ok(row.token !== token && !cookies.includes(row.token))
      const asBearer = await call(service, 'GET', '/me', { headers: { authorization: `Bearer ${row.token}` } })
      assert.equal(asBearer.status, 401)
    }
    assert.equal((await call(service, 'GET', '/me', { headers: { authorization: `Bearer ${token}` } })).status, 200)
  })

  test('a signed-in program changes its second factor with the token alone', async () => {
    const member = await addMember(service, owner, 'member', 'Tom Token')
    const { token } = (await signIn(member.email, member.password)).body
    const begun = await call(service, 'POST', '/auth/two-factor/enable', {
      headers: { authorization: `Bearer ${token}` },
      json: { password: member.password },
    })
    assert.equal(begun.status, 200, begun.text)
    assert.match(begun.body.totpURI, /^otpauth:/)
  })

  test('a wrong password and an unknown address get the same answer, and nobody signs up by themselves', async () => {
    refused(await signIn(owner.email, 'wrong password'))
    refused(await signIn('nobody@example.com', 'wrong password'))
    const json = { email: 'new@example.com', password: 'a long enough password', name: 'New' }
    const closed = await call(service, 'POST', '/auth/sign-up/email', { json })
    assert.deepEqual([closed.status, closed.body.cause.code], [404, 'api/not-found'])
    assertInvalid(await signIn('no address', 'x'), 'body.email: Invalid email address')
  })

  test('a forged cookie is refused, and one without a session too', async () => {
    assertRefused(await me(`${owner.cookie.slice(0, -6)}AAAA%3D`), 'signature')
    assertRefused(await me('tallyroom.session_token=nonsense'), 'signature')
  })

  test('after ten wrong passwords it has to be waited, also with the right one', async () => {
    const member = await addMember(service, owner, 'member', 'Mia Member')
    const began = Date.now()
    for (let i = 0; i < 10; i++) refused(await signIn(member.email, 'wrong password'))
    const answer = await signIn(member.email, member.password)
    const took = Math.ceil((Date.now() - began) / 1000)
    assertError(answer, 429, 'Too many requests', 'api/rate-limited', 'too many attempts to sign in')
    // A quarter of an hour from the first of them.
    const wait = Number(answer.headers.get('retry-after'))
    assert.ok(wait <= 900 && wait >= 900 - took, `${wait} s, ${took} s after the first`)
    assert.equal((await signIn(owner.email, owner.password)).status, 200)
  })

  test('a signed-in browser only obeys the pages of this service', async () => {
    const detail = 'a signed-in browser may only be asked by the pages of this service'
    const attempt = (headers: Record<string, string>) =>
      call(service, 'POST', '/teams', { headers: { cookie: owner.cookie, ...headers }, json: { name: 'T' } })
    assertForbidden(await attempt({ origin: 'https://evil.example' }), detail)
    assertForbidden(await attempt({ 'sec-fetch-site': 'cross-site' }), detail)
    assertForbidden(await attempt({ 'sec-fetch-site': 'same-site' }), detail)
    assertForbidden(await attempt({ origin: 'null' }), detail)
    assert.equal((await attempt({ 'sec-fetch-site': 'same-origin', origin: service.url })).status, 201)
    const read = await call(service, 'GET', '/teams', {
      headers: { cookie: owner.cookie, 'sec-fetch-site': 'cross-site' },
    })
    assert.equal(read.status, 200)
    assertForbidden(await signIn(owner.email, owner.password, { origin: 'https://evil.example' }), detail)
  })

  test('a changed password ends the other sessions', async () => {
    const member = await addMember(service, owner, 'member', 'Max Member')
    const other = cookieOf(await signIn(member.email, member.password))
    const change = (currentPassword: string, newPassword: string) =>
      post('/auth/change-password', member.cookie, { currentPassword, newPassword })
    const wrong = await change('wrong password', 'a new long password')
    assertError(wrong, 403, 'The password is wrong', 'auth/password-wrong', 'the current password is needed for this')
    assertInvalid(await change(member.password, 'short'), 'body.newPassword: must have at least 10 characters')
    assert.equal((await change(member.password, 'a new long password')).status, 204)
    assert.equal((await me(member.cookie)).status, 200)
    assertRefused(await me(other), 'unknown-key')
    refused(await signIn(member.email, member.password))
    const byKey = await call(service, 'POST', '/auth/change-password', {
      key: member.key,
      json: { currentPassword: 'x', newPassword: 'a new long password' },
    })
    assertForbidden(byKey, 'only a signed-in person can change their password')
  })

  test('a second factor is set up, asked for, and switched off', async () => {
    const member = await addMember(service, owner, 'member', 'Tia Twofactor')
    const wrong = await post('/auth/two-factor/enable', member.cookie, { password: 'wrong password' })
    assertError(wrong, 403, 'The password is wrong', 'auth/password-wrong', 'the current password is needed for this')
    const { totpURI, backupCodes } = (
      await post('/auth/two-factor/enable', member.cookie, { password: member.password })
    ).body
    assert.match(totpURI, /^otpauth:\/\/totp\/Tallyroom:/)
    assert.equal(backupCodes.length, 10)
    const codeDetail = 'the code is wrong, too old, or was used before'
    const bad = await post('/auth/two-factor/confirm', member.cookie, { code: '000000' })
    assertError(bad, 401, 'The code was not accepted', 'auth/code-refused', codeDetail)
    const confirmed = await post('/auth/two-factor/confirm', member.cookie, { code: totp(totpURI) })
    assert.equal(confirmed.status, 204, confirmed.text)
    const cookie = cookieOf(confirmed)
    assert.equal((await me(cookie)).body.user.twoFactorEnabled, true)

    const half = await signIn(member.email, member.password)
    assert.deepEqual([half.status, half.body], [200, { user: null, token: null, twoFactorRedirect: true }])
    const waiting = cookieOf(half)
      .split('; ')
      .find((pair) => pair.startsWith('tallyroom.two_factor='))!
    assertRefused(await me(waiting), 'missing')
    const guess = await post('/auth/two-factor/verify-totp', waiting, { code: '000000' })
    assertError(guess, 401, 'The code was not accepted', 'auth/code-refused', codeDetail)
    const whole = await post('/auth/two-factor/verify-totp', waiting, { code: totp(totpURI) })
    assert.equal(whole.status, 200, whole.text)
    assert.equal((await me(cookieOf(whole))).body.user.id, member.userId)

    const again = cookieOf(await signIn(member.email, member.password))
    const byBackup = await post('/auth/two-factor/verify-backup-code', again.split('; ').at(-1)!, {
      code: backupCodes[0],
    })
    assert.equal(byBackup.status, 200, byBackup.text)
    const third = cookieOf(await signIn(member.email, member.password))
    const used = await post('/auth/two-factor/verify-backup-code', third.split('; ').at(-1)!, { code: backupCodes[0] })
    assertError(used, 401, 'The code was not accepted', 'auth/code-refused', codeDetail)

    assert.equal((await post('/auth/two-factor/disable', cookie, { password: member.password })).status, 204)
    assert.equal((await signIn(member.email, member.password)).body.twoFactorRedirect, false)
  })

  test('codes cannot be guessed, neither at once from many first halves of a sign-in nor by somebody signed in', async () => {
    const member = await addMember(service, owner, 'member', 'Gus Guessed')
    const enabled = await post('/auth/two-factor/enable', member.cookie, { password: member.password })
    const confirmed = await post('/auth/two-factor/confirm', member.cookie, { code: totp(enabled.body.totpURI) })
    const halves: string[] = []
    for (let i = 0; i < 6; i++)
      halves.push(
        cookieOf(await signIn(member.email, member.password))
          .split('; ')
          .at(-1)!,
      )
    const guesses = await Promise.all(
      Array.from({ length: 36 }, (_, i) =>
        post('/auth/two-factor/verify-totp', halves[i % 6]!, { code: String(100_000 + i) }),
      ),
    )
    const looked = guesses.filter(({ status }) => status === 401).length
    assert.ok(looked <= 10, `${looked} guesses were looked at`)
    for (const guess of guesses.filter(({ status }) => status !== 401)) {
      assert.equal(guess.status, 429, guess.text)
      assert.ok(Number(guess.headers.get('retry-after')) > 0)
    }
    // Of many at once fewer than ten may have been looked at.
    for (let i = looked; i < 10; i++)
      await post('/auth/two-factor/verify-totp', halves[i % 6]!, { code: String(200_000 + i) })
    assert.equal(
      (await post('/auth/two-factor/verify-backup-code', halves[0]!, { code: enabled.body.backupCodes[0] })).status,
      429,
      'nor by the other kind of code',
    )
    const signedIn = cookieOf(confirmed)
    const codes = []
    for (let i = 0; i < 12; i++)
      codes.push((await post('/auth/two-factor/confirm', signedIn, { code: String(200_000 + i) })).status)
    assert.deepEqual(codes, [...Array(10).fill(401), 429, 429])
  })

  test('a code is not even looked at where the cookies of the first half could be read as those of another, or of nobody', async () => {
    const halfOf = async (name: string) => {
      const member = await addMember(service, owner, 'member', name)
      const { body } = await post('/auth/two-factor/enable', member.cookie, { password: member.password })
      await post('/auth/two-factor/confirm', member.cookie, { code: totp(body.totpURI) })
      const half = cookieOf(await signIn(member.email, member.password))
        .split('; ')
        .at(-1)!
      return { half, codes: body.backupCodes as string[] }
    }
    const [victim, other] = [await halfOf('Vic Timised'), await halfOf('Otto Other')]
    const [name, value] = victim.half.split(/=(.*)/) as [string, string]
    const secure = `__Secure-${name.replace('__Secure-', '')}`
    for (const cookies of [
      `${name}="${value}"`,
      `${secure}=${other.half.split(/=(.*)/)[1]}; ${victim.half}`,
      `${victim.half}; ${other.half}`,
      `${victim.half}; ${secure}=2fa-none.x`,
    ]) {
      const answer = await post('/auth/two-factor/verify-backup-code', cookies, { code: victim.codes[0] })
      assert.equal(answer.status, 401, cookies)
    }
    const plain = await post('/auth/two-factor/verify-backup-code', victim.half, { code: victim.codes[0] })
    assert.equal(plain.status, 200, plain.text)
  })

  test('where a signed-in person gives the password again, it cannot be guessed at either', async () => {
    for (const what of ['enable', 'disable']) {
      const member = await addMember(service, owner, 'member', `Guess ${what}`)
      const give = (password: string) => post(`/auth/two-factor/${what}`, member.cookie, { password })
      for (let i = 0; i < 10; i++) assert.equal((await give('wrong password')).status, 403)
      const answer = await give(member.password)
      assertError(answer, 429, 'Too many requests', 'api/rate-limited', 'too many attempts to sign in')
    }
  })

  /** Goes to the provider, as a browser would; what comes back from there can be brought to the service. */
  async function toProvider(person: Partial<OidcServer['person']>): Promise<() => Promise<Answer>> {
    oidc.person = { sub: `sub-${person.email}`, name: 'Olga Oidc', email: '', email_verified: true, ...person }
    const begun = await call(service, 'POST', '/auth/sign-in/social', {
      json: { provider: 'oidc', callbackURL: '/spaces' },
    })
    assert.equal(begun.status, 200, begun.text)
    const sent = await fetch(begun.body.url, { redirect: 'manual' })
    const back = new URL(sent.headers.get('location')!)
    assert.equal(back.origin, service.url)
    const headers = { cookie: cookieOf(begun) }
    return () => call(service, 'GET', `${back.pathname.slice(4)}${back.search}`, { headers })
  }

  async function throughProvider(person: Partial<OidcServer['person']>): Promise<{ location: string; cookie: string }> {
    const answer = await (await toProvider(person))()
    assert.equal(answer.status, 302)
    const cookie =
      cookieOf(answer)
        .split('; ')
        .find((pair) => pair.startsWith('tallyroom.session_token=') && !pair.endsWith('=')) ?? ''
    return { location: answer.headers.get('location')!, cookie }
  }

  test('with an OIDC provider those who are known or invited get in, and nobody else', async () => {
    const options = await call(service, 'GET', '/auth/options')
    assert.deepEqual(options.body, { providers: [{ id: 'oidc', name: 'Example SSO' }] })
    const stranger = await throughProvider({ email: 'stranger@example.com' })
    assert.match(stranger.location, /\/sign-in\?error=/)
    assert.equal(stranger.cookie, '')

    const member = await addMember(service, owner, 'member', 'Kai Known')
    const known = await throughProvider({ email: member.email })
    assert.match(known.location, /\/spaces$/)
    assert.equal((await me(known.cookie)).body.user.id, member.userId)

    for (const email_verified of [false, 'false', 'no', null, [], {}, 0, undefined] as never[]) {
      const unproven = await throughProvider({ sub: 'other', email: member.email, email_verified })
      assert.equal(unproven.cookie, '', JSON.stringify(email_verified))
    }
    const kelvin = await throughProvider({ sub: 'other', email: member.email.replace('k', '\u212a') })
    assert.equal(kelvin.cookie, '')
    const inWords = await throughProvider({ email: member.email, email_verified: 'true' as never })
    assert.equal((await me(inWords.cookie)).body.user.id, member.userId)

    const json = { email: 'olga@example.com', role: 'viewer' }
    await call(service, 'POST', '/invitations', { key: owner.key, json })
    const invited = await throughProvider({ email: 'olga@example.com' })
    assert.match(invited.location, /\/spaces$/)
    const olga = (await me(invited.cookie)).body
    assert.deepEqual([olga.user.email, olga.user.role, olga.team.id], ['olga@example.com', 'viewer', owner.teamId])
    assert.deepEqual((await call(service, 'GET', '/invitations', { key: owner.key })).body, [])
  })

  test('what a provider sent back signs in once, also when it comes many times at once', async () => {
    const member = await addMember(service, owner, 'member', 'Tom Twice')
    const back = await toProvider({ email: member.email })
    const answers = [...(await Promise.all(Array.from({ length: 8 }, back))), await back()]
    const signedIn = answers.filter((answer) => /session_token=[^;]/.test(answer.headers.get('set-cookie') ?? ''))
    assert.equal(signedIn.length, 1)
    for (const answer of answers)
      assert.match(answer.headers.get('location')!, answer === signedIn[0] ? /\/spaces$/ : /\/sign-in\?error=/)
  })

  test('an address that an identity provider claims for its people does not keep out whose it is', async () => {
    const key = await makeSigningKey('ES256', 'k1')
    const jwks = await startJwksServer(key)
    try {
      const names = { issuer: 'https://claims.example', audience: 'tallyroom' }
      const { key: admin } = owner
      await call(service, 'POST', '/identity-providers', { key: admin, json: { ...names, jwksUrl: jwks.url } })
      const email = 'owned@example.com'
      const token = await signToken(key, { ...names, subject: 'claimer', claims: { name: 'Claimer', email } })
      const claimer = (await call(service, 'GET', '/me', { headers: { authorization: `Bearer ${token}` } })).body.user
      assert.equal(claimer.email, email)
      await call(service, 'POST', '/invitations', { key: admin, json: { email, role: 'viewer' } })
      const invited = await throughProvider({ sub: 'owner of it', email })
      assert.match(invited.location, /\/spaces$/)
      const { user } = (await me(invited.cookie)).body
      assert.deepEqual([user.email, user.id === claimer.id], [email, false])
      const again = await throughProvider({ sub: 'owner of it', email })
      assert.equal((await me(again.cookie)).body.user.id, user.id)
      const after = await call(service, 'GET', '/me', { headers: { authorization: `Bearer ${token}` } })
      assert.deepEqual([after.body.user.id, after.body.user.email], [claimer.id, null])
    } finally {
      await jwks.close()
    }
  })

  test('a provider that is not set up is not there, and no other site is gone to', async () => {
    const begin = (json: unknown) => call(service, 'POST', '/auth/sign-in/social', { json })
    const detail = 'the service is not set up for this provider, or it does not answer'
    assertError(await begin({ provider: 'google' }), 404, 'No such way to sign in', 'auth/provider-unknown', detail)
    for (const callbackURL of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
      assertInvalid(await begin({ provider: 'oidc', callbackURL }), 'body.callbackURL: must be a path of this service')
    const lost = await call(service, 'GET', '/auth/callback/oidc?code=x&state=forged')
    assert.equal(lost.status, 302)
    assert.match(lost.headers.get('location')!, /\/sign-in\?error=|error=/)
    assert.equal((await call(service, 'GET', '/auth/callback/google?code=x')).status, 404)
  })
})

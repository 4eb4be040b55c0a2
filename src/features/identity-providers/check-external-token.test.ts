import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { pino } from 'pino'
import { forEachEngine } from '../../../test/databases.ts'
import {
  type JwksServer,
  makeSigningKey,
  type SigningKey,
  signToken,
  startJwksServer,
} from '../../../test/servers/jwks.ts'
import { createLocalBus } from '../../platform/bus/bus.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { ServiceError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { createNetworkGuard } from '../../platform/network/network.ts'
import { createAccessCache } from '../access/index.ts'
import { insertMembership, insertOrganization, insertTeam } from '../teams/index.ts'
import { findMember, findUser, insertUser } from '../users/index.ts'
import { createExternalTokenCheck } from './check-external-token.ts'
import type { IdentityProvider } from './identity-providers.contract.ts'
import { insertProvider, updateProvider } from './identity-providers.store.ts'
import { createKeySets } from './key-sets.ts'

const issuer = 'https://issuer.example'
const audience = 'tallyroom'
const b64 = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

forEachEngine((_engine, open) => {
  describe('external tokens', () => {
    let database: Database
    let end: () => Promise<void>
    let es: SigningKey
    let rs: SigningKey
    let ed: SigningKey
    let stranger: SigningKey
    let server: JwksServer
    let provider: IdentityProvider
    let check: ReturnType<typeof createExternalTokenCheck>
    let cache: ReturnType<typeof createAccessCache>
    const guard = createNetworkGuard({ allowPrivate: true })
    const words = { issuer, audience }
    const now = () => Math.floor(Date.now() / 1000)

    async function makeProvider(fields: Partial<IdentityProvider> = {}): Promise<IdentityProvider> {
      const at = new Date().toISOString()
      const organizationId = await insertOrganization(database.queries, 'Org', at)
      const team = await insertTeam(database.queries, organizationId, 'Team', at)
      const base = {
        issuer,
        audience,
        jwksUrl: server.url,
        organizationId,
        teamId: team.id,
        createdAt: at,
        updatedAt: at,
      }
      const row = { ...base, ...fields, id: newId() }
      assert.ok(await insertProvider(database.queries, row))
      await cache.changed()
      return row
    }

    const fault = async (token: string | Promise<string>): Promise<string> => {
      try {
        await check(await token)
        return 'accepted'
      } catch (error) {
        assert.ok(error instanceof ServiceError, String(error))
        assert.equal(error.code, 'auth/jwt-invalid')
        return error.detail
      }
    }

    before(async () => {
      ;({ database, end } = await open())
      es = await makeSigningKey('ES256', 'es')
      rs = await makeSigningKey('RS256', 'rs')
      ed = await makeSigningKey('EdDSA', 'ed')
      stranger = await makeSigningKey('ES256', 'es')
      server = await startJwksServer(es, rs, ed)
      cache = createAccessCache(createLocalBus())
      provider = await makeProvider()
      const keySets = createKeySets({ guard, clock: systemClock, log: pino({ level: 'silent' }) })
      check = createExternalTokenCheck({ database, cache, clock: systemClock, keySets })
    })
    after(async () => {
      guard.close()
      await server.close()
      await end()
    })

    test('RS256, ES256 and EdDSA tokens are accepted, and each subject becomes one member of the team', async () => {
      const people = []
      for (const key of [es, rs, ed]) people.push(await check(await signToken(key, { ...words, subject: 'first' })))
      assert.equal(new Set(people.map(({ userId }) => userId)).size, 1)
      const { userId, ...rest } = people[0]!
      const team = { id: provider.teamId, organizationId: provider.organizationId, role: 'member' }
      assert.deepEqual(rest, { team, via: 'token', permissions: null, credentialId: provider.id })
      assert.equal((await findMember(database.queries, provider.teamId, userId))?.role, 'member')
    })

    test('name and address are taken on first sight; an address that somebody has is not', async () => {
      const at = new Date().toISOString()
      await insertUser(database.queries, { name: 'Owner', email: 'owner@example.com', emailVerified: true }, at)
      const claims = { name: 'Eve', email: 'Eve@Example.com' }
      const eve = await check(await signToken(es, { ...words, subject: 'eve', claims }))
      const found = await findUser(database.queries, eve.userId)
      assert.deepEqual([found?.name, found?.email], ['Eve', 'eve@example.com'])
      const thief = { name: 'Thief', email: 'owner@example.com' }
      const person = await check(await signToken(es, { ...words, subject: 'thief', claims: thief }))
      assert.deepEqual((await findUser(database.queries, person.userId))?.email, null)
      const nameless = await check(await signToken(es, { ...words, subject: 'sub-without-name', claims: { name: 7 } }))
      assert.equal((await findUser(database.queries, nameless.userId))?.name, 'sub-without-name')
    })

    test('an issuer or a subject that is no text is refused before it is looked for', async () => {
      for (const odd of ['a\0b', 'half \ud83d']) {
        const claims = { iss: `${issuer}${odd}`, sub: 'x', aud: audience, exp: now() + 60 }
        const parts = [{ alg: 'ES256', kid: 'es' }, claims]
        const malformed = await fault(`${parts.map(b64).join('.')}.AAAA`)
        assert.match(malformed, /malformed|not a token|cannot be read/i)
        assert.equal(await fault(signToken(es, { ...words, subject: odd })), malformed)
      }
    })

    test('fifty first requests at once make one user', async () => {
      const token = await signToken(es, { ...words, subject: 'crowd' })
      const people = await Promise.all(Array.from({ length: 50 }, () => check(token)))
      assert.equal(new Set(people.map(({ userId }) => userId)).size, 1)
    })

    test('who was sent away from the team has no team, and is not let in again by the next token', async () => {
      const token = await signToken(es, { ...words, subject: 'sent-away' })
      const { userId } = await check(token)
      await database.queries.deleteFrom('memberships').where('userId', '=', userId).execute()
      await cache.changed()
      assert.equal((await check(token)).team, null)
    })

    test('when the provider moves to another team, its people follow', async () => {
      const moving = await makeProvider({ audience: 'moving' })
      const token = await signToken(es, { issuer, audience: 'moving', subject: 'mover' })
      const { userId } = await check(token)
      const at = new Date().toISOString()
      const next = await insertTeam(database.queries, moving.organizationId, 'Next', at)
      await updateProvider(database.queries, moving.teamId, { ...moving, teamId: next.id })
      await cache.changed()
      const person = await check(token)
      assert.deepEqual([person.userId, person.team?.id], [userId, next.id])
      assert.equal(await insertMembership(database.queries, next.id, userId, 'member', at), false)
    })

    test('two providers with one issuer are told apart by the audience', async () => {
      const other = await makeProvider({ audience: 'other' })
      const person = await check(await signToken(es, { issuer, audience: 'other', subject: 'first' }))
      assert.equal(person.team?.id, other.teamId)
      const claims = { aud: ['unrelated', 'other'] }
      assert.equal((await check(await signToken(es, { ...words, claims }))).team?.id, other.teamId)
    })

    test('issuers that look alike are different issuers', async () => {
      for (const alike of [`${issuer}/`, 'https://ISSUER.example', 'http://issuer.example', `${issuer}.evil.example`])
        assert.equal(await fault(signToken(es, { issuer: alike, audience })), 'issuer')
    })

    test('times and audience are checked', async () => {
      const claims = (claims: object) => fault(signToken(es, { ...words, claims: claims as never }))
      assert.equal(await claims({ aud: 'someone-else' }), 'audience')
      assert.equal(await claims({ aud: [] }), 'audience')
      assert.equal(await claims({ aud: undefined }), 'audience')
      assert.equal(await claims({ exp: now() - 1 }), 'expired')
      assert.equal(await claims({ nbf: now() + 60 }), 'not-yet-valid')
      assert.equal(await claims({ nbf: now() - 60 }), 'accepted')
    })

    test('a token without subject or end, or with a wrong kind of claim, is malformed', async () => {
      const claims = (claims: object) => fault(signToken(es, { ...words, claims: claims as never }))
      assert.equal(await claims({ sub: undefined }), 'malformed')
      assert.equal(await claims({ sub: '' }), 'malformed')
      assert.equal(await claims({ exp: undefined }), 'malformed')
      assert.equal(await claims({ exp: 'tomorrow' }), 'malformed')
      assert.equal(await claims({ iss: undefined }), 'malformed')
    })

    test("somebody else's signature is refused, also when the token brings its own key", async () => {
      assert.equal(await fault(signToken(stranger, words)), 'signature')
      for (const header of [
        { jwk: stranger.publicJwk },
        { jku: 'https://evil.example/jwks' },
        { x5u: 'https://evil.example/cert' },
        { x5c: ['AAAA'] },
      ])
        assert.equal(await fault(signToken(stranger, { ...words, header })), 'signature')
    })

    test('no signature, a shared secret made of the public key, and another algorithm of the key are refused', async () => {
      const claims = b64({ iss: issuer, aud: audience, sub: 'x', exp: now() + 3600 })
      for (const alg of ['none', 'None', 'nOnE'])
        assert.equal(await fault(`${b64({ alg, kid: 'es' })}.${claims}.`), 'signature')
      const signed = `${b64({ alg: 'HS256', kid: 'rs' })}.${claims}`
      for (const secret of [JSON.stringify(rs.publicJwk), rs.publicJwk.n!, Buffer.from(rs.publicJwk.n!, 'base64url')]) {
        const mac = createHmac('sha256', secret).update(signed).digest('base64url')
        assert.equal(await fault(`${signed}.${mac}`), 'signature')
      }
      const token = await signToken(rs, words)
      const [, body, signature] = token.split('.')
      assert.equal(await fault(`${b64({ alg: 'PS256', kid: 'rs' })}.${body}.${signature}`), 'unknown-key')
    })

    test('a key id that the provider does not have is an unknown key', async () => {
      assert.equal(await fault(signToken(es, { ...words, header: { kid: 'nobody' } })), 'unknown-key')
      assert.equal(await fault(signToken(es, { ...words, header: { kid: 'rs' } })), 'unknown-key')
    })

    test('a claim or header that stands twice is malformed, though the signature is good', async () => {
      const key = { ...es }
      const payload = `{"iss":"${issuer}","aud":"${audience}","sub":"a","sub":"b","exp":${now() + 3600}}`
      const head = b64({ alg: 'ES256', kid: 'es' })
      const sign = async (text: string) => {
        const bytes = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key.privateKey, Buffer.from(text))
        return `${text}.${Buffer.from(bytes).toString('base64url')}`
      }
      assert.equal(await fault(sign(`${head}.${b64(payload)}`)), 'malformed')
      const good = b64({ iss: issuer, aud: audience, sub: 'once', exp: now() + 3600 })
      assert.equal(await fault(sign(`${head}.${good}`)), 'accepted')
      assert.equal(await fault(sign(`${b64('{"alg":"none","alg":"ES256","kid":"es"}')}.${good}`)), 'malformed')
      assert.equal(await fault(sign(`${b64({ alg: 'ES256', kid: 'es', crit: ['exp'], exp: 1 })}.${good}`)), 'malformed')
    })

    test('what is no token at all is malformed', async () => {
      const token = await signToken(es, words)
      const [header, claims, signature] = token.split('.') as [string, string, string]
      for (const wrong of [
        '..',
        'a.b.c',
        `${header}.${claims}.`,
        `${header}..${signature}`,
        `${b64('[]')}.${claims}.${signature}`,
        `${header}.${b64('null')}.${signature}`,
        `${header}.${b64('"x"')}.${signature}`,
        `%.${claims}.${signature}`,
      ])
        assert.match(await fault(wrong), /^(malformed|signature)$/, wrong.slice(0, 40))
      const bent = claims.slice(0, -2) + (claims.endsWith('A') ? 'BB' : 'AA')
      assert.notEqual(await fault(`${header}.${bent}.${signature}`), 'accepted')
    })
  })
})

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { createLocalBus } from '../../platform/bus/bus.ts'
import type { Database } from '../../platform/database/open.ts'
import { createAccessCache, type Principal } from '../access/index.ts'
import { insertMembership, insertOrganization, insertTeam } from '../teams/index.ts'
import { insertUser } from '../users/index.ts'
import { createOAuthStore } from './oauth.store.ts'
import { createOAuth } from './oauth.ts'

const base = 'https://tallyroom.example'
const verifier = 'v'.repeat(43)
const minute = 60_000

async function world(database: Database) {
  let now = Date.parse('2026-01-01T00:00:00Z')
  const iso = () => new Date(now).toISOString()
  const { queries } = database
  const organizationId = await insertOrganization(queries, 'Org', iso())
  const team = await insertTeam(queries, organizationId, 'Team', iso())
  const user = await insertUser(queries, { name: 'Ada', email: null, emailVerified: false }, iso())
  await insertMembership(queries, team.id, user.id, 'member', iso())
  const store = createOAuthStore(database)
  const cache = createAccessCache(createLocalBus(), () => now)
  const oauth = createOAuth({ database, store, cache, clock: { now: () => new Date(now) } })
  const caller: Principal = {
    userId: user.id,
    teamId: team.id,
    organizationId,
    role: 'member',
    via: 'session',
    permissions: null,
    credentialId: 's',
  }
  const client = await oauth.register({ redirect_uris: ['http://127.0.0.1/back'] })
  const codeFor = async () => {
    const asked = {
      client_id: client.id,
      response_type: 'code',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }
    return new URL(await oauth.allow(caller, asked, base, async () => {})).searchParams.get('code')!
  }
  const exchange = async (code: string) =>
    oauth.token({ grant_type: 'authorization_code', client_id: client.id, code, code_verifier: verifier })
  return {
    store,
    cache,
    oauth,
    client,
    codeFor,
    exchange,
    connect: async () => exchange(await codeFor()),
    refresh: async (refresh_token: string) =>
      oauth.token({ grant_type: 'refresh_token', client_id: client.id, refresh_token }),
    wait: (ms: number) => {
      now += ms
    },
  }
}
const invalid = { error: 'invalid_grant' }

forEachEngine((_engine, open) => {
  describe('authorization server of /mcp', () => {
    test('a code lasts a minute, an access token an hour, a connection thirty days after its last renewal', async () => {
      const { database, end } = await open()
      try {
        const { codeFor, exchange, connect, refresh, oauth, wait, cache } = await world(database)
        const late = await codeFor()
        wait(minute)
        await assert.rejects(exchange(late), invalid)
        const tokens = await connect()
        assert.deepEqual((await oauth.byAccessToken(tokens.access_token, base)).permissions, {
          spaces: ['read'],
          'data-sources': ['read'],
          dashboards: ['read'],
          chats: ['read', 'write'],
        })
        wait(60 * minute)
        await assert.rejects(oauth.byAccessToken(tokens.access_token, base), { detail: 'expired' })
        wait(29 * 24 * 60 * minute)
        const renewed = await refresh(tokens.refresh_token)
        assert.equal((await oauth.byAccessToken(renewed.access_token, base)).via, 'token')
        wait(30 * 24 * 60 * minute)
        await assert.rejects(refresh(renewed.refresh_token), invalid)
        await cache.close()
      } finally {
        await end()
      }
    })

    test('a replaced refresh token may come again at once; later it ends the connection', async () => {
      const { database, end } = await open()
      try {
        const { connect, refresh, oauth, wait, cache } = await world(database)
        const first = await connect()
        const [a, b] = [await refresh(first.refresh_token), await refresh(first.refresh_token)]
        assert.notEqual(a.refresh_token, b.refresh_token)
        assert.equal((await oauth.byAccessToken(a.access_token, base)).via, 'token')
        wait(31_000)
        await assert.rejects(refresh(first.refresh_token), invalid)
        for (const { access_token, refresh_token } of [a, b]) {
          await assert.rejects(oauth.byAccessToken(access_token, base), { detail: 'unknown-key' })
          await assert.rejects(refresh(refresh_token), invalid)
        }
        await cache.close()
      } finally {
        await end()
      }
    })

    test('only hashes are kept, and what can no longer be used is removed', async () => {
      const { database, end } = await open()
      try {
        const { connect, oauth, store, client, wait, cache } = await world(database)
        const tokens = await connect()
        const kept = JSON.stringify(await database.queries.selectFrom('mcp_tokens').selectAll().execute())
        assert.ok(!kept.includes(tokens.access_token) && !kept.includes(tokens.refresh_token.slice(4)))
        wait(100 * 24 * 60 * minute)
        const other = await oauth.register({ redirect_uris: ['cursor://back'] })
        for (const table of ['mcp_codes', 'mcp_tokens', 'mcp_grants'] as const)
          assert.deepEqual(await database.queries.selectFrom(table).selectAll().execute(), [], table)
        assert.equal(await store.findClient(client.id), undefined)
        assert.equal((await store.findClient(other.id))?.name, 'MCP client')
        await cache.close()
      } finally {
        await end()
      }
    })
  })
})

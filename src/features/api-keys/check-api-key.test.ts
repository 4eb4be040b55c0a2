import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import { pino } from 'pino'
import { forEachEngine } from '../../../test/databases.ts'
import { type Bus, createLocalBus } from '../../platform/bus/bus.ts'
import type { Database } from '../../platform/database/open.ts'
import { ServiceError } from '../../platform/errors.ts'
import { createAccessCache, type Principal } from '../access/index.ts'
import { insertMembership, insertOrganization, insertTeam } from '../teams/index.ts'
import { insertUser } from '../users/index.ts'
import type { ApiKeyFields } from './api-keys.contract.ts'
import { type ApiKeyStore, createApiKeyStore } from './api-keys.store.ts'
import { changeApiKey, createApiKey, deleteApiKey, insertApiKey } from './change-api-keys.ts'
import { createApiKeyCheck } from './check-api-key.ts'
import { createKeyUses } from './key-uses.ts'

const log = pino({ level: 'silent' })
const request = { ip: '127.0.0.1' }

forEachEngine((engine, open) => {
  describe('API keys', () => {
    let database: Database
    let end: () => Promise<void>
    let bus: Bus
    let now: number
    let caller: Principal
    let reads: number
    const clock = { now: () => new Date(now) }
    const instances: { close(): Promise<void> }[] = []

    /** One instance of the service: its own cache and counters, the database and the bus shared. */
    function instance() {
      const store = createApiKeyStore(database)
      const counted: ApiKeyStore = {
        ...store,
        findByHash: (hash) => {
          reads += 1
          return store.findByHash(hash)
        },
      }
      const cache = createAccessCache(bus, () => now)
      const uses = createKeyUses(store, log)
      const check = createApiKeyCheck({ store: counted, uses, cache, clock, engine })
      const made = { store, cache, uses, check, parts: { database, store, cache, clock }, close: () => uses.close() }
      instances.push(made)
      return made
    }

    const make = (fields: ApiKeyFields = {}) =>
      insertApiKey(createApiKeyStore(database), database.queries, caller, fields, clock.now().toISOString())

    const storedKey = () =>
      database.queries.selectFrom('api_keys').selectAll().where('teamId', '=', caller.teamId).executeTakeFirstOrThrow()

    const refusal = async (work: Promise<unknown>): Promise<ServiceError> => {
      try {
        await work
      } catch (error) {
        assert.ok(error instanceof ServiceError, String(error))
        return error
      }
      throw new Error('it was not refused')
    }
    const codes = async (works: Promise<unknown>[]) => {
      const results = await Promise.allSettled(works)
      const admitted = results.filter(({ status }) => status === 'fulfilled').length
      const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
      for (const error of refused) assert.equal(error.code, 'api/rate-limited', String(error))
      return admitted
    }

    before(async () => {
      ;({ database, end } = await open())
    })
    after(() => end())
    beforeEach(async () => {
      bus = createLocalBus()
      now = Date.now()
      reads = 0
      const at = clock.now().toISOString()
      const organizationId = await insertOrganization(database.queries, 'Org', at)
      const team = await insertTeam(database.queries, organizationId, 'Team', at)
      const user = await insertUser(database.queries, { name: 'U', email: null, emailVerified: true }, at)
      await insertMembership(database.queries, team.id, user.id, 'admin', at)
      const who = { userId: user.id, teamId: team.id, organizationId, role: 'admin', via: 'session' } as const
      caller = { ...who, permissions: null, credentialId: 'session' }
    })
    afterEach(async () => {
      for (const made of instances.splice(0)) await made.close()
    })

    test('a key stands for its user in its team', async () => {
      const { check } = instance()
      const { key, id } = await make({ permissions: { spaces: ['read'] } })
      assert.deepEqual(await check(key), {
        userId: caller.userId,
        team: { id: caller.teamId, organizationId: caller.organizationId, role: 'admin' },
        via: 'api-key',
        permissions: { spaces: ['read'] },
        credentialId: id,
      })
    })

    test('only a hash of the key is stored', async () => {
      const { key } = await make()
      const row = await storedKey()
      assert.equal(JSON.stringify(row).includes(key.slice(8)), false)
    })

    test('checking a key reads once in a few seconds and writes nothing', async () => {
      const { check, uses } = instance()
      const { key } = await make()
      for (let i = 0; i < 100; i++) await check(key)
      assert.equal(reads, 1)
      const row = await storedKey()
      assert.equal(row.requestCount, 0, 'counted behind, not with each request')
      now += 5_000
      await check(key)
      assert.equal(reads, 2)
      await uses.close()
      const after = await storedKey()
      assert.equal(after.requestCount, 101)
      assert.equal(after.lastRequest, clock.now().toISOString())
    })

    test('while notices of other instances cannot be heard, every check reads', async () => {
      bus = { ...createLocalBus(), connected: () => false }
      const { check } = instance()
      const { key } = await make()
      for (let i = 0; i < 5; i++) await check(key)
      assert.equal(reads, 5)
    })

    test('a deleted or disabled key stops at once on every instance', async () => {
      const [a, b] = [instance(), instance()]
      const [first, second] = [await make(), await make()]
      for (const { key } of [first, second]) for (const { check } of [a, b]) await check(key)
      await deleteApiKey(a.parts, caller, first.id, request)
      await changeApiKey(a.parts, caller, second.id, { enabled: false }, request)
      for (const { check } of [a, b]) {
        assert.equal((await refusal(check(first.key))).detail, 'unknown-key')
        assert.equal((await refusal(check(second.key))).detail, 'disabled')
      }
    })

    test('a change that comes while a key is being read is not overlooked', async () => {
      const { check, cache, store } = instance()
      const { key, id } = await make()
      const checking = check(key)
      await database.queries.updateTable('api_keys').set({ enabled: 0 }).where('id', '=', id).execute()
      await cache.changed()
      await checking.catch(() => {})
      assert.equal((await refusal(check(key))).detail, 'disabled')
      assert.equal((await store.find(caller.teamId, id))?.enabled, false)
    })

    test('an expired key is refused from the moment it says', async () => {
      const { check } = instance()
      const { key } = await make({ expiresAt: new Date(now + 1000).toISOString() })
      await check(key)
      now += 1000
      assert.equal((await refusal(check(key))).detail, 'expired')
    })

    test('a quota of 50 admits exactly 50 of 300 requests at once, over two instances', async () => {
      const [a, b] = [instance(), instance()]
      const { key, id } = await make({ remaining: 50 })
      assert.equal(await codes(Array.from({ length: 300 }, (_, i) => (i % 2 ? a : b).check(key))), 50)
      const [row] = await a.store.list(caller.teamId, { limit: 10 })
      assert.equal(row?.remaining, 0)
      const last = await refusal(a.check(key))
      assert.equal(last.code, 'api/rate-limited')
      assert.deepEqual(last.headers, {})
      await changeApiKey(a.parts, caller, id, { remaining: 1 }, request)
      await b.check(key)
      assert.equal((await refusal(b.check(key))).status, 429)
    })

    test('a quota is refilled when its interval has passed, and told when until then', async () => {
      const { check, store } = instance()
      const { key, id } = await make({ remaining: 2, refillAmount: 3, refillInterval: 60_000 })
      assert.equal(await codes([check(key), check(key), check(key)]), 2)
      now += 20_000
      assert.deepEqual((await refusal(check(key))).headers, { 'retry-after': '40' })
      now += 40_000
      assert.equal(await codes(Array.from({ length: 5 }, () => check(key))), 3)
      assert.equal((await store.find(caller.teamId, id))?.lastRefillAt, clock.now().toISOString())
      now += 60_000
      assert.equal(await codes(Array.from({ length: 5 }, () => check(key))), 3)
    })

    test('a rate limit of 40 admits exactly 40 of 300 requests at once, and again after its window', async () => {
      const a = instance()
      const b = engine === 'postgres' ? instance() : a
      const { key } = await make({ rateLimitEnabled: true, rateLimitMax: 40, rateLimitTimeWindow: 10_000 })
      const rush = () => codes(Array.from({ length: 300 }, (_, i) => (i % 2 ? a : b).check(key)))
      assert.equal(await rush(), 40)
      now += 4_000
      const error = await refusal(a.check(key))
      assert.deepEqual([error.status, error.headers], [429, { 'retry-after': '6' }])
      now += 6_000
      assert.equal(await rush(), 40)
    })

    test('a rate limit that is raised, lowered or switched off counts from then on', async () => {
      const { check, parts } = instance()
      const { key, id } = await make({ rateLimitEnabled: true, rateLimitMax: 2, rateLimitTimeWindow: 60_000 })
      const rush = () => codes(Array.from({ length: 10 }, () => check(key)))
      assert.equal(await rush(), 2)
      await changeApiKey(parts, caller, id, { rateLimitMax: 5 }, request)
      assert.equal(await rush(), 3)
      now += 60_000
      await changeApiKey(parts, caller, id, { rateLimitMax: 1 }, request)
      assert.equal(await rush(), 1)
      await changeApiKey(parts, caller, id, { rateLimitEnabled: false }, request)
      assert.equal(await rush(), 10)
    })

    test('a change writes what was named and leaves what was spent meanwhile', async () => {
      const { check, parts, store } = instance()
      const { key, id } = await make({ remaining: 10 })
      await Promise.all([check(key), check(key), changeApiKey(parts, caller, id, { name: 'Renamed' }, request)])
      const row = await store.find(caller.teamId, id)
      assert.deepEqual([row?.name, row?.remaining], ['Renamed', 8])
    })

    test('no key makes one with more rights, or a longer life, than itself', async () => {
      const { parts } = instance()
      const own = await make({
        permissions: { 'api-keys': ['read', 'write'], spaces: ['read'] },
        expiresAt: new Date(now + 60_000).toISOString(),
      })
      const asKey: Principal = { ...caller, via: 'api-key', credentialId: own.id, permissions: own.permissions }
      const attempt = (fields: ApiKeyFields) => createApiKey(parts, asKey, fields, request)
      const wider: ApiKeyFields[] = [
        { permissions: null },
        { permissions: { spaces: ['write'] } },
        { permissions: { datasets: ['read'] } },
        { expiresAt: null },
        { expiresAt: new Date(now + 60_001).toISOString() },
      ]
      for (const fields of wider)
        assert.equal((await refusal(attempt(fields))).code, 'auth/forbidden', JSON.stringify(fields))
      const heir = await attempt({})
      assert.deepEqual([heir.permissions, heir.expiresAt], [own.permissions, own.expiresAt])
      const narrower = await attempt({ permissions: { spaces: ['read'] } })
      assert.deepEqual(narrower.permissions, { spaces: ['read'] })
      const wide = await make()
      for (const [id, change] of [
        [own.id, { permissions: null }],
        [own.id, { expiresAt: null }],
        [wide.id, { name: 'mine now' }],
      ] as const)
        assert.equal((await refusal(changeApiKey(parts, asKey, id, change, request))).code, 'auth/forbidden')
      const limited = await make({ remaining: 5 })
      const asLimited: Principal = { ...caller, via: 'api-key', credentialId: limited.id }
      assert.equal((await refusal(createApiKey(parts, asLimited, {}, request))).code, 'auth/forbidden')
    })

    test('counts that could not be written are written with the next', async () => {
      const store = createApiKeyStore(database)
      let broken = true
      const addUses: ApiKeyStore['addUses'] = (uses) =>
        broken ? Promise.reject(new Error('no database')) : store.addUses(uses)
      const uses = createKeyUses({ addUses }, log)
      const { id } = await make()
      uses.count(id, now)
      await uses.close()
      broken = false
      uses.count(id, now + 1)
      await uses.close()
      assert.equal((await storedKey()).requestCount, 2)
    })

    test('counts that are not written yet are in the list', async () => {
      const { check, uses, store } = instance()
      const { key } = await make()
      await check(key)
      await check(key)
      const [row] = await uses.upToDate(() => store.list(caller.teamId, { limit: 1000 }))
      assert.deepEqual([row?.requestCount, row?.lastRequest], [2, clock.now().toISOString()])
      await uses.close()
      const [after] = await uses.upToDate(() => store.list(caller.teamId, { limit: 1000 }))
      assert.equal(after?.requestCount, 2)
    })
  })
})

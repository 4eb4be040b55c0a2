import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createNetworkGuard } from '../../platform/network/network.ts'
import { ENDLESS, isKind, openShops } from '../sources/shops.fixture.ts'
import { type FileTarget, type Query, QueryError, type QueryTarget, rowsOf, type Sandbox, withPulls } from './index.ts'

const shops = await openShops()
const { place, sqlite, duckdb, postgres, targets, ask, rows } = shops
after(() => shops.close())

describe('stopping', () => {
  test('a cancelled query ends, and the pool answers the next', async () => {
    for (const target of targets()) {
      const controller = new AbortController()
      const running = ask(
        target,
        target.kind === 'MYSQL' ? 'SELECT count(*) FROM sales a, sales b, sales c, sales d, sales e' : ENDLESS,
        { signal: controller.signal },
      )
      await sleep(300)
      controller.abort()
      await assert.rejects(running, isKind('cancelled'), target.kind)
      assert.deepEqual(await rows(target, 'SELECT 1 AS one'), [{ one: 1 }])
    }
  })
  test('the server of a cancelled query stops too', async (t) => {
    if (!postgres) return t.skip('no server')
    const controller = new AbortController()
    const running = ask(postgres.target, 'SELECT count(*) AS cancelled_one FROM generate_series(1, 100000000000)', {
      signal: controller.signal,
    })
    await sleep(500)
    controller.abort()
    await assert.rejects(running, isKind('cancelled'))
    await sleep(300)
    const { rows: left } = (await postgres.run(
      "SELECT 1 FROM pg_stat_activity WHERE query LIKE '%cancelled_one%' AND state = 'active' AND pid <> pg_backend_pid()",
    )) as { rows: unknown[] }
    assert.deepEqual(left, [])
  })
  test('a query that was cancelled before it began never begins', async () => {
    await assert.rejects(ask(sqlite, 'SELECT 1', { signal: AbortSignal.abort() }), isKind('cancelled'))
  })
  test('a child that is killed from outside fails one query and is replaced', async () => {
    const lonely = place.sandbox({ processes: 1 })
    const running = lonely.query({ teamId: 'a', target: sqlite, sql: ENDLESS, timeoutMs: 20_000 })
    await sleep(300)
    const [pid] = lonely.pids()
    process.kill(pid as number, 'SIGKILL')
    await assert.rejects(running, QueryError)
    assert.deepEqual(rowsOf(await lonely.query({ teamId: 'a', target: sqlite, sql: 'SELECT 1 AS one' })), [{ one: 1 }])
    await lonely.close()
    assert.deepEqual(lonely.pids(), [])
    await assert.rejects(lonely.query({ teamId: 'a', target: sqlite, sql: 'SELECT 1' }), isKind('unavailable'))
  })
  test('a child at work dies with the service', async (t) => {
    if (process.platform !== 'linux' || spawnSync('setpriv', ['--pdeathsig', 'KILL', 'true']).status !== 0)
      return t.skip('this system cannot tell a child')
    const script = `
      const { createSandbox } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)})
      const { programs } = await import(${JSON.stringify(new URL('../sources/registry.ts', import.meta.url).href)})
      const { createNetworkGuard } = await import(${JSON.stringify(new URL('../../platform/network/network.ts', import.meta.url).href)})
      const sandbox = createSandbox({ programs, tempDir: ${JSON.stringify(join(place.folder, 'orphan'))}, guard: createNetworkGuard({ allowPrivate: false }) })
      sandbox.query({ teamId: 'a', target: ${JSON.stringify(sqlite)}, sql: ${JSON.stringify(ENDLESS)}, timeoutMs: 60000 }).catch(() => {})
      setTimeout(() => console.log(sandbox.pids()[0]), 500)`
    const service = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(service.stdout, 'data')) as [Buffer]
    const pid = Number(line.toString())
    service.kill('SIGKILL')
    const alive = () => {
      try {
        return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0] !== 'Z'
      } catch {
        return false
      }
    }
    for (let i = 0; i < 100 && alive(); i++) await sleep(50)
    assert.equal(alive(), false)
  })
  test('a place in the statement is told when it can be', async () => {
    const at = async (target: QueryTarget, sql: string) => {
      const error = await ask(target, sql).catch((failure) => failure)
      assert.ok(error instanceof QueryError)
      return error.position
    }
    assert.equal(await at(sqlite, 'SELECT nope FROM sales'), 7)
    assert.equal(await at(sqlite, 'SELECT 1 FRM sales'), 13)
    assert.equal(await at(duckdb, 'SELECT 1 FROM sales WHERE WHERE'), 26)
    if (postgres) assert.equal(await at(postgres.target, 'SELECT nope FROM sales'), 7)
  })
  test('children with nothing to do end', async () => {
    const short = place.sandbox({ idleMs: 100 })
    await short.query({ teamId: 'a', target: sqlite, sql: 'SELECT 1' })
    assert.equal(short.pids().length, 1)
    for (let i = 0; i < 100 && short.pids().length > 0; i++) await sleep(50)
    assert.deepEqual(short.pids(), [])
    await short.close()
  })
})

describe('taking turns', () => {
  test('runaway queries of one team do not keep another waiting', async () => {
    const fair = place.sandbox({ processes: 3 })
    const controller = new AbortController()
    const greedy = Array.from({ length: 12 }, () =>
      fair.query({ teamId: 'greedy', target: sqlite, sql: ENDLESS, timeoutMs: 60_000, signal: controller.signal }),
    )
    const all = Promise.allSettled(greedy)
    await sleep(200)
    for (let i = 0; i < 10; i++)
      assert.equal((await fair.query({ teamId: 'modest', target: sqlite, sql: 'SELECT 1 AS one' })).rowCount, 1)
    assert.ok(fair.pids().length <= 3)
    controller.abort()
    for (const result of await all) assert.ok(result.status === 'rejected' && isKind('cancelled')(result.reason))
    await fair.close()
  })
  test('runaway queries of one person with many teams do not keep another waiting', async () => {
    const fair = place.sandbox({ processes: 3 })
    const controller = new AbortController()
    const greedy = Array.from({ length: 12 }, (_, i) =>
      fair.query({
        teamId: `greedy ${i % 5}`,
        userId: 'greedy',
        target: sqlite,
        sql: ENDLESS,
        timeoutMs: 60_000,
        signal: controller.signal,
      }),
    )
    const all = Promise.allSettled(greedy)
    await sleep(200)
    assert.equal(
      (await fair.query({ teamId: 'modest', userId: 'modest', target: sqlite, sql: 'SELECT 1 AS one' })).rowCount,
      1,
    )
    controller.abort()
    await all
    await fair.close()
  })
  test('runaway queries of visitors of a share link, and more that wait, do not keep members of the team waiting', async () => {
    const fair = place.sandbox({ processes: 2, waitingPerTeam: 4 })
    const controller = new AbortController()
    const visitor = { teamId: 'shared', userId: null, shareLinkId: 'link' }
    const greedy = Array.from({ length: 5 }, () =>
      fair.query({ ...visitor, target: sqlite, sql: ENDLESS, timeoutMs: 60_000, signal: controller.signal }),
    )
    const all = Promise.allSettled(greedy)
    await assert.rejects(fair.query({ ...visitor, target: sqlite, sql: 'SELECT 1' }), isKind('busy'))
    for (const owner of [{ teamId: 'shared', userId: 'member' }, { teamId: 'shared' }, { teamId: 'other' }])
      assert.equal((await fair.query({ ...owner, target: sqlite, sql: 'SELECT 1 AS one' })).rowCount, 1)
    controller.abort()
    await all
    await fair.close()
  })
  test('what a visitor asks across sources is copied in the turn of visitors', async () => {
    const asked: unknown[] = []
    const noting = ({ teamId, userId, shareLinkId }: Query) => asked.push([teamId, userId, shareLinkId])
    const direct = {
      copy: async (q: Query) => {
        noting(q)
        return { truncated: false }
      },
      query: async (q: Query) => noting(q),
    } as unknown as Sandbox
    const pull = { name: 't', columns: [], types: [], instants: [], target: sqlite, sql: '', params: [] }
    const target = { ...(sqlite as FileTarget), pulls: [{ ...pull, label: '', wayOut: '' }] }
    const visitor = { teamId: 'shared', userId: null, shareLinkId: 'link' }
    await withPulls(direct, place.folder).query({ ...visitor, target, sql: 'SELECT 1' })
    assert.deepEqual(asked, Array(2).fill(['shared', null, 'link']))
  })
  test('too many waiting, or waiting too long, is told as busy', async () => {
    const small = place.sandbox({ processes: 1, waitingPerTeam: 1, waitMs: 200 })
    const controller = new AbortController()
    const running = small.query({ teamId: 'a', target: sqlite, sql: ENDLESS, signal: controller.signal })
    const waiting = small.query({ teamId: 'a', target: sqlite, sql: 'SELECT 1' })
    await assert.rejects(small.query({ teamId: 'a', target: sqlite, sql: 'SELECT 1' }), isKind('busy'))
    await assert.rejects(waiting, isKind('busy'))
    controller.abort()
    await assert.rejects(running, isKind('cancelled'))
    await small.close()
  })
})

describe('the network', () => {
  test('a private address is refused in the child that dials it', async () => {
    const guarded = place.sandbox({ guard: createNetworkGuard({ allowPrivate: false }) })
    const connection = { host: 'localhost', port: 5432, username: 'postgres', endpoint: 'http://127.0.0.1:9' }
    for (const kind of ['POSTGRES', 'MYSQL', 'CLICKHOUSE'] as const)
      await assert.rejects(
        guarded.query({ teamId: 'a', target: { kind, connection }, sql: 'SELECT 1' }),
        (error) => error instanceof QueryError && error.code === 'ENETREFUSED',
        kind,
      )
    for (const host of ['127.0.0.1', '::1', '169.254.169.254', '/var/run/postgresql', '0x7f.1'])
      await assert.rejects(
        guarded.query({
          teamId: 'a',
          target: { kind: 'POSTGRES', connection: { ...connection, host } },
          sql: 'SELECT 1',
        }),
        (error) => error instanceof QueryError && error.code === 'ENETREFUSED',
        host,
      )
    await guarded.close()
  })
  test("nothing of the service's environment is in a child", async () => {
    process.env.TALLYROOM_SECRET_FOR_TEST = 'secret'
    const fresh = place.sandbox()
    await fresh.query({ teamId: 'a', target: sqlite, sql: 'SELECT 1' })
    const [pid] = fresh.pids()
    if (process.platform === 'linux') assert.ok(!readFileSync(`/proc/${pid}/environ`, 'utf8').includes('secret'))
    delete process.env.TALLYROOM_SECRET_FOR_TEST
    await fresh.close()
  })
})

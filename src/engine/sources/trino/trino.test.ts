import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { startTrino } from '../../../../test/servers/trino.ts'
import type { ConnectionSettings } from '../../connection.ts'
import { type Params, QueryError, type RemoteTarget, rowsOf } from '../../sandbox/index.ts'
import { readSchema } from '../read-schema.ts'
import { isKind, makeFolder } from '../shops.fixture.ts'
import { columnOf, problemIn, testJudged } from '../sources.fixture.ts'
import { testSource } from '../test-source.ts'
import { rules } from './guard.ts'
import { placeholders } from './placeholders.ts'
import { trinoHonest, trinoRefusals } from './refusals.cases.ts'
import { trinoConverter } from './values.ts'

const place = makeFolder()
const sandbox = place.sandbox()
const problem = problemIn(sandbox)
const server = await startTrino({
  schema: [
    'CREATE SCHEMA web',
    'CREATE TABLE web.visits (id BIGINT, page VARCHAR, day DATE, seconds DOUBLE, price DECIMAL(10, 2), seen_at TIMESTAMPTZ, tags VARCHAR[], raw BLOB)',
    "INSERT INTO web.visits VALUES (1, '/home', '2024-01-01', 3.5, 1.10, '2024-01-01 10:00:00+00', ['a'], 'x'), (2, '/buy', '2024-01-02', 12, 2, NULL, NULL, NULL), (9007199254740993, '/home', '2024-01-02', NULL, 3.25, NULL, NULL, NULL)",
    'CREATE VIEW web.long AS SELECT * FROM web.visits WHERE seconds > 5',
  ],
})
after(async () => {
  await sandbox.close()
  await server.close()
  place.remove()
})
const target = (change: ConnectionSettings = {}): RemoteTarget => ({
  kind: 'TRINO',
  connection: { host: '127.0.0.1', port: server.port, username: 'reader', database: 'lake.web', ...change },
})
const ask = (sql: string, params?: Params, more = {}) =>
  sandbox.query({ teamId: 'team', target: target(), sql, ...(params ? { params } : {}), ...more })

describe('Trino, through its client', () => {
  test('answers rows of several pages with their types, and no digit is lost', async () => {
    const outcome = await ask('SELECT * FROM web.visits ORDER BY id')
    assert.deepEqual(outcome.types, ['integer', 'text', 'date', 'real', 'decimal', 'datetime', 'json', 'blob'])
    assert.deepEqual(rowsOf(outcome), [
      {
        id: 1,
        page: '/home',
        day: '2024-01-01',
        seconds: 3.5,
        price: '1.10',
        seen_at: '2024-01-01T10:00:00Z',
        tags: ['a'],
        raw: 'eA==',
      },
      { id: 2, page: '/buy', day: '2024-01-02', seconds: 12, price: '2.00', seen_at: null, tags: null, raw: null },
      {
        id: '9007199254740993',
        page: '/home',
        day: '2024-01-02',
        seconds: null,
        price: '3.25',
        seen_at: null,
        tags: null,
        raw: null,
      },
    ])
    const visits = ['a', 'b', 'c', 'd', 'e'].map((alias) => `web.visits AS ${alias}`)
    const many = `SELECT a.id FROM ${visits.join(', ')}`
    assert.equal((await ask(many)).rowCount, 243)
    assert.equal((await ask(many, undefined, { maxRows: 10 })).truncated, true)
  })
  test('moments are told with their place on the globe', () => {
    const read = trinoConverter('timestamp(3) with time zone') as (value: unknown) => unknown
    assert.equal(read('2024-07-01 12:00:00.250 Europe/Berlin'), '2024-07-01T10:00:00.25Z')
    assert.equal(read('2024-07-01 12:00:00.000 +02:00'), '2024-07-01T12:00:00+02:00')
    assert.equal(read('2024-07-01 12:00:00.000'), '2024-07-01T12:00:00')
  })
  test('values are written as texts and numbers that nothing ends', async () => {
    for (const value of ["O'Neil", "\\' OR 1=1 --", "''", '😀 :a ?', '$$', 'a\nb'])
      assert.deepEqual(rowsOf(await ask("SELECT :v || '' AS v", { v: value })), [{ v: value }])
    assert.deepEqual(
      rowsOf(await ask('SELECT id FROM web.visits WHERE id = ? OR seconds = ?', [9007199254740993n, 3.5])),
      [{ id: 1 }, { id: '9007199254740993' }],
    )
    await assert.rejects(ask('SELECT ? AS n', [10n ** 38n]), /no integers as long as/)
  })
  test('a statement is described without its rows, explained, and its fault is placed', async () => {
    assert.deepEqual(
      await sandbox.prepare({ teamId: 'team', target: target(), sql: 'SELECT page, price FROM web.visits; -- all' }),
      { columns: ['page', 'price'], types: ['text', 'decimal'] },
    )
    assert.match(server.requests.at(-1)?.sql ?? '', /LIMIT 0$/)
    assert.match(
      (await sandbox.explain({ teamId: 'team', target: target(), sql: 'SELECT page FROM web.visits' })).plan,
      /TableScan/,
    )
    await assert.rejects(
      ask('SELECT page,\n  nowhere FROM web.visits WHERE page = :p', { p: 'x' }),
      (error) => error instanceof QueryError && error.kind === 'failed' && error.position === 15,
    )
  })
  test('is asked in its catalog with a deadline; what takes longer, or is cancelled, is stopped on the server', async () => {
    await ask('SELECT 1 AS one')
    const { headers } = server.requests.at(-1) ?? {}
    assert.deepEqual(
      [headers?.['x-trino-catalog'], headers?.['x-trino-schema'], headers?.['x-trino-user']],
      ['lake', 'web', 'reader'],
    )
    assert.match(String(headers?.['x-trino-session']), /^query_max_run_time=\d+ms$/)
    await assert.rejects(ask('SELECT 1 AS forever', undefined, { timeoutMs: 300 }), isKind('timeout'))
    const stop = new AbortController()
    const asked = ask('SELECT 2 AS forever', undefined, { signal: stop.signal })
    setTimeout(() => stop.abort(), 300)
    await assert.rejects(asked, isKind('cancelled'))
    for (let i = 0; i < 100 && !server.isStopped(); i++) await new Promise((resolve) => setTimeout(resolve, 20))
    assert.ok(server.isStopped())
  })
  test('tells its tables and a profile', async () => {
    const schema = await readSchema(sandbox, 'team', target(), { profile: true })
    assert.deepEqual(
      schema.tables.map(({ schema: of, name, kind, rows }) => [of, name, kind, rows]),
      [
        ['web', 'long', 'view', 1],
        ['web', 'visits', 'table', 3],
      ],
    )
    assert.deepEqual(columnOf(schema, 'visits', 'page').profile?.top[0], { value: '/home', count: 2 })
    assert.equal(columnOf(schema, 'visits', 'price').nativeType, 'decimal(10,2)')
  })
  test('a failed connection says what mends it, and the password never comes back', async () => {
    assert.deepEqual(await testSource(sandbox, target()), { ok: true, writableRole: null })
    assert.match(await problem(target({ username: 'nobody' })), /does not take this password for nobody/)
    assert.match(await problem(target({ database: 'nowhere' })), /no catalog "nowhere"/)
    assert.match(await problem(target({ database: 'lake.nowhere' })), /no schema "nowhere"/)
    assert.match(await problem(target({ database: 'system' })), /database of the server itself/)
    assert.match(await problem(target({ port: 1 })), /nothing listens on port 1\./)
    assert.match(await problem(target({ endpoint: `http://127.0.0.1:${server.port}/elsewhere` })), /no Trino server/)
    assert.match(await problem(target({ ssl: true })), /does not speak TLS/)
    const told = await problem(target({ password: 'hidden' }))
    assert.match(told, /only over TLS/)
    assert.doesNotMatch(told, /hidden/)
  })
  testJudged(rules, placeholders, trinoRefusals, trinoHonest)
})

import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { type Asked, CERTIFICATE, startSqlServer, type Table } from '../../../../test/servers/sqlserver.ts'
import { createNetworkGuard } from '../../../platform/network/network.ts'
import type { ConnectionSettings } from '../../connection.ts'
import { type Params, QueryError, type RemoteTarget, rowsOf } from '../../sandbox/index.ts'
import { previewSql, readSchema } from '../read-schema.ts'
import { dialectOf } from '../registry.ts'
import { bareStatement } from '../remote/statement-guard.ts'
import { isKind, makeFolder } from '../shops.fixture.ts'
import { columnOf, problemIn, testJudged } from '../sources.fixture.ts'
import { testSource } from '../test-source.ts'
import { type Account, rightsTold } from './account.fixture.ts'
import { rules } from './guard.ts'
import { placeholders } from './placeholders.ts'
import { sqlserverHonest, sqlserverRefusals } from './refusals.cases.ts'

const READER: Account = { roles: [], granted: ['SELECT on [dbo].[orders]'] }
let account = READER

const EVERYTHING: Table = {
  columns: {
    whole: 'int',
    large: 'bigint',
    exact: 'decimal(38,10)',
    price: 'money',
    real: 'float',
    small: 'real',
    yes: 'bit',
    words: 'nvarchar',
    long: 'nvarchar(max)',
    day: 'date',
    clock: 'time',
    old: 'datetime',
    moment: 'datetime2',
    instant: 'datetimeoffset',
    id: 'uniqueidentifier',
    raw: 'varbinary',
  },
  rows: [
    [
      7,
      '9007199254740993',
      '-1234567890123456789012345678.0123456789',
      '922337203685477.5807',
      0.1,
      16777.217,
      true,
      "O'Neil 😀",
      'x'.repeat(9_000),
      '2024-02-29',
      '23:59:59.1234567',
      '2024-02-29T10:00:00',
      '2024-02-29T10:00:00.0000001',
      '2024-02-29T10:00:00',
      'A972C577-DFB0-064E-1189-0154C99310DA',
      Buffer.from('x'),
    ],
    Array.from({ length: 16 }, () => null),
  ],
}
const COLUMNS: Table = {
  columns: {
    schema: 'nvarchar',
    table: 'nvarchar',
    kind: 'nvarchar',
    name: 'nvarchar',
    type: 'nvarchar',
    nullable: 'bit',
    table_comment: 'nvarchar',
    comment: 'nvarchar',
    rows: 'bigint',
  },
  rows: [
    ['dbo', 'orders', 'U ', 'id', 'int', false, 'one line each', null, '2'],
    ['dbo', 'orders', 'U ', 'customer_id', 'int', true, 'one line each', 'who ordered', '2'],
    ['dbo', 'orders', 'U ', 'price', 'money', true, 'one line each', null, '2'],
    ['web', 'visits', 'V ', 'seen_at', 'datetimeoffset(7)', true, null, null, null],
  ],
}
const KEYS: Table = {
  columns: { name: 'nvarchar', schema: 'nvarchar', table: 'nvarchar', target: 'nvarchar', target_column: 'nvarchar' },
  rows: [
    ['id', 'dbo', 'orders', null, null],
    ['customer_id', 'dbo', 'orders', 'customers', 'id'],
  ],
}

const SCRIPT: [RegExp, (asked: Asked) => ReturnType<Parameters<typeof startSqlServer>[0]['answer']>][] = [
  [/^set |BEGIN TRANSACTION/i, () => null],
  [/IS_SRVROLEMEMBER/, ({ sql }) => rightsTold(sql, account)],
  [/FROM sys\.objects/, () => COLUMNS],
  [/is_primary_key/, () => KEYS],
  [
    /FROM "dbo"\."orders"/,
    () => ({
      columns: { id: 'int', customer_id: 'int', price: 'money' },
      rows: [
        [1, 5, '1.5000'],
        [2, 5, null],
      ],
    }),
  ],
  [/FROM "web"\."visits"/, () => ({ number: 208, message: "Invalid object name 'web.visits'." })],
  [/everything/, () => EVERYTHING],
  [/many/, () => ({ columns: { n: 'int' }, rows: Array.from({ length: 5_000 }, (_, n) => [n]) })],
  [/nowhere/, () => ({ number: 207, message: "Invalid column name 'nowhere'.", line: 2 })],
  [/blocked/, () => ({ number: 1222, message: 'Lock request time out period exceeded.' })],
  [/forever/, () => 'forever'],
  [
    /values/,
    ({ params }) => ({
      columns: { v: 'nvarchar' },
      rows: params.map((value) => [value === null ? null : String(value)]),
    }),
  ],
]
const answer = (asked: Asked) => {
  if (asked.procedure === 'sys.sp_describe_first_result_set')
    return {
      columns: { is_hidden: 'bit', name: 'nvarchar', system_type_name: 'nvarchar' },
      rows: [
        [false, 'page', 'nvarchar(50)'],
        [false, 'price', 'decimal(10,2)'],
        [true, 'hidden', 'int'],
      ],
    } satisfies Table
  if (/SET SHOWPLAN_TEXT ON/.test(server.asked.at(-2)?.sql ?? ''))
    return { columns: { plan: 'nvarchar' }, rows: [[asked.sql], ['  |--Clustered Index Scan']] } satisfies Table
  const found = SCRIPT.find(([pattern]) => pattern.test(asked.sql))
  return found ? found[1](asked) : ({ columns: { one: 'int' }, rows: [[1]] } satisfies Table)
}

const place = makeFolder()
const sandbox = place.sandbox()
const problem = problemIn(sandbox)
const server = await startSqlServer({ answer })
const encrypted = await startSqlServer({ answer, tls: 'required' })
after(async () => {
  await sandbox.close()
  await server.close()
  await encrypted.close()
  place.remove()
})
const target = (change: ConnectionSettings = {}): RemoteTarget => ({
  kind: 'SQLSERVER',
  connection: {
    host: '127.0.0.1',
    port: server.port,
    username: 'reader',
    password: 'reads',
    database: 'shop',
    ...change,
  },
})
const overTls = (change: ConnectionSettings = {}) =>
  target({ port: encrypted.port, host: 'localhost', ssl: true, ...change })
const ask = (sql: string, params?: Params, more = {}) =>
  sandbox.query({ teamId: 'team', target: target(), sql, ...(params ? { params } : {}), ...more })

describe('SQL Server, through its client', () => {
  test('answers rows with their types, and no digit is lost', async () => {
    const outcome = await ask('SELECT * FROM everything')
    assert.deepEqual(outcome.types, [
      ...['integer', 'integer', 'decimal', 'decimal', 'real', 'real', 'boolean', 'text', 'text', 'date', 'time'],
      ...['datetime', 'datetime', 'datetime', 'text', 'blob'],
    ])
    const [row, missing] = rowsOf(outcome)
    assert.deepEqual(row, {
      whole: 7,
      large: '9007199254740993',
      exact: '-1234567890123456789012345678.0123456789',
      price: '922337203685477.5807',
      real: 0.1,
      small: 16777.217,
      yes: true,
      words: "O'Neil 😀",
      long: 'x'.repeat(9_000),
      day: '2024-02-29',
      clock: '23:59:59.1234567',
      old: '2024-02-29T10:00:00',
      moment: '2024-02-29T10:00:00.0000001',
      instant: '2024-02-29T10:00:00Z',
      id: 'A972C577-DFB0-064E-1189-0154C99310DA',
      raw: 'eA==',
    })
    assert.deepEqual([...new Set(Object.values(missing ?? {}))], [null])
  })
  test('of many rows no more are taken than are wanted, and the server is told to stop', async () => {
    assert.equal((await ask('SELECT n FROM many')).rowCount, 5_000)
    const before = server.stopped()
    const some = await ask('SELECT n FROM many', undefined, { maxRows: 10 })
    assert.deepEqual([some.rowCount, some.truncated], [10, true])
    assert.equal(server.stopped(), before + 1)
  })
  test('values are bound apart from the statement, whatever is in them', async () => {
    for (const value of ["O'Neil", "' OR 1=1 --", '@p1', '😀 :a ?', 'y'.repeat(5_000)])
      assert.deepEqual(rowsOf(await ask('SELECT :v AS v FROM values_', { v: value })), [{ v: value }])
    assert.equal(server.asked.at(-1)?.sql, 'SELECT  @p1  AS v FROM values_')
    const list = await ask('SELECT ? + ? + ? + ? + ? AS v FROM values_', [5, 0.5, true, null, 10n ** 30n])
    assert.deepEqual(
      rowsOf(list).map(({ v }) => v),
      ['5', '0.5', 'true', null, String(10n ** 30n)],
    )
    assert.match(server.asked.at(-1)?.sql ?? '', /CAST\(@p5 AS decimal\(38, 0\)\)/)
    await assert.rejects(ask('SELECT ? AS n', [10n ** 38n]), /no integers as long as/)
  })
  test('more values than a statement takes are written into it', async () => {
    const names = Array.from({ length: 2_500 }, (_, i) => `v${i}`)
    const params = Object.fromEntries(names.map((name) => [name, `it's ${name}`]))
    await ask(`SELECT 1 FROM values_ WHERE a IN (${names.map((name) => `:${name}`).join(', ')})`, params)
    const last = server.asked.at(-1)
    assert.equal(last?.params.length, 2_000)
    assert.match(last?.sql ?? '', /@p2000 , {2}N'it''s v2000' /)
  })
  test('a statement is described without running it, explained, and its fault is placed', async () => {
    const asked = {
      teamId: 'team',
      target: target(),
      sql: 'SELECT page, price FROM visits WHERE page = :p; -- all',
      params: { p: 'x' },
    }
    assert.deepEqual(await sandbox.prepare(asked), { columns: ['page', 'price'], types: ['text', 'decimal'] })
    assert.deepEqual(server.asked.at(-1)?.params, ['@p1 nvarchar(max)'])
    assert.match((await sandbox.explain(asked)).plan, /Index Scan/)
    assert.match(server.asked.at(-1)?.sql ?? '', /^DECLARE @p1 nvarchar\(max\) = N'x';\nSELECT page/)
    await assert.rejects(
      ask('SELECT page,\n  nowhere FROM visits WHERE page = :p', { p: 'x' }),
      (error) =>
        error instanceof QueryError && error.kind === 'failed' && error.position === 15 && error.code === '207',
    )
    await assert.rejects(ask('SELECT blocked'), isKind('timeout'))
  })
  test('runs in a transaction that is never kept; what takes too long, or is cancelled, is stopped on the server', async () => {
    await ask('SELECT 1 AS one')
    assert.match(server.asked.at(-2)?.sql ?? '', /SET LOCK_TIMEOUT 3000; SET XACT_ABORT ON; BEGIN TRANSACTION$/)
    const first = server.stopped()
    await assert.rejects(ask('SELECT 1 AS forever', undefined, { timeoutMs: 400 }), isKind('timeout'))
    assert.equal(server.stopped(), first + 1)
    const stop = new AbortController()
    const asked = ask('SELECT 2 AS forever', undefined, { signal: stop.signal })
    const isSo = async (test: () => boolean) => {
      for (let i = 0; i < 500 && !test(); i++) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await isSo(() => server.asked.at(-1)?.sql === 'SELECT 2 AS forever')
    stop.abort()
    await assert.rejects(asked, isKind('cancelled'))
    await isSo(() => server.stopped() > first + 1)
    assert.equal(server.stopped(), first + 2)
  })
  test('tells its tables, keys, comments and a profile', async () => {
    const schema = await readSchema(sandbox, 'team', target(), { profile: true })
    assert.deepEqual(
      schema.tables.map(({ schema: of, name, kind, rows, comment }) => [of, name, kind, rows, comment]),
      [
        ['dbo', 'orders', 'table', 2, 'one line each'],
        ['web', 'visits', 'view', null, null],
      ],
    )
    const customer = columnOf(schema, 'orders', 'customer_id')
    assert.deepEqual(
      [customer.references, customer.comment, customer.primaryKey],
      [{ table: 'customers', column: 'id' }, 'who ordered', false],
    )
    assert.equal(columnOf(schema, 'orders', 'id').primaryKey, true)
    assert.equal(columnOf(schema, 'orders', 'price').type, 'decimal')
    assert.equal(columnOf(schema, 'visits', 'seen_at').type, 'datetime')
    assert.equal(customer.profile?.distinct, 1)
    assert.equal(previewSql('SQLSERVER', { schema: 'dbo', name: 'a"b' }, 5), 'SELECT TOP (5) * FROM "dbo"."a""b"')
  })
  test('what an account may do is told, with the statements that make one that only reads', async () => {
    const told = async (change: Partial<Account>) => {
      account = { ...READER, ...change }
      const result = await testSource(sandbox, target())
      assert.ok(result.ok, result.ok ? '' : result.error)
      return result.writableRole
    }
    assert.equal(await told({}), null)
    for (const role of ['sysadmin', 'db_owner', 'bulkadmin'])
      assert.equal((await told({ roles: [role] }))?.reason, `reader is a member of ${role}.`)
    for (const [right, reason] of [
      ['ALTER ANY LOGIN on server', 'may change the server.'],
      ['CREATE VIEW on shop', 'may do more than read in the whole database.'],
      ['CREATE SEQUENCE on [made]', 'may do more than read in the schema made.'],
      ['UPDATE on [dbo].[numbers]', 'may write, for example to dbo.numbers.'],
      ['INSERT on [made].[seen]', 'may write, for example to made.seen.'],
    ] as const)
      assert.equal((await told({ granted: [right] }))?.reason, `reader ${reason}`)
    const role = await told({ granted: ['DELETE on [dbo].[orders]'] })
    assert.equal(role?.reason, 'reader may write, for example to dbo.orders.')
    assert.equal(role?.statements.length, 3)
    assert.match(role?.statements.join(' ') ?? '', /USE "shop"; CREATE USER .* db_datareader/)
    account = READER
  })
  test('a failed connection says what mends it, and the password never comes back', async () => {
    const wrong = await problem(target({ password: 'hidden' }))
    assert.match(wrong, /does not take this password for reader/)
    assert.doesNotMatch(wrong, /hidden/)
    assert.match(await problem(target({ database: 'elsewhere' })), /no database "elsewhere".*CREATE USER/)
    assert.match(await problem(target({ database: 'master' })), /database of the server itself/)
    assert.match(await problem(target({ port: 1 })), /nothing listens on port 1\./)
    assert.match(await problem(target({ host: 'db\\SQLEXPRESS' })), /named instance has a port of its own/)
    const { fixFor, port } = dialectOf('SQLSERVER')
    assert.equal(port({}), 1433)
    assert.match(
      fixFor({ kind: 'timeout', message: '' }, { host: 'h', port: 1433 }) ?? '',
      /h does not answer on port 1433/,
    )
  })
  test('speaks TLS or not at all, and takes a certificate that it knows', async () => {
    assert.match(await problem(overTls()), /not signed by a known authority/)
    assert.match(await problem(overTls({ ssl: false })), /encrypted connections only/)
    assert.match(await problem(overTls({ host: '127.0.0.1', ca: CERTIFICATE })), /for another name than 127\.0\.0\.1/)
    assert.equal(encrypted.logins.length, 0)
    for (const change of [{ ca: CERTIFICATE }, { verifyCertificate: false }])
      assert.deepEqual(await testSource(sandbox, overTls(change)), { ok: true, writableRole: null })
    assert.deepEqual(encrypted.logins.at(-1), { username: 'reader', password: 'reads', database: 'shop' })
    const before = server.logins.length
    assert.match(await problem(target({ ssl: true })), /does not offer TLS/)
    assert.equal(server.logins.length, before)
  })
  test('an address that nobody may make this service dial is not dialled', async () => {
    const guarded = makeFolder()
    const closed = guarded.sandbox({ guard: createNetworkGuard({ allowPrivate: false }) })
    const before = server.logins.length
    assert.match(await problemIn(closed)(target()), /private or reserved address/)
    assert.equal(server.logins.length, before)
    await closed.close()
    guarded.remove()
  })
  testJudged(rules, placeholders, sqlserverRefusals, sqlserverHonest, (sql) => bareStatement(rules.lexis, sql))
})

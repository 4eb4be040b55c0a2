import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { type SnowflakeOptions, startSnowflake } from '../../../../test/servers/snowflake.ts'
import type { ConnectionSettings } from '../../connection.ts'
import { type Params, QueryError, type RemoteTarget, rowsOf } from '../../sandbox/index.ts'
import { RawJson } from '../../sandbox/row-writer.ts'
import { readSchema } from '../read-schema.ts'
import { isKind, makeFolder } from '../shops.fixture.ts'
import { columnOf, problemIn, testJudged } from '../sources.fixture.ts'
import { testSource } from '../test-source.ts'
import { rules } from './guard.ts'
import { rowsIn } from './parts.ts'
import { accountOf, asStored, pathOf } from './place.ts'
import { placeholders } from './placeholders.ts'
import { snowflakeHonest, snowflakeRefusals } from './refusals.cases.ts'
import { snowflakeConverter } from './values.ts'

const place = makeFolder()
const sandbox = place.sandbox()
const problem = problemIn(sandbox)
const server = await startSnowflake({
  schema: [
    'CREATE SCHEMA "WEB"',
    'CREATE TABLE "WEB"."VISITS" ("id" HUGEINT NOT NULL, "page" VARCHAR, "day" DATE, "seconds" DOUBLE, "price" DECIMAL(10, 2), "seen_at" TIMESTAMPTZ, "at" TIMESTAMP, "clock" TIME, "paid" BOOLEAN, "tags" VARCHAR[], "raw" BLOB)',
    `INSERT INTO "WEB"."VISITS" VALUES (1, '/home', '2024-01-01', 3.5, 1.10, '2024-01-01 10:00:00+00', '1969-12-31 23:59:59.5', '23:01:59', true, ['a', NULL], 'x'),
      (2, '/buy', '2024-01-02', 12, 2, NULL, NULL, NULL, false, NULL, NULL), (12345678901234567890123456789012345678, '/home', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL)`,
    'CREATE VIEW "WEB"."LONG" AS SELECT * FROM "WEB"."VISITS" WHERE seconds > 5',
    `COMMENT ON TABLE "WEB"."VISITS" IS 'One row per visit'`,
    `COMMENT ON COLUMN "WEB"."VISITS"."page" IS 'Its path'`,
  ],
})
after(async () => {
  await sandbox.close()
  await server.close()
  place.remove()
})
const target = (change: ConnectionSettings = {}, at = server): RemoteTarget => ({
  kind: 'SNOWFLAKE',
  connection: {
    host: 'myorg-shop',
    endpoint: at.endpoint,
    username: 'reader',
    key: at.key,
    database: 'shop.web',
    warehouse: 'small',
    ...change,
  },
})
const ask = (sql: string, params?: Params, more = {}) =>
  sandbox.query({ teamId: 'team', target: target(), sql, ...(params ? { params } : {}), ...more })
const VISITS = '"WEB"."VISITS"'

/** With a server of its own. */
async function withServer<T>(options: SnowflakeOptions, run: (at: typeof server) => Promise<T>): Promise<T> {
  const own = await startSnowflake(options)
  try {
    return await run(own)
  } finally {
    await own.close()
  }
}

describe('Snowflake, over its SQL API', () => {
  test('answers rows with their types, and no digit is lost', async () => {
    const outcome = await ask(`SELECT * FROM ${VISITS} ORDER BY "id"`)
    assert.deepEqual(outcome.types, [
      ...['integer', 'text', 'date', 'real', 'decimal', 'datetime', 'datetime', 'time', 'boolean', 'json', 'blob'],
    ])
    const [first, second, third] = rowsOf(outcome)
    assert.deepEqual(first, {
      id: 1,
      page: '/home',
      day: '2024-01-01',
      seconds: 3.5,
      price: '1.10',
      seen_at: '2024-01-01T12:00:00+02:00',
      at: '1969-12-31T23:59:59.5',
      clock: '23:01:59',
      paid: true,
      tags: ['a', null],
      raw: 'eA==',
    })
    assert.equal(second?.price, '2.00')
    assert.deepEqual([third?.id, third?.day], ['12345678901234567890123456789012345678', null])
  })
  test('cells are read as the interface writes them', () => {
    const read = (type: string, text: string, scale: number | null = null) =>
      snowflakeConverter({ name: 'x', type, scale })?.(text)
    assert.equal(read('timestamp_ntz', '-0.500000000'), '1969-12-31T23:59:59.5')
    assert.equal(read('timestamp_ltz', '1616173619.123456789'), '2021-03-19T17:06:59.123456789Z')
    assert.equal(read('timestamp_tz', '1616173619.000000000 960'), '2021-03-19T09:06:59-08:00')
    assert.equal(read('timestamp_tz', '1616173619.000000000 1440'), '2021-03-19T17:06:59Z')
    assert.equal(read('date', '-1'), '1969-12-31')
    assert.equal(read('date', '2021-03-19'), '2021-03-19')
    assert.equal(read('time', '82919.000000001'), '23:01:59.000000001')
    assert.equal(read('fixed', '-12345678901234567890', 0), -12345678901234567890n)
    assert.equal(read('fixed', '1.50', 2) ?? '1.50', '1.50')
    assert.ok(Number.isNaN(read('real', 'NaN')))
    assert.deepEqual(
      read('variant', '{"a":[undefined,"undefined",12345678901234567890]}'),
      new RawJson('{"a":[null,"undefined",12345678901234567890]}'),
    )
    assert.equal(read('geography', 'POINT(1 2)'), 'POINT(1 2)')
  })
  test('large answers come in parts, packed, and no further than wanted', async () => {
    const many = `SELECT a."id" FROM ${['a', 'b', 'c', 'd', 'e'].map((alias) => `${VISITS} AS ${alias}`).join(', ')}`
    assert.equal((await ask(many)).rowCount, 243)
    const some = await ask(many, undefined, { maxRows: 10 })
    assert.deepEqual([some.rowCount, some.truncated], [10, true])
    assert.equal(server.requests.at(-1)?.body.parameters.rows_per_resultset, 11)
  })
  test('the rows of a part are read some at a time, wherever it is cut', () => {
    const data = [
      ['a"]', null],
      ['[\\', '},'],
      ['ü', '\n'],
      ['', ' , '],
    ]
    for (const text of [JSON.stringify({ data }), JSON.stringify({ data }, null, 1), JSON.stringify(data)])
      for (const bytes of [1, 12, 1000]) {
        const batches = [...rowsIn(Buffer.from(text), bytes)]
        assert.deepEqual(batches.flat(), data)
        if (bytes === 1) assert.equal(batches.length, 4)
      }
    assert.deepEqual([...rowsIn(Buffer.from('{"data":[]}'))], [])
  })
  test('values travel beside the statement', async () => {
    for (const value of ["O'Neil", "\\' OR 1=1 --", '@stage', '😀 :a ?', '$$', 'a\nb'])
      assert.deepEqual(rowsOf(await ask("SELECT :v || '' AS v", { v: value })), [{ v: value }])
    assert.equal(server.requests.at(-1)?.body.statement, "SELECT  ?  || '' AS v")
    const found = await ask(`SELECT "id" FROM ${VISITS} WHERE "id" = ? OR "seconds" = ? OR "paid" = ?`, [2, 3.5, true])
    assert.deepEqual(rowsOf(found), [{ id: 1 }, { id: 2 }])
    await assert.rejects(ask('SELECT ? AS n', [10n ** 38n]), /no integers as long as/)
    assert.deepEqual(server.requests.at(-1)?.body.bindings, {
      1: { type: 'FIXED', value: '2' },
      2: { type: 'REAL', value: '3.5' },
      3: { type: 'BOOLEAN', value: 'true' },
    })
  })
  test('a statement is described without its rows, explained, and its fault is placed', async () => {
    const sql = `SELECT "page", "price" FROM ${VISITS}; // all`
    assert.deepEqual(await sandbox.prepare({ teamId: 'team', target: target(), sql }), {
      columns: ['page', 'price'],
      types: ['text', 'decimal'],
    })
    assert.match(server.requests.at(-1)?.body.statement ?? '', /LIMIT 0$/)
    assert.match((await sandbox.explain({ teamId: 'team', target: target(), sql })).plan, /TableScan/)
    const wrong = `SELECT "page",\n  nowhere FROM ${VISITS} WHERE "page" = :p`
    await assert.rejects(
      ask(wrong, { p: 'x' }),
      (error) => error instanceof QueryError && error.kind === 'failed' && error.position === wrong.indexOf('nowhere'),
    )
  })
  test('one statement at a time is asked, in its place, with a deadline and in UTC', async () => {
    await ask('SELECT 1 AS one', undefined, { timeoutMs: 5_000 })
    const { database, schema, warehouse, timeout, parameters } = server.requests.at(-1)?.body ?? {}
    assert.deepEqual([database, schema, warehouse], ['SHOP', 'WEB', 'SMALL'])
    assert.deepEqual([parameters?.multi_statement_count, parameters?.timezone], [1, 'UTC'])
    assert.ok(timeout !== undefined && timeout >= 1 && timeout <= 5)
  })
  test('what takes too long, or is cancelled, is stopped on the server', async () => {
    await assert.rejects(ask('SELECT 1 AS forever', undefined, { timeoutMs: 300 }), isKind('timeout'))
    const stop = new AbortController()
    const asked = ask('SELECT 2 AS forever', undefined, { signal: stop.signal })
    setTimeout(() => stop.abort(), 300)
    await assert.rejects(asked, isKind('cancelled'))
    for (let i = 0; i < 100 && !server.isStopped(); i++) await new Promise((resolve) => setTimeout(resolve, 20))
    assert.ok(server.isStopped())
  })
  test('a busy server is asked again under the same number, but not for ever', async () => {
    const before = server.statements()
    server.answerWith(429, 503)
    assert.deepEqual(rowsOf(await ask('SELECT 1 AS one')), [{ one: 1 }])
    const [first, , last] = server.requests.slice(-3).map(({ url }) => url)
    assert.equal(last, `${first}&retry=true`)
    assert.equal(server.statements(), before + 1)
    server.answerWith(...Array<number>(9).fill(429))
    await assert.rejects(ask('SELECT 1 AS one'), isKind('unavailable'))
    server.answerWith()
  })
  test('tells its tables, keys, comments and a profile', async () => {
    const schema = await readSchema(sandbox, 'team', target({ database: 'shop' }), { profile: true })
    assert.deepEqual(
      schema.tables.map(({ schema: of, name, kind, rows, comment }) => [of, name, kind, rows, comment]),
      [
        ['WEB', 'LONG', 'view', 1, null],
        ['WEB', 'VISITS', 'table', 3, 'One row per visit'],
      ],
    )
    const page = columnOf(schema, 'VISITS', 'page')
    assert.deepEqual(page.profile?.top[0], { value: '/home', count: 2 })
    assert.deepEqual([page.references, page.comment], [{ table: 'PAGES', column: 'PATH' }, 'Its path'])
    const { primaryKey, nullable, nativeType, type } = columnOf(schema, 'VISITS', 'id')
    assert.deepEqual([primaryKey, nullable, nativeType, type], [true, false, 'NUMBER(38,0)', 'integer'])
    assert.equal(columnOf(schema, 'VISITS', 'price').nativeType, 'NUMBER(10,2)')
    assert.equal(columnOf(schema, 'VISITS', 'seen_at').nativeType, 'TIMESTAMP_TZ')
  })
  testJudged(rules, placeholders, snowflakeRefusals, snowflakeHonest, (sql) => sql.replace(/ \/\/.*$/, ''))
})

describe('who may come in', () => {
  test('a key signs for an account and a user, also when it is encrypted; a token stands for itself', async () => {
    assert.deepEqual(await testSource(sandbox, target()), { ok: true, writableRole: null })
    const { iat, exp, ...names } = server.claims.at(-1) as { iat: number; exp: number; iss: string; sub: string }
    assert.equal(names.sub, 'MYORG-SHOP.READER')
    assert.match(names.iss, /^MYORG-SHOP\.READER\.SHA256:[\w+/]+=$/)
    assert.ok(exp - iat <= 3600)
    const locked = target({ key: server.lockedKey('open it'), password: 'open it' })
    assert.deepEqual(await testSource(sandbox, locked), { ok: true, writableRole: null })
    for (const secret of [{ key: server.token }, { key: null, password: server.token }])
      assert.deepEqual(await testSource(sandbox, target({ username: null, ...secret })), {
        ok: true,
        writableRole: null,
      })
  })
  test('a failed connection says what mends it, and no secret comes back', async () => {
    const other = await startSnowflake()
    await other.close()
    const wrong: [ConnectionSettings, RegExp][] = [
      [{ key: other.key }, /does not take the key for reader\. Register it \(ALTER USER reader/],
      [{ username: 'nobody' }, /does not take the key for nobody/],
      [{ key: null, password: 'hidden' }, /takes no password here, only a key or a token/],
      [{ key: null }, /Give a private key or a token/],
      [{ key: '-----BEGIN PRIVATE KEY-----\nhidden\n-----END PRIVATE KEY-----' }, /no private RSA key/],
      [{ key: server.lockedKey('open it'), password: 'hidden' }, /passphrase is missing or wrong/],
      [{ key: 'expired.hidden.token' }, /The token has expired/],
      [{ key: 'hidden' }, /does not take the token/],
      [{ warehouse: 'nowhere' }, /no warehouse nowhere that the role may use/],
      [{ warehouse: null }, /No warehouse is chosen/],
      [{ database: 'nowhere' }, /no database "nowhere"/],
      [{ database: 'shop.nowhere' }, /no schema "shop\.nowhere"/],
      [{ database: 'snowflake.account_usage' }, /database of the server itself/],
      [{ database: 'shop.information_schema' }, /database of the server itself/],
      [{ role: 'nobody' }, /no role nobody that reader may take/],
      [{ host: 'my shop' }, /no Snowflake account "my shop"/],
      [{ endpoint: other.endpoint }, /nothing listens/],
      [{ endpoint: 'http://example.com' }, /must begin with https/],
    ]
    for (const [change, told] of wrong) {
      const said = await problem(target(change))
      assert.match(said, told)
      assert.doesNotMatch(said, /hidden|PRIVATE/)
    }
  })
  test('a policy, a sleeping warehouse and a setting of the account are told with what mends them', async () => {
    const blocked = {
      code: '390422',
      message: 'Incoming request with IP/Token 203.0.113.5 is not allowed to access Snowflake.',
    }
    for (const [options, told] of [
      [{ refusal: blocked }, /network policy of the account keeps this service out.*203\.0\.113\.5/],
      [
        { refusal: { code: '390432', message: 'Network policy is required.' } },
        /only for a user with a network policy/,
      ],
      [{ warehouse: { state: 'SUSPENDED', autoResume: false } }, /SMALL is suspended.*AUTO_RESUME = TRUE/],
      [{ ignoresCase: true }, /QUOTED_IDENTIFIERS_IGNORE_CASE = FALSE/],
    ] as const)
      await withServer({ schema: ['CREATE SCHEMA "WEB"'], ...options }, async (at) =>
        assert.match(await problem(target({}, at)), told),
      )
  })
  test('a role that may write is told, with the statements for one that may not', async () => {
    const reasonWith = (options: SnowflakeOptions) =>
      withServer(options, async (at) => {
        const result = await testSource(sandbox, target({}, at))
        assert.ok(result.ok, result.ok ? '' : result.error)
        return result.writableRole
      })
    const use = ['USAGE', 'WAREHOUSE', 'SMALL'] as [string, string, string]
    const reading: SnowflakeOptions['grants'] = {
      READER: [
        use,
        ['OPERATE', 'WAREHOUSE', 'SMALL'],
        ['USAGE', 'ROLE', 'INNER'],
        ['USAGE', 'DATABASE_ROLE', 'SHOP.VIEWERS'],
      ],
      INNER: [
        ['SELECT', 'TABLE', 'SHOP.WEB.VISITS'],
        ['USAGE', 'ROLE', 'READER'],
      ],
      'SHOP.VIEWERS': [['SELECT', 'VIEW', 'SHOP.WEB.LONG']],
      PUBLIC: [['CREATE SCHEMA', 'DATABASE', 'X']],
    }
    assert.equal(await reasonWith({ grants: reading }), null)
    const writable = await reasonWith({ grants: { ...reading, INNER: [['INSERT', 'TABLE', 'SHOP.WEB.VISITS']] } })
    assert.equal(writable?.reason, 'The role INNER may do more than read: it has INSERT on table SHOP.WEB.VISITS.')
    assert.match(writable?.statements.join('\n') ?? '', /GRANT SELECT ON FUTURE VIEWS IN SCHEMA "SHOP"\."WEB" TO ROLE/)
    const others = { 'SHOP.VIEWERS': [['OWNERSHIP', 'VIEW', 'SHOP.WEB.LONG']] } as SnowflakeOptions['grants']
    assert.match((await reasonWith({ grants: { ...reading, ...others } }))?.reason ?? '', /^The role SHOP\.VIEWERS may/)
    assert.match(
      (await reasonWith({ grants: reading, secondary: 'SYSADMIN' }))?.reason ?? '',
      /^The role SYSADMIN admin/,
    )
    const all = { ...reading, PUBLIC: [['DELETE', 'TABLE', 'T']] } as SnowflakeOptions['grants']
    assert.match((await reasonWith({ ...(all ? { grants: all } : {}) }))?.reason ?? '', /^The role PUBLIC may/)
  })
  test('accounts and names are taken in the ways they are written', () => {
    const of = (host: string) => accountOf({ host })
    assert.deepEqual(of('MyOrg-My_Shop'), {
      account: 'MYORG-MY_SHOP',
      address: 'https://myorg-my-shop.snowflakecomputing.com',
    })
    assert.deepEqual(of('xy12345.eu-central-1'), {
      account: 'XY12345',
      address: 'https://xy12345.eu-central-1.snowflakecomputing.com',
    })
    assert.deepEqual(of('https://myorg-shop.snowflakecomputing.com/console'), {
      account: 'MYORG-SHOP',
      address: 'https://myorg-shop.snowflakecomputing.com',
    })
    assert.deepEqual(['shop', '"Shop "', 'my shop', 'a$1'].map(asStored), ['SHOP', 'Shop ', 'my shop', 'A$1'])
    assert.deepEqual(pathOf('shop."a.b""c"'), ['SHOP', 'a.b"c'])
  })
})

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { lackingIn } from '../../../../test/servers/redshift.ts'
import type { ConnectionSettings } from '../../connection.ts'
import { type Params, QueryError, type RemoteTarget, rowsOf } from '../../sandbox/index.ts'
import { readSchema } from '../read-schema.ts'
import { dialectOf } from '../registry.ts'
import { isKind, makeFolder, SALES } from '../shops.fixture.ts'
import { columnOf, problemIn } from '../sources.fixture.ts'
import { testSource } from '../test-source.ts'
import { makeRedshift, type RedshiftServer } from './redshift.fixture.ts'

const place = makeFolder()
const sandbox = place.sandbox()
const problem = problemIn(sandbox)
const reader = `tallyroom_redshift_${process.pid}`
let server: RedshiftServer | null
before(async () => {
  server = await makeRedshift()
})
after(async () => {
  await sandbox.close()
  await server?.run(`DROP OWNED BY ${reader}; DROP ROLE ${reader}`).catch(() => undefined)
  await server?.remove()
  place.remove()
})
const target = (change: ConnectionSettings = {}): RemoteTarget => {
  const { kind, connection } = (server as RedshiftServer).target
  return { kind, connection: { ...connection, ...change } }
}
const ask = (sql: string, params?: Params) =>
  sandbox.query({ teamId: 'team', target: target(), sql, ...(params ? { params } : {}) })

describe('Redshift, through the client of PostgreSQL', () => {
  test('the server in front of PostgreSQL takes no more than Redshift does', async (t) => {
    if (!server) return t.skip('no server')
    assert.equal(lackingIn("SELECT 'x FILTER (', 1"), null)
    assert.equal(lackingIn('SELECT COUNT(*) FILTER (WHERE true)'), 'FILTER (')
    await assert.rejects(
      sandbox.query({ teamId: 'team', target: { ...target(), kind: 'POSTGRES' }, sql: 'SELECT 1' }),
      /syntax error/,
    )
  })
  test('answers rows with their types, many portions of them, and caps them', async (t) => {
    if (!server) return t.skip('no server')
    const [row] = rowsOf(
      await ask(
        "SELECT 9007199254740993::bigint AS whole, 1.50::decimal(10, 2) AS exact, 0.1::float8 AS real, true AS yes, DATE '2024-02-29' AS day, TIMESTAMP '2024-02-29 10:00:00' AS moment, 'a' || chr(92) || 'b' AS words, NULL AS nothing",
      ),
    )
    assert.deepEqual(row, {
      whole: '9007199254740993',
      exact: '1.50',
      real: 0.1,
      yes: true,
      day: '2024-02-29',
      moment: '2024-02-29T10:00:00',
      words: 'a\\b',
      nothing: null,
    })
    const many = 'SELECT a.id * 1000 + b.id AS n FROM sales a, sales b'
    const all = await sandbox.query({ teamId: 'team', target: target(), sql: many, maxRows: 100_000 })
    assert.equal(all.rowCount, SALES * SALES)
    assert.equal((await sandbox.query({ teamId: 'team', target: target(), sql: many, maxRows: 10 })).truncated, true)
  })
  test('values are written as texts that nothing ends', async (t) => {
    if (!server) return t.skip('no server')
    for (const value of ["O'Neil", "\\' OR 1=1 --", 'a\\', '\\\\', "''", '😀 :a ?', '$$'])
      assert.deepEqual(rowsOf(await ask("SELECT :v || '' AS v, 1 AS n WHERE :v IS NOT NULL", { v: value })), [
        { v: value, n: 1 },
      ])
    assert.deepEqual(rowsOf(await ask('SELECT id FROM sales WHERE id < ? AND active = ? ORDER BY id', [4, true])), [
      { id: 2 },
      { id: 3 },
    ])
    await assert.rejects(ask('SELECT ? AS a', [10n ** 38n]), /no integers as long as/)
    assert.deepEqual(rowsOf(await ask('SELECT - ? AS a, ?::int AS b', [-5, null])), [{ a: 5, b: null }])
  })
  test('a statement is described without its rows, explained, and its fault is placed', async (t) => {
    if (!server) return t.skip('no server')
    const described = await sandbox.prepare({
      teamId: 'team',
      target: target(),
      sql: 'SELECT id, amount, day FROM sales; -- all',
    })
    assert.deepEqual(described, { columns: ['id', 'amount', 'day'], types: ['integer', 'real', 'date'] })
    assert.match(server.requests.findLast((sql) => sql.startsWith('DECLARE')) ?? '', /AS described LIMIT 0$/)
    assert.match(
      (await sandbox.explain({ teamId: 'team', target: target(), sql: 'SELECT id FROM sales' })).plan,
      /Scan/,
    )
    await assert.rejects(
      ask('SELECT id, nowhere FROM sales'),
      (error) => error instanceof QueryError && error.kind === 'failed' && error.position === 11,
    )
  })
  test('is asked in a transaction that only reads, with a deadline, and stops when it is told to', async (t) => {
    if (!server) return t.skip('no server')
    await ask('SELECT 1')
    assert.match(
      server.requests.findLast((sql) => sql.includes('BEGIN')) ?? '',
      /statement_timeout = \d+;\s+BEGIN READ ONLY/,
    )
    const endless = 'SELECT COUNT(*) FROM sales a, sales b, sales c, sales d, sales e'
    await assert.rejects(
      sandbox.query({ teamId: 'team', target: target(), sql: endless, timeoutMs: 400 }),
      isKind('timeout'),
    )
    const stop = new AbortController()
    const asked = sandbox.query({ teamId: 'team', target: target(), sql: endless, signal: stop.signal })
    setTimeout(() => stop.abort(), 300)
    await assert.rejects(asked, isKind('cancelled'))
  })
  test('a function that a person made is refused, also under the name of one of its own and as a field', async (t) => {
    if (!server) return t.skip('no server')
    await server.run("CREATE FUNCTION md5(n int) RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT n'")
    await server.run("CREATE FUNCTION outside(s sales) RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT 1'")
    for (const sql of [
      'SELECT md5(1)',
      'SELECT "MD5"(1)',
      'SELECT s.outside FROM sales s',
      'SELECT (s).outside FROM sales s',
    ])
      await assert.rejects(ask(sql), isKind('refused'), sql)
    await server.run('DROP FUNCTION md5(int); DROP FUNCTION outside(sales)')
    assert.equal(rowsOf(await ask("SELECT md5('a') AS m"))[0]?.m, '0cc175b9c0f1b6a831c399e269772661')
  })
  test('tells its tables, keys and a profile by its system views, also when their sizes are closed', async (t) => {
    if (!server) return t.skip('no server')
    await server.run('ALTER TABLE sales ADD FOREIGN KEY (customer_id) REFERENCES customers (id)')
    await server.run("COMMENT ON TABLE sales IS 'one line each'")
    await server.run('ANALYZE')
    const schema = await readSchema(sandbox, 'team', target(), { profile: true })
    assert.deepEqual(
      schema.tables.map(({ schema: of, name, kind }) => [of, name, kind]),
      [
        ['public', 'big_sales', 'view'],
        ['public', 'customers', 'table'],
        ['public', 'sales', 'table'],
      ],
    )
    const sales = schema.tables.find(({ name }) => name === 'sales')
    assert.deepEqual([sales?.rows, sales?.comment], [SALES, 'one line each'])
    assert.deepEqual(columnOf(schema, 'sales', 'customer_id').references, { table: 'customers', column: 'id' })
    assert.deepEqual(columnOf(schema, 'sales', 'id').primaryKey, true)
    assert.deepEqual(columnOf(schema, 'customers', 'details').type, 'json')
    assert.deepEqual(columnOf(schema, 'customers', 'signed_up').type, 'datetime')
    assert.equal(columnOf(schema, 'sales', 'region').profile?.distinct, 5)
  })
  test('what an account may do is told; the three statements make one that only reads', async (t) => {
    if (!server) return t.skip('no server')
    const reasonOf = async (change: ConnectionSettings) => {
      const result = await testSource(sandbox, target(change))
      assert.ok(result.ok, result.ok ? '' : result.error)
      return result.writableRole?.reason ?? null
    }
    assert.equal(await reasonOf({}), 'postgres is a superuser.')
    const statements = dialectOf('REDSHIFT').readOnlyRole(target().connection)
    assert.equal(statements.length, 3)
    for (const sql of statements)
      await server.run(sql.replaceAll('tallyroom_reader', reader).replaceAll('choose one', 'reads'))
    const asReader = { username: reader, password: 'reads' }
    assert.equal(await reasonOf(asReader), null)
    assert.deepEqual(
      (await readSchema(sandbox, 'team', target(asReader), { profile: false })).tables.map(({ rows }) => rows),
      [null, null, null],
    )
    await server.run(`CREATE SCHEMA made; GRANT CREATE ON SCHEMA public TO PUBLIC`)
    assert.equal(await reasonOf(asReader), null)
    await server.run(`GRANT CREATE ON SCHEMA made TO ${reader}`)
    assert.equal(await reasonOf(asReader), `${reader} may make tables and functions in the schema made.`)
    await server.run(`GRANT CREATE ON DATABASE ${target().connection.database} TO ${reader}`)
    assert.equal(await reasonOf(asReader), `${reader} may make schemas in the database.`)
    await server.run(
      `REVOKE CREATE ON SCHEMA made FROM ${reader}; REVOKE CREATE ON DATABASE ${target().connection.database} FROM ${reader}`,
    )
    await server.run(`GRANT DELETE ON sales TO ${reader}`)
    assert.equal(await reasonOf(asReader), `${reader} may write, for example to public.sales.`)
  })
  test('a failed connection says what mends it', async (t) => {
    if (!server) return t.skip('no server')
    assert.match(await problem(target({ database: 'nowhere' })), /no database "nowhere"/)
    assert.match(await problem(target({ port: 1 })), /nothing listens on port 1\./)
    assert.match(await problem(target({ ssl: true })), /does not offer TLS/)
    const { fixFor, port } = dialectOf('REDSHIFT')
    assert.equal(port({}), 5439)
    const told = (message: string, code?: string) =>
      fixFor({ kind: 'unavailable', message, ...(code ? { code } : {}) }, { username: 'u', host: 'h', port: 5439 })
    assert.match(
      told('password authentication failed for user "u"', '28000') ?? '',
      /does not take this password for u/,
    )
    assert.match(told('timeout expired') ?? '', /security group/)
  })
})

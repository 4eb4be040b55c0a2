import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { RemoteKind, SourceKind } from '../connection.ts'
import { type Params, QueryError, type QueryTarget, type RemoteTarget, rowsOf } from '../sandbox/index.ts'
import { rules as bigqueryRules } from './bigquery/guard.ts'
import { placeholders as bigqueryPlaces } from './bigquery/placeholders.ts'
import { rules as clickhouseRules } from './clickhouse/guard.ts'
import { placeholders as clickhousePlaces } from './clickhouse/placeholders.ts'
import { placeholders as duckdbPlaces } from './duckdb/placeholders.ts'
import { rules as mysqlRules } from './mysql/guard.ts'
import { placeholders as mysqlPlaces } from './mysql/placeholders.ts'
import { placeholders as postgresPlaces } from './postgres/placeholders.ts'
import { placeholders as redshiftPlaces } from './redshift/placeholders.ts'
import { type GuardRules, judged } from './remote/statement-guard.ts'
import { makeFolder, makeMysql, makePostgres, type Server } from './shops.fixture.ts'
import { rules as snowflakeRules } from './snowflake/guard.ts'
import { placeholders as snowflakePlaces } from './snowflake/placeholders.ts'
import { type PlaceholderStyle, withPlaceholders } from './sql/placeholders.ts'
import { placeholders as sqlitePlaces } from './sqlite/placeholders.ts'
import { rules as sqlserverRules } from './sqlserver/guard.ts'
import { placeholders as sqlserverPlaces } from './sqlserver/placeholders.ts'
import { testSource } from './test-source.ts'
import { rules as trinoRules } from './trino/guard.ts'
import { placeholders as trinoPlaces } from './trino/placeholders.ts'

const place = makeFolder()
const sandbox = place.sandbox()
let postgres: Server | null
let mysql: Server | null
before(async () => {
  postgres = await makePostgres()
  mysql = await makeMysql()
})
after(async () => {
  await sandbox.close()
  await postgres?.remove()
  await mysql?.remove()
  place.remove()
})
const ask = (target: QueryTarget, sql: string, params?: Params) =>
  sandbox.query({ teamId: 'team', target, sql, ...(params ? { params } : {}) })
const isRefused = (error: unknown) => error instanceof QueryError && error.kind === 'refused'
const inDatabase = ({ target }: Server, database: string): QueryTarget => {
  const { kind, connection } = target as RemoteTarget
  return { kind, connection: { ...connection, database } }
}

describe('a place for a value never joins its neighbour', () => {
  const styles: Record<SourceKind, [PlaceholderStyle, string]> = {
    SQLITE: [sqlitePlaces, 'x :a $$'],
    DUCKDB: [duckdbPlaces, 'x $a $$'],
    POSTGRES: [postgresPlaces, 'x $1 $$'],
    MYSQL: [mysqlPlaces, 'x ? $$'],
    CLICKHOUSE: [clickhousePlaces, 'x {a:String} $$'],
    BIGQUERY: [bigqueryPlaces, 'x @a $$'],
    REDSHIFT: [redshiftPlaces, "x '1' $$"],
    TRINO: [trinoPlaces, "x '1' $$"],
    SQLSERVER: [sqlserverPlaces, 'x @p1 $$'],
    SNOWFLAKE: [snowflakePlaces, 'x ? $$'],
  }
  for (const [kind, [style, written]] of Object.entries(styles))
    test(`${kind}: a named place is set apart by spaces, and places in the text are told as they were written`, () => {
      const { sql, originalOffset } = withPlaceholders(style, 'x:a$$', { a: '1' })
      assert.equal(sql, written)
      assert.equal(originalOffset(0), 0)
      assert.equal(originalOffset(sql.indexOf('$$')), 3)
    })
  test('so is a place of a list, but not a numbered one of the engine itself', () => {
    assert.equal(withPlaceholders(postgresPlaces, 'a?b', ['1']).sql, 'a $1 b')
    assert.equal(withPlaceholders(mysqlPlaces, 'a?b', ['1']).sql, 'a ? b')
    assert.equal(withPlaceholders(sqlitePlaces, 'select ?1, ?1', ['1']).sql, 'select ?1, ?1')
    assert.equal(withPlaceholders(duckdbPlaces, 'select $1', ['1']).sql, 'select $1')
  })
})

describe('PostgreSQL: what is judged is what is sent', () => {
  const attack = (call: string) => `select :a::text as p, 1 as x:a$$, ${call} as y -- $$`

  test('a value that would end a string of ours opens no file of the server', async (t) => {
    if (!postgres) return t.skip('no server')
    for (const sql of [
      attack("pg_read_file('/etc/hostname')"),
      "select 1 as x:a$$, pg_read_file('/etc/hostname') as y -- $$",
      "select 1 where 1=:a$x$, pg_read_file('/etc/hostname') -- $x$",
      "select '1':a$$ || pg_read_file('/etc/hostname') --$$",
    ])
      await assert.rejects(ask(postgres.target, sql, { a: '1' }), QueryError, sql)
  })
  test('dblink runs nothing, joined to a place or not', async (t) => {
    if (!postgres) return t.skip('no server')
    await postgres.run('CREATE EXTENSION IF NOT EXISTS dblink')
    const call = "(select * from dblink('dbname=postgres', 'select 1') as t(a int))"
    await assert.rejects(ask(postgres.target, attack(call), { a: '1' }), QueryError)
    await assert.rejects(ask(postgres.target, `select ${call}`), isRefused)
  })
  test("a foreign server's password is not told by the information schema, named or found on the search path", async (t) => {
    if (!postgres) return t.skip('no server')
    for (const table of ['_pg_user_mappings', 'user_mapping_options', '_pg_foreign_servers'])
      await assert.rejects(ask(postgres.target, `select * from information_schema.${table}`), isRefused, table)
    const { connection } = postgres.target as RemoteTarget
    await postgres.run(`ALTER DATABASE ${connection.database} SET search_path = information_schema, public`)
    await assert.rejects(ask(postgres.target, 'select * from _pg_user_mappings'), isRefused)
    await postgres.run(`ALTER DATABASE ${connection.database} RESET search_path`)
  })
  test('a function is called only when the database marks it as stable or immutable', async (t) => {
    if (!postgres) return t.skip('no server')
    const body = 'int LANGUAGE sql'
    await postgres.run(`CREATE FUNCTION steady(n int) RETURNS ${body} STABLE AS 'SELECT n'`)
    await postgres.run(`CREATE FUNCTION canary(n int) RETURNS ${body} VOLATILE AS 'SELECT n'`)
    await postgres.run("CREATE FUNCTION of_row(s sales) RETURNS int LANGUAGE sql VOLATILE AS 'SELECT 1'")
    await postgres
      .run('CREATE OPERATOR <=~> (FUNCTION = canary_operator, LEFTARG = int, RIGHTARG = int)')
      .catch(async () => {
        await postgres?.run(
          "CREATE FUNCTION canary_operator(a int, b int) RETURNS bool LANGUAGE sql VOLATILE AS 'SELECT true'",
        )
        await postgres?.run('CREATE OPERATOR <=~> (FUNCTION = canary_operator, LEFTARG = int, RIGHTARG = int)')
      })
    assert.deepEqual(rowsOf(await ask(postgres.target, 'select steady(3) as n, public.steady(4) as m')), [
      { n: 3, m: 4 },
    ])
    for (const sql of [
      'select canary(1)',
      'select public.canary(1)',
      'select "canary"(1)',
      'select U&"can\\0061ry"(1)',
      'select (1).canary',
      'select s.of_row from sales s',
      'select (s).of_row from sales s',
      'select 1 <=~> 2',
      'select 1 operator(public.<=~>) 2',
      'select 1 from sales order by canary(1)',
      'select * from canary(1)',
      'select * from rows from (canary(1), canary(2)) as t',
      'select * from sales tablesample canary (1)',
      'select count(*) filter (where canary(1) = 1) from sales',
      'select sum(amount) over (order by canary(1)) from sales',
      'with x as materialized (select canary(1)) select * from x',
      'select 1 limit canary(1)',
      'values (canary(1))',
    ])
      await assert.rejects(ask(postgres.target, sql), isRefused, sql)
  })
  test('nor does one run as a step of an aggregate, as the check of a domain, or under a name that newer servers have as a word', async (t) => {
    if (!postgres) return t.skip('no server')
    const body = "LANGUAGE sql VOLATILE AS 'SELECT"
    await postgres.run(`CREATE FUNCTION canary_step(a int, b int) RETURNS int ${body} 1'`)
    await postgres.run("CREATE AGGREGATE canary_sum(int) (SFUNC = canary_step, STYPE = int, INITCOND = '0')")
    await postgres.run('CREATE AGGREGATE steady_sum(int) (SFUNC = int4pl, STYPE = int, INITCOND = 0)')
    await postgres.run(`CREATE FUNCTION canary_check(a text) RETURNS bool ${body} true'`)
    await postgres.run('CREATE DOMAIN canary_domain AS text CHECK (canary_check(value))')
    await postgres.run('CREATE DOMAIN canary_inner AS canary_domain')
    await postgres.run('CREATE TYPE canary_row AS (a int, b canary_inner[])')
    await postgres.run('CREATE DOMAIN steady_domain AS int CHECK (value > 0)')
    for (const name of ['json_scalar', 'json_value', 'json_table'])
      await postgres.run(`CREATE FUNCTION "${name}"(a text, b text DEFAULT '') RETURNS int ${body} 1'`)
    for (const sql of [
      'select canary_sum(quantity) from sales',
      'select canary_sum(quantity) over () from sales',
      "select 'x'::canary_domain",
      "select cast('x' as canary_inner)",
      "select canary_domain('x')",
      "select '(1,{x})'::canary_row",
      "select * from json_to_record('{}') as x(a canary_domain)",
      "select json_scalar('x')",
      "select json_value('{}', '$.a')",
    ])
      await assert.rejects(ask(postgres.target, sql), isRefused, sql)
    const honest = 'select steady_sum(quantity) = sum(quantity) as same, 3::steady_domain as n from sales'
    assert.deepEqual(rowsOf(await ask(postgres.target, honest)), [{ same: true, n: 3 }])
  })
  test('functions that run SQL from a text are refused though they are marked as stable', async (t) => {
    if (!postgres) return t.skip('no server')
    await postgres.run('CREATE EXTENSION IF NOT EXISTS tablefunc; CREATE EXTENSION IF NOT EXISTS xml2')
    for (const sql of [
      "select * from crosstab('select 1, 2, 3') as t(a int, b int)",
      "select * from connectby('sales', 'id', 'id', '1', 0) as t(a int, b int, c int)",
      "select * from xpath_table('id', 'note', 'sales', '/a', 'true') as t(a int, b text)",
      "select table_to_xml('pg_authid', true, true, '')",
    ])
      await assert.rejects(ask(postgres.target, sql), isRefused, sql)
  })
  test('the place of an error is told in the statement as it was written', async (t) => {
    if (!postgres) return t.skip('no server')
    const sql = "select '😀' as face, :a::text as b, nope from sales"
    const error = await ask(postgres.target, sql, { a: '1' }).catch((failure) => failure)
    assert.equal(error.position, sql.indexOf('nope'))
    const broken = await ask(postgres.target, 'select 1 frm sales', undefined).catch((failure) => failure)
    assert.equal(broken.position, 'select 1 frm '.length)
  })
})

describe('MySQL: names without a schema', () => {
  for (const database of ['mysql', 'MySQL', ' mysql ', 'performance_schema', 'information_schema', 'sys'])
    test(`a connection into ${JSON.stringify(database)} is refused`, async (t) => {
      if (!mysql) return t.skip('no server')
      const target = inDatabase(mysql, database)
      await assert.rejects(ask(target, 'select authentication_string from user'), QueryError)
      const tested = await testSource(sandbox, target)
      assert.match(tested.ok ? '' : tested.error, /is a database of the server itself/)
    })
  test('a stored function is not called, whatever it is named like', async (t) => {
    if (!mysql) return t.skip('no server')
    await mysql.run('CREATE FUNCTION canary(n INT) RETURNS INT DETERMINISTIC RETURN n')
    const { connection } = mysql.target as RemoteTarget
    for (const sql of [
      'select canary(1)',
      'select `canary`(1)',
      'select canary (1)',
      'select canary/* x */(1)',
      `select ${connection.database}.canary(1)`,
      'with canary(a) as (select 1) select canary(1) from canary',
      'select 1 as x, canary(1) as y',
    ])
      await assert.rejects(ask(mysql.target, sql), isRefused, sql)
  })
})

describe('MySQL: what is judged is what is sent', () => {
  test('whatever letters the server chooses for who connects, a quote ends where it ends for us', async (t) => {
    if (!mysql) return t.skip('no server')
    const { kind, connection } = mysql.target as RemoteTarget
    const username = `${connection.database}_sjis`
    await mysql.run(`CREATE USER '${username}'@'%' IDENTIFIED BY 'x'`)
    await mysql.run(`GRANT SELECT ON ${connection.database}.* TO '${username}'@'%'`)
    // For this account alone: other tests use the server too.
    const choice = `IF(user() LIKE '${username}@%', 'SET NAMES sjis', 'DO 0')`
    await mysql.run(`SET GLOBAL init_connect = "EXECUTE IMMEDIATE ${choice}"`)
    try {
      const target: RemoteTarget = { kind, connection: { ...connection, username, password: 'x' } }
      const sql = "select '¥' as yen, ' , load_file(0x2f) as y -- ' as text"
      assert.deepEqual(rowsOf(await ask(target, sql)), [{ yen: '¥', text: ' , load_file(0x2f) as y -- ' }])
    } finally {
      await mysql.run("SET GLOBAL init_connect = ''")
      await mysql.run(`DROP USER '${username}'@'%'`)
    }
  })
  test('an integer that is longer than its decimals is refused, not made the largest of them', async (t) => {
    if (!mysql) return t.skip('no server')
    const longest = 10n ** 65n - 1n
    assert.deepEqual(rowsOf(await ask(mysql.target, 'select :n as n', { n: -longest })), [{ n: String(-longest) }])
    for (const n of [longest + 1n, -longest - 1n])
      await assert.rejects(ask(mysql.target, 'select :n as n', { n }), /no integers as long as/)
  })
})

describe('engines without a grammar of theirs here: judged by tokens, as sent', () => {
  const engines: Record<Exclude<RemoteKind, 'POSTGRES' | 'REDSHIFT'>, [GuardRules, PlaceholderStyle]> = {
    MYSQL: [mysqlRules, mysqlPlaces],
    CLICKHOUSE: [clickhouseRules, clickhousePlaces],
    BIGQUERY: [bigqueryRules, bigqueryPlaces],
    TRINO: [trinoRules, trinoPlaces],
    SQLSERVER: [sqlserverRules, sqlserverPlaces],
    SNOWFLAKE: [snowflakeRules, snowflakePlaces],
  }
  const cases: [keyof typeof engines, string, Params?][] = [
    ['MYSQL', 'select * from mysql.user'],
    ['MYSQL', 'select * from `mysql` . user'],
    ['MYSQL', 'select * from information_schema.processlist'],
    ['MYSQL', 'select 1) union (select 2'],
    ['MYSQL', 'select next value for s'],
    ['CLICKHOUSE', 'select * from system.users'],
    ['CLICKHOUSE', 'select * from {a:Identifier}.users where 1 = :a', { a: 'system' }],
    ['CLICKHOUSE', 'select * from { a : identifier }.users where 1 = :a', { a: 'system' }],
    ['CLICKHOUSE', "select * from url('http://127.0.0.1/', CSV)"],
    ['CLICKHOUSE', "select hasColumnInTable('127.0.0.1:9000', 'system', 'users', 'id')"],
    ['CLICKHOUSE', "select fileIf('x', 1)"],
    ['CLICKHOUSE', "select 1 ? 2 :url('http://127.0.0.1/', CSV)"],
    ['CLICKHOUSE', "select $a$, url('http://127.0.0.1/', CSV)"],
    ['CLICKHOUSE', 'select * from "sys\\x74em".users'],
    ['CLICKHOUSE', 'select * from `sys\\x74em`.users'],
    ['CLICKHOUSE', 'select * from “system”.“users”'],
    ['CLICKHOUSE', "select ‘'’, url('http://127.0.0.1/', CSV) -- '"],
    ['CLICKHOUSE', 'select * apply(file) from (select 1)'],
    ['CLICKHOUSE', 'select * apply file from (select 1)'],
    ['CLICKHOUSE', 'select columns(\'a\') apply(toString) apply("file") from t'],
    ['CLICKHOUSE', 'select 1 parallel with drop table t'],
    ['BIGQUERY', 'select * from `region-eu.INFORMATION_SCHEM\\x41.JOBS`'],
    ['BIGQUERY', 'select * from `region-eu`.INFORMATION_SCHEMA.JOBS'],
    ['BIGQUERY', 'select * from `region-eu.INFORMATION_SCHEMA.JOBS`'],
    ['BIGQUERY', "select * from external_query('c', 'select 1')"],
    ['BIGQUERY', 'select my_project.my_dataset.my_function(1)'],
    ['BIGQUERY', "select ai.generate('x')"],
    // Two quotes end one string and begin another there: of four, three begin one that only three end.
    ['BIGQUERY', "select 'x''''y' z'''external_query('c', 'select 1')'''w'"],
  ]
  for (const [kind, sql, params] of cases)
    test(`${kind} refuses ${sql}`, () => {
      assert.throws(() => judged(...engines[kind], { sql, ...(params ? { params } : {}) }), isRefused)
    })
  const honest: [keyof typeof engines, string][] = [
    [
      'CLICKHOUSE',
      'select toStartOfMonth(day) as m, sumIf(x, y > 1), uniqExactIf(u, 1), quantileTDigest(0.9)(x), arrayMap(v -> v + 1, a) from visits group by m',
    ],
    [
      'CLICKHOUSE',
      'with r (n) as (select 1) select n, row_number() over (partition by n order by n) from r where n in (1, 2)',
    ],
    [
      'CLICKHOUSE',
      "select cast(x as Decimal(10, 2)), formatDateTime(d, '%Y'), dateDiff('day', a, b), JSONExtractString(j, 'k') from numbers(10)",
    ],
    ['CLICKHOUSE', "select * apply(sum), columns('n') apply(x -> x + 1), apply from t"],
    [
      'BIGQUERY',
      'select date_trunc(day, month), safe.parse_date("%F", x), net.host(u), approx_quantiles(x, 4)[offset(1)], struct(1 as a) from `p.d.t`, unnest([1, 2]) as n',
    ],
    ['BIGQUERY', 'select count(*) from `d.INFORMATION_SCHEMA.TABLES`'],
  ]
  for (const [kind, sql] of honest)
    test(`${kind} takes ${sql.slice(0, 60)}`, () => {
      assert.equal(judged(...engines[kind], { sql }).sql, sql)
    })
})

import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, test } from 'node:test'
import { DuckDBInstance } from '@duckdb/node-api'
import mysql2 from 'mysql2/promise'
import pg from 'pg'
import { startInstalledClickHouse } from '../../../test/servers/installed-clickhouse.ts'
import { createRandom } from '../random.fixture.ts'
import { type Params, QueryError, type RemoteTarget } from '../sandbox/index.ts'
import { rules as bigqueryRules } from './bigquery/guard.ts'
import { placeholders as bigqueryPlaces } from './bigquery/placeholders.ts'
import { callsCanary, randomStatement } from './canary-fuzz.fixture.ts'
import { rules as clickhouseRules } from './clickhouse/guard.ts'
import { placeholders as clickhousePlaces } from './clickhouse/placeholders.ts'
import { createDuckdbGuard } from './duckdb/guard.ts'
import { placeholders as duckdbPlaces } from './duckdb/placeholders.ts'
import { rules as mysqlRules } from './mysql/guard.ts'
import { placeholders as mysqlPlaces } from './mysql/placeholders.ts'
import { judgeStatement, loadParser } from './pg/guard.ts'
import { checkNames } from './postgres/guard-catalog.ts'
import { placeholders as postgresPlaces } from './postgres/placeholders.ts'
import { checkNames as checkNamesOfRedshift, judgeRedshift } from './redshift/guard.ts'
import { placeholders as redshiftPlaces } from './redshift/placeholders.ts'
import { makeRedshift } from './redshift/redshift.fixture.ts'
import { judged } from './remote/statement-guard.ts'
import { makeMysql, makePostgres, type Server } from './shops.fixture.ts'
import { rules as snowflakeRules } from './snowflake/guard.ts'
import { placeholders as snowflakePlaces } from './snowflake/placeholders.ts'
import { withPlaceholders } from './sql/placeholders.ts'
import { authorize } from './sqlite/guard.ts'
import { placeholders as sqlitePlaces } from './sqlite/placeholders.ts'
import { rules as sqlserverRules } from './sqlserver/guard.ts'
import { placeholders as sqlserverPlaces } from './sqlserver/placeholders.ts'
import { rules as trinoRules } from './trino/guard.ts'
import { placeholders as trinoPlaces } from './trino/placeholders.ts'

/** `FUZZ_STATEMENTS=100000 npm test -- src/engine/sources/canary-fuzz.test.ts` is the long run. */
const statements = Number(process.env.FUZZ_STATEMENTS ?? 1_000)
const seed = Number(process.env.FUZZ_SEED ?? 11)

type Engine = {
  /** Judges a statement and runs it when it passes. True: the canary ran. Throws `QueryError` for what the guard refuses. */
  escapes(sql: string, params: Params): boolean | Promise<boolean>
}

/** A statement that passed the guard and that the engine then did not take has not run. */
class NotTaken extends Error {}

async function fuzz(engine: Engine, t: { diagnostic(text: string): void }): Promise<void> {
  const random = createRandom(seed)
  const count = { passed: 0, refused: 0, 'not taken': 0 }
  for (let i = 0; i < statements; i++) {
    const { sql, params } = randomStatement(random)
    try {
      const escaped = await engine.escapes(sql, params)
      assert.ok(!escaped, `statement ${i} of seed ${seed} ran the canary: ${JSON.stringify({ sql, params })}`)
      count.passed++
    } catch (error) {
      if (error instanceof QueryError) count.refused++
      else if (error instanceof NotTaken) count['not taken']++
      else throw error
    }
  }
  t.diagnostic(`${statements} statements: ${JSON.stringify(count)}, escapes: 0`)
  assert.ok(count.passed > statements / 100, 'too few statements pass to say anything')
}

const RAN = 'the canary ran'
const seen = (error: unknown): true => {
  if (String((error as Error).message).includes(RAN)) return true
  throw new NotTaken(String(error))
}

describe(`a canary function never runs (${statements} random statements)`, () => {
  let postgres: Server | null
  let mysql: Server | null
  before(async () => {
    postgres = await makePostgres()
    mysql = await makeMysql()
  })
  after(async () => {
    await postgres?.remove()
    await mysql?.remove()
  })

  test('SQLite', async (t) => {
    const db = new DatabaseSync(':memory:', { enableDoubleQuotedStringLiterals: false })
    let ran = false
    db.function('canary', () => {
      ran = true
      return 1
    })
    const refusals = authorize(db, new Set())
    await fuzz(
      {
        escapes(sql, given) {
          const { sql: text, params } = withPlaceholders(sqlitePlaces, sql, given)
          refusals.last = null
          try {
            const statement = db.prepare(text)
            if (Array.isArray(params)) statement.all(...params.map(asSqlite))
            else
              statement.all(Object.fromEntries(Object.entries(params).map(([name, value]) => [name, asSqlite(value)])))
          } catch (error) {
            if (ran) return true
            throw refusals.last === null ? new NotTaken(String(error)) : new QueryError('refused', refusals.last)
          }
          return ran
        },
      },
      t,
    )
    db.close()
  })

  test('DuckDB', async (t) => {
    const instance = await DuckDBInstance.create(':memory:')
    const connection = await instance.connect()
    await connection.run(`CREATE MACRO canary() AS error('${RAN}')`)
    const guard = await createDuckdbGuard(connection)
    await fuzz(
      {
        async escapes(sql, given) {
          if (sql.includes('\0')) throw new QueryError('refused', 'NUL')
          const { sql: text, params } = withPlaceholders(duckdbPlaces, sql, given)
          await guard(text)
          try {
            const values = Array.isArray(params) ? params : Object.values(params)
            await connection.run(text, Array.isArray(params) ? values : (params as Record<string, never>))
            return false
          } catch (error) {
            return seen(error)
          }
        },
      },
      t,
    )
    connection.closeSync()
    instance.closeSync()
  })

  const onPostgres = async (
    t: { diagnostic(text: string): void },
    server: Server,
    judge: (client: pg.Client, sql: string, given: Params) => Promise<[string, unknown[]]>,
  ) => {
    for (const takes of ['', 'text'])
      await server.run(
        `CREATE FUNCTION canary(${takes}) RETURNS text LANGUAGE plpgsql VOLATILE AS $f$ BEGIN RAISE EXCEPTION '${RAN}'; END $f$`,
      )
    await loadParser()
    const { host, port, username, password, database } = (server.target as RemoteTarget).connection
    const client = new pg.Client({ host, port, user: username, password, database } as pg.ClientConfig)
    await client.connect()
    await fuzz(
      {
        async escapes(sql, given) {
          const [text, values] = await judge(client, sql.toWellFormed(), given)
          try {
            await client.query({ text, values, queryMode: 'extended' } as pg.QueryConfig)
            return false
          } catch (error) {
            return seen(error)
          }
        },
      },
      t,
    )
    await client.end()
  }
  const explain = { before: 'EXPLAIN ', after: '', makes: 'ExplainStmt' } as const

  test('PostgreSQL', async (t) => {
    if (!postgres) return t.skip('no server')
    await onPostgres(t, postgres, async (client, sql, given) => {
      const { sql: text, params } = withPlaceholders(postgresPlaces, sql, given)
      await checkNames(client, judgeStatement(explain, text))
      return [text, params as unknown[]]
    })
  })

  test('Redshift, on PostgreSQL that reads backslashes as Redshift does', async (t) => {
    const redshift = await makeRedshift()
    if (!redshift) return t.skip('no server')
    await onPostgres(t, redshift, async (client, sql, given) => {
      const { sql: text } = withPlaceholders(redshiftPlaces, sql, given)
      await checkNamesOfRedshift(client, judgeRedshift(explain, text))
      return [text, []]
    }).finally(() => redshift.remove())
  })

  test('MySQL', async (t) => {
    if (!mysql) return t.skip('no server')
    await mysql.run(
      `CREATE FUNCTION canary() RETURNS INT DETERMINISTIC BEGIN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '${RAN}'; RETURN 1; END`,
    )
    const { host, port, username, password, database } = (mysql.target as RemoteTarget).connection
    const client = await mysql2.createConnection({
      host,
      port,
      user: username,
      password,
      database,
      charset: 'utf8mb4',
      maxPreparedStatements: 10,
    } as mysql2.ConnectionOptions)
    await client.query("SET SESSION sql_mode = 'STRICT_TRANS_TABLES'")
    await fuzz(
      {
        async escapes(sql, given) {
          const { sql: text, params } = judged(mysqlRules, mysqlPlaces, { sql, params: given })
          try {
            await client.execute(text, params as string[])
            return false
          } catch (error) {
            return seen(error)
          }
        },
      },
      t,
    )
    await client.end()
  })

  const byText = (
    rules: typeof clickhouseRules,
    places: typeof clickhousePlaces,
    quotes: Parameters<typeof callsCanary>[1],
  ) => ({
    escapes: (sql: string, params: Params) => callsCanary(judged(rules, places, { sql, params }).sql, quotes),
  })
  test('ClickHouse, by another reading of what passed', (t) =>
    fuzz(
      byText(clickhouseRules, clickhousePlaces, {
        strings: ["'"],
        names: ['"', '`'],
        lines: ['--', '//', '#'],
        returnEndsLine: false,
        backslash: true,
      }),
      t,
    ))
  test('ClickHouse, on the server that is installed', async (t) => {
    const server = await startInstalledClickHouse()
    if (!server) return t.skip('not installed')
    await fuzz(
      {
        async escapes(sql, given) {
          const { sql: text } = judged(clickhouseRules, clickhousePlaces, { sql, params: given })
          // Old servers know no places for values.
          const answer = await server.ask(text.replace(/\{\w+:\w+(?:\(\w+\))?\}/g, "'x'"))
          if (/unknown function `?(public\.)?canary/i.test(answer)) return true
          if (/^Code: /.test(answer)) throw new NotTaken(answer)
          return false
        },
      },
      t,
    ).finally(() => server.stop())
  })
  test('MySQL, by another reading of what passed, for what MariaDB takes for a mistake', (t) =>
    fuzz(
      byText(mysqlRules, mysqlPlaces, {
        strings: ["'", '"'],
        names: ['`'],
        lines: ['--(?=[\\0-\\x20\\x7f]|$)', '#'],
        returnEndsLine: false,
        backslash: true,
        plainNames: true,
        dropped: '(?<![\\w$\\u0080-\\uffff])\\.?\\d+(?:(?<=\\.\\d+)|\\.\\d*)[eE][+-]?(?!\\d)',
      }),
      t,
    ))
  test('Trino, by another reading of what passed', (t) =>
    fuzz(
      byText(trinoRules, trinoPlaces, {
        strings: ["'"],
        names: ['"'],
        lines: ['--'],
        returnEndsLine: true,
        backslash: false,
      }),
      t,
    ))
  test('SQL Server, by another reading of what passed', (t) =>
    fuzz(
      byText(sqlserverRules, sqlserverPlaces, {
        strings: ["'"],
        names: ['"', '[]'],
        lines: ['--'],
        returnEndsLine: true,
        backslash: false,
        nested: true,
      }),
      t,
    ))
  for (const returnEndsLine of [true, false])
    test(`Snowflake, by another reading of what passed, ${returnEndsLine ? 'where a return ends a line' : 'where none does'}`, (t) =>
      fuzz(
        byText(snowflakeRules, snowflakePlaces, {
          strings: ["'"],
          names: ['"'],
          lines: ['--', '//'],
          returnEndsLine,
          backslash: true,
        }),
        t,
      ))
  test('BigQuery, by another reading of what passed', (t) =>
    fuzz(
      byText(bigqueryRules, bigqueryPlaces, {
        strings: ["'''", '"""', "'", '"'],
        names: ['`'],
        lines: ['--', '#'],
        returnEndsLine: true,
        backslash: true,
      }),
      t,
    ))
})

const asSqlite = (value: unknown) => (typeof value === 'boolean' ? Number(value) : (value as string | number | null))

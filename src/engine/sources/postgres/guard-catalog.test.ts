import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { type QueryError, type RemoteTarget, rowsOf } from '../../sandbox/index.ts'
import { makeFolder, makePostgres, type Server } from '../shops.fixture.ts'

const place = makeFolder()
const sandbox = place.sandbox()
let server: Server | null
before(async () => {
  server = await makePostgres()
  // Whatever is called says so by failing.
  await server?.run(`
    CREATE FUNCTION ran(name text) RETURNS text LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '% ran', name; END $$;
    CREATE TABLE t (id int, a text); INSERT INTO t VALUES (1, 'x');
    CREATE DOMAIN row_of_t AS t; CREATE DOMAIN within AS row_of_t;
    CREATE FUNCTION of_domain(row_of_t) RETURNS text LANGUAGE plpgsql AS $$ BEGIN RETURN ran('of_domain'); END $$;
    CREATE FUNCTION of_within(within) RETURNS text LANGUAGE plpgsql AS $$ BEGIN RETURN ran('of_within'); END $$;
    CREATE TABLE castable (id int); INSERT INTO castable VALUES (1);
    CREATE FUNCTION as_text(castable) RETURNS text IMMUTABLE LANGUAGE sql AS $$ SELECT 'x'::text $$;
    CREATE CAST (castable AS text) WITH FUNCTION as_text(castable) AS IMPLICIT;
    CREATE FUNCTION of_text(text) RETURNS text LANGUAGE plpgsql AS $$ BEGIN RETURN ran('of_text'); END $$;

    CREATE TYPE mood AS ENUM ('low', 'high'); CREATE DOMAIN small AS int CHECK (VALUE < 10);
    CREATE TABLE clock (date_in date, time_in time); INSERT INTO clock VALUES ('2024-01-01', '10:00');
    CREATE FUNCTION hours(OUT date_in date, OUT time_in time) IMMUTABLE LANGUAGE sql AS $$ SELECT date '2024-01-01', time '10:00' $$`)
})
after(async () => {
  await sandbox.close()
  await server?.remove()
  place.remove()
})

const target = (database?: string): RemoteTarget => {
  const { kind, connection } = (server as Server).target as RemoteTarget
  return { kind, connection: { ...connection, ...(database ? { database } : {}) } }
}
const ask = async (sql: string, database?: string) =>
  rowsOf(await sandbox.query({ teamId: 'team', target: target(database), sql }))
const refusedFor = async (statements: string[], message: RegExp, database?: string) => {
  for (const sql of statements)
    await assert.rejects(
      ask(sql, database),
      (error: QueryError) => error.kind === 'refused' && message.test(error.message),
      `${sql}: not refused for ${message}`,
    )
}

test('row.name is judged as a call of whatever a row is or becomes by itself: a domain over it, what a cast makes of it', async (t) => {
  if (!server) return t.skip('no server')
  await refusedFor(
    ['SELECT x.of_domain FROM t x', 'SELECT t.of_domain FROM t', 'SELECT public.t.of_domain FROM t'],
    /of_domain/,
  )
  await refusedFor(['SELECT x.of_within FROM t x', 'SELECT (x).of_within FROM t x'], /of_within/)
  await refusedFor(['SELECT x.of_text FROM castable x'], /of_text/)
})

test('no function that makes a value of a text is called by its name: one of them makes a value of whatever type a number names', async (t) => {
  if (!server) return t.skip('no server')
  await refusedFor(
    [
      "SELECT domain_in('5', 23, -1)::text",
      "SELECT pg_catalog.domain_in('5'::cstring, 23, -1) IS NULL",
      "SELECT array_in('{5}', 23, -1)::text",
      "SELECT record_in('(5)', 23, -1)::text",
      "SELECT range_in('[1,2]', 23, -1)::text",
      "SELECT multirange_in('{}', 23, -1)::text",
      "SELECT enum_in('x', 23)::text",
      "SELECT domain_recv('x', 23, -1)::text",
      "SELECT array_recv('x', 23, -1)::text",
      "SELECT record_recv('x', 23, -1)::text",
      "SELECT int4in('5')",
    ],
    /cast it to its type/,
  )
})

test('functions and types that are found nowhere are refused, with their names', async (t) => {
  if (!server) return t.skip('no server')
  await refusedFor(
    ['SELECT nosuch(1)', 'SELECT public.nosuch(1)', 'SELECT other.nosuch(1)'],
    /^function nosuch\(\) does not exist/,
  )
  await refusedFor(["SELECT 'x'::nosuch", "SELECT CAST('x' AS public.nosuch)"], /^type nosuch does not exist/)
})

test('names that another encoding cuts elsewhere are refused', async (t) => {
  if (!server) return t.skip('no server')
  const database = `${target().connection.database}_latin`
  const name = 'é'.repeat(40)
  await server.run(`CREATE DATABASE ${database} ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0`)
  try {
    const own = new pg.Client({ host: '127.0.0.1', user: 'postgres', password: 'postgres', database })
    await own.connect()
    await own.query(`SET client_encoding = 'UTF8'; CREATE TABLE t (id int); INSERT INTO t VALUES (1); CREATE TABLE été (Été int, è text);
      CREATE FUNCTION ${name}(t) RETURNS text LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'it ran'; END $$;
      CREATE FUNCTION é(t) RETURNS text LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'it ran'; END $$`)
    await own.end()
    const long = [
      `SELECT t.${name} FROM t`,
      `SELECT (t).${name} FROM t`,
      `SELECT * FROM ${name}`,
      `SELECT ${name}.f(1)`,
    ]
    await refusedFor([...long, `SELECT ${name}()`, `SELECT 'x'::${name}`], /^The name é+ is too long/, database)
    for (const letters of ['é', '€'])
      await refusedFor(
        [`SELECT t.${'a'.repeat(64 - Buffer.byteLength(letters))}${letters} FROM t`],
        /^The name a+ is too long/,
        database,
      )
    // Where its letters have capitals, the server reads this in small ones.
    await refusedFor(['SELECT t.É FROM t'], /é\(\) is not allowed/, database)
    assert.deepEqual(await ask('SELECT été.è, été.Été FROM été', database), [])
  } finally {
    await server.run(`DROP DATABASE ${database} WITH (FORCE)`)
  }
})

test('what the grammar makes a call of, casts written as calls, and columns called like functions are answered', async (t) => {
  if (!server) return t.skip('no server')
  for (const sql of [
    "SELECT coalesce(a, 'x'), greatest(id, 2), least(id, 2), nullif(id, 2), a LIKE 'x' ESCAPE '#', a SIMILAR TO 'x%' FROM t",
    "SELECT extract(year FROM current_date), position('a' IN 'ba'), overlay('abc' PLACING 'x' FROM 1), now() AT TIME ZONE 'UTC'",
    "SELECT substring('abc' FROM 2 FOR 1), substring('abc' FROM 'b'), substring('abc' SIMILAR 'a#\"b#\"c' ESCAPE '#')",
    "SELECT trim(BOTH 'x' FROM 'xax'), trim(LEADING FROM ' a'), trim(TRAILING FROM 'a '), trim('a')",
    "SELECT (date '2024-01-01', interval '1 day') OVERLAPS (date '2024-01-01', interval '1 day')",
    "SELECT normalize('x', NFC), 'x' IS NORMALIZED, COLLATION FOR ('x')",
    "SELECT xmlelement(NAME x, 'a'), xmlforest('a' AS b), xmlconcat('<a/>'), xmlexists('//a' PASSING xml '<a/>'), xmlparse(CONTENT '<a/>')",
    'SELECT current_date, current_user, session_user, localtimestamp, current_schema, current_catalog',
    "SELECT count(*), grouping(a), string_agg(a, ','), percentile_cont(0.5) WITHIN GROUP (ORDER BY id) FROM t GROUP BY a",
    "SELECT jsonb('{\"a\": 1}'), mood('low'), public.small(5), text(5), int4('5'), date('2024-01-01')",
    'SELECT system_user FROM (SELECT 1 AS "system_user") x',
    'SELECT c.date_in, c.time_in, h.date_in, h.time_in FROM clock c, hours() h',
    "SELECT '1'::numeric(5, 2), '{1}'::_int4, array['low']::mood[], 1::double precision, interval '1' year, null::t, 'x'::\"char\"",
  ])
    assert.ok((await ask(sql)).length > 0, sql)
})

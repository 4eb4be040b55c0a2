import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type QueryTarget, rowsOf } from '../../sandbox/index.ts'
import { isKind, makeFolder, makePostgres, type Server } from '../shops.fixture.ts'

const place = makeFolder()
const sandbox = place.sandbox()
let server: Server | null
before(async () => {
  server = await makePostgres()
  // Whatever is called says so by failing.
  await server?.run(`
    CREATE FUNCTION marks(text) RETURNS text LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'it ran'; END $$;
    CREATE TYPE cast_kind AS (n text); CREATE TABLE m (v cast_kind); INSERT INTO m VALUES (ROW('x'));
    CREATE FUNCTION castf(cast_kind) RETURNS text LANGUAGE plpgsql AS $$ BEGIN RETURN marks($1.n); END $$;
    CREATE CAST (cast_kind AS text) WITH FUNCTION castf(cast_kind) AS IMPLICIT;
    CREATE VIEW seen AS SELECT v FROM m; CREATE TABLE lists (v cast_kind[]); CREATE DOMAIN within AS cast_kind; CREATE TABLE domains (v within);
    CREATE TYPE around AS (a int, b cast_kind); CREATE TABLE composites (v around);
    CREATE FUNCTION makes() RETURNS cast_kind IMMUTABLE LANGUAGE sql AS $$ SELECT ROW('x')::cast_kind $$;

    CREATE TYPE order_kind AS (n int); CREATE TABLE o (v order_kind); INSERT INTO o VALUES (ROW(1)), (ROW(2));
    CREATE FUNCTION cmpf(order_kind, order_kind) RETURNS int LANGUAGE plpgsql AS $$ BEGIN PERFORM marks('x'); RETURN $1.n - $2.n; END $$;
    CREATE FUNCTION ltf(order_kind, order_kind) RETURNS bool IMMUTABLE LANGUAGE sql AS 'SELECT $1.n < $2.n';
    CREATE FUNCTION lef(order_kind, order_kind) RETURNS bool IMMUTABLE LANGUAGE sql AS 'SELECT $1.n <= $2.n';
    CREATE FUNCTION eqf(order_kind, order_kind) RETURNS bool IMMUTABLE LANGUAGE sql AS 'SELECT $1.n = $2.n';
    CREATE FUNCTION gef(order_kind, order_kind) RETURNS bool IMMUTABLE LANGUAGE sql AS 'SELECT $1.n >= $2.n';
    CREATE FUNCTION gtf(order_kind, order_kind) RETURNS bool IMMUTABLE LANGUAGE sql AS 'SELECT $1.n > $2.n';
    CREATE OPERATOR < (LEFTARG = order_kind, RIGHTARG = order_kind, FUNCTION = ltf);
    CREATE OPERATOR <= (LEFTARG = order_kind, RIGHTARG = order_kind, FUNCTION = lef);
    CREATE OPERATOR = (LEFTARG = order_kind, RIGHTARG = order_kind, FUNCTION = eqf, MERGES, HASHES);
    CREATE OPERATOR >= (LEFTARG = order_kind, RIGHTARG = order_kind, FUNCTION = gef);
    CREATE OPERATOR > (LEFTARG = order_kind, RIGHTARG = order_kind, FUNCTION = gtf);
    CREATE OPERATOR CLASS order_ops DEFAULT FOR TYPE order_kind USING btree AS OPERATOR 1 <, OPERATOR 2 <=, OPERATOR 3 =, OPERATOR 4 >=, OPERATOR 5 >, FUNCTION 1 cmpf(order_kind, order_kind);
    CREATE TYPE hash_kind AS (n int); CREATE TABLE h (v hash_kind); INSERT INTO h VALUES (ROW(1)), (ROW(2));
    CREATE FUNCTION hashf(hash_kind) RETURNS int LANGUAGE plpgsql AS $$ BEGIN PERFORM marks('x'); RETURN 1; END $$;
    CREATE FUNCTION eqh(hash_kind, hash_kind) RETURNS bool IMMUTABLE LANGUAGE sql AS 'SELECT $1.n = $2.n';
    CREATE OPERATOR = (LEFTARG = hash_kind, RIGHTARG = hash_kind, FUNCTION = eqh, HASHES);
    CREATE OPERATOR CLASS hash_ops DEFAULT FOR TYPE hash_kind USING hash AS OPERATOR 1 =, FUNCTION 1 hashf(hash_kind);

    CREATE FUNCTION checks(text) RETURNS bool LANGUAGE plpgsql AS $$ BEGIN RETURN true; END $$;
    CREATE DOMAIN checked AS text CHECK (checks(VALUE)); CREATE TABLE d (v checked);
    CREATE DOMAIN waits AS text CHECK (pg_sleep(0.01) IS NOT NULL);
    CREATE FUNCTION takes(checked) RETURNS text IMMUTABLE LANGUAGE sql AS 'SELECT $1::text';
    CREATE DOMAIN checked_within AS text CHECK (VALUE::checked IS NOT NULL); CREATE DOMAIN deeper AS text CHECK (ARRAY[VALUE]::checked_within[] IS NOT NULL);
    CREATE TYPE has_checked AS (v checked_within); CREATE DOMAIN rows_within AS text CHECK (ROW(VALUE)::has_checked IS NOT NULL);
    CREATE FUNCTION leaves_within(a text DEFAULT 'x'::deeper::text) RETURNS text IMMUTABLE LANGUAGE sql AS 'SELECT a';
    CREATE FUNCTION keeps(checked_within, text) RETURNS checked_within IMMUTABLE LANGUAGE sql AS 'SELECT $1';
    CREATE FUNCTION told(checked_within) RETURNS text IMMUTABLE LANGUAGE sql AS $$ SELECT 'x'::text $$;
    CREATE AGGREGATE kept(text) (SFUNC = keeps, STYPE = checked_within, INITCOND = 'x', FINALFUNC = told);
    CREATE OR REPLACE FUNCTION checks(text) RETURNS bool LANGUAGE plpgsql AS $$ BEGIN PERFORM marks($1); RETURN true; END $$;
    CREATE FUNCTION leaves(a text DEFAULT marks('x')) RETURNS text IMMUTABLE LANGUAGE sql AS 'SELECT a';

    CREATE TYPE mood AS ENUM ('low', 'high'); CREATE DOMAIN small AS int CHECK (VALUE < 10); CREATE TYPE pair AS (a int, b mood);
    CREATE TYPE days AS RANGE (subtype = date); CREATE TABLE usual (a mood, b small, c pair, d days, e mood[], f jsonb, g timestamptz);
    INSERT INTO usual VALUES ('low', 1, ROW(1, 'low'), '[2024-01-01,2024-02-01)', '{low,high}', '{"a": 1}', now())`)
})
after(async () => {
  await sandbox.close()
  await server?.remove()
  place.remove()
})

const ask = async (sql: string) =>
  rowsOf(await sandbox.query({ teamId: 'team', target: (server as Server).target as QueryTarget, sql }))
const refusedFor = async (statements: string[], message: RegExp) => {
  for (const sql of statements)
    await assert.rejects(
      ask(sql),
      (error) => isKind('refused')(error) && message.test((error as Error).message),
      `${sql}: not refused for ${message}`,
    )
}

test('what would run a volatile cast by itself is refused, and told what to do', async (t) => {
  if (!server) return t.skip('no server')
  await refusedFor(
    [
      'SELECT length(v) FROM m',
      "SELECT 1 FROM m WHERE v LIKE 'x%'",
      "SELECT string_agg(v, ',') FROM m",
      'SELECT max(v) FROM m',
      'SELECT length(v) FROM seen',
      'SELECT length(v[1]) FROM lists',
      'SELECT length(v) FROM domains',
      'SELECT length((v).b) FROM composites',
      'SELECT length(makes())',
      'SELECT v::text FROM m',
    ],
    /^The type cast_kind is not allowed: for a cast of it the database calls public\.castf\(\) .* drop the cast\.$/,
  )
})

test('what would compare or hash by a volatile function is refused', async (t) => {
  if (!server) return t.skip('no server')
  await refusedFor(
    [
      'SELECT DISTINCT v FROM o',
      'SELECT DISTINCT o FROM o',
      'SELECT v FROM o ORDER BY v',
      'SELECT v, count(*) FROM o GROUP BY v',
      'SELECT v FROM o UNION SELECT v FROM o',
      'SELECT 1 FROM o WHERE v IN (SELECT v FROM o)',
      'SELECT 1 FROM o JOIN o p USING (v)',
      'SELECT greatest(v, v) FROM o',
      'SELECT rank() OVER (ORDER BY v) FROM o',
      'SELECT mode() WITHIN GROUP (ORDER BY v) FROM o',
      'SELECT array_position(array_agg(v), NULL) FROM o',
    ],
    /^The type order_kind is not allowed: for an operator class of it the database calls public\.cmpf\(\)/,
  )
  await refusedFor(
    ['SELECT DISTINCT v FROM h', 'SELECT v FROM h GROUP BY v'],
    /^The type hash_kind .* public\.hashf\(\)/,
  )
})

test('checks of a domain and arguments that are left out are judged, also where the function is the server’s own', async (t) => {
  if (!server) return t.skip('no server')
  await refusedFor(
    ["SELECT takes('x')", "SELECT 'x'::checked", 'SELECT json_populate_record(d, \'{"v": "x"}\') FROM d'],
    /^The type checked .* public\.checks\(\)/,
  )
  await refusedFor(
    [
      "SELECT 'x'::checked_within",
      "SELECT 'x'::deeper",
      "SELECT 'x'::rows_within",
      "SELECT * FROM json_to_record('{}') AS x(v deeper)",
      'SELECT leaves_within()',
      "SELECT kept(name) FROM (SELECT 'x'::text AS name) t",
    ],
    /^The type checked .* public\.checks\(\)/,
  )
  await refusedFor(["SELECT 'x'::waits"], /^The type waits .* pg_catalog\.pg_sleep\(\)/)
  await refusedFor(['SELECT leaves()'], /^The function leaves\(\) .* public\.marks\(\)/)
})

test('a value that an operator makes of what has no type is judged by what making it runs', async (t) => {
  if (!server) return t.skip('no server')
  await server.run(`
    CREATE FUNCTION checksn(int) RETURNS bool LANGUAGE plpgsql AS $$ BEGIN PERFORM marks('x'); RETURN true; END $$;
    CREATE DOMAIN numbered AS int CHECK (checksn(VALUE)); CREATE TYPE holds AS (d numbered); CREATE TYPE deep AS (h holds[]);
    CREATE TYPE spans AS RANGE (subtype = numbered); CREATE TYPE plain AS (n int);
    CREATE FUNCTION op1(boolean, holds) RETURNS int IMMUTABLE LANGUAGE sql AS 'SELECT 1'; CREATE OPERATOR * (LEFTARG = boolean, RIGHTARG = holds, FUNCTION = op1);
    CREATE FUNCTION op2(boolean, numbered[]) RETURNS int IMMUTABLE LANGUAGE sql AS 'SELECT 1'; CREATE OPERATOR + (LEFTARG = boolean, RIGHTARG = numbered[], FUNCTION = op2);
    CREATE FUNCTION op3(boolean, deep) RETURNS int IMMUTABLE LANGUAGE sql AS 'SELECT 1'; CREATE OPERATOR / (LEFTARG = boolean, RIGHTARG = deep, FUNCTION = op3);
    CREATE FUNCTION op4(boolean, spans) RETURNS int IMMUTABLE LANGUAGE sql AS 'SELECT 1'; CREATE OPERATOR % (LEFTARG = boolean, RIGHTARG = spans, FUNCTION = op4);
    CREATE FUNCTION op5(holds, holds) RETURNS int IMMUTABLE LANGUAGE sql AS 'SELECT 1'; CREATE OPERATOR ^ (LEFTARG = holds, RIGHTARG = holds, FUNCTION = op5);
    CREATE FUNCTION op6(json, holds) RETURNS bool IMMUTABLE LANGUAGE sql AS 'SELECT true';
    CREATE OPERATOR = (LEFTARG = json, RIGHTARG = holds, FUNCTION = op6); CREATE OPERATOR >= (LEFTARG = json, RIGHTARG = holds, FUNCTION = op6);
    CREATE OPERATOR <= (LEFTARG = json, RIGHTARG = holds, FUNCTION = op6);
    CREATE FUNCTION op7(boolean, plain) RETURNS order_kind IMMUTABLE LANGUAGE sql AS 'SELECT ROW($2.n)::order_kind'; CREATE OPERATOR # (LEFTARG = boolean, RIGHTARG = plain, FUNCTION = op7)`)
  try {
    await refusedFor(
      [
        "SELECT true * '(77)'",
        "SELECT true + '{77}'",
        `SELECT true / '("{(77)}")'`,
        "SELECT true % '[7,8)'",
        "SELECT ROW(77) ^ '(5)'",
        `SELECT '{}'::json BETWEEN '(7)' AND '(8)'`,
        `SELECT CASE '{}'::json WHEN '(7)' THEN 1 END`,
      ],
      /^The type numbered .* public\.checksn\(\)/,
    )
    await refusedFor(
      ["SELECT DISTINCT v FROM (SELECT true # '(1)' UNION ALL SELECT true # '(2)') x (v)"],
      /^The type order_kind /,
    )
    assert.deepEqual(await ask('SELECT 1 - 2 AS n, EXISTS (SELECT 1) AS e'), [{ n: -1, e: true }])
  } finally {
    await server.run('DROP TYPE spans, deep, holds, plain CASCADE; DROP DOMAIN numbered CASCADE')
  }
})

test('what reads the modifier of a type is judged', async (t) => {
  if (!server) return t.skip('no server')
  await server.run(`
    CREATE TYPE sized; CREATE FUNCTION sized_in(cstring, oid, int) RETURNS sized IMMUTABLE LANGUAGE internal AS 'varcharin';
    CREATE FUNCTION sized_out(sized) RETURNS cstring IMMUTABLE LANGUAGE internal AS 'varcharout';
    CREATE FUNCTION sized_mod(cstring[]) RETURNS int LANGUAGE plpgsql AS $$ BEGIN PERFORM marks('x'); RETURN 1; END $$;
    CREATE TYPE sized (INPUT = sized_in, OUTPUT = sized_out, TYPMOD_IN = sized_mod, LIKE = varchar)`)
  try {
    await refusedFor(["SELECT 'x'::sized(1)"], /^The type sized .* public\.sized_mod\(\)/)
  } finally {
    await server.run('DROP TYPE sized CASCADE')
  }
})

test('other statements of such a database, ordinary types, enums, domains, ranges and extensions are answered', async (t) => {
  if (!server) return t.skip('no server')
  assert.equal((await ask('SELECT region, count(*) AS n FROM sales GROUP BY region ORDER BY region')).length, 5)
  assert.equal(
    (await ask("SELECT id::text || 'x' AS x FROM sales WHERE day BETWEEN '2023-01-01' AND '2024-01-01'")).length > 0,
    true,
  )
  assert.equal(
    (await ask('SELECT DISTINCT a, b, c, d, e, f, g, a::text AS h FROM usual ORDER BY a, c, d, e')).length,
    1,
  )
  const able = await Promise.resolve(
    server.run('CREATE EXTENSION citext; CREATE EXTENSION hstore; CREATE EXTENSION btree_gist'),
  ).then(
    () => true,
    () => false,
  )
  if (!able) return t.diagnostic('the extensions are not there')
  await server.run(
    "CREATE TABLE extended (a citext, b hstore); INSERT INTO extended VALUES ('A', 'k=>1'), ('a', 'k=>1')",
  )
  assert.equal(
    (await ask("SELECT DISTINCT a, length(a), b -> 'k' AS k FROM extended WHERE a LIKE 'a%' ORDER BY a")).length,
    1,
  )
})

test('a function that is marked as reading makes them answer', async (t) => {
  if (!server) return t.skip('no server')
  await server.run(
    `CREATE OR REPLACE FUNCTION castf(cast_kind) RETURNS text IMMUTABLE LANGUAGE plpgsql AS $$ BEGIN RETURN $1.n; END $$`,
  )
  assert.deepEqual(await ask('SELECT length(v) AS n FROM m'), [{ n: 1 }])
})

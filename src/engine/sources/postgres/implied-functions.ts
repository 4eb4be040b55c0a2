import type pg from 'pg'
import { QueryError } from '../../sandbox/query.ts'
import { refusalOfFunction } from '../pg/guard-rules.ts'

/**
 * What PostgreSQL calls though no statement names it: casts, what compares and hashes for DISTINCT, ORDER BY and joins, what reads,
 * writes and checks values of a type, and what gives arguments that were left out. A cast from or to one's own type, or an operator
 * between the two, is told by that type alone. Functions of an index (`internal`) and of a type's text (`cstring`) can be written in C
 * only: those that an extension brings, and often leaves unmarked, are taken as what they are.
 */
const RUN_BY_ITSELF = `
  WITH runs (one, other, function, what) AS (
    SELECT castsource, casttarget, castfunc::oid, 'cast' FROM pg_catalog.pg_cast
    UNION ALL SELECT amproclefttype, amprocrighttype, amproc::oid, 'operator class' FROM pg_catalog.pg_amproc
    UNION ALL SELECT oprleft, oprright, oprcode::oid, 'operator' FROM pg_catalog.pg_operator
      WHERE oprname IN ('=', '<>', '<', '<=', '>', '>=') OR oid IN (SELECT amopopr FROM pg_catalog.pg_amop)
    UNION ALL SELECT t.oid, t.oid, f, 'type' FROM pg_catalog.pg_type t, unnest(ARRAY[typinput, typoutput, typreceive, typsend, typmodin, typmodout]::oid[]) f
    UNION ALL SELECT rngtypid, rngtypid, f, 'type' FROM pg_catalog.pg_range, unnest(ARRAY[rngcanonical::oid, rngsubdiff::oid]) f
    UNION ALL SELECT contypid, contypid, f[1]::oid, 'check' FROM pg_catalog.pg_constraint, regexp_matches(conbin::text, ':(?:funcid|opfuncid) (\\d+)', 'g') f WHERE contypid <> 0
  ), risky AS (
    SELECT t.oid::text, pg_catalog.format_type(t.oid, NULL) AS name, f.proname AS function, n.nspname AS schema, what
    FROM runs JOIN pg_catalog.pg_proc f ON f.oid = function AND f.provolatile = 'v' JOIN pg_catalog.pg_namespace n ON n.oid = f.pronamespace
    JOIN pg_catalog.pg_type t ON t.oid IN (one, other)
    WHERE (t.typnamespace <> 'pg_catalog'::regnamespace
        OR NOT EXISTS (SELECT FROM pg_catalog.pg_type o WHERE o.oid IN (one, other) AND o.typnamespace <> 'pg_catalog'::regnamespace))
      AND NOT (ARRAY['internal'::regtype::oid, 'cstring'::regtype::oid] && (f.proargtypes::oid[] || f.prorettype)
        AND f.oid IN (SELECT d.objid FROM pg_catalog.pg_depend d WHERE d.classid = 'pg_catalog.pg_proc'::regclass AND d.deptype = 'e'))
  )
  SELECT DISTINCT oid, what, name, function, schema FROM risky
  UNION
  SELECT '0', 'default', p.proname, f.proname, n.nspname FROM pg_catalog.pg_proc p, regexp_matches(p.proargdefaults::text, ':(?:funcid|opfuncid) (\\d+)', 'g') g
  JOIN pg_catalog.pg_proc f ON f.oid = g[1]::oid AND f.provolatile = 'v' JOIN pg_catalog.pg_namespace n ON n.oid = f.pronamespace
  WHERE p.pronargdefaults > 0 AND p.proname = ANY ($1)
  ORDER BY 2, 3, 4`

/** The types in an expression that the server keeps: what it casts to, with no function that is named. */
const typesIn = (expression: string) =>
  `SELECT found[1]::oid FROM regexp_matches(${expression}::text, ':\\w*type(?:id)? (\\d+)', 'gi') found`

/** What a type `y` is made of, and what the checks of a domain make of its values. */
const PARTS = `
      SELECT unnest(ARRAY[y.typbasetype, y.typelem]) UNION ALL
      SELECT a.atttypid FROM pg_catalog.pg_attribute a WHERE y.typrelid <> 0 AND a.attrelid = y.typrelid AND a.attnum > 0 UNION ALL
      SELECT unnest(of.types) FROM pg_catalog.pg_range r, LATERAL (
        SELECT ARRAY[r.rngtypid, r.rngsubtype, (to_jsonb(r) ->> 'rngmultitypid')::oid] AS types) of WHERE y.typtype IN ('r', 'm') AND y.oid IN (of.types[1], of.types[3]) UNION ALL
      SELECT type FROM pg_catalog.pg_constraint k, LATERAL (${typesIn('k.conbin')}) d (type) WHERE y.typtype = 'd' AND k.contypid = y.oid`

/**
 * Every type that a statement may come to have: those of the server's own, of its relations' rows, functions (the states of aggregates
 * and the defaults of arguments among them) and operators, their parts, and what they become by themselves. Where the server's own types
 * have an operator of that name too, one that gives nothing of one's own takes values that something else names, or makes them of a
 * text, parameter or row that has no type: of that operator only what making a value may run counts.
 */
const HELD = `
  WITH RECURSIVE taken (oid) AS (
    SELECT unnest(ARRAY[o.oprleft, o.oprright]) FROM pg_catalog.pg_operator o WHERE o.oprname = ANY ($2)
    UNION SELECT part FROM taken JOIN pg_catalog.pg_type y ON y.oid = taken.oid, LATERAL (${PARTS}) AS within (part)
  ), held (oid) AS (
    SELECT t.oid FROM pg_catalog.pg_type t WHERE t.typname = ANY ($3) OR (t.typnamespace = 'pg_catalog'::regnamespace AND t.typrelid = 0)
    UNION SELECT c.reltype FROM unnest($4::text[]) AS wanted (name) JOIN pg_catalog.pg_class c ON c.oid = to_regclass(wanted.name)
    UNION SELECT unnest(p.proargtypes::oid[] || coalesce(p.proallargtypes, '{}') || p.prorettype) FROM pg_catalog.pg_proc p WHERE p.proname = ANY ($1)
    UNION SELECT unnest(ARRAY[g.aggtranstype, g.aggmtranstype]) FROM pg_catalog.pg_aggregate g JOIN pg_catalog.pg_proc p ON p.oid = g.aggfnoid WHERE p.proname = ANY ($1)
    UNION SELECT type FROM pg_catalog.pg_proc p, LATERAL (${typesIn('p.proargdefaults')}) d (type) WHERE p.pronargdefaults > 0 AND p.proname = ANY ($1)
    UNION SELECT unnest(ARRAY[o.oprleft, o.oprright, o.oprresult]) FROM pg_catalog.pg_operator o WHERE o.oprname = ANY ($2) AND NOT (
      EXISTS (SELECT FROM pg_catalog.pg_operator own WHERE own.oprname = o.oprname AND own.oprnamespace = 'pg_catalog'::regnamespace)
      AND EXISTS (SELECT FROM pg_catalog.pg_type g WHERE g.oid = o.oprresult AND g.typnamespace = 'pg_catalog'::regnamespace)
      AND EXISTS (SELECT FROM pg_catalog.pg_type a WHERE a.oid IN (o.oprleft, o.oprright) AND a.typnamespace <> 'pg_catalog'::regnamespace AND a.typtype <> 'd'))
    UNION
    SELECT part FROM held JOIN pg_catalog.pg_type y ON y.oid = held.oid, LATERAL (${PARTS} UNION ALL SELECT y.typarray UNION ALL
      SELECT c.casttarget FROM pg_catalog.pg_cast c WHERE c.castsource = y.oid AND c.castcontext = 'i') AS within (part)
  )
  SELECT oid::text FROM held WHERE oid = ANY ($5) UNION SELECT oid::text FROM taken WHERE oid = ANY ($6)`

/** Compiling it takes far longer than running it, and none but such databases pay. */
const NO_JIT = "SELECT set_config(name, 'off', true) FROM pg_catalog.pg_settings WHERE name = 'jit'"

type What = 'cast' | 'operator class' | 'operator' | 'type' | 'check' | 'default'
type Row = { oid: string; what: What; name: string; function: string; schema: string }

const TOLD: Record<What, string> = {
  cast: 'a cast of it',
  'operator class': 'an operator class of it',
  operator: 'an operator that compares it',
  type: 'how its values are read and written',
  check: 'a check of its values',
  default: 'an argument that is left out',
}

/** What may run where a value is made. */
const MAKES = new Set<What>(['cast', 'type', 'check'])

/** The names of functions, operators, types and relations. */
type Named = readonly [string[], string[], string[], string[]]

/** Throws when what a statement names makes the server call, by itself, a function that may do more than read. */
export async function checkImplied(client: pg.Client, named: Named): Promise<void> {
  const { rows } = await client.query<Row>(RUN_BY_ITSELF, [named[0]])
  const risky = rows.filter(
    ({ schema, function: called }) => refusalOfFunction(called, [{ schema, volatile: true }]) !== null,
  )
  const oidsOf = (counts: (what: What) => boolean) => risky.flatMap(({ what, oid }) => (counts(what) ? [oid] : []))
  const oids = oidsOf((what) => what !== 'default')
  const made = oidsOf((what) => MAKES.has(what))
  const held = new Set<string>()
  if (oids.length > 0) {
    await client.query(NO_JIT)
    for (const { oid } of (await client.query<{ oid: string }>(HELD, [...named, oids, made])).rows) held.add(oid)
  }
  const row = risky.find(({ what, oid }) => what === 'default' || held.has(oid))
  if (!row) return
  const { what, name } = row
  const thing = what === 'default' ? `function ${name}()` : `type ${name}`
  const drop = what === 'default' ? 'give the argument another default' : `drop the ${what}`
  throw new QueryError(
    'refused',
    `The ${thing} is not allowed: for ${TOLD[what]} the database calls ${row.schema}.${row.function}() by itself, and marks it as volatile, so it may do more than read. Where it only reads, mark it IMMUTABLE or STABLE; or ${drop}.`,
  )
}

import type pg from 'pg'
import { quoteIdentifier } from '../../quote-identifier.ts'
import { QueryError } from '../../sandbox/query.ts'
import type { NamedThings } from '../pg/guard.ts'
import { isOpenRelation, type KnownFunction, refusalOfFunction } from '../pg/guard-rules.ts'

/**
 * What the server itself knows by the names in a statement. Rows of one argument's type are what `row.name` may be a call on.
 * A relation is looked up as the server would: by the search path when no schema is named. An aggregate is always marked immutable,
 * and a domain not at all: what counts are the functions of its steps, and of its checks.
 */
const LOOK_UP = `
  SELECT 'function' AS kind, p.proname AS name, n.nspname AS schema, bool_or(p.provolatile = 'v' OR runs_volatile)::text AS volatile,
         (n.nspname = ANY (current_schemas(true)))::text AS visible, bool_or(takes_one AND t.typname <> 'internal')::text AS one_argument,
         bool_or(takes_one AND (t.typtype = 'c' OR t.typname IN ('record', 'any', 'anyelement', 'anynonarray', 'anycompatible', 'anycompatiblenonarray')))::text AS of_row
  FROM pg_catalog.pg_proc p JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace LEFT JOIN pg_catalog.pg_type t ON t.oid = p.proargtypes[0],
  LATERAL (SELECT p.pronargs >= 1 AND (p.pronargs - p.pronargdefaults <= 1 OR p.provariadic <> 0) AS takes_one) one,
  LATERAL (SELECT EXISTS (SELECT FROM pg_catalog.pg_aggregate g JOIN pg_catalog.pg_proc s
    ON s.oid IN (g.aggtransfn, g.aggfinalfn, g.aggcombinefn, g.aggserialfn, g.aggdeserialfn, g.aggmtransfn, g.aggminvtransfn, g.aggmfinalfn)
    WHERE g.aggfnoid = p.oid AND s.provolatile = 'v') AS runs_volatile) steps
  WHERE p.proname = ANY ($1) GROUP BY p.proname, n.nspname
  UNION ALL
  SELECT 'operator', o.oprname, '', 'true', 'true', 'false', 'false' FROM pg_catalog.pg_operator o JOIN pg_catalog.pg_proc p ON p.oid = o.oprcode
  WHERE o.oprname = ANY ($2) AND p.provolatile = 'v'
  UNION ALL
  SELECT 'type', t.typname, '', 'true', 'true', 'false', 'false' FROM pg_catalog.pg_cast c JOIN pg_catalog.pg_proc p ON p.oid = c.castfunc JOIN pg_catalog.pg_type t ON t.oid IN (c.casttarget, c.castsource)
  WHERE t.typname = ANY ($3) AND p.provolatile = 'v'
  UNION ALL
  SELECT 'type', t.typname, '', 'true', 'true', 'false', 'false' FROM pg_catalog.pg_type t
  WHERE t.typname = ANY ($3) AND EXISTS (
    WITH RECURSIVE parts (oid) AS (
      SELECT t.oid UNION
      SELECT part FROM parts JOIN pg_catalog.pg_type y ON y.oid = parts.oid, LATERAL (
        SELECT unnest(ARRAY[y.typbasetype, y.typelem]) UNION ALL
        SELECT a.atttypid FROM pg_catalog.pg_attribute a WHERE y.typrelid <> 0 AND a.attrelid = y.typrelid AND a.attnum > 0) AS within (part))
    SELECT FROM parts JOIN pg_catalog.pg_constraint c ON c.contypid = parts.oid
    JOIN pg_catalog.pg_depend d ON d.classid = 'pg_catalog.pg_constraint'::regclass AND d.objid = c.oid AND d.refclassid = 'pg_catalog.pg_proc'::regclass
    JOIN pg_catalog.pg_proc f ON f.oid = d.refobjid WHERE parts.oid <> 0 AND f.provolatile = 'v')
  UNION ALL
  SELECT 'relation', c.relname, n.nspname, 'false', 'true', 'false', 'false' FROM unnest($4::text[]) AS wanted (name)
  JOIN pg_catalog.pg_class c ON c.oid = to_regclass(wanted.name) JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace`

type Row = {
  kind: 'function' | 'operator' | 'type' | 'relation'
  name: string
  schema: string
  volatile: string
  visible: string
  one_argument: string
  of_row: string
}

const quoted = ({ schema, name }: { schema: string | null; name: string }) =>
  [...(schema === null ? [] : [schema]), name].map((part) => quoteIdentifier(part)).join('.')

/** Throws when something that a statement names may do more than read, or is not for its eyes. */
export async function checkNames(client: pg.Client, found: NamedThings): Promise<void> {
  const functionNames = [...found.functions.map(({ name }) => name), ...found.fields.map(({ name }) => name)]
  // A type's name can be called like a function, and is then a cast.
  const typeNames = [...found.types, ...found.functions].map(({ name }) => name)
  const { rows } = await client.query<Row>(LOOK_UP, [
    functionNames,
    found.operators,
    typeNames,
    found.relations.map(quoted),
  ])
  const refuse = (reason: string | null) => {
    if (reason !== null) throw new QueryError('refused', reason)
  }
  const functions = rows.filter(({ kind }) => kind === 'function')
  const known = (matches: (row: Row) => boolean): KnownFunction[] =>
    functions.filter(matches).map(({ schema, volatile }) => ({ schema, volatile: volatile !== 'false' }))

  for (const { schema, name } of found.functions)
    refuse(
      refusalOfFunction(
        name,
        known((row) => row.name === name && (schema === null ? row.visible === 'true' : row.schema === schema)),
      ),
    )
  for (const { name, ofRow } of found.fields) {
    const called = known(
      (row) => row.name === name && row.visible === 'true' && (ofRow ? row.of_row : row.one_argument) === 'true',
    )
    if (called.length > 0) refuse(refusalOfFunction(name, called))
  }
  for (const { kind, name, schema } of rows) {
    if (kind === 'operator') refuse(`The operator ${name} is not allowed.`)
    if (kind === 'type') refuse(`The type ${name} is not allowed.`)
    if (kind === 'relation' && !isOpenRelation(schema, name)) refuse(`The table ${schema}.${name} cannot be read.`)
  }
}

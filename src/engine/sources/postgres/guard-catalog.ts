import type pg from 'pg'
import { quoteIdentifier } from '../../quote-identifier.ts'
import { QueryError } from '../../sandbox/query.ts'
import type { NamedThings } from '../pg/guard.ts'
import { isOpenRelation, type KnownFunction, refusalOfFunction } from '../pg/guard-rules.ts'
import { checkImplied } from './implied-functions.ts'

/**
 * What the server itself knows by the names in a statement. `row.name` may be a call on what a row is or becomes by itself: no base type,
 * enum or range, unless a cast makes one of it. A type's name can be called too, and is then a cast. A relation is looked up as the
 * server would: by the search path when no schema is named. An aggregate is always marked immutable: what counts are the functions of
 * its steps.
 */
const LOOK_UP = `
  SELECT 'function' AS kind, p.proname AS name, n.nspname AS schema, bool_or(p.provolatile = 'v' OR runs_volatile)::text AS volatile,
         (n.nspname = ANY (current_schemas(true)))::text AS visible, bool_or(takes_one AND t.typname <> 'internal')::text AS one_argument,
         bool_or(takes_one AND takes_row)::text AS of_row,
         bool_or(ARRAY['cstring'::regtype::oid, 'internal'::regtype::oid] && p.proargtypes::oid[])::text AS reads_text
  FROM pg_catalog.pg_proc p JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace LEFT JOIN pg_catalog.pg_type t ON t.oid = p.proargtypes[0],
  LATERAL (SELECT p.pronargs >= 1 AND (p.pronargs - p.pronargdefaults <= 1 OR p.provariadic <> 0) AS takes_one) one,
  LATERAL (SELECT NOT (t.typtype IN ('b', 'e', 'r', 'm') OR (t.typtype = 'p' AND t.typname ~ '^(cstring|internal|any(compatible)?(array|enum|range|multirange))$'))
    OR EXISTS (SELECT FROM pg_catalog.pg_cast c JOIN pg_catalog.pg_type s ON s.oid = c.castsource WHERE c.casttarget = t.oid AND c.castcontext = 'i' AND s.typtype = 'c') AS takes_row) of_row,
  LATERAL (SELECT EXISTS (SELECT FROM pg_catalog.pg_aggregate g JOIN pg_catalog.pg_proc s
    ON s.oid IN (g.aggtransfn, g.aggfinalfn, g.aggcombinefn, g.aggserialfn, g.aggdeserialfn, g.aggmtransfn, g.aggminvtransfn, g.aggmfinalfn)
    WHERE g.aggfnoid = p.oid AND s.provolatile = 'v') AS runs_volatile) steps
  WHERE p.proname = ANY ($1) GROUP BY p.proname, n.nspname
  UNION ALL
  SELECT 'type', t.typname, n.nspname, 'false', (n.nspname = ANY (current_schemas(true)))::text, 'false', 'false', 'false'
  FROM pg_catalog.pg_type t JOIN pg_catalog.pg_namespace n ON n.oid = t.typnamespace WHERE t.typname = ANY ($4)
  UNION ALL
  SELECT 'operator', o.oprname, '', 'true', 'true', 'false', 'false', 'false' FROM pg_catalog.pg_operator o JOIN pg_catalog.pg_proc p ON p.oid = o.oprcode
  WHERE o.oprname = ANY ($2) AND p.provolatile = 'v'
  UNION ALL
  SELECT 'relation', c.relname, n.nspname, 'false', 'true', 'false', 'false', 'false' FROM unnest($3::text[]) AS wanted (name)
  JOIN pg_catalog.pg_class c ON c.oid = to_regclass(wanted.name) JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace`

type Row = {
  kind: 'function' | 'type' | 'operator' | 'relation'
  name: string
  schema: string
  volatile: string
  visible: string
  one_argument: string
  of_row: string
  reads_text: string
}

const quoted = ({ schema, name }: { schema: string | null; name: string }) =>
  [...(schema === null ? [] : [schema]), name].map((part) => quoteIdentifier(part)).join('.')

const lower = (name: string) => name.replace(/[^ -~]+/g, (letters) => letters.toLowerCase())

/**
 * Only a server that keeps its texts in UTF-8 cuts long names where our parser does, and leaves capitals beyond ASCII as they are. For
 * others, what may have been cut is refused, and what may be read in small letters is looked up so too.
 */
async function asOthersRead(client: pg.Client, found: NamedThings): Promise<NamedThings> {
  const paths = [...found.functions, ...found.types, ...found.relations]
  const names = [...paths.flatMap(({ schema, name }) => [schema ?? '', name]), ...found.fields.map(({ name }) => name)]
  if (names.every((name) => /^([ -~]{0,59}|[ -~]{63})$/.test(name))) return found
  const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding')
  if (rows[0]?.server_encoding === 'UTF8') return found
  // What is cut at 63 bytes keeps 60 at least, for no letter takes more than four; the letters that are left may all be ASCII.
  const cut = names.find((name) => Buffer.byteLength(name) >= 60 && !/^[ -~]{63}$/.test(name))
  if (cut !== undefined)
    throw new QueryError('refused', `The name ${cut} is too long for a server that does not keep its texts in UTF-8.`)
  const inBoth = <T extends { name: string }>(things: T[]) =>
    things.flatMap((thing) => [thing, { ...thing, name: lower(thing.name) }])
  const paired = <T extends { schema: string | null; name: string }>(things: T[]) =>
    inBoth(things).flatMap((thing) => [thing, { ...thing, schema: thing.schema && lower(thing.schema) }])
  return {
    ...found,
    functions: paired(found.functions),
    types: paired(found.types),
    relations: paired(found.relations),
    fields: inBoth(found.fields),
  }
}

/** Throws when something that a statement names may do more than read, or is not for its eyes. */
export async function checkNames(client: pg.Client, named: NamedThings): Promise<void> {
  const found = await asOthersRead(client, named)
  const functionNames = [...found.functions.map(({ name }) => name), ...found.fields.map(({ name }) => name)]
  const typeNames = [...found.types.map(({ name }) => name), ...functionNames]
  const relations = found.relations.map(quoted)
  const { rows } = await client.query<Row>(LOOK_UP, [functionNames, found.operators, relations, typeNames])
  const refuse = (reason: string | null) => {
    if (reason !== null) throw new QueryError('refused', reason)
  }
  const types = rows.filter(({ kind }) => kind === 'type')
  const functions = [...rows.filter(({ kind }) => kind === 'function'), ...types]
  const known = (matches: (row: Row) => boolean): KnownFunction[] =>
    functions.filter(matches).map(({ schema, volatile, reads_text }) => ({
      schema,
      volatile: volatile !== 'false',
      readsText: reads_text !== 'false',
    }))

  for (const { schema, name, isWord } of found.functions) {
    const called = known(
      (row) => row.name === name && (schema === null ? row.visible === 'true' : row.schema === schema),
    )
    if (called.length > 0 || !isWord) refuse(refusalOfFunction(name, called))
  }
  for (const { name, ofRow } of found.fields) {
    const called = known(
      (row) => row.name === name && row.visible === 'true' && (ofRow ? row.of_row : row.one_argument) === 'true',
    )
    // A column may be called `date_in`, and no field can name a type by a number.
    if (called.length > 0)
      refuse(
        refusalOfFunction(
          name,
          called.map(({ schema, volatile }) => ({ schema, volatile })),
        ),
      )
  }
  // A long name is cut by the server's letters: what is not found under it here may be found there.
  for (const { name } of found.types)
    if (!types.some((type) => type.name === name)) refuse(`type ${name} does not exist in the database`)
  for (const { kind, name, schema } of rows) {
    if (kind === 'operator') refuse(`The operator ${name} is not allowed.`)
    if (kind === 'relation' && !isOpenRelation(schema, name)) refuse(`The table ${schema}.${name} cannot be read.`)
  }
  await checkImplied(client, [functionNames, found.operators, typeNames, relations])
}

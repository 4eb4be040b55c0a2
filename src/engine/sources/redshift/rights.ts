import type pg from 'pg'

const mayWrite = ['INSERT', 'UPDATE', 'DELETE'].map(
  (right) => `has_table_privilege(u.usename, '"' || t.schemaname || '"."' || t.tablename || '"', '${right}')`,
)
/** Everybody may make tables in the schema public there, unless that was taken from all: it tells nothing of an account. */
const RIGHTS = `
  SELECT u.usename AS name, u.usesuper AS super, has_database_privilege(u.usename, current_database(), 'CREATE') AS makes_schemas,
    (SELECT MIN(n.nspname) FROM pg_catalog.pg_namespace n
     WHERE n.nspname NOT IN ('public', 'information_schema') AND LEFT(n.nspname, 3) <> 'pg_' AND has_schema_privilege(u.usename, n.nspname, 'CREATE')) AS in_schema,
    (SELECT MIN(t.schemaname || '.' || t.tablename) FROM pg_catalog.pg_tables t
     WHERE t.schemaname <> 'information_schema' AND LEFT(t.schemaname, 3) <> 'pg_' AND (${mayWrite.join(' OR ')})) AS writes
  FROM pg_catalog.pg_user u WHERE u.usename = current_user`

type Row = { name: string; super: string; makes_schemas: string; in_schema: string | null; writes: string | null }

/** Why the account may do more than read; null when it may not. */
export async function reasonToWrite(client: pg.Client): Promise<string | null> {
  const [user] = (await client.query<Row>(RIGHTS)).rows
  if (!user) return null
  if (user.super === 't') return `${user.name} is a superuser.`
  if (user.makes_schemas === 't') return `${user.name} may make schemas in the database.`
  if (user.in_schema !== null) return `${user.name} may make tables and functions in the schema ${user.in_schema}.`
  return user.writes === null ? null : `${user.name} may write, for example to ${user.writes}.`
}

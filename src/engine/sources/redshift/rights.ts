import type pg from 'pg'

const mayWrite = ['INSERT', 'UPDATE', 'DELETE'].map(
  (right) => `has_table_privilege(u.usename, '"' || t.schemaname || '"."' || t.tablename || '"', '${right}')`,
)
const RIGHTS = `
  SELECT u.usename AS name, u.usesuper AS super,
    (SELECT MIN(t.schemaname || '.' || t.tablename) FROM pg_catalog.pg_tables t
     WHERE t.schemaname <> 'information_schema' AND LEFT(t.schemaname, 3) <> 'pg_' AND (${mayWrite.join(' OR ')})) AS writes
  FROM pg_catalog.pg_user u WHERE u.usename = current_user`

/** Why the account may do more than read; null when it may not. */
export async function reasonToWrite(client: pg.Client): Promise<string | null> {
  const [user] = (await client.query<{ name: string; super: string; writes: string | null }>(RIGHTS)).rows
  if (!user) return null
  if (user.super === 't') return `${user.name} is a superuser.`
  return user.writes === null ? null : `${user.name} may write, for example to ${user.writes}.`
}

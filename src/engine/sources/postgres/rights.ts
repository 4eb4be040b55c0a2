import type pg from 'pg'

/** What it may as itself, and as any role that it may become. */
const RIGHTS = `
  SELECT r.rolname AS name, r.rolsuper AS super,
    nullif(concat_ws(', ', CASE WHEN r.rolcreaterole THEN 'CREATEROLE' END, CASE WHEN r.rolcreatedb THEN 'CREATEDB' END, CASE WHEN r.rolreplication THEN 'REPLICATION' END), '') AS attributes,
    (SELECT string_agg(g.rolname, ', ') FROM pg_catalog.pg_roles g
     WHERE (g.rolsuper OR g.rolcreaterole OR g.rolcreatedb OR g.rolreplication OR g.rolname IN ('pg_write_all_data', 'pg_write_server_files', 'pg_read_server_files', 'pg_execute_server_program'))
       AND g.oid <> r.oid AND pg_has_role(r.oid, g.oid, 'MEMBER')) AS groups,
    (SELECT n.nspname || '.' || c.relname FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_catalog.pg_roles m ON pg_has_role(r.oid, m.oid, 'MEMBER')
     WHERE c.relkind IN ('r', 'p', 'v', 'f') AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg_toast%'
       AND (has_table_privilege(m.oid, c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE') OR has_any_column_privilege(m.oid, c.oid, 'INSERT, UPDATE')) LIMIT 1) AS writes
  FROM pg_catalog.pg_roles r WHERE r.rolname = current_user`

type Row = { name: string; super: string; attributes: string | null; groups: string | null; writes: string | null }

/** Why the account may do more than read; null when it may not. */
export async function reasonToWrite(client: pg.Client): Promise<string | null> {
  const [role] = (await client.query<Row>(RIGHTS)).rows
  if (!role) return null
  if (role.super === 't') return `${role.name} is a superuser.`
  if (role.groups !== null) return `${role.name} is a member of ${role.groups}.`
  if (role.attributes !== null) return `${role.name} has ${role.attributes}.`
  return role.writes === null ? null : `${role.name} may write, for example to ${role.writes}.`
}

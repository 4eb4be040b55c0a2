import type pg from 'pg'

/** Roles of the server's own with which an account reads, and no more. */
const READING = [
  'pg_read_all_data',
  'pg_read_all_settings',
  'pg_read_all_stats',
  'pg_monitor',
  'pg_stat_scan_tables',
  'pg_use_reserved_connections',
]
  .map((role) => `'${role}'`)
  .join(', ')

/**
 * What it may as itself, and as any role that it may become. That everybody may make tables in the schema public, as on servers up to
 * version 14, does not count: an account of one's own would be without it only when it is taken from all.
 */
const RIGHTS = `
  SELECT r.rolname AS name, r.rolsuper AS super,
    nullif(concat_ws(', ', CASE WHEN r.rolcreaterole THEN 'CREATEROLE' END, CASE WHEN r.rolcreatedb THEN 'CREATEDB' END, CASE WHEN r.rolreplication THEN 'REPLICATION' END), '') AS attributes,
    (SELECT string_agg(g.rolname, ', ') FROM pg_catalog.pg_roles g
     WHERE (g.rolsuper OR g.rolcreaterole OR g.rolcreatedb OR g.rolreplication OR (g.rolname LIKE 'pg\\_%' AND g.rolname NOT IN (${READING})))
       AND g.oid <> r.oid AND pg_has_role(r.oid, g.oid, 'MEMBER')) AS groups,
    (SELECT n.nspname || '.' || c.relname FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_catalog.pg_roles m ON pg_has_role(r.oid, m.oid, 'MEMBER')
     WHERE n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg_toast%' AND CASE c.relkind
       WHEN 'S' THEN has_sequence_privilege(m.oid, c.oid, 'USAGE, UPDATE')
       ELSE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND (has_table_privilege(m.oid, c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE, TRIGGER') OR has_any_column_privilege(m.oid, c.oid, 'INSERT, UPDATE')) END LIMIT 1) AS writes,
    (SELECT d.datname FROM pg_catalog.pg_database d JOIN pg_catalog.pg_roles m ON pg_has_role(r.oid, m.oid, 'MEMBER')
     WHERE d.datname = current_database() AND has_database_privilege(m.oid, d.oid, 'CREATE') LIMIT 1) AS database,
    (SELECT n.nspname FROM pg_catalog.pg_namespace n, aclexplode(coalesce(n.nspacl, acldefault('n', n.nspowner))) a
     WHERE n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg_toast%' AND a.privilege_type = 'CREATE'
       AND CASE a.grantee WHEN 0 THEN n.nspname <> 'public' ELSE pg_has_role(r.oid, a.grantee, 'MEMBER') END LIMIT 1) AS schema
  FROM pg_catalog.pg_roles r WHERE r.rolname = current_user`

type Row = { name: string; super: string } & Record<
  'attributes' | 'groups' | 'writes' | 'database' | 'schema',
  string | null
>

/** Why the account may do more than read; null when it may not. */
export async function reasonToWrite(client: pg.Client): Promise<string | null> {
  const [role] = (await client.query<Row>(RIGHTS)).rows
  if (!role) return null
  if (role.super === 't') return `${role.name} is a superuser.`
  if (role.groups !== null) return `${role.name} is a member of ${role.groups}.`
  if (role.attributes !== null) return `${role.name} has ${role.attributes}.`
  if (role.database !== null) return `${role.name} may make schemas in the database ${role.database}.`
  if (role.schema !== null) return `${role.name} may make tables and functions in the schema ${role.schema}.`
  return role.writes === null ? null : `${role.name} may write, for example to ${role.writes}.`
}

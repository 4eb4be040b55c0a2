import { startRedshift } from '../../../../test/servers/redshift.ts'
import type { RemoteTarget } from '../../sandbox/index.ts'
import { makePostgres, type Server } from '../shops.fixture.ts'

/** What Redshift has of its own, as views and functions of PostgreSQL; texts with backslashes as Redshift reads them. */
export const LIKE_REDSHIFT = (database: string) => `
  SET allow_system_table_mods = on;
  CREATE VIEW pg_catalog.svv_all_tables AS
    SELECT table_catalog::text AS database_name, table_schema::text AS schema_name, table_name::text,
      CASE table_type WHEN 'VIEW' THEN 'VIEW' ELSE 'TABLE' END AS table_type, obj_description((quote_ident(table_schema) || '.' || quote_ident(table_name))::regclass) AS remarks
    FROM information_schema.tables;
  CREATE VIEW pg_catalog.svv_all_columns AS
    SELECT table_catalog::text AS database_name, table_schema::text AS schema_name, table_name::text, column_name::text, ordinal_position, is_nullable::text,
      CASE data_type WHEN 'jsonb' THEN 'super' ELSE data_type END::text AS data_type, NULL::text AS remarks FROM information_schema.columns;
  CREATE VIEW pg_catalog.svv_table_info AS SELECT schemaname::text AS "schema", relname::text AS "table", n_live_tup::numeric AS tbl_rows FROM pg_stat_user_tables;
  CREATE VIEW pg_catalog.stl_query AS SELECT 'what others asked'::text AS querytxt;
  GRANT SELECT ON pg_catalog.svv_all_tables, pg_catalog.svv_all_columns TO public;
  CREATE FUNCTION pg_catalog.dateadd(unit text, count bigint, moment timestamp) RETURNS timestamp IMMUTABLE LANGUAGE sql AS
    'SELECT moment + count * CASE unit WHEN ''quarter'' THEN interval ''3 months'' ELSE (''1 '' || unit)::interval END';
  ALTER DATABASE ${database} SET standard_conforming_strings = off;
  ALTER DATABASE ${database} SET escape_string_warning = off;
  ALTER DATABASE ${database} SET backslash_quote = on`

export type RedshiftServer = Server & { target: RemoteTarget; requests: string[] }

/** The little shop on a server that takes what Redshift takes; null when PostgreSQL does not answer. */
export async function makeRedshift(): Promise<RedshiftServer | null> {
  const postgres = await makePostgres()
  if (!postgres) return null
  const { connection } = postgres.target as RemoteTarget
  await postgres.run(LIKE_REDSHIFT(String(connection.database)))
  const proxy = await startRedshift({ host: String(connection.host), port: Number(connection.port) })
  return {
    ...postgres,
    target: { kind: 'REDSHIFT', connection: { ...connection, port: proxy.port } },
    requests: proxy.requests,
    async remove() {
      await proxy.close()
      await postgres.remove()
    },
  }
}

import type pg from 'pg'
import type { SourceTable } from '../../schema.ts'
import { postgresType } from '../pg/values.ts'
import { tablesFrom } from '../remote/driver.ts'

/** Tables of the person's own that the account may read. Row counts are the planner's estimate: counting may be dear. */
const COLUMNS = `
  SELECT n.nspname AS schema, c.relname AS "table", c.relkind::text AS kind, c.reltuples::float8 AS rows, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS native,
         coalesce(nullif(t.typbasetype, 0), a.atttypid)::int8 AS oid, t.typtype::text AS typtype, a.attnotnull AS notnull, coalesce(k.pk, false) AS pk, f.target, f.target_column,
         obj_description(c.oid, 'pg_class') AS table_comment, col_description(c.oid, a.attnum) AS comment
  FROM pg_class c
  JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  JOIN pg_type t ON t.oid = a.atttypid
  LEFT JOIN LATERAL (SELECT true AS pk FROM pg_constraint p WHERE p.conrelid = c.oid AND p.contype = 'p' AND a.attnum = ANY (p.conkey) LIMIT 1) k ON true
  LEFT JOIN LATERAL (
    SELECT r.relname AS target, ra.attname AS target_column FROM pg_constraint p
    JOIN pg_class r ON r.oid = p.confrelid
    JOIN pg_attribute ra ON ra.attrelid = p.confrelid AND ra.attnum = p.confkey[array_position(p.conkey, a.attnum)]
    WHERE p.conrelid = c.oid AND p.contype = 'f' AND a.attnum = ANY (p.conkey) LIMIT 1) f ON true
  WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg_toast%' AND n.nspname NOT LIKE 'pg_temp%'
    AND NOT c.relispartition AND has_table_privilege(c.oid, 'SELECT')
  ORDER BY n.nspname = 'public' DESC, n.nspname, c.relname, a.attnum LIMIT 50000`

type Row = {
  schema: string
  table: string
  kind: string
  rows: string
  name: string
  native: string
  oid: string
  typtype: string
  notnull: string
  pk: string
  target: string | null
  target_column: string | null
  table_comment: string | null
  comment: string | null
}

export async function readPostgresCatalog(client: pg.Client): Promise<SourceTable[]> {
  const { rows } = await client.query<Row>(COLUMNS)
  return tablesFrom(
    rows.map((row) => ({
      schema: row.schema,
      table: row.table,
      kind: row.kind === 'v' || row.kind === 'm' ? ('view' as const) : ('table' as const),
      rows: Number(row.rows) >= 0 && row.kind !== 'v' ? Number(row.rows) : null,
      comment: row.table_comment,
      column: {
        name: row.name,
        type: row.typtype === 'e' ? ('text' as const) : postgresType(Number(row.oid)),
        nativeType: row.native,
        nullable: row.notnull !== 't',
        primaryKey: row.pk === 't',
        references: row.target && row.target_column ? { table: row.target, column: row.target_column } : null,
        comment: row.comment,
      },
    })),
  )
}

import type pg from 'pg'
import type { SourceTable } from '../../schema.ts'
import { tablesFrom } from '../remote/driver.ts'
import { typeByWord } from './values.ts'

/** What the account may read, tables of a lake and of other warehouses among it. */
const COLUMNS = `
  SELECT c.schema_name AS schema, c.table_name AS "table", t.table_type AS kind, c.column_name AS name, c.data_type AS type, c.is_nullable AS nullable, t.remarks AS table_comment, c.remarks AS comment
  FROM pg_catalog.svv_all_columns c
  JOIN pg_catalog.svv_all_tables t ON t.database_name = c.database_name AND t.schema_name = c.schema_name AND t.table_name = c.table_name
  WHERE c.database_name = current_database() AND c.schema_name <> 'information_schema' AND LEFT(c.schema_name, 3) <> 'pg_'
  ORDER BY CASE WHEN c.schema_name = 'public' THEN 0 ELSE 1 END, c.schema_name, c.table_name, c.ordinal_position LIMIT 50000`

/** Keys are never held there, and told all the same. Arrays are of one column: others lead nowhere by one column alone. */
const KEYS = `
  SELECT n.nspname AS schema, c.relname AS "table", a.attname AS name, p.contype AS kind, r.relname AS target, ra.attname AS target_column
  FROM pg_catalog.pg_constraint p
  JOIN pg_catalog.pg_class c ON c.oid = p.conrelid
  JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (p.conkey)
  LEFT JOIN pg_catalog.pg_class r ON r.oid = p.confrelid
  LEFT JOIN pg_catalog.pg_attribute ra ON ra.attrelid = p.confrelid AND ra.attnum = p.confkey[1] AND array_upper(p.confkey, 1) = 1
  WHERE p.contype IN ('p', 'f')`

const ROWS = 'SELECT "schema", "table", tbl_rows AS rows FROM pg_catalog.svv_table_info'

type Column = Record<'schema' | 'table' | 'name' | 'type', string> &
  Record<'kind' | 'nullable' | 'table_comment' | 'comment', string | null>
type Key = {
  schema: string
  table: string
  name: string
  kind: string
  target: string | null
  target_column: string | null
}

const keyOf = (...parts: string[]) => JSON.stringify(parts)

export async function readRedshiftCatalog(client: pg.Client): Promise<SourceTable[]> {
  const columns = (await client.query<Column>(COLUMNS)).rows
  const keys = (await client.query<Key>(KEYS)).rows
  const primary = new Set(keys.flatMap((key) => (key.kind === 'p' ? [keyOf(key.schema, key.table, key.name)] : [])))
  const targets = new Map(
    keys.flatMap((key) => (key.target_column ? [[keyOf(key.schema, key.table, key.name), key]] : [])),
  )
  // Last, for it may be closed to the account, and what fails ends the transaction.
  const counted = await client.query<{ schema: string; table: string; rows: string }>(ROWS).catch(() => ({ rows: [] }))
  const counts = new Map(
    counted.rows.map(({ schema, table, rows }) => [keyOf(schema, table), Math.round(Number(rows))]),
  )
  return tablesFrom(
    columns.map((row) => {
      const target = targets.get(keyOf(row.schema, row.table, row.name))
      return {
        schema: row.schema,
        table: row.table,
        kind: row.kind?.includes('VIEW') ? ('view' as const) : ('table' as const),
        rows: counts.get(keyOf(row.schema, row.table)) ?? null,
        comment: row.table_comment,
        column: {
          name: row.name,
          type: typeByWord(row.type),
          nativeType: row.type,
          nullable: !/^(no|f)/i.test(row.nullable ?? ''),
          primaryKey: primary.has(keyOf(row.schema, row.table, row.name)),
          references:
            target?.target && target.target_column ? { table: target.target, column: target.target_column } : null,
          comment: row.comment,
        },
      }
    }),
  )
}

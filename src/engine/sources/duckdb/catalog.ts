import type { DuckDBConnection } from '@duckdb/node-api'
import type { ColumnType, SourceColumn, SourceTable } from '../../schema.ts'
import { isHiddenTable } from '../hidden.ts'

/** From DuckDB's word for a type, such as `DECIMAL(10,2)` or `INTEGER[]`. */
export function duckdbTypeNamed(word: string): ColumnType {
  const type = word.toUpperCase()
  if (/\[\d*\]$|^(STRUCT|MAP|UNION|VARIANT|JSON)/.test(type)) return 'json'
  if (/^U?(TINY|SMALL|BIG|HUGE)?INT(EGER)?$|^BIGNUM$|^VARINT$/.test(type)) return 'integer'
  if (/^(FLOAT|DOUBLE|REAL)/.test(type)) return 'real'
  if (type.startsWith('DECIMAL')) return 'decimal'
  if (type === 'BOOLEAN') return 'boolean'
  if (type === 'DATE') return 'date'
  if (type.startsWith('TIMESTAMP')) return 'datetime'
  if (type.startsWith('TIME')) return 'time'
  if (type === 'BLOB') return 'blob'
  return /^(VARCHAR|UUID|ENUM)/.test(type) ? 'text' : 'other'
}

/** Our own question, asked beside the guard that people's statements pass. */
export async function readDuckdbCatalog(connection: DuckDBConnection, unnamed: string): Promise<SourceTable[]> {
  const rows = async (sql: string) => (await (await connection.run(sql)).getRowObjectsJS()) as Record<string, unknown>[]
  const tables = await rows(`
    SELECT database_name AS place, schema_name AS space, table_name AS name, 'table' AS kind, estimated_size AS size, comment FROM duckdb_tables() WHERE NOT internal AND NOT temporary
    UNION ALL SELECT database_name, schema_name, view_name, 'view', NULL, comment FROM duckdb_views() WHERE NOT internal AND NOT temporary ORDER BY 1, 2, 3`)
  const columns = await rows(
    'SELECT database_name AS place, schema_name AS space, table_name AS owner, column_name AS name, data_type AS type, is_nullable AS nullable, comment FROM duckdb_columns() WHERE NOT internal ORDER BY column_index',
  )
  const constraints = await rows(
    "SELECT database_name AS place, schema_name AS space, table_name AS owner, constraint_type AS type, constraint_column_names AS names, referenced_table AS target, referenced_column_names AS targets FROM duckdb_constraints() WHERE constraint_type IN ('PRIMARY KEY', 'FOREIGN KEY')",
  )
  return tables
    .filter(({ name }) => !isHiddenTable(String(name)))
    .map((table): SourceTable => {
      const same = (other: Record<string, unknown>) =>
        other.place === table.place && other.space === table.space && other.owner === table.name
      const keys = constraints.filter(same) as {
        type: string
        names: string[]
        target: string | null
        targets: string[] | null
      }[]
      const mine = columns.filter(same).map((column): SourceColumn => {
        const name = String(column.name)
        const foreign = keys.find((key) => key.type === 'FOREIGN KEY' && key.names.includes(name))
        return {
          name,
          type: duckdbTypeNamed(String(column.type)),
          nativeType: String(column.type),
          nullable: column.nullable === true,
          primaryKey: keys.some((key) => key.type === 'PRIMARY KEY' && key.names.includes(name)),
          references: foreign?.target
            ? { table: foreign.target, column: foreign.targets?.[foreign.names.indexOf(name)] ?? name }
            : null,
          label: null,
          comment: column.comment ? String(column.comment) : null,
          profile: null,
        }
      })
      const place = table.place === unnamed ? [] : [String(table.place)]
      const schema = [...place, ...(table.space === 'main' ? [] : [String(table.space)])].join('.')
      return {
        name: String(table.name),
        schema: schema === '' ? null : schema,
        kind: table.kind === 'view' ? 'view' : 'table',
        rows: table.size === null ? null : Number(table.size),
        hidden: false,
        comment: table.comment ? String(table.comment) : null,
        columns: mine,
      }
    })
}

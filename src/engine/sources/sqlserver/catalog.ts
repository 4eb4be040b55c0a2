import type { SourceTable } from '../../schema.ts'
import { tablesFrom } from '../remote/driver.ts'
import { sqlServerType } from './values.ts'

const SIZED = "'decimal', 'numeric'"
const LETTERS = "'char', 'varchar', 'binary', 'varbinary', 'nchar', 'nvarchar'"
/** The type as it was declared: `nvarchar(50)`, `decimal(10,2)`. */
const NATIVE = `y.name + CASE
    WHEN y.name IN (${SIZED}) THEN CONCAT('(', c.precision, ',', c.scale, ')')
    WHEN y.name IN (${LETTERS}) THEN CASE WHEN c.max_length = -1 THEN '(max)' ELSE CONCAT('(', CASE WHEN LEFT(y.name, 1) = 'n' THEN c.max_length / 2 ELSE c.max_length END, ')') END
    WHEN y.name IN ('datetime2', 'datetimeoffset', 'time') THEN CONCAT('(', c.scale, ')')
    ELSE '' END`
const comment = (column: string) =>
  `(SELECT CAST(e.value AS nvarchar(4000)) FROM sys.extended_properties AS e WHERE e.class = 1 AND e.name = 'MS_Description' AND e.major_id = o.object_id AND e.minor_id = ${column})`

const COLUMNS = `
  SELECT TOP (50000) s.name AS [schema], o.name AS [table], o.type AS kind, c.name AS name, ${NATIVE} AS type, c.is_nullable AS nullable,
    ${comment('0')} AS table_comment, ${comment('c.column_id')} AS comment,
    (SELECT SUM(p.rows) FROM sys.partitions AS p WHERE p.object_id = o.object_id AND p.index_id IN (0, 1)) AS rows
  FROM sys.objects AS o
  JOIN sys.schemas AS s ON s.schema_id = o.schema_id
  JOIN sys.columns AS c ON c.object_id = o.object_id
  JOIN sys.types AS y ON y.user_type_id = CASE WHEN c.system_type_id = 240 THEN c.user_type_id ELSE c.system_type_id END
  WHERE o.type IN ('U', 'V') AND o.is_ms_shipped = 0
  ORDER BY CASE WHEN s.name = 'dbo' THEN 0 ELSE 1 END, s.name, o.name, c.column_id`

/** Foreign keys of one column: others lead nowhere by one column alone. */
const KEYS = `
  SELECT c.name AS name, s.name AS [schema], o.name AS [table], CAST(NULL AS nvarchar(128)) AS target, CAST(NULL AS nvarchar(128)) AS target_column
  FROM sys.indexes AS i
  JOIN sys.index_columns AS x ON x.object_id = i.object_id AND x.index_id = i.index_id AND x.is_included_column = 0
  JOIN sys.columns AS c ON c.object_id = x.object_id AND c.column_id = x.column_id
  JOIN sys.objects AS o ON o.object_id = i.object_id JOIN sys.schemas AS s ON s.schema_id = o.schema_id
  WHERE i.is_primary_key = 1
  UNION ALL
  SELECT c.name, s.name, o.name, r.name, rc.name
  FROM sys.foreign_keys AS f
  JOIN sys.foreign_key_columns AS k ON k.constraint_object_id = f.object_id
  JOIN sys.columns AS c ON c.object_id = k.parent_object_id AND c.column_id = k.parent_column_id
  JOIN sys.objects AS o ON o.object_id = f.parent_object_id JOIN sys.schemas AS s ON s.schema_id = o.schema_id
  JOIN sys.objects AS r ON r.object_id = f.referenced_object_id
  JOIN sys.columns AS rc ON rc.object_id = k.referenced_object_id AND rc.column_id = k.referenced_column_id
  WHERE (SELECT COUNT(*) FROM sys.foreign_key_columns AS n WHERE n.constraint_object_id = f.object_id) = 1`

type Column = Record<'schema' | 'table' | 'kind' | 'name' | 'type', string> & {
  nullable: boolean
  table_comment: string | null
  comment: string | null
  rows: string | null
}
type Key = { schema: string; table: string; name: string; target: string | null; target_column: string | null }

export type Ask = (sql: string) => Promise<Record<string, unknown>[]>

export async function readCatalog(ask: Ask): Promise<SourceTable[]> {
  const columns = (await ask(COLUMNS)) as Column[]
  const keys = Map.groupBy((await ask(KEYS)) as Key[], ({ schema, table, name }) =>
    JSON.stringify([schema, table, name]),
  )
  return tablesFrom(
    columns.map((row) => {
      const own = keys.get(JSON.stringify([row.schema, row.table, row.name])) ?? []
      const target = own.find((key) => key.target !== null)
      return {
        schema: row.schema,
        table: row.table,
        kind: row.kind.trim() === 'V' ? ('view' as const) : ('table' as const),
        rows: row.rows === null ? null : Number(row.rows),
        comment: row.table_comment,
        column: {
          name: row.name,
          type: sqlServerType(row.type),
          nativeType: row.type,
          nullable: row.nullable,
          primaryKey: own.some((key) => key.target === null),
          references:
            target?.target && target.target_column ? { table: target.target, column: target.target_column } : null,
          comment: row.comment,
        },
      }
    }),
  )
}

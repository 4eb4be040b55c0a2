import type { ColumnType, SourceTable } from '../../schema.ts'
import { tablesFrom } from '../remote/driver.ts'

/** From the server's full word for a type, such as `decimal(10,2)` or `tinyint(1)`. */
export function mysqlType(word: string): ColumnType {
  const type = word.toLowerCase()
  if (/^(tinyint\(1\)|bool)/.test(type)) return 'boolean'
  if (/^(tiny|small|medium|big)?int|^year/.test(type)) return 'integer'
  if (/^(decimal|numeric)/.test(type)) return 'decimal'
  if (/^(float|double|real)/.test(type)) return 'real'
  if (/^(datetime|timestamp)/.test(type)) return 'datetime'
  if (type.startsWith('date')) return 'date'
  if (type.startsWith('time')) return 'time'
  if (type.startsWith('json')) return 'json'
  if (/blob|binary/.test(type)) return 'blob'
  return /char|text|enum|set|uuid|inet/.test(type) ? 'text' : 'other'
}

const OWN =
  "(DATABASE() IS NULL AND c.TABLE_SCHEMA NOT IN ('mysql', 'information_schema', 'performance_schema', 'sys') OR c.TABLE_SCHEMA = DATABASE())"
const COLUMNS = `
  SELECT c.TABLE_SCHEMA AS s, c.TABLE_NAME AS t, tb.TABLE_TYPE AS k, tb.TABLE_ROWS AS n, c.COLUMN_NAME AS name, c.COLUMN_TYPE AS type, c.IS_NULLABLE AS nullable, c.COLUMN_KEY AS col_key, DATABASE() AS db, tb.TABLE_COMMENT AS table_comment, c.COLUMN_COMMENT AS comment
  FROM information_schema.COLUMNS c JOIN information_schema.TABLES tb ON tb.TABLE_SCHEMA = c.TABLE_SCHEMA AND tb.TABLE_NAME = c.TABLE_NAME
  WHERE ${OWN} ORDER BY c.TABLE_SCHEMA, c.TABLE_NAME, c.ORDINAL_POSITION LIMIT 50000`
const KEYS = `
  SELECT c.TABLE_SCHEMA AS s, c.TABLE_NAME AS t, c.COLUMN_NAME AS name, c.REFERENCED_TABLE_NAME AS target, c.REFERENCED_COLUMN_NAME AS target_column
  FROM information_schema.KEY_COLUMN_USAGE c WHERE c.REFERENCED_TABLE_NAME IS NOT NULL AND ${OWN}`

type Column = {
  s: string
  t: string
  k: string
  n: string | number | null
  name: string
  type: string
  nullable: string
  col_key: string
  db: string | null
  table_comment: string | null
  comment: string | null
}
type Key = { s: string; t: string; name: string; target: string; target_column: string }

export async function readMysqlCatalog(ask: (sql: string) => Promise<unknown>): Promise<SourceTable[]> {
  const columns = (await ask(COLUMNS)) as Column[]
  const keys = new Map(((await ask(KEYS)) as Key[]).map((key) => [JSON.stringify([key.s, key.t, key.name]), key]))
  return tablesFrom(
    columns.map((column) => {
      const key = keys.get(JSON.stringify([column.s, column.t, column.name]))
      return {
        schema: column.db === null ? column.s : null,
        table: column.t,
        kind: column.k === 'BASE TABLE' ? ('table' as const) : ('view' as const),
        rows: column.n === null || column.k !== 'BASE TABLE' ? null : Number(column.n),
        // A view's comment is the word VIEW.
        comment: column.k === 'BASE TABLE' ? column.table_comment : null,
        column: {
          name: column.name,
          type: mysqlType(column.type),
          nativeType: column.type,
          nullable: column.nullable === 'YES',
          primaryKey: column.col_key === 'PRI',
          references: key ? { table: key.target, column: key.target_column } : null,
          comment: column.comment,
        },
      }
    }),
  )
}

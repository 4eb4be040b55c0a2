import type { SourceTable } from '../../schema.ts'
import { tablesFrom } from '../remote/driver.ts'
import type { Api } from './api.ts'
import { type Place, quoted } from './place.ts'
import { snowflakeType } from './values.ts'

const columnsOf = ({ database, schema }: Place) => `
  SELECT t.TABLE_SCHEMA, t.TABLE_NAME, t.TABLE_TYPE, t.ROW_COUNT, t.COMMENT AS TABLE_COMMENT, c.COLUMN_NAME, c.DATA_TYPE, c.NUMERIC_PRECISION, c.NUMERIC_SCALE, c.IS_NULLABLE, c.COMMENT AS COLUMN_COMMENT
  FROM ${quoted([database])}.INFORMATION_SCHEMA.TABLES AS t
  JOIN ${quoted([database])}.INFORMATION_SCHEMA.COLUMNS AS c ON c.TABLE_SCHEMA = t.TABLE_SCHEMA AND c.TABLE_NAME = t.TABLE_NAME
  WHERE ${schema === null ? "t.TABLE_SCHEMA <> 'INFORMATION_SCHEMA'" : 't.TABLE_SCHEMA = ?'}
  ORDER BY t.TABLE_SCHEMA, t.TABLE_NAME, c.ORDINAL_POSITION LIMIT 50000`

type Rows = Awaited<ReturnType<Api['records']>>
const keyOf = (...parts: (string | null | undefined)[]) => JSON.stringify(parts)

/** Keys are told by commands of their own, which may be closed to the account. A key of several columns leads nowhere by one of them. */
async function keysOf(api: Api, { database, schema }: Place) {
  const where = schema === null ? `DATABASE ${quoted([database])}` : `SCHEMA ${quoted([database, schema])}`
  const told = async (sql: string): Promise<Rows> => {
    try {
      return await api.records(`SHOW ${sql} IN ${where}`)
    } catch (error) {
      if ((error as { kind?: string }).kind === 'failed') return []
      throw error
    }
  }
  const primary = new Set(
    (await told('PRIMARY KEYS')).map((key) => keyOf(key.schema_name, key.table_name, key.column_name)),
  )
  const imported = await told('IMPORTED KEYS')
  const constraint = (key: Rows[number]) => keyOf(key.fk_schema_name, key.fk_table_name, key.fk_name)
  const sizes = new Map<string, number>()
  for (const key of imported) sizes.set(constraint(key), (sizes.get(constraint(key)) ?? 0) + 1)
  const targets = new Map(
    imported
      .filter((key) => sizes.get(constraint(key)) === 1)
      .map((key) => [
        keyOf(key.fk_schema_name, key.fk_table_name, key.fk_column_name),
        { table: key.pk_table_name ?? '', column: key.pk_column_name ?? '' },
      ]),
  )
  return { primary, targets }
}

const numberOf = (text: string | null | undefined) => (text === null || text === undefined ? null : Number(text))

export async function readCatalog(api: Api, place: Place): Promise<SourceTable[]> {
  const rows = await api.records(
    columnsOf(place),
    place.schema === null ? {} : { 1: { type: 'TEXT', value: place.schema } },
  )
  const { primary, targets } = await keysOf(api, place)
  return tablesFrom(
    rows.map((row) => {
      const type = row.data_type ?? ''
      const scale = numberOf(row.numeric_scale)
      const key = keyOf(row.table_schema, row.table_name, row.column_name)
      return {
        schema: row.table_schema ?? null,
        table: row.table_name ?? '',
        kind: row.table_type?.includes('VIEW') ? ('view' as const) : ('table' as const),
        rows: numberOf(row.row_count),
        comment: row.table_comment ?? null,
        column: {
          name: row.column_name ?? '',
          type: snowflakeType({ type, scale }),
          nativeType: type === 'NUMBER' ? `NUMBER(${row.numeric_precision},${row.numeric_scale})` : type,
          nullable: row.is_nullable !== 'NO',
          primaryKey: primary.has(key),
          references: targets.get(key) ?? null,
          comment: row.column_comment ?? null,
        },
      }
    }),
  )
}

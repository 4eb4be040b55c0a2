import type { ColumnDataType, ColumnDefinitionBuilder, CreateTableBuilder, SchemaModule } from 'kysely'

type Column = { type: ColumnDataType; define(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder }

const orNull = (type: ColumnDataType): Column => ({ type, define: (column) => column })
/** A column of which something further is said. */
const that = ({ type, define }: Column, further: Column['define']): Column => ({
  type,
  define: (column) => further(define(column)),
})
const notNull = (type: ColumnDataType) => that(orNull(type), (column) => column.notNull())
const key = (type: ColumnDataType) => that(orNull(type), (column) => column.primaryKey())
const goesWith = (table: string, id: Column) =>
  that(id, (column) => column.references(`${table}.id`).onDelete('cascade'))

export const column = {
  key: key('text'),
  integerKey: key('integer'),
  text: notNull('text'),
  textOrNull: orNull('text'),
  integer: notNull('integer'),
  integerOrNull: orNull('integer'),
  bigint: notNull('bigint'),
  bigintOrNull: orNull('bigint'),
  doubleOrNull: orNull('double precision'),
  /** The id of what the row belongs to, and goes with. */
  partOf: (table: string) => goesWith(table, notNull('text')),
  partOfOrNull: (table: string) => goesWith(table, orNull('text')),
  keyOf: (table: string) => goesWith(table, key('text')),
  /** The id of something that may go while the row stays. */
  mentions: (table: string) => that(orNull('text'), (column) => column.references(`${table}.id`).onDelete('set null')),
  unique: (column: Column) => that(column, (made) => made.unique()),
  defaultTo: (value: unknown, column: Column) => that(column, (made) => made.defaultTo(value)),
}

export const ofTeam = { id: column.key, teamId: column.partOf('teams') }
export const timestamps = { createdAt: column.text, updatedAt: column.text }

export const createTable = (schema: SchemaModule, name: string, columns: Record<string, Column>) =>
  Object.entries(columns).reduce<CreateTableBuilder<string, string>>(
    (table, [column, { type, define }]) => table.addColumn(column, type, define),
    schema.createTable(name),
  )

const indexOn = (schema: SchemaModule, name: string, table: string, columns: string[]) =>
  schema.createIndex(name).on(table).columns(columns)
type Index = Parameters<typeof indexOn>
export const createIndex = (...index: Index): Promise<void> => indexOn(...index).execute()
export const createUniqueIndex = (...index: Index): Promise<void> =>
  indexOn(...index)
    .unique()
    .execute()

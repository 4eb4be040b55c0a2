import type { Migration } from '../../platform/database/migrate.ts'

/** Tables of servers that are kept as columnar files here. */
export const extracts: Migration = {
  name: '030-extracts',
  async up({ schema }) {
    await schema
      .createTable('data_source_extracts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('dataSourceId', 'text', (column) => column.notNull().references('data_sources.id').onDelete('cascade'))
      .addColumn('schemaName', 'text', (column) => column.notNull())
      .addColumn('tableName', 'text', (column) => column.notNull())
      .addColumn('growingColumn', 'text')
      // JSON.
      .addColumn('schedule', 'text')
      .addColumn('maxAgeMinutes', 'integer', (column) => column.notNull())
      // The folder of its present file, and what is in that; null until there is one.
      .addColumn('filePath', 'text', (column) => column.unique())
      .addColumn('rows', 'bigint')
      .addColumn('bytes', 'bigint')
      .addColumn('asOf', 'text')
      .addColumn('grownTo', 'text')
      // JSON.
      .addColumn('columns', 'text')
      .addColumn('leftOut', 'text')
      // Of the last refresh, when it failed.
      .addColumn('lastError', 'text')
      .addColumn('progressRows', 'bigint')
      // The next refresh reads all of it.
      .addColumn('readWhole', 'integer', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('data_source_extracts_source')
      .on('data_source_extracts')
      .columns(['teamId', 'dataSourceId'])
      .execute()
    // An engine without schemas has an empty one: null would not be told apart.
    await schema
      .createIndex('data_source_extracts_table')
      .unique()
      .on('data_source_extracts')
      .columns(['dataSourceId', 'schemaName', 'tableName'])
      .execute()
  },
}

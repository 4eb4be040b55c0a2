import type { Migration } from '../../platform/database/migrate.ts'
import { column, createIndex, createTable, createUniqueIndex, ofTeam, timestamps } from '../declare-table.ts'

/** Tables of servers that are kept as columnar files here. */
export const extracts: Migration = {
  name: '030-extracts',
  async up({ schema }) {
    await createTable(schema, 'data_source_extracts', {
      ...ofTeam,
      dataSourceId: column.partOf('data_sources'),
      schemaName: column.text,
      tableName: column.text,
      growingColumn: column.textOrNull,
      // JSON.
      schedule: column.textOrNull,
      maxAgeMinutes: column.integer,
      // The folder of its present file, and what is in that; null until there is one.
      filePath: column.unique(column.textOrNull),
      rows: column.bigintOrNull,
      bytes: column.bigintOrNull,
      asOf: column.textOrNull,
      grownTo: column.textOrNull,
      // JSON.
      columns: column.textOrNull,
      leftOut: column.textOrNull,
      // Of the last refresh, when it failed.
      lastError: column.textOrNull,
      progressRows: column.bigintOrNull,
      // The next refresh reads all of it.
      readWhole: column.integer,
      ...timestamps,
    }).execute()
    await createIndex(schema, 'data_source_extracts_source', 'data_source_extracts', ['teamId', 'dataSourceId'])
    // An engine without schemas has an empty one: null would not be told apart.
    await createUniqueIndex(schema, 'data_source_extracts_table', 'data_source_extracts', [
      'dataSourceId',
      'schemaName',
      'tableName',
    ])
  },
}

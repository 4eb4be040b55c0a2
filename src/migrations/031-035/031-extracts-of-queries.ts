import type { Migration } from '../../platform/database/migrate.ts'
import { createIndex } from '../declare-table.ts'

/** Results of statements that are kept: each is a data source of its own, which is there once it was read. */
export const extractsOfQueries: Migration = {
  name: '031-extracts-of-queries',
  async up({ schema }) {
    // Null: it is of a table.
    await schema.alterTable('data_source_extracts').addColumn('sql', 'text').execute()
    await schema
      .alterTable('data_source_extracts')
      .addColumn('resultId', 'text', (column) => column.references('data_sources.id').onDelete('cascade'))
      .execute()
    await createIndex(schema, 'data_source_extracts_result', 'data_source_extracts', ['teamId', 'resultId'])
  },
}

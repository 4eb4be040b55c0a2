import { sql } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'

/**
 * The entries of datasets. With PostgreSQL they stand in the application database; with SQLite in a file of
 * their own, which workers alone open, so that a million of them never hold up the service.
 */
export const datasetEntries: Migration = {
  name: '001-dataset-entries',
  async up(queries, engine) {
    const { schema } = queries
    // One row per dataset that has ever held something; taking its lock is how writers of one dataset take turns.
    await schema
      .createTable('dataset_contents')
      .addColumn('datasetId', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull())
      .addColumn('entries', 'bigint', (column) => column.notNull())
      .addColumn('version', 'bigint', (column) => column.notNull())
      .addColumn('lastEntryId', 'text')
      .execute()
    // Ids are ordered by time, so the key is also the order in which entries came.
    await schema
      .createTable('dataset_entries')
      .addColumn('datasetId', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('dataset_entries_key', ['datasetId', 'id'])
      .$call((table) => (engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
      .execute()
  },
}

export const datasets: Migration = {
  name: '004-datasets',
  async up(queries, engine) {
    const { schema } = queries
    await schema
      .createTable('datasets')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('spaceId', 'text', (column) => column.notNull().references('spaces.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('description', 'text')
      // No foreign key: a dataset remembers the source it came from after that is gone.
      .addColumn('dataSourceId', 'text')
      .addColumn('dataSourceName', 'text')
      .addColumn('unavailableAt', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('datasets_team').on('datasets').columns(['teamId', 'id']).execute()
    await schema.createIndex('datasets_space').on('datasets').column('spaceId').execute()
    await schema.createIndex('datasets_source').on('datasets').columns(['dataSourceId']).execute()
    if (engine === 'postgres') await datasetEntries.up(queries, engine)
  },
}

import { sql } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'
import { column, createIndex, createTable, ofTeam, timestamps } from './declare-table.ts'

/**
 * The entries of datasets. With PostgreSQL they stand in the application database; with SQLite in a file of
 * their own, which workers alone open, so that a million of them never hold up the service.
 */
export const datasetEntries: Migration = {
  name: '001-dataset-entries',
  async up(queries, engine) {
    const { schema } = queries
    // One row per dataset that has ever held something; taking its lock is how writers of one dataset take turns.
    await createTable(schema, 'dataset_contents', {
      datasetId: column.key,
      teamId: column.text,
      entries: column.bigint,
      version: column.bigint,
      lastEntryId: column.textOrNull,
    }).execute()
    // Ids are ordered by time, so the key is also the order in which entries came.
    await createTable(schema, 'dataset_entries', {
      datasetId: column.text,
      id: column.text,
      data: column.text,
      ...timestamps,
    })
      .addPrimaryKeyConstraint('dataset_entries_key', ['datasetId', 'id'])
      .$call((table) => (engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
      .execute()
  },
}

export const datasets: Migration = {
  name: '004-datasets',
  async up(queries, engine) {
    const { schema } = queries
    await createTable(schema, 'datasets', {
      ...ofTeam,
      spaceId: column.partOf('spaces'),
      name: column.text,
      description: column.textOrNull,
      // No foreign key: a dataset remembers the source it came from after that is gone.
      dataSourceId: column.textOrNull,
      dataSourceName: column.textOrNull,
      unavailableAt: column.textOrNull,
      ...timestamps,
    }).execute()
    await createIndex(schema, 'datasets_team', 'datasets', ['teamId', 'id'])
    await createIndex(schema, 'datasets_space', 'datasets', ['spaceId'])
    await createIndex(schema, 'datasets_source', 'datasets', ['dataSourceId'])
    if (engine === 'postgres') await datasetEntries.up(queries, engine)
  },
}

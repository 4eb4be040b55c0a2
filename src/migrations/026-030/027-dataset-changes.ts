import { sql } from 'kysely'
import type { Migration, MigrationQueries } from '../../platform/database/migrate.ts'
import type { Engine } from '../../platform/database/open.ts'

/**
 * Changes of many entries that are under way. They are made in short steps, so that nobody else waits; what readers see
 * of the entries meanwhile is said here, and switched at once.
 */
async function up({ schema }: MigrationQueries, engine: Engine): Promise<void> {
  await schema
    .createTable('dataset_changes')
    .addColumn('datasetId', 'text', (column) => column.primaryKey())
    // Who makes it, and until when that is to be believed, in milliseconds.
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('heldUntil', 'bigint', (column) => column.notNull())
    // Before, whatever is found half done is undone; after, it is finished.
    .addColumn('isDecided', 'integer', (column) => column.notNull())
    .addColumn('seenAfter', 'text', (column) => column.notNull())
    .addColumn('seenUpTo', 'text', (column) => column.notNull())
    .execute()
  // Entries that are not seen any more once the change is decided.
  await schema
    .createTable('dataset_removals')
    .addColumn('datasetId', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('dataset_removals_key', ['datasetId', 'id'])
    .$call((table) => (engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
    .execute()
}

/** With SQLite they stand beside the entries, in the file of those. */
export const datasetChangesOfFile: Migration = { name: '002-dataset-changes', up }

export const datasetChanges: Migration = {
  name: '027-dataset-changes',
  async up(queries, engine) {
    if (engine === 'postgres') await up(queries, engine)
  },
}

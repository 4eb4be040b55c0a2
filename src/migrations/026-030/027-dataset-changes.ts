import { sql } from 'kysely'
import type { Migration, MigrationQueries } from '../../platform/database/migrate.ts'
import type { Engine } from '../../platform/database/open.ts'
import { column, createTable } from '../declare-table.ts'

/**
 * Changes of many entries that are under way. They are made in short steps, so that nobody else waits; what readers see
 * of the entries meanwhile is said here, and switched at once.
 */
async function up({ schema }: MigrationQueries, engine: Engine): Promise<void> {
  await createTable(schema, 'dataset_changes', {
    datasetId: column.key,
    // Who makes it, and until when that is to be believed, in milliseconds.
    holder: column.text,
    heldUntil: column.bigint,
    // Before, whatever is found half done is undone; after, it is finished.
    isDecided: column.integer,
    seenAfter: column.text,
    seenUpTo: column.text,
  }).execute()
  // Entries that are not seen any more once the change is decided.
  await createTable(schema, 'dataset_removals', {
    datasetId: column.text,
    id: column.text,
  })
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

import { migrations } from '../../migrations/index.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { openSqlite } from '../../platform/database/open.ts'
import { BackupError } from './backup-error.ts'

/** With SQLite these stand in a file of their own. */
export const entryTables: ReadonlySet<string> = new Set([
  'dataset_contents',
  'dataset_entries',
  'dataset_changes',
  'dataset_removals',
])

/** The steps that made a database with these names; a name that we do not know is a newer version's. */
export function migrationsNamed(names: string[], what: string) {
  const unknown = names.filter((name) => !migrations.some((migration) => migration.name === name))
  if (unknown.length > 0)
    throw new BackupError(
      `${what} was made by a newer version (it has ${unknown.join(', ')}): install that version, or a later one, and use it`,
    )
  return migrations.filter(({ name }) => names.includes(name))
}

/** The tables that those steps make: in a database that is shared with something else, the others are not ours. */
export async function tablesOf(names: string[], what: string): Promise<string[]> {
  const database = openSqlite(':memory:')
  try {
    await migrate(database, migrationsNamed(names, what))
    const tables = await database.queries.introspection.getTables()
    return [...tables.map(({ name }) => name).filter((name) => name !== 'migrations'), ...entryTables]
  } finally {
    await database.close()
  }
}

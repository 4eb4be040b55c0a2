import { type Kysely, sql } from 'kysely'
import type { Database, Engine } from './open.ts'

// Migrations speak of tables as they were when they were written, so they see an untyped schema.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type MigrationQueries = Kysely<any>
export type Migration = { name: string; up(queries: MigrationQueries, engine: Engine): Promise<void> }

const advisoryLock = 7_255_118_702

/** Runs what has not run yet, in order, in one transaction under a lock: instances that start together migrate once. */
export async function migrate(database: Database, migrations: Migration[]): Promise<string[]> {
  return database.transaction(async (typed) => {
    const queries = typed as unknown as MigrationQueries
    if (database.engine === 'postgres') await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(queries)
    await queries.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('run_at', 'text', (column) => column.notNull())
      .execute()
    const done = new Set((await queries.selectFrom('migrations').select('name').execute()).map((row) => row.name))
    const unknown = [...done].filter((name) => !migrations.some((migration) => migration.name === name))
    if (unknown.length > 0) {
      throw new Error(
        `The database was written by a newer version (it has ${unknown.join(', ')}): start that version, or restore a backup.`,
      )
    }
    const run: string[] = []
    for (const migration of migrations) {
      if (done.has(migration.name)) continue
      await migration.up(queries, database.engine)
      await queries
        .insertInto('migrations')
        .values({ name: migration.name, run_at: new Date().toISOString() })
        .execute()
      run.push(migration.name)
    }
    return run
  })
}

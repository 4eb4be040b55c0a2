import path from 'node:path'
import { entryMigrations } from '../../migrations/index.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { type Database, openSqlite } from '../../platform/database/open.ts'
import { openSqliteInWorkers } from '../../platform/database/open-in-workers.ts'
import { createWaitingLine } from '../../platform/database/waiting-line.ts'
import type { EntriesAddress } from './jobs/job.ts'
import { createJobRunner, type JobRunner } from './jobs/run-job.ts'
import { abandonAllChanges } from './long-changes.store.ts'

/** Where entries are kept: see the migration for why SQLite keeps them in a file of their own. */
export type Entries = {
  /** Readers do not wait for writers. */
  read: Database
  write: Database
  /** False when there was nothing at the start: then nothing need be swept. */
  used: boolean
  jobs: JobRunner
  close(): Promise<void>
}

export async function openEntries(
  database: Database,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
): Promise<Entries> {
  if (database.engine === 'postgres') {
    const jobs = createJobRunner({ engine: 'postgres', url: databaseUrl! }, database)
    return { read: database, write: database, used: true, jobs, close: () => jobs.close() }
  }
  const line = createWaitingLine()
  const address: EntriesAddress = { engine: 'sqlite', file: path.join(dataDir, 'datasets.db'), line }
  const first = openSqlite(address.file, { givesBack: true })
  await migrate(first, entryMigrations)
  await abandonAllChanges(first.queries)
  const used = await first.queries.selectFrom('dataset_contents').select('datasetId').limit(1).executeTakeFirst()
  await first.close()
  const read = openSqliteInWorkers(address.file, 2)
  const write = openSqliteInWorkers(address.file, 1, line)
  const jobs = createJobRunner(address, write)
  return {
    read,
    write,
    used: used !== undefined,
    jobs,
    async close() {
      await jobs.close()
      await Promise.all([read.close(), write.close()])
    },
  }
}

import { parentPort, workerData } from 'node:worker_threads'
import { sql } from 'kysely'
import { type Database, openPostgres, openSqlite } from '../../../platform/database/open.ts'
import { type EntriesAddress, type JobName, jobs } from './job.ts'

/** A thread that does one job and ends. Whatever ends it earlier ends its transaction with nothing done. */
const { address, name, input } = workerData as { address: EntriesAddress; name: JobName; input: never }

async function open(): Promise<Database> {
  if (address.engine === 'postgres') {
    const database = await openPostgres(address.url, 1)
    // Right after an import the planner knows nothing of what came in, and would read all of it for every page.
    await sql.raw('analyze dataset_entries').execute(database.queries)
    await sql.raw('set enable_bitmapscan = off').execute(database.queries)
    return database
  }
  const database = openSqlite(address.file)
  await sql.raw('pragma busy_timeout = 300000').execute(database.queries)
  return database
}

const database = await open()
try {
  parentPort!.postMessage(await jobs[name](database, input))
} finally {
  await database.close()
}

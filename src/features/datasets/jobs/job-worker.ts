import { parentPort, workerData } from 'node:worker_threads'
import { sql } from 'kysely'
import { type Database, openPostgres, openSqlite } from '../../../platform/database/open.ts'
import { letOthersThrough } from '../../../platform/database/waiting-line.ts'
import type { Holder } from '../change-contents.ts'
import { type EntriesAddress, type JobName, jobs } from './job.ts'

/** A thread that does one job and ends. What it leaves when it is ended earlier, its holder's name says. */
const { address, name, input, holderId } = workerData as {
  address: EntriesAddress
  name: JobName
  input: never
  holderId: string
}

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

/** Whether a commit waits for the disk: hundreds of steps that do would take longer than what they do. */
async function waitForDisk({ queries, engine }: Database, waits: boolean): Promise<void> {
  const setting =
    engine === 'postgres'
      ? `set synchronous_commit = ${waits ? 'on' : 'off'}`
      : `pragma synchronous = ${waits ? 'full' : 'normal'}`
  await sql.raw(setting).execute(queries)
}

const database = await open()
const holder: Holder = {
  id: holderId,
  giveWay() {
    if (address.engine === 'sqlite') letOthersThrough(address.line)
  },
  async durably(step) {
    await waitForDisk(database, true)
    const result = await step()
    await waitForDisk(database, false)
    return result
  },
}
try {
  await waitForDisk(database, false)
  parentPort!.postMessage(await jobs[name](database, input, holder))
} finally {
  await database.close()
}

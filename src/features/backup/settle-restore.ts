import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { DataFolderError, syncFolder } from '../../platform/data-folder.ts'
import type { Installation } from './make-backup.ts'

export const stagingName = 'restoring'
export const readyName = 'ready.json'

/** Written when everything is in place but for the last steps. */
export const readySchema = z.strictObject({
  /** The transaction that made the rows; null where they are in files. */
  transaction: z.string().nullable(),
})
export type Ready = z.output<typeof readySchema>

/**
 * Ends a restore that was broken off, in a data folder that the caller holds: what was ready is finished, what was not is
 * taken away. Answers which of the two, or null when there was none.
 */
export async function settleRestore(
  target: Pick<Installation, 'dataDir' | 'filesDir' | 'databaseUrl'>,
): Promise<'finished' | 'undone' | null> {
  const staging = path.join(target.dataDir, stagingName)
  if (!existsSync(staging)) return null
  const ready = readReady(path.join(staging, readyName))
  if (!ready || (ready.transaction !== null && !(await wasCommitted(target.databaseUrl, ready.transaction)))) {
    rmSync(staging, { recursive: true, force: true })
    return 'undone'
  }
  putInPlace(target, staging)
  return 'finished'
}

function readReady(file: string): Ready | null {
  return existsSync(file) ? readySchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}

async function wasCommitted(databaseUrl: string | undefined, transaction: string): Promise<boolean> {
  if (!databaseUrl)
    throw new DataFolderError(
      'a restore into PostgreSQL was broken off: set DATABASE_URL to that database, so that it can be ended',
    )
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'tallyroom restore' })
  await client.connect()
  try {
    // The server may still be at it for a moment after its client was killed.
    for (let attempt = 0; attempt < 100; attempt++) {
      const { rows } = await client.query<{ status: string | null }>('select txid_status($1::bigint) as status', [
        transaction,
      ])
      if (rows[0]?.status !== 'in progress') return rows[0]?.status === 'committed'
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  } finally {
    await client.end()
  }
  throw new DataFolderError('a restore into PostgreSQL is still under way: wait until it has ended')
}

/** Each step can be done again when it was broken off after it. */
function putInPlace({ dataDir, filesDir }: Pick<Installation, 'dataDir' | 'filesDir'>, staging: string): void {
  for (const name of ['tallyroom.db', 'datasets.db']) {
    if (!existsSync(path.join(staging, name))) continue
    for (const end of ['-wal', '-shm']) rmSync(path.join(dataDir, name + end), { force: true })
    renameSync(path.join(staging, name), path.join(dataDir, name))
  }
  if (existsSync(path.join(staging, 'secret'))) renameSync(path.join(staging, 'secret'), path.join(dataDir, 'secret'))
  // Made anew from what is there now; the mark by whoever has the secret.
  rmSync(path.join(dataDir, 'cache'), { recursive: true, force: true })
  rmSync(path.join(filesDir, 'owner'), { force: true })
  syncFolder(dataDir)
  rmSync(staging, { recursive: true, force: true })
}

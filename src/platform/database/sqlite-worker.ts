import { parentPort, workerData } from 'node:worker_threads'
import { CompiledQuery } from 'kysely'
import { openSqliteFile } from './open.ts'
import { sqliteDialect } from './sqlite-dialect.ts'

/** A thread that holds one SQLite connection and answers statements one after the other. */
export type WorkerRequest = { id: number; sql: string; parameters: readonly unknown[] }
export type WorkerReply =
  | { id: number; rows: unknown[]; affected: bigint }
  | { id: number; error: { message: string; code?: string; errcode?: number } }

const database = openSqliteFile((workerData as { file: string }).file)
// Another thread may hold the write lock for as long as a bulk change takes; waiting here holds up nobody else.
database.exec('pragma busy_timeout = 300000')
// SQLite's own lower() knows ASCII alone.
database.function('lower', { deterministic: true }, (value) =>
  typeof value === 'string' ? value.toLowerCase() : value,
)
const connection = await sqliteDialect(database).createDriver().acquireConnection()

parentPort!.on('message', async (request: WorkerRequest | 'close') => {
  if (request === 'close') {
    database.close()
    parentPort!.close()
    return
  }
  const { id, sql, parameters } = request
  try {
    const { rows, numAffectedRows = 0n } = await connection.executeQuery(CompiledQuery.raw(sql, [...parameters]))
    parentPort!.postMessage({ id, rows, affected: numAffectedRows } satisfies WorkerReply)
  } catch (thrown) {
    const { message, code, errcode } = thrown as Error & { code?: string; errcode?: number }
    parentPort!.postMessage({
      id,
      error: { message, ...(code !== undefined && { code }), ...(errcode !== undefined && { errcode }) },
    } satisfies WorkerReply)
  }
})

import path from 'node:path'
import { Worker } from 'node:worker_threads'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Database } from './open.ts'
import { QueuedSqliteAdapter } from './sqlite-dialect.ts'
import type { WorkerReply, WorkerRequest } from './sqlite-worker.ts'
import type { Tables } from './tables.ts'
import { enterLine, leaveLine, type WaitingLine } from './waiting-line.ts'

/**
 * A SQLite file whose statements run in threads of their own, for tables so large that a statement on them
 * would hold up the event loop. Threads start when they are first needed. Whoever waits for one stands in `line`.
 */
export function openSqliteInWorkers(file: string, connections: number, line?: WaitingLine): Database {
  const queries = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new QueuedSqliteAdapter(),
      createDriver: () => inLine(workerDriver(file, connections), line),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
  return {
    engine: 'sqlite',
    queries,
    apart: queries,
    transaction: (work) => queries.transaction().execute(work),
    close: () => queries.destroy(),
  }
}

/** A thread with nothing to do for so long ends; the next statement starts another. */
const idleMs = 60_000

type WorkerConnection = DatabaseConnection & { ended: boolean; close(): Promise<void> }

function inLine(driver: Driver, line: WaitingLine | undefined): Driver {
  if (!line) return driver
  return {
    ...driver,
    acquireConnection() {
      enterLine(line)
      return driver.acquireConnection()
    },
    releaseConnection(connection) {
      leaveLine(line)
      return driver.releaseConnection(connection)
    },
  }
}

function workerDriver(file: string, most: number): Driver {
  const idle = new Map<WorkerConnection, NodeJS.Timeout>()
  const all = new Set<WorkerConnection>()
  const waiting: ((connection: WorkerConnection) => void)[] = []
  const run = (connection: DatabaseConnection, sql: string) => connection.executeQuery(CompiledQuery.raw(sql))

  return {
    async init() {},
    async acquireConnection() {
      for (const [free, timer] of idle) {
        clearTimeout(timer)
        idle.delete(free)
        if (!free.ended) return free
        all.delete(free)
      }
      if (all.size < most) {
        const made = connect(file)
        all.add(made)
        return made
      }
      return new Promise((resolve) => waiting.push(resolve))
    },
    async releaseConnection(released) {
      let connection = released as WorkerConnection
      if (connection.ended) {
        all.delete(connection)
        const next = waiting.shift()
        if (!next) return
        connection = connect(file)
        all.add(connection)
        next(connection)
        return
      }
      const next = waiting.shift()
      if (next) return next(connection)
      const rest = () => {
        idle.delete(connection)
        all.delete(connection)
        void connection.close()
      }
      idle.set(connection, setTimeout(rest, idleMs).unref())
    },
    async beginTransaction(connection) {
      await run(connection, 'begin immediate')
    },
    async commitTransaction(connection) {
      await run(connection, 'commit')
    },
    async rollbackTransaction(connection) {
      await run(connection, 'rollback')
    },
    async destroy() {
      for (const timer of idle.values()) clearTimeout(timer)
      await Promise.all([...all].map((connection) => connection.close()))
    },
  }
}

// The extension is this file's own: .ts from the sources, .js from the compiled package.
const program = new URL(`./sqlite-worker${path.extname(import.meta.filename)}`, import.meta.url)

function connect(file: string): WorkerConnection {
  const worker = new Worker(program, { workerData: { file } })
  const pending = new Map<number, { resolve(result: QueryResult<unknown>): void; reject(error: Error): void }>()
  let count = 0
  const end = (error: Error) => {
    connection.ended = true
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  }
  worker.on('message', (reply: WorkerReply) => {
    const asked = pending.get(reply.id)
    pending.delete(reply.id)
    if ('error' in reply) asked?.reject(Object.assign(new Error(reply.error.message), reply.error))
    else asked?.resolve({ rows: reply.rows, numAffectedRows: reply.affected })
  })
  worker.on('error', end)
  worker.on('exit', () => end(new Error('the database thread ended')))

  const connection: WorkerConnection = {
    ended: false,
    executeQuery<Row>({ sql, parameters }: CompiledQuery) {
      return new Promise<QueryResult<Row>>((resolve, reject) => {
        if (connection.ended) return reject(new Error('the database thread ended'))
        const id = ++count
        pending.set(id, { resolve: resolve as (result: QueryResult<unknown>) => void, reject })
        worker.postMessage({ id, sql, parameters } satisfies WorkerRequest)
      })
    },
    // biome-ignore lint/correctness/useYield: nothing streams from a thread; lists are read in pages
    async *streamQuery() {
      throw new Error('a database in a thread does not stream: read in pages')
    },
    close() {
      return new Promise((resolve) => {
        if (connection.ended) return resolve()
        worker.once('exit', () => resolve())
        worker.postMessage('close')
      })
    },
  }
  return connection
}

import { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { openSqliteInWorkers } from './open-in-workers.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'
/** What a store needs: the database, or the transaction under way. */
export type Queries = Kysely<Tables> | Transaction<Tables>

export type Database = {
  engine: Engine
  queries: Kysely<Tables>
  /** For reading what is long, or looking through many rows: on SQLite in a thread, which starts when it is first needed. */
  apart: Kysely<Tables>
  /** All or nothing. On SQLite other callers wait until it ends: keep it short and never await the network inside. */
  transaction<T>(work: (queries: Transaction<Tables>) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** `givesBack`: room of what was deleted can go back to the disk (`pragma incremental_vacuum`); only a file that is made now takes it. */
type SqliteOptions = { givesBack?: boolean }

export function openSqliteFile(file: string, { givesBack = false }: SqliteOptions = {}): DatabaseSync {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 10_000 })
  if (givesBack) database.exec('pragma auto_vacuum = incremental')
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory')
  return database
}

export function openSqlite(file: string, options: SqliteOptions = {}): Database {
  const connection = openSqliteFile(file, options)
  // From here on another program's lock is waited for by the driver: SQLite itself would wait on the event loop.
  connection.exec('pragma busy_timeout = 0')
  const queries = new Kysely<Tables>({ dialect: sqliteDialect(connection) })
  const thread = openSqliteInWorkers(file, 1)
  return {
    engine: 'sqlite',
    queries,
    apart: thread.queries,
    transaction: (work) => queries.transaction().execute(work),
    async close() {
      await thread.close()
      await queries.destroy()
    },
  }
}

export async function openPostgres(url: string, maxConnections: number): Promise<Database> {
  const { default: pg } = await import('pg')
  // Counts and millisecond times come as int8; all of ours fit a number.
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === 20 ? Number : pg.types.getTypeParser(oid, format),
  }
  const pool = new pg.Pool({ connectionString: url, max: maxConnections, types, application_name: 'tallyroom' })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    engine: 'postgres',
    queries,
    apart: queries,
    transaction: (work) => queries.transaction().execute(work),
    close: () => queries.destroy(),
  }
}

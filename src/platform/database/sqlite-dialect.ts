import type { DatabaseSync, StatementSync } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { pause } from '../workers/in-turns.ts'
import { createCommitGroup } from './commit-group.ts'
import { createLockWait } from './lock-wait.ts'

const statementCacheSize = 500

type Prepared = { statement: StatementSync; returnsRows: boolean; does: 'read' | 'change' | 'other' }
/** A turn with the one connection that there is. */
type Turn = DatabaseConnection & { holds: boolean; inTransaction: 'first' | 'further' | null }
type Bindable = null | number | bigint | string | Uint8Array

function bindable(value: unknown): Bindable {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  return value as Bindable
}

/** Kysely's own queue would be held until the commit; turns are ours to give. */
export class QueuedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/**
 * Kysely over node:sqlite: one connection, statements prepared once and reused, one holder of the connection at a time,
 * commits in common.
 */
export function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new QueuedSqliteAdapter(),
    createDriver: () => sqliteDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

function sqliteDriver(database: DatabaseSync): Driver {
  const prepared = new Map<string, Prepared>()

  function prepare(sql: string): Prepared {
    let entry = prepared.get(sql)
    if (entry) {
      // Re-inserting keeps the map in order of use, so that the first key is the one to drop.
      prepared.delete(sql)
    } else {
      const statement = database.prepare(sql)
      const does = /^\s*select\b/i.test(sql)
        ? 'read'
        : /^\s*(insert|update|delete|with)\b/i.test(sql)
          ? 'change'
          : 'other'
      // A pragma may go on for as long as rows are taken, though it has no columns.
      const returnsRows = statement.columns().length > 0 || /^\s*pragma\b/i.test(sql)
      entry = { statement, returnsRows, does }
      if (prepared.size >= statementCacheSize) prepared.delete(prepared.keys().next().value!)
    }
    prepared.set(sql, entry)
    return entry
  }

  // One connection serves everyone: a transaction must not be entered by another caller's statement.
  const waiting: (() => void)[] = []
  let held = false
  const group = createCommitGroup(database, () => held)
  const lock = createLockWait()

  async function enter(turn: Turn): Promise<void> {
    if (held) await new Promise<void>((resolve) => waiting.push(resolve))
    held = true
    turn.holds = true
  }
  function passOn(turn: Turn): void {
    if (!turn.holds) return
    turn.holds = false
    group.passedOn()
    const next = waiting.shift()
    if (next) next()
    else held = false
  }

  /** Whoever waits for another program's lock gives the connection to others, who may only want to read. */
  const outwait = (turn: Turn, error: unknown, since: number | null): Promise<number> =>
    lock.outwait(error, since, async (ms) => {
      passOn(turn)
      await new Promise((resolve) => setTimeout(resolve, ms))
      await enter(turn)
    })

  function execute<Row>({ statement, returnsRows }: Prepared, parameters: readonly unknown[]): QueryResult<Row> {
    const values = parameters.map(bindable)
    try {
      if (returnsRows) {
        const rows = statement.all(...values) as Row[]
        return { rows, numAffectedRows: BigInt(rows.length) }
      }
      return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) }
    } catch (error) {
      group.failed(error)
      throw error
    }
  }

  const takeTurn = (): Turn => ({
    holds: false,
    inTransaction: null,
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      if (!this.holds) await enter(this)
      const entry = prepare(sql)
      if (this.inTransaction) {
        // A failure before made SQLite give it up: what follows would be kept on its own.
        if (!database.isTransaction) throw new Error('the transaction was given up')
        return execute(entry, parameters)
      }
      if (entry.does === 'other') group.close()
      for (let since: number | null = null; ; )
        try {
          if (entry.does === 'change' && !database.isTransaction) lock.begin(() => group.open())
          if (!group.isOpen) return execute(entry, parameters)
          break
        } catch (error) {
          since = await outwait(this, error, since)
        }
      const kept = group.kept()
      let result: QueryResult<Row>
      try {
        result = execute<Row>(entry, parameters)
      } finally {
        passOn(this)
      }
      await kept
      return result
    },
    async *streamQuery<Row>({ sql, parameters }: CompiledQuery, chunkSize = 100): AsyncGenerator<QueryResult<Row>> {
      if (!this.inTransaction) group.close()
      // A statement of its own: a cached one could be reset by another use while this one is being read.
      const statement = database.prepare(sql)
      let rows: Row[] = []
      for (const row of statement.iterate(...parameters.map(bindable))) {
        rows.push(row as Row)
        if (rows.length >= chunkSize) {
          yield { rows }
          rows = []
        }
      }
      if (rows.length > 0) yield { rows }
    },
  })

  return {
    async init() {},
    async acquireConnection() {
      const turn = takeTurn()
      // Answered at once, all that a request asks for would be one stretch on the main thread.
      const others = pause()
      if (others) await others
      await enter(turn)
      return turn
    },
    async releaseConnection(turn) {
      passOn(turn as Turn)
    },
    async beginTransaction(connection) {
      const turn = connection as Turn
      for (let since: number | null = null; turn.inTransaction === null; )
        try {
          if (group.isOpen) database.exec('savepoint further')
          else lock.begin(() => database.exec('begin immediate'))
          turn.inTransaction = group.isOpen ? 'further' : 'first'
        } catch (error) {
          since = await outwait(turn, error, since)
        }
    },
    async commitTransaction(connection) {
      const turn = connection as Turn
      if (turn.inTransaction === 'further') database.exec('release further')
      else group.open('begun')
      turn.inTransaction = null
      const kept = group.kept()
      passOn(turn)
      await kept
    },
    async rollbackTransaction(connection) {
      const turn = connection as Turn
      // After a failure that made SQLite give up the whole transaction there is nothing left to undo.
      if (turn.inTransaction && database.isTransaction)
        database.exec(turn.inTransaction === 'first' ? 'rollback' : 'rollback to further; release further')
      turn.inTransaction = null
    },
    async destroy() {
      group.close()
      prepared.clear()
      database.close()
    },
  }
}

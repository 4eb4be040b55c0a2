import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { NetworkGuard } from '../../platform/network/network.ts'
import type { EngineName, FileKind } from '../connection.ts'
import type { ColumnProfile, SourceTable } from '../schema.ts'
import { type ChildPool, createChildPool } from './child-pool.ts'
import type { ChildProgram, ChildPrograms } from './child-program.ts'
import { createFairQueue } from './fair-queue.ts'
import {
  type Copied,
  type Described,
  NotAlike,
  type Query,
  QueryError,
  type QueryOutcome,
  type QueryTarget,
} from './query.ts'
import type { Answer, Task } from './wire.ts'

export type SandboxOptions = {
  /** What runs the queries of each kind of source. */
  programs: ChildPrograms
  /** For the temporary files of queries; made when it is not there. */
  tempDir: string
  guard: NetworkGuard
  /** Queries that run at the same time, per kind of engine. */
  processes?: number
  /** What a query gets that does not ask. */
  maxRows?: number
  maxBytes?: number
  timeoutMs?: number
  /** The most that a query can ask for. */
  limits?: { maxRows?: number; maxBytes?: number; timeoutMs?: number }
  /** Cells that `tables` of one target may bring in. */
  maxInlineCells?: number
  /** How long a query waits for its turn, and how many of a team may. */
  waitMs?: number
  waitingPerTeam?: number
  /** A child with nothing to do for so long ends. */
  idleMs?: number
}

type Ask = Omit<Query, 'sql'> & { sql?: string }

export type Sandbox = {
  query(q: Query): Promise<QueryOutcome>
  /** Has all rows of a statement written to a folder, a piece at a time (piece-writer.ts). Its limits are those it is given. */
  copy(q: Query & Required<Pick<Query, 'maxRows' | 'maxBytes' | 'timeoutMs'>>, into: string): Promise<Copied>
  /** Whether a statement is one that could run, and what it would answer; nothing is run. */
  prepare(q: Query): Promise<Described>
  /** The engine's own words on how it would run the statement. */
  explain(q: Query): Promise<{ plan: string; engine: EngineName }>
  /** What is in each column of a statement's answer, from its first `maxRows` rows. */
  profile(q: Query): Promise<{ profiles: ColumnProfile[]; truncated: boolean }>
  /** Tables and columns of a target, without profiles. */
  catalog(q: Omit<Ask, 'sql' | 'params'>): Promise<SourceTable[]>
  /** Reaches the target, and asks it whether the account may do more than read. */
  ping(q: Omit<Ask, 'sql' | 'params'>): Promise<{ canWrite: string | null }>
  /** Has a process ready for a file that is about to be asked about. */
  warm(kind: FileKind): void
  /** Process ids of the children now alive. */
  pids(): number[]
  close(): Promise<void>
}

const MB = 1024 * 1024
const endless = {
  maxRows: Number.MAX_SAFE_INTEGER,
  maxBytes: Number.MAX_SAFE_INTEGER,
  timeoutMs: 24 * 3_600_000,
}

export function createSandbox(o: SandboxOptions): Sandbox {
  mkdirSync(o.tempDir, { recursive: true, mode: 0o700 })
  const processes = o.processes ?? Math.max(2, Math.min(8, availableParallelism() + 2))
  const max = { maxRows: 1_000_000, maxBytes: 64 * MB, timeoutMs: 300_000, ...o.limits }
  const maxInlineCells = o.maxInlineCells ?? 1_000_000
  const pools = new Map<string, ChildPool>()
  const queues = new Map<string, ReturnType<typeof createFairQueue>>()
  let closed = false

  const poolOf = (program: ChildProgram): ChildPool => {
    let pool = pools.get(program.name)
    if (!pool) {
      pool = createChildPool(program, { tempDir: o.tempDir, idleMs: o.idleMs ?? 60_000 })
      pools.set(program.name, pool)
    }
    return pool
  }
  const queueOf = ({ name }: ChildProgram) => {
    let queue = queues.get(name)
    if (!queue) {
      queue = createFairQueue({
        places: processes,
        waitMs: o.waitMs ?? 30_000,
        waitingPerTeam: o.waitingPerTeam ?? 200,
      })
      queues.set(name, queue)
    }
    return queue
  }

  async function ask<Op extends Task['op']>(op: Op, q: Ask, into?: string) {
    if (closed) throw new QueryError('unavailable', 'The service is stopping.')
    const program = o.programs[q.target.kind]
    checkTarget(q.target, program, maxInlineCells)
    const most = into === undefined ? max : endless
    const timeoutMs = Math.min(q.timeoutMs ?? o.timeoutMs ?? 30_000, most.timeoutMs)
    const task: Task = {
      op,
      target: q.target,
      sql: q.sql ?? '',
      ...(q.params === undefined ? {} : { params: q.params }),
      maxRows: Math.min(q.maxRows ?? o.maxRows ?? 10_000, most.maxRows),
      maxBytes: Math.min(q.maxBytes ?? o.maxBytes ?? 16 * MB, most.maxBytes),
      timeoutMs,
      ...(q.written ? { written: q.written } : {}),
      ...(into === undefined ? {} : { into }),
      ...(program.isRemote ? { network: o.guard.settings } : {}),
    }
    const leave = await queueOf(program).enter(q, q.signal)
    try {
      const result = await poolOf(program).run(task, {
        deadlineMs: timeoutMs,
        ...(q.signal ? { signal: q.signal } : {}),
      })
      if (!result.answer.ok) {
        const { kind: failure, message, ...details } = result.answer
        throw new QueryError(failure, message, details)
      }
      if (result.answer.op === 'not-alike') throw new NotAlike(result.answer.why)
      return { answer: result.answer as Extract<Answer, { ok: true; op: Op }>, body: result.body }
    } finally {
      leave()
    }
  }

  return {
    async query(q) {
      const started = performance.now()
      const { answer, body } = await ask('query', q)
      const { columns, types, rowCount, truncated } = answer
      return {
        columns,
        types,
        json: body,
        rowCount,
        truncated,
        elapsedMs: Math.round((performance.now() - started) * 100) / 100,
        engine: engineOf(q.target),
      }
    },
    async copy(q, into) {
      const { columns, types, rowCount, bytes, truncated } = (await ask('copy', q, into)).answer
      return { columns, types, rowCount, bytes, truncated }
    },
    async prepare(q) {
      const { columns, types, declared } = (await ask('prepare', q)).answer
      return { columns, types, ...(declared && { declared }) }
    },
    async explain(q) {
      return { plan: (await ask('explain', q)).answer.plan, engine: engineOf(q.target) }
    },
    async profile(q) {
      const { profiles, truncated } = (await ask('profile', q)).answer
      return { profiles, truncated }
    },
    async catalog(q) {
      return (await ask('catalog', q)).answer.tables
    },
    async ping(q) {
      return { canWrite: (await ask('ping', q)).answer.canWrite }
    },
    warm(kind) {
      if (!closed) poolOf(o.programs[kind]).warm()
    },
    pids: () => [...pools.values()].flatMap((pool) => pool.pids()),
    async close() {
      closed = true
      for (const queue of queues.values()) queue.close()
      await Promise.all([...pools.values()].map((pool) => pool.close()))
    },
  }
}

const engineOf = ({ kind }: QueryTarget) => kind.toLowerCase() as EngineName

function checkTarget(target: QueryTarget, { reservedSchemas }: ChildProgram, maxInlineCells: number): void {
  if (!('databases' in target)) return
  const schemas = target.databases.map((database) => database.schema)
  if (new Set(schemas.map((schema) => schema?.toLowerCase())).size !== schemas.length)
    throw new QueryError('failed', 'Two databases of one query cannot have the same name.')
  const reserved = schemas.find((schema) => schema !== null && reservedSchemas.includes(schema.toLowerCase()))
  if (reserved !== undefined) throw new QueryError('failed', `A database of a query cannot be named "${reserved}".`)
  if (schemas.length > 10) throw new QueryError('too-large', 'A query can use ten files at most.')
  const cells = (target.tables ?? []).reduce((sum, table) => sum + table.rows.length * table.columns.length, 0)
  if (cells > maxInlineCells)
    throw new QueryError('too-large', `The tables brought in have ${cells} cells; ${maxInlineCells} is the most.`)
}

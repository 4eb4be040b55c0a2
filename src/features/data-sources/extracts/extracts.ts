import { existsSync } from 'node:fs'
import path from 'node:path'
import type { KeptTable } from '../../../engine/analyst/index.ts'
import { QueryError } from '../../../engine/sandbox/index.ts'
import { isoNow } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/database/open.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { type Jobs, TryAgain } from '../../../platform/jobs/jobs.ts'
import { nextRun } from '../../../platform/jobs/schedule.ts'
import type { Log } from '../../../platform/log.ts'
import { inWords } from './extract-fault.ts'
import type { Extract, Schedule } from './extracts.contract.ts'
import type { ExtractRow } from './extracts.store.ts'
import { type RefreshDeps, refreshExtract } from './refresh-extract.ts'
import { nameOfFile } from './what-is-read.ts'

export type ExtractDeps = RefreshDeps & { jobs: Jobs; log: Log }
export type Extracts = ReturnType<typeof createExtracts>

const job = 'refresh-extract'
const BUSY_AGAIN_MS = 30_000

/** Tables of servers that are kept here. One job for each extract is its clock: due now, at its next hour, or not there. */
export function createExtracts(deps: ExtractDeps) {
  const { store, files, jobs, clock, log } = deps
  const bringing = new Set<string>()

  const nextOf = ({ schedule }: Pick<ExtractRow, 'schedule'>): Date | null => {
    if (schedule === null) return null
    const { cron, timezone } = JSON.parse(schedule) as Schedule
    return nextRun(cron, timezone, clock.now())
  }

  /** In the transaction that wants it; then it is woken. */
  async function enqueue({ teamId, id }: ExtractRow, runAt: string, queries?: Queries): Promise<void> {
    await jobs.enqueue(job, { teamId, id }, { key: id, runAt }, queries)
  }

  /** What was not foreseen is for whoever runs the service. */
  async function failed(row: ExtractRow, error: unknown): Promise<void> {
    const words = inWords(error)
    if (words === null) log.error({ err: error, extract: row.id }, 'an extract could not be refreshed')
    const lastError = words ?? 'It could not be refreshed; the log of the service says why.'
    await store.update(row.teamId, row.id, { lastError, progressRows: null, updatedAt: isoNow(clock) })
  }

  jobs.define<{ teamId: string; id: string }>(job, {
    // Reading a whole table holds one of the few places in which statements run.
    atOnce: 1,
    async run({ teamId, id }, signal) {
      const row = await store.find(teamId, id)
      if (!row) return
      try {
        await refreshExtract(deps, row, signal)
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof TryAgain) throw error
        if (error instanceof QueryError && error.kind === 'busy') throw new TryAgain(BUSY_AGAIN_MS)
        await failed(row, error)
      }
      // As it is now: somebody may have changed it meanwhile.
      const after = await store.find(teamId, id)
      if (after && isAskedAgain(row, after)) throw new TryAgain(0, 'the whole was asked for meanwhile')
      const next = after && nextOf(after)
      if (next) throw new TryAgain(next.getTime() - clock.now().getTime())
    },
    async failed({ teamId, id }, error) {
      const row = await store.find(teamId, id)
      if (row) await failed(row, error)
    },
  })

  /** Refreshed as soon as there is a place for it. */
  async function refresh(row: ExtractRow, whole = false): Promise<void> {
    if (whole) await store.update(row.teamId, row.id, { readWhole: 1 })
    await enqueue(row, isoNow(clock))
    await jobs.hasten(job, row.id)
  }

  /** A file that cannot be read is made anew; until then the database is asked. */
  async function remake(filePath: string): Promise<void> {
    const row = await store.forgetFile(filePath)
    if (row) await refresh(row)
  }

  /** From where the files are; the next who asks finds it, or it is made anew. */
  function bring(row: ExtractRow): false {
    const filePath = row.filePath!
    if (bringing.has(filePath)) return false
    bringing.add(filePath)
    files
      .fetch(filePath, nameOfFile(row))
      .then((at) => (at === null ? remake(filePath) : undefined))
      .catch((error) => log.warn({ err: error, filePath }, 'the file of an extract could not be brought'))
      .finally(() => bringing.delete(filePath))
    return false
  }

  async function showAll(rows: ExtractRow[]): Promise<Extract[]> {
    const keys = rows.map(({ id }) => id)
    const standing = new Map((await jobs.standing(job, keys)).map((one) => [one.key, one]))
    const now = clock.now()
    return rows.map((row) => show(row, standing.get(row.id), now))
  }

  return {
    store,
    nextOf,
    enqueue,
    refresh,
    wake: jobs.wake,
    cancel: (id: string): Promise<void> => jobs.cancel(job, id),
    show: async (row: ExtractRow): Promise<Extract> => (await showAll([row]))[0]!,
    showAll,

    /** Another hour from now on; one that is being refreshed takes it up at its end. */
    async reschedule(row: ExtractRow): Promise<void> {
      const [standing] = await jobs.standing(job, [row.id])
      if (standing?.isRunning) return
      const next = nextOf(row)
      await jobs.cancel(job, row.id)
      if (next) await enqueue(row, next.toISOString())
    },

    damaged(file: string): void {
      const filePath = path.basename(path.dirname(file))
      remake(filePath).catch((error) => log.warn({ err: error, filePath }, 'a damaged extract is not made again'))
    },

    /** Of these sources, the tables that are kept and not older than they may be, and those that are kept results; where their files are at hand. */
    async keptTables(teamId: string, ids: string[]): Promise<Map<string, KeptTable[]>> {
      const now = clock.now()
      // The result of a statement is nowhere else: it answers at any age, and says when it was read.
      const asked = (await store.withCopy(teamId, ids)).filter((row) => row.sql !== null || isFresh(row, now))
      const there = asked.filter((row) => existsSync(fileOf(files, row)) || bring(row))
      const tables = Map.groupBy(there, ({ resultId, dataSourceId }) => resultId ?? dataSourceId)
      return new Map([...tables].map(([id, rows]) => [id, rows.map((row) => keptTable(files, row))]))
    },

    /** What is deleted with its source: the files go once that is certain. */
    async sourceDeleted(queries: Queries, { teamId, id }: { teamId: string; id: string }): Promise<void> {
      const rows = await store.list(teamId, id, queries)
      const clear = async () => {
        for (const row of rows) {
          if (await store.find(teamId, row.id)) continue
          await jobs.cancel(job, row.id)
          // The file of a result is its data source's.
          if (row.filePath !== null && row.sql === null) await files.remove(row.filePath)
        }
      }
      const told = (error: Error) => log.warn({ err: error, dataSource: id }, 'files of extracts were not removed')
      setTimeout(() => void clear().catch(told), 1_000).unref()
    },

    /** What should be under way and is not: after a restore, or when a job was given up. */
    async start(): Promise<void> {
      for (const row of await store.all()) {
        const next = nextOf(row)
        if (row.filePath === null && row.lastError === null) await enqueue(row, isoNow(clock))
        else if (next) await enqueue(row, next.toISOString())
      }
      jobs.wake()
    },

    /** All of a source, whenever they were due. */
    async refreshAll(teamId: string, dataSourceId: string): Promise<void> {
      for (const row of await store.list(teamId, dataSourceId)) await refresh(row)
    },
  }
}

/** Since its reading began, whether that ended well or not: one that failed is still to be read whole, as it was before. */
const isAskedAgain = (row: ExtractRow, after: ExtractRow): boolean =>
  after.sql !== row.sql || (after.readWhole === 1 && (row.readWhole === 0 || after.lastError === null))

const ageOf = ({ asOf }: ExtractRow, now: Date): number =>
  asOf === null ? Number.POSITIVE_INFINITY : Math.max(0, Math.floor((now.getTime() - Date.parse(asOf)) / 1_000))

const isFresh = (row: ExtractRow, now: Date): boolean =>
  row.filePath !== null && ageOf(row, now) <= row.maxAgeMinutes * 60

const fileOf = (files: FileStore, row: ExtractRow): string => files.path(row.filePath!, nameOfFile(row))

const keptTable = (files: FileStore, row: ExtractRow): KeptTable => ({
  table: { schema: row.schemaName || null, name: row.tableName },
  dataSourceId: row.resultId ?? row.dataSourceId,
  path: fileOf(files, row),
  columns: JSON.parse(row.columns ?? '[]'),
  asOf: row.asOf!,
})

type Standing = { runAt: string; isRunning: boolean } | undefined

function show(row: ExtractRow, standing: Standing, now: Date): Extract {
  const isDue = standing !== undefined && standing.runAt <= now.toISOString()
  return {
    id: row.id,
    dataSourceId: row.dataSourceId,
    schema: row.schemaName || null,
    table: row.tableName,
    sql: row.sql,
    resultId: row.resultId,
    growingColumn: row.growingColumn,
    schedule: row.schedule === null ? null : JSON.parse(row.schedule),
    maxAgeMinutes: row.maxAgeMinutes,
    state: standing?.isRunning ? 'running' : isDue ? 'waiting' : row.lastError === null ? 'ready' : 'failed',
    rows: row.rows,
    bytes: row.bytes,
    asOf: row.asOf,
    ageSeconds: row.asOf === null ? null : ageOf(row, now),
    isFresh: isFresh(row, now),
    columns: row.columns === null ? [] : JSON.parse(row.columns),
    leftOut: row.leftOut === null ? [] : JSON.parse(row.leftOut),
    lastError: row.lastError,
    progress: standing?.isRunning ? { rows: row.progressRows ?? 0 } : null,
    nextRefreshAt: standing && !standing.isRunning ? standing.runAt : null,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { EngineName } from '../../../engine/connection.ts'
import { keepsInstants, paddingOf } from '../../../engine/question/index.ts'
import { type Query, rowsCopied, type Sandbox } from '../../../engine/sandbox/index.ts'
import { readSchema, type SourceTable } from '../../../engine/sources/index.ts'
import {
  type ExtractColumn,
  type ExtractResult,
  type ImportLimits,
  writeExtract,
} from '../../../engine/spreadsheets/index.ts'
import { type Clock, isoNow } from '../../../platform/clock.ts'
import { DiskFullError } from '../../../platform/files/disk-full.ts'
import type { DiskRoom } from '../../../platform/files/disk-room.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { TryAgain } from '../../../platform/jobs/jobs.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { targetOf } from '../connection.ts'
import type { StoredSource } from '../data-sources.store.ts'
import type { DataSources } from '../data-sources.ts'
import { twinFile } from '../files/keep-twins.ts'
import { allRows } from '../rows/select-rows.ts'
import { ExtractFault } from './extract-fault.ts'
import type { ExtractRow, ExtractStore } from './extracts.store.ts'

export type RefreshDeps = {
  store: ExtractStore
  sources: DataSources
  sandbox: Sandbox
  files: FileStore
  secrets: Secrets
  limits: ImportLimits
  room: Pick<DiskRoom, 'hasRoom'>
  clock: Clock
  tempDir: string
}

/** Like a twin it can be made again, and is left out of backups by this name. */
export const extractFile = twinFile

const LOOK_EVERY_MS = 1_000
const OLD_KEPT_MS = 60_000

/** Reads the table, or what has come since, into a new file; the one before stays the extract until that is whole. */
export async function refreshExtract(deps: RefreshDeps, row: ExtractRow, signal: AbortSignal): Promise<void> {
  const { store, sources, files, clock, tempDir } = deps
  const source = await sources.find(row.teamId, row.dataSourceId)
  await store.update(row.teamId, row.id, { progressRows: null })
  const target = await targetOf(deps, source)
  // As it is now: what was kept of its columns may be old.
  const { tables } = await readSchema(deps.sandbox, row.teamId, target, { profile: false })
  const table = tables.find(({ name, schema }) => name === row.tableName && (schema ?? '') === row.schemaName)
  if (!table) throw new ExtractFault(`There is no table "${row.tableName}" in the database any more.`)
  const previous = await previousOf(deps, row, table)
  const asOf = isoNow(clock)
  const { sql, params } = allRows(
    { kind: target.kind, table },
    previous && { column: previous.growing, value: previous.since },
  )
  await mkdir(tempDir, { recursive: true, mode: 0o700 })
  const pieces = await mkdtemp(path.join(tempDir, 'extract-'))
  const staged = await files.stage()
  try {
    await copyRows(deps, row, { target, sql, params, table, pieces }, signal)
    const made = await writeExtract(
      {
        pieces,
        columns: columnsOf(source.type.toLowerCase() as EngineName, table),
        table: row.tableName,
        output: staged.path(extractFile),
        growing: row.growingColumn,
        previous,
        // One long step in which nothing is told or written is no reason to end it.
        limits: { ...deps.limits, stalledMs: deps.limits.timeoutMs },
      },
      { signal, hasRoom: deps.room.hasRoom },
    )
    const { size } = await stat(staged.path(extractFile))
    await put(deps, row, source, made, { asOf, bytes: size, filePath: await staged.keep() })
  } finally {
    await rm(pieces, { recursive: true, force: true })
    await staged.drop()
  }
  const before = row.filePath
  if (before !== null) setTimeout(() => void files.remove(before).catch(() => {}), OLD_KEPT_MS).unref()
  await store.update(row.teamId, row.id, { progressRows: null })
}

/** The new file is the extract from here on, unless that was deleted, or is of another database by now. */
async function put(
  { store, sources, files, clock }: RefreshDeps,
  row: ExtractRow,
  source: StoredSource,
  { rows, columns, leftOut, grownTo }: ExtractResult,
  { asOf, bytes, filePath }: { asOf: string; bytes: number; filePath: string },
): Promise<void> {
  const now = await sources.store.find(row.teamId, row.dataSourceId)
  const leadsElsewhere = now !== undefined && connectionOf(now) !== connectionOf(source)
  const wanted = await store.find(row.teamId, row.id)
  const kept =
    now &&
    wanted &&
    !leadsElsewhere &&
    (await store.update(row.teamId, row.id, {
      filePath,
      rows,
      bytes,
      asOf,
      // Of another column meanwhile it tells nothing.
      grownTo: wanted.growingColumn === row.growingColumn ? grownTo : null,
      columns: JSON.stringify(columns),
      leftOut: JSON.stringify(leftOut),
      lastError: null,
      // Asked for since this reading began: it is still to be done.
      readWhole: wanted.readWhole === row.readWhole ? 0 : 1,
      updatedAt: isoNow(clock),
    }))
  if (!kept) await files.remove(filePath)
  if (leadsElsewhere) throw new TryAgain(0, 'the connection was changed meanwhile')
}

const connectionOf = (source: StoredSource): string =>
  JSON.stringify([
    source.host,
    source.port,
    source.database,
    source.username,
    source.projectId,
    source.datasets,
    source.options,
  ])

type Copying = Pick<Query, 'target' | 'sql' | 'params'> & { table: SourceTable; pieces: string }

async function copyRows(
  { sandbox, store, limits, room }: RefreshDeps,
  { teamId, id }: ExtractRow,
  { target, sql, params, table, pieces }: Copying,
  signal: AbortSignal,
): Promise<void> {
  const full = new AbortController()
  let told = 0
  const looking = setInterval(() => {
    if (!room.hasRoom()) full.abort(new DiskFullError())
    const rows = rowsCopied(pieces)
    if (rows > told) void store.update(teamId, id, { progressRows: rows }).catch(() => {})
    told = rows
  }, LOOK_EVERY_MS)
  const maxRows = Math.floor(limits.maxCells / Math.max(1, table.columns.length))
  try {
    const { truncated, rowCount } = await sandbox.copy(
      {
        teamId,
        target,
        sql,
        ...(params && { params }),
        maxRows,
        maxBytes: limits.maxUnzippedBytes,
        timeoutMs: limits.timeoutMs,
        signal: AbortSignal.any([signal, full.signal]),
      },
      pieces,
    )
    if (truncated)
      throw new ExtractFault(
        rowCount >= maxRows
          ? `The table is too large to be kept: an extract may have ${limits.maxCells} cells, which is ${maxRows} rows of this table.`
          : `The table is too large to be kept: an extract may hold ${limits.maxUnzippedBytes} bytes of text.`,
      )
  } catch (error) {
    full.signal.throwIfAborted()
    throw error
  } finally {
    clearInterval(looking)
  }
}

const columnsOf = (engine: EngineName, { columns }: SourceTable): ExtractColumn[] =>
  columns.map(({ name, type, nativeType }) => ({
    name,
    type,
    instant: type === 'datetime' && keepsInstants(engine, nativeType),
    padded: paddingOf(engine, nativeType),
  }))

/** What can be gone on from; null: all is read. */
async function previousOf({ files }: RefreshDeps, row: ExtractRow, table: SourceTable) {
  if (row.readWhole === 1 || row.growingColumn === null || row.grownTo === null || row.filePath === null) return null
  const columns = JSON.parse(row.columns ?? '[]') as { name: string; type: string }[]
  const left = JSON.parse(row.leftOut ?? '[]') as { name: string }[]
  const same =
    columns.length + left.length === table.columns.length &&
    columns.every(({ name, type }) => table.columns.some((column) => column.name === name && column.type === type))
  const at = same ? await files.fetch(row.filePath, extractFile) : null
  if (at === null) return null
  return { path: at, columns: columns.map(({ name }) => name), growing: row.growingColumn, since: row.grownTo }
}

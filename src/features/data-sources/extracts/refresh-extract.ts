import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Copied, QueryError, type QueryTarget, rowsCopied } from '../../../engine/sandbox/index.ts'
import { whatToChange } from '../../../engine/sources/index.ts'
import { type ExtractResult, type ImportLimits, writeExtract } from '../../../engine/spreadsheets/index.ts'
import { isoNow } from '../../../platform/clock.ts'
import { DiskFullError } from '../../../platform/files/disk-full.ts'
import type { DiskRoom } from '../../../platform/files/disk-room.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import type { StoredSource } from '../data-sources.store.ts'
import { ExtractFault } from './extract-fault.ts'
import type { ExtractRow } from './extracts.store.ts'
import { type PutDeps, putExtract } from './put-extract.ts'
import { nameOfFile, type ReadDeps, type Reading, whatIsRead } from './what-is-read.ts'

export type RefreshDeps = ReadDeps &
  PutDeps & {
    secrets: Secrets
    limits: ImportLimits
    room: Pick<DiskRoom, 'hasRoom'>
    tempDir: string
  }

const LOOK_EVERY_MS = 1_000

/** Reads the table or the query, or what has come since, into a new file; the one before stays the extract until that is whole. */
export async function refreshExtract(deps: RefreshDeps, row: ExtractRow, signal: AbortSignal): Promise<void> {
  const { store, sources } = deps
  const source = await sources.find(row.teamId, row.dataSourceId)
  await store.update(row.teamId, row.id, { progressRows: null })
  const target = await sources.targetOf(source)
  try {
    await readInto(deps, row, source, target, signal)
  } catch (error) {
    const fix = error instanceof QueryError && error.kind === 'unavailable' ? whatToChange(target, error) : null
    throw fix === null ? error : new ExtractFault(fix)
  }
  await store.update(row.teamId, row.id, { progressRows: null })
}

async function readInto(
  deps: RefreshDeps,
  row: ExtractRow,
  source: StoredSource,
  target: QueryTarget,
  signal: AbortSignal,
): Promise<void> {
  const { files, clock, tempDir } = deps
  const reading = await whatIsRead(deps, row, target)
  const asOf = isoNow(clock)
  await mkdir(tempDir, { recursive: true, mode: 0o700 })
  const pieces = await mkdtemp(path.join(tempDir, 'extract-'))
  const staged = await files.stage()
  const output = staged.path(nameOfFile(row))
  try {
    const copied = await copyRows(deps, row, { target, reading, pieces }, signal)
    const made = await writeExtract(
      {
        pieces,
        columns: reading.columns(copied),
        table: row.tableName,
        output,
        growing: row.growingColumn,
        previous: reading.previous,
        // One long step in which nothing is told or written is no reason to end it.
        limits: { ...deps.limits, stalledMs: deps.limits.timeoutMs },
      },
      { signal, hasRoom: deps.room.hasRoom },
    )
    refuseLost(row, made)
    const { size: bytes } = await stat(output)
    await putExtract(deps, row, source, { ...made, asOf, bytes, filePath: await staged.keep() })
  } finally {
    await rm(pieces, { recursive: true, force: true })
    await staged.drop()
  }
}

/** Of a result there is nothing else to ask: a column whose new values cannot be kept is as good as gone. */
function refuseLost({ sql, readWhole, columns }: ExtractRow, { leftOut }: ExtractResult): void {
  if (sql === null || readWhole === 1) return
  const kept = JSON.parse(columns ?? '[]') as { name: string }[]
  const lost = leftOut.find(({ name }) => kept.some((column) => column.name === name))
  if (lost)
    throw new ExtractFault(
      `The column "${lost.name}" cannot be kept any more: ${lost.reason} Save the statement again to leave it out.`,
    )
}

type Copying = { target: QueryTarget; reading: Reading; pieces: string }

async function copyRows(
  { sandbox, store, limits, room }: RefreshDeps,
  { teamId, id }: ExtractRow,
  { target, reading: { sql, params, width }, pieces }: Copying,
  signal: AbortSignal,
): Promise<Copied> {
  const full = new AbortController()
  let told = 0
  const looking = setInterval(() => {
    if (!room.hasRoom()) full.abort(new DiskFullError())
    const rows = rowsCopied(pieces)
    if (rows > told) void store.update(teamId, id, { progressRows: rows }).catch(() => {})
    told = rows
  }, LOOK_EVERY_MS)
  const maxRows = Math.floor(limits.maxCells / Math.max(1, width))
  try {
    const copied = await sandbox.copy(
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
    if (copied.truncated)
      throw new ExtractFault(
        copied.rowCount >= maxRows
          ? `It is too large to be kept: an extract may have ${limits.maxCells} cells, which is ${maxRows} rows of it.`
          : `It is too large to be kept: an extract may hold ${limits.maxUnzippedBytes} bytes of text.`,
      )
    return copied
  } catch (error) {
    full.signal.throwIfAborted()
    throw error
  } finally {
    clearInterval(looking)
  }
}

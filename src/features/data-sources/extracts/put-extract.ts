import type { ExtractResult } from '../../../engine/spreadsheets/index.ts'
import { type Clock, isoNow } from '../../../platform/clock.ts'
import type { Database, Queries } from '../../../platform/database/open.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { newId } from '../../../platform/ids.ts'
import { TryAgain } from '../../../platform/jobs/jobs.ts'
import type { StoredSource } from '../data-sources.store.ts'
import type { DataSources } from '../data-sources.ts'
import type { ExtractRow, ExtractStore } from './extracts.store.ts'

export type PutDeps = { database: Database; sources: DataSources; store: ExtractStore; files: FileStore; clock: Clock }
export type Made = ExtractResult & { asOf: string; bytes: number; filePath: string }

/** What was kept before may still be read. */
const OLD_KEPT_MS = 60_000

/** The new file is the extract from here on, unless that was deleted, or is of another database by now. */
export async function putExtract(
  deps: PutDeps,
  row: ExtractRow,
  /** As it was when the reading began. */
  source: StoredSource,
  made: Made,
): Promise<void> {
  const { database, sources, store, files, clock } = deps
  const { rows, bytes, asOf, filePath, columns, leftOut, grownTo } = made
  const now = await sources.store.find(row.teamId, row.dataSourceId)
  const leadsElsewhere = now !== undefined && connectionOf(now) !== connectionOf(source)
  const result = await database.transaction(async (queries) => {
    // Written to first, so that whoever deletes it meanwhile waits, or has deleted it.
    const written = { updatedAt: isoNow(clock) }
    const wanted = now && !leadsElsewhere && (await store.update(row.teamId, row.id, written, queries))
    if (!wanted) return undefined
    const put = row.sql === null ? null : await putResult(deps, wanted, source, made, queries)
    await store.update(
      row.teamId,
      row.id,
      {
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
        readWhole: wanted.readWhole === row.readWhole && wanted.sql === row.sql ? 0 : 1,
        resultId: put?.after.id ?? null,
        ...written,
      },
      queries,
    )
    return { put, before: put?.before ?? wanted.filePath }
  })
  if (!result) await files.remove(filePath)
  if (leadsElsewhere) throw new TryAgain(0, 'the connection was changed meanwhile')
  const before = result?.before
  if (before) setTimeout(() => void files.remove(before).catch(() => {}), OLD_KEPT_MS).unref()
  if (!result?.put) return
  const { teamId, id } = result.put.after
  sources.schemas.prepare(result.put.after)
  await sources.tellChange({ teamId, id, change: 'replaced' })
}

/** The result of a statement is a data source like a file that was uploaded, and each reading another version of it. */
async function putResult(
  { sources, clock }: PutDeps,
  { teamId, resultId, tableName }: ExtractRow,
  { createdByUserId }: StoredSource,
  { bytes, filePath }: Made,
  queries: Queries,
): Promise<{ after: StoredSource; before: string | null }> {
  const now = isoNow(clock)
  const version = { filePath, fileSize: bytes, updatedAt: now }
  const present = resultId === null ? undefined : await sources.store.find(teamId, resultId, queries)
  if (present) {
    const after = (await sources.store.update(teamId, present.id, version, queries))!
    await sources.store.dropProfile(teamId, present.id, queries)
    for (const hook of sources.replaceHooks) await hook(queries, after, now)
    return { after, before: present.filePath }
  }
  const after: StoredSource = {
    ...noConnection,
    ...version,
    id: newId(),
    teamId,
    createdByUserId,
    name: tableName,
    type: 'DUCKDB',
    createdAt: now,
  }
  await sources.store.insert(teamId, after, queries)
  return { after, before: null }
}

const noConnection = {
  ssl: false,
  connectionStatus: null,
  database: null,
  datasets: null,
  host: null,
  lastError: null,
  lastTestedAt: null,
  originalFileName: null,
  port: null,
  projectId: null,
  username: null,
  options: '{}',
  sealedSecrets: null,
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

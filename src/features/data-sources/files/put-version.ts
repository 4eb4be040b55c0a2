import type { FastifyRequest } from 'fastify'
import { isFileSource } from '../../../engine/connection.contract.ts'
import type { Sandbox } from '../../../engine/sandbox/index.ts'
import type { ImportReport } from '../../../engine/spreadsheets/index.ts'
import { isoNow } from '../../../platform/clock.ts'
import { findOrThrow } from '../../../platform/errors.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import type { Principal } from '../../access/index.ts'
import { by, record } from '../../audit-log/index.ts'
import { targetOf } from '../connection.ts'
import { dataSourceErrors } from '../data-sources.errors.ts'
import type { DataSourceStore, StoredSource } from '../data-sources.store.ts'
import type { SourceHook } from '../data-sources.ts'
import { withQueryErrors } from '../query-faults.ts'
import type { UploadDeps } from './upload-spreadsheet.ts'

export type VersionDeps = UploadDeps & { sandbox: Sandbox; secrets: Secrets; replaceHooks: SourceHook[] }

/** Queries that found the old version may still be reading it. */
const oldVersionKeptMs = 60_000

/** An uploaded source, to give it another version of its file. */
export async function findFileSource(store: DataSourceStore, teamId: string, id: string): Promise<StoredSource> {
  const source = await findOrThrow(store.find(teamId, id), dataSourceErrors.notFound)
  if (!isFileSource(source)) throw dataSourceErrors.notAFile()
  if (source.originalFileName === null)
    throw dataSourceErrors.notAFile('it is the result of a statement: change that, or refresh it')
  return source
}

export async function tablesOf(deps: VersionDeps, source: StoredSource, signal: AbortSignal) {
  const target = await targetOf(deps, source)
  return withQueryErrors(deps.sandbox.catalog({ teamId: source.teamId, target, signal }))
}

export type Version = {
  before: StoredSource
  /** What of the row is another with the new version, its file among it. */
  change: Partial<StoredSource> & { filePath: string }
  report: ImportReport
  fileName: string
  /** What it is made of the version before, so that none may have come between; null: it is another file. */
  from: 'added rows' | 'other options' | null
}

/** Names the new version in the row; until then the old one is the source. */
export async function putVersion(
  deps: VersionDeps,
  caller: Principal,
  request: FastifyRequest,
  { before, change, report, fileName, from }: Version,
): Promise<StoredSource> {
  const { files, database, store, clock } = deps
  const { teamId, id } = before
  const now = isoNow(clock)
  const row = { ...change, connectionStatus: null, lastError: null, lastTestedAt: null, updatedAt: now }
  const after = await database.transaction(async (queries) => {
    const updated = await store.update(teamId, id, row, queries, from ? before.filePath : null)
    if (!updated) {
      if (!(await store.find(teamId, id, queries))) throw dataSourceErrors.notFound()
      throw dataSourceErrors.changedMeanwhile()
    }
    await store.putReport(teamId, id, report, now, queries)
    for (const hook of deps.replaceHooks) await hook(queries, updated, now)
    const detail = {
      name: updated.name,
      fileName,
      ...(from === 'added rows' && { added: true }),
      ...(from === 'other options' && { choices: report.choices }),
    }
    await record(queries, { ...by(caller, request), action: 'data-source.updated', targetId: id, detail }, now)
    return updated
  })
  // Should the service end sooner, the sweep at its next start finds that no row names the folder.
  setTimeout(() => void files.remove(before.filePath!).catch(() => {}), oldVersionKeptMs).unref()
  return after
}

/** The table of a text file has its name from its first file. */
export function nameFor({ originalFileName, name }: StoredSource, known: ImportReport | undefined): string {
  const fileName = originalFileName ?? name
  const extension = /\.[^.]*$/.exec(fileName)?.[0] ?? ''
  const table = known?.file.format === 'csv' ? known.tables[0] : undefined
  return table ? `${table.label}${extension}` : fileName
}

import type { FastifyRequest } from 'fastify'
import type { Sandbox } from '../../../engine/sandbox/index.ts'
import { isoNow } from '../../../platform/clock.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import type { Principal } from '../../access/index.ts'
import { by, record } from '../../audit-log/index.ts'
import { compareSchemas } from '../compare-schemas.ts'
import { isFileSource, targetOf } from '../connection.ts'
import type { SchemaChanges } from '../data-sources.contract.ts'
import { dataSourceErrors } from '../data-sources.errors.ts'
import type { StoredSource } from '../data-sources.store.ts'
import type { BreakHook, SourceHook } from '../data-sources.ts'
import { withQueryErrors } from '../query-faults.ts'
import { receiveSpreadsheet } from './receive-spreadsheet.ts'
import type { UploadDeps } from './upload-spreadsheet.ts'

export type ReplaceDeps = UploadDeps & { sandbox: Sandbox; secrets: Secrets }
type Hooks = { replaceHooks: SourceHook[]; breakHooks: BreakHook[] }

/** Queries that found the old version may still be reading it. */
const oldVersionKeptMs = 60_000

/** A new version of the file under the same id. Until the row names it, the old one is the source. */
export async function replaceFile(
  deps: ReplaceDeps & Hooks,
  caller: Principal,
  id: string,
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<{ source: StoredSource; changes: SchemaChanges }> {
  const { files, database, store, sandbox, clock } = deps
  const { teamId } = caller
  const before = await store.find(teamId, id)
  if (!before) throw dataSourceErrors.notFound()
  if (!isFileSource(before)) throw dataSourceErrors.notAFile()
  const tablesOf = (source: StoredSource) =>
    withQueryErrors(sandbox.catalog({ teamId, target: targetOf(deps, source), signal }))
  const tablesBefore = await tablesOf(before)

  const { source, changes } = await receiveSpreadsheet(
    deps,
    { caller, request, fields: ['engine', 'uploadId', 'breaks'], signal, replaces: before.originalFileName },
    async ({ staged, fileName, fileSize, type, report, breaks }) => {
      const filePath = await staged.keep()
      try {
        const now = isoNow(clock)
        const change = {
          type,
          filePath,
          fileSize,
          originalFileName: fileName,
          connectionStatus: null,
          lastError: null,
          lastTestedAt: null,
          updatedAt: now,
        }
        const tablesAfter = await tablesOf({ ...before, ...change })
        if (breaks === 'refuse') await assertBreaksNothing(deps, { ...before, type }, tablesAfter)
        const after = await database.transaction(async (queries) => {
          const updated = await store.update(teamId, id, change, queries)
          if (!updated) throw dataSourceErrors.notFound()
          await store.putReport(teamId, id, report, now, queries)
          for (const hook of deps.replaceHooks) await hook(queries, updated, now)
          const detail = { name: updated.name, fileName }
          await record(queries, { ...by(caller, request), action: 'data-source.updated', targetId: id, detail }, now)
          return updated
        })
        return { id, source: after, changes: compareSchemas(tablesBefore, tablesAfter) }
      } catch (error) {
        await files.remove(filePath)
        throw error
      }
    },
  )
  // Should the service end sooner, the sweep at its next start finds that no row names the folder.
  setTimeout(() => void files.remove(before.filePath!).catch(() => {}), oldVersionKeptMs).unref()
  return { source, changes }
}

async function assertBreaksNothing(
  { breakHooks }: Hooks,
  source: StoredSource,
  tables: Parameters<BreakHook>[1],
): Promise<void> {
  const faults = (await Promise.all(breakHooks.map((hook) => hook(source, tables)))).flat()
  if (faults.length === 0) return
  const [first] = faults
  throw dataSourceErrors.breaksDefinitions(`${first!.path}: ${first!.message}`, {}, { faults })
}

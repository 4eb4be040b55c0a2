import type { FastifyRequest } from 'fastify'
import { may, type Principal } from '../../access/index.ts'
import { compareSchemas } from '../compare-schemas.ts'
import type { SchemaChanges } from '../data-sources.contract.ts'
import { dataSourceErrors } from '../data-sources.errors.ts'
import type { StoredSource } from '../data-sources.store.ts'
import type { BreakHook } from '../data-sources.ts'
import { findFileSource, nameFor, putVersion, tablesOf, type VersionDeps } from './put-version.ts'
import { receiveSpreadsheet } from './receive-spreadsheet.ts'

export type Hooks = { breakHooks: BreakHook[] }

/** A new version of the file under the same id. Until the row names it, the old one is the source. */
export async function replaceFile(
  deps: VersionDeps & Hooks,
  caller: Principal,
  id: string,
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<{ source: StoredSource; changes: SchemaChanges }> {
  const { files, store } = deps
  const before = await findFileSource(store, caller.teamId, id)
  const tablesBefore = await tablesOf(deps, before, signal)
  const known = await store.importReport(caller.teamId, id)
  return receiveSpreadsheet(
    deps,
    {
      caller,
      request,
      fields: ['engine', 'uploadId', 'breaks'],
      signal,
      replaces: nameFor(before, known),
      choices: known?.choices,
    },
    async ({ staged, fileName, fileSize, type, report, breaks }) => {
      const filePath = await staged.keep()
      try {
        const change = { type, filePath, fileSize, originalFileName: fileName }
        const tablesAfter = await tablesOf(deps, { ...before, ...change }, signal)
        if (breaks === 'refuse') await assertBreaksNothing(deps, caller, { ...before, type }, tablesAfter)
        const version = { before, change, report, fileName, from: null }
        const source = await putVersion(deps, caller, request, version)
        return { id, source, changes: compareSchemas(tablesBefore, tablesAfter) }
      } catch (error) {
        await files.remove(filePath)
        throw error
      }
    },
  )
}

export async function assertBreaksNothing(
  { breakHooks }: Hooks,
  caller: Principal,
  source: StoredSource,
  tables: Parameters<BreakHook>[1],
): Promise<void> {
  const faults = (await Promise.all(breakHooks.map((hook) => hook(source, tables)))).flat()
  if (faults.length === 0) return
  if (!may(caller, 'data-sources:read'))
    throw dataSourceErrors.breaksDefinitions('send breaks=keep to replace it all the same')
  const [first] = faults
  throw dataSourceErrors.breaksDefinitions(`${first!.path}: ${first!.message}`, {}, { faults })
}

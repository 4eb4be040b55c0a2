import { constants } from 'node:fs'
import { copyFile, link, rm } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import type { ImportReport } from '../../../engine/spreadsheets/index.ts'
import { isoNow } from '../../../platform/clock.ts'
import type { Principal } from '../../access/index.ts'
import { compareSchemas } from '../compare-schemas.ts'
import type { SchemaChanges } from '../data-sources.contract.ts'
import { dataSourceErrors } from '../data-sources.errors.ts'
import type { StoredSource } from '../data-sources.store.ts'
import { dataFile, originalFile } from './keep-twins.ts'
import { findFileSource, putVersion, tablesOf, type VersionDeps } from './put-version.ts'
import { addedFile, receiveSpreadsheet, sentFile } from './receive-spreadsheet.ts'

export type Appended = { source: StoredSource; added: ImportReport; changes: SchemaChanges }

/** The rows of a file at the end of the tables that are there: a new version, of which the old one is the beginning. */
export async function appendFile(
  deps: VersionDeps,
  caller: Principal,
  id: string,
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<Appended> {
  const { files, store, clock } = deps
  const { teamId } = caller
  let before = await findFileSource(store, teamId, id)
  const answer = await receiveSpreadsheet(
    deps,
    {
      caller,
      request,
      fields: ['table', 'uploadId'],
      signal,
      async onto(staged) {
        // The one of now: while the file arrived there may have been another.
        before = await findFileSource(store, teamId, id)
        const old = (file: string) => fetchKept(files, before, file)
        await unlessGone(copyFile(await old(dataFile), staged.path(dataFile), constants.COPYFILE_FICLONE))
        await unlessGone(linkOrCopy(await old(originalFile), staged.path(originalFile)))
        return { data: staged.path(dataFile), engine: before.type === 'DUCKDB' ? 'duckdb' : 'sqlite' }
      },
    },
    async ({ staged, fileName, report: added }) => {
      await Promise.all([addedFile, sentFile].map((file) => rm(staged.path(file), { force: true })))
      const report = withAdded(await store.importReport(teamId, id), added, {
        fileName,
        rows: added.tables.reduce((sum, { rows }) => sum + rows, 0),
        at: isoNow(clock),
      })
      const tablesBefore = await tablesOf(deps, before, signal)
      const filePath = await staged.keep()
      try {
        const tablesAfter = await tablesOf(deps, { ...before, filePath }, signal)
        const version = { before, change: { filePath }, report, fileName, from: 'added rows' as const }
        const source = await putVersion(deps, caller, request, version)
        return { id, source, added, changes: compareSchemas(tablesBefore, tablesAfter) }
      } catch (error) {
        await files.remove(filePath)
        throw error
      }
    },
  )
  // The columns are made anew beside it; until they are there, SQLite answers.
  deps.twins?.find(answer.source.filePath!)
  return answer
}

/** A version goes a while after another has taken its place. */
export async function fetchKept(
  files: VersionDeps['files'],
  { filePath }: StoredSource,
  file: string,
): Promise<string> {
  const found = await files.fetch(filePath!, file)
  if (found === null) throw dataSourceErrors.changedMeanwhile()
  return found
}

/** It may go at any moment. */
export async function unlessGone(copying: Promise<void>): Promise<void> {
  try {
    await copying
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? dataSourceErrors.changedMeanwhile() : error
  }
}

/** What is kept is never changed, so that two versions may share it, where the disk can do that. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error
    await copyFile(from, to, constants.COPYFILE_FICLONE)
  }
}

/** The report of the whole: what was read before, with what came to it. */
function withAdded(
  before: ImportReport | undefined,
  added: ImportReport,
  note: NonNullable<ImportReport['appended']>[number],
): ImportReport {
  if (!before) return { ...added, appended: [note] }
  const tables = before.tables.map((table) => {
    const more = added.tables.filter(({ into }) => into === table.name)
    const nullsOf = (column: string) =>
      more.flatMap(({ columns }) => columns).filter(({ name }) => name.toLowerCase() === column.toLowerCase())
    return {
      ...table,
      rows: more.reduce((sum, { rows }) => sum + rows, table.rows),
      columns: table.columns.map((column) => ({
        ...column,
        nulls: nullsOf(column.name).reduce((sum, { nulls }) => sum + nulls, column.nulls),
      })),
    }
  })
  return { ...before, tables, appended: [...(before.appended ?? []), note] }
}

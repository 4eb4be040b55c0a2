import type { FastifyRequest } from 'fastify'
import { quoteIdentifier } from '../../../engine/quote-identifier.ts'
import { rowsOf } from '../../../engine/sandbox/index.ts'
import { type ImportReport, importSpreadsheet } from '../../../engine/spreadsheets/index.ts'
import type { ImportChoices } from '../../../engine/spreadsheets/report/import-choices.contract.ts'
import type { StagedFolder } from '../../../platform/files/file-store.ts'
import type { Principal } from '../../access/index.ts'
import { compareSchemas } from '../compare-schemas.ts'
import { targetOf } from '../connection.ts'
import type { SchemaChanges } from '../data-sources.contract.ts'
import { dataSourceErrors } from '../data-sources.errors.ts'
import type { StoredSource } from '../data-sources.store.ts'
import { fetchKept, linkOrCopy, unlessGone } from './append-file.ts'
import { dataFile, originalFile } from './keep-twins.ts'
import { findFileSource, nameFor, putVersion, tablesOf, type VersionDeps } from './put-version.ts'
import { knownFault, readInTurn } from './receive-spreadsheet.ts'
import { assertBreaksNothing, type Hooks } from './replace-file.ts'

type Asked = { caller: Principal; id: string; choices: ImportChoices; signal: AbortSignal }
type Made = { before: StoredSource; staged: StagedFolder; report: ImportReport; type: 'SQLITE' | 'DUCKDB' }

const previewRows = 20
const previewTables = 20

/** What the tables would be with other import options; nothing is kept of it. */
export async function previewImport(
  deps: VersionDeps,
  asked: Asked,
): Promise<{ report: ImportReport; rows: Record<string, ReturnType<typeof rowsOf>> }> {
  const { teamId, userId } = asked.caller
  return importOriginal(deps, asked, async ({ before, staged, report, type }) => {
    const filePath = await staged.keep()
    try {
      const target = await targetOf(deps, { ...before, type, filePath })
      const rows: Record<string, ReturnType<typeof rowsOf>> = {}
      for (const { name } of report.tables.slice(0, previewTables)) {
        const sql = `SELECT * FROM ${quoteIdentifier(name)} LIMIT ${previewRows}`
        const query = { teamId, userId, target, sql, maxRows: previewRows, signal: asked.signal }
        rows[name] = rowsOf(await deps.sandbox.query(query))
      }
      return { report, rows }
    } finally {
      await deps.files.remove(filePath)
    }
  })
}

/** Imports the file as it was uploaded once more, with other options: a new version under the same id. */
export async function importAgain(
  deps: VersionDeps & Hooks,
  asked: Asked & { breaks: 'keep' | 'refuse'; request: FastifyRequest },
): Promise<{ source: StoredSource; changes: SchemaChanges }> {
  const { caller, request, signal } = asked
  return importOriginal(deps, asked, async ({ before, staged, report, type }) => {
    const tablesBefore = await tablesOf(deps, before, signal)
    const filePath = await staged.keep()
    try {
      const tablesAfter = await tablesOf(deps, { ...before, type, filePath }, signal)
      if (asked.breaks === 'refuse') await assertBreaksNothing(deps, caller, { ...before, type }, tablesAfter)
      const fileName = before.originalFileName ?? before.name
      const version = { before, change: { type, filePath }, report, fileName, from: 'other options' as const }
      const source = await putVersion(deps, caller, request, version)
      return { source, changes: compareSchemas(tablesBefore, tablesAfter) }
    } catch (error) {
      await deps.files.remove(filePath)
      throw error
    }
  })
}

/** Reads the kept original into a staged folder; what `use` has not given a place goes. */
async function importOriginal<T>(
  deps: VersionDeps,
  { caller, id, choices, signal }: Asked,
  use: (made: Made) => Promise<T>,
): Promise<T> {
  const { files, store, turns, limits, room, twins } = deps
  const before = await findFileSource(store, caller.teamId, id)
  const known = await store.importReport(caller.teamId, id)
  assertCanChange(known, choices)
  const staged = await files.stage()
  try {
    await unlessGone(linkOrCopy(await fetchKept(files, before, originalFile), staged.path(originalFile)))
    const { type, report } = await readInTurn(turns, caller, signal, () =>
      importSpreadsheet({
        input: staged.path(originalFile),
        fileName: nameFor(before, known),
        output: staged.path(dataFile),
        ...(twins && { twin: twins.wanted(staged) }),
        engine: before.type === 'DUCKDB' ? 'duckdb' : 'sqlite',
        choices,
        limits: limits.import,
        signal,
        hasRoom: room.hasRoom,
      }),
    )
    report.file.name = known.file.name
    return await use({ before, staged, report, type })
  } catch (error) {
    throw knownFault(error)
  } finally {
    await staged.drop()
  }
}

function assertCanChange(known: ImportReport | undefined, choices: ImportChoices): asserts known is ImportReport {
  if (!known || ['parquet', 'jsonl', 'sqlite'].includes(known.file.format)) throw dataSourceErrors.cannotImportAgain()
  if (known.appended && known.appended.length > 0)
    throw dataSourceErrors.cannotImportAgain('rows were added to it later, which the file does not have')
  const names = known.tables.map(({ name }) => name)
  const strange = Object.keys(choices).find((name) => !names.includes(name))
  if (strange !== undefined) throw dataSourceErrors.tableNotFound(`there is no table "${strange}"`)
}

import { writeFile } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import type { Sandbox } from '../../engine/sandbox/index.ts'
import { type ImportLimits, importSpreadsheet, UnreadableFileError } from '../../engine/spreadsheets/index.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { FileStore, StagedFolder } from '../../platform/files/file-store.ts'
import { httpErrors } from '../../platform/http/http.errors.ts'
import { readMultipart } from '../../platform/http/multipart.ts'
import type { Turns } from '../../platform/turns.ts'
import { type DataSources, inOurWords, unreadable } from '../data-sources/index.ts'
import { type Dataset, type ImportInput, importFields } from './datasets.contract.ts'
import { datasetErrors } from './datasets.errors.ts'
import type { DatasetStore } from './datasets.store.ts'
import type { ImportResult } from './jobs/import-rows.ts'
import type { Entries } from './open-entries.ts'

export type ImportParts = {
  entries: Entries
  datasets: DatasetStore
  sources: DataSources
  sandbox: Sandbox
  files: FileStore
  turns: Turns
  limits: { maxFileBytes: number; maxEntries: number; import: ImportLimits }
  clock: Clock
}
type Mode = ImportInput['mode']
export type Imported = { added: number; removed: number; entries: number; truncated: boolean }

/** One query's rows at most, and bytes of them. */
const maxRows = 1_000_000
const maxBytes = 64 * 1024 ** 2

/** The rows of a query on a data source. */
export async function importFromQuery(
  parts: ImportParts,
  teamId: string,
  dataset: Dataset,
  { dataSourceId, sql, params, mode }: Pick<ImportInput, 'params' | 'mode'> & { dataSourceId: string; sql: string },
  signal: AbortSignal,
): Promise<Imported> {
  const { sources, sandbox, entries, datasets, clock } = parts
  const source = await sources.find(teamId, dataSourceId)
  const target = await sources.resolveTarget(teamId, dataSourceId)
  const { json, rowCount, truncated } = await inOurWords(
    sandbox.query({ teamId, target, sql, ...(params && { params }), maxRows, maxBytes, signal }),
  )
  const result = await entries.jobs.run(
    'import rows',
    { ...targetFor(parts, teamId, dataset, mode), json },
    { entries: rowCount, signal },
  )
  const imported = { ...done(parts, result), truncated }
  if (dataset.dataSourceId === null)
    await datasets.setSource(teamId, dataset.id, { id: source.id, name: source.name }, isoNow(clock))
  return imported
}

/** CSV text of the request itself. */
export const importFromText = (
  parts: ImportParts,
  teamId: string,
  dataset: Dataset,
  { csv, mode }: { csv: string; mode: Mode },
  signal: AbortSignal,
): Promise<Imported> =>
  withFolder(parts.files, async (staged) => {
    await writeFile(staged.path('upload'), csv)
    return importTable(parts, teamId, dataset, { staged, fileName: 'entries.csv', mode }, signal)
  })

/** An uploaded spreadsheet. */
export const importFromFile = (
  parts: ImportParts,
  teamId: string,
  dataset: Dataset,
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<Imported> =>
  withFolder(parts.files, async (staged) => {
    const { maxFileBytes: maxBytes } = parts.limits
    const form = await readMultipart(request, {
      fields: Object.keys(importFields),
      file: { name: 'file', to: staged.path('upload'), maxBytes, required: true },
      signal,
    })
    const mode = importFields.mode.safeParse(form.fields.mode)
    if (!mode.success) throw httpErrors.invalidRequest(`body.mode: ${mode.error.issues[0]!.message}`)
    return importTable(parts, teamId, dataset, { staged, fileName: form.file!.name, mode: mode.data }, signal)
  })

async function withFolder<T>(files: FileStore, work: (staged: StagedFolder) => Promise<T>): Promise<T> {
  const staged = await files.stage()
  try {
    return await work(staged)
  } finally {
    await staged.drop()
  }
}

async function importTable(
  parts: ImportParts,
  teamId: string,
  dataset: Dataset,
  { staged, fileName, mode }: { staged: StagedFolder; fileName: string; mode: Mode },
  signal: AbortSignal,
): Promise<Imported> {
  const { turns, limits, entries } = parts
  const leave = await turns.take(signal)
  const output = staged.path('data')
  const { type, report } = await importSpreadsheet({
    input: staged.path('upload'),
    fileName,
    output,
    engine: 'sqlite',
    limits: limits.import,
    signal,
  })
    .catch((error) => {
      throw error instanceof UnreadableFileError ? unreadable(error) : error
    })
    .finally(leave)
  const table = report.tables[0]
  if (type !== 'SQLITE' || !table)
    throw unreadable(new UnreadableFileError('entries are imported from delimited text or a workbook'))
  const result = await entries.jobs.run(
    'import table',
    { ...targetFor(parts, teamId, dataset, mode), file: output, table: table.name, columns: table.columns },
    { entries: table.rows, signal },
  )
  return { ...done(parts, result), truncated: false }
}

const targetFor = ({ limits, clock }: ImportParts, teamId: string, dataset: Dataset, mode: Mode) => ({
  teamId,
  datasetId: dataset.id,
  mode,
  maxEntries: limits.maxEntries,
  now: isoNow(clock),
})

function done({ limits }: Pick<ImportParts, 'limits'>, result: ImportResult) {
  if ('tooMany' in result) throw datasetErrors.tooManyEntries(`a dataset may hold at most ${limits.maxEntries} entries`)
  return result
}

import { stat, writeFile } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import type { Sandbox } from '../../engine/sandbox/index.ts'
import { type ImportLimits, importSpreadsheet, UnreadableFileError } from '../../engine/spreadsheets/index.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { DiskRoom } from '../../platform/files/disk-room.ts'
import type { FileStore, StagedFolder } from '../../platform/files/file-store.ts'
import { httpErrors } from '../../platform/http/http.errors.ts'
import { readMultipart } from '../../platform/http/multipart.ts'
import type { Turns } from '../../platform/turns.ts'
import type { Principal } from '../access/index.ts'
import { type DataSources, unreadable, withQueryErrors } from '../data-sources/index.ts'
import { dropContents } from './change-contents.ts'
import { type Dataset, type ImportInput, importFields } from './datasets.contract.ts'
import { datasetErrors } from './datasets.errors.ts'
import type { DatasetStore } from './datasets.store.ts'
import { tooLong } from './entry-data.ts'
import type { ImportResult } from './jobs/import-rows.ts'
import type { Entries } from './open-entries.ts'

export type ImportDeps = {
  entries: Entries
  datasets: DatasetStore
  sources: DataSources
  sandbox: Sandbox
  files: FileStore
  turns: Turns
  limits: { maxFileBytes: number; maxEntries: number; import: ImportLimits }
  clock: Clock
  room: Pick<DiskRoom, 'hasRoom'>
}
type Mode = ImportInput['mode']
type Owner = Pick<Principal, 'teamId' | 'userId'>
export type Imported = { added: number; removed: number; entries: number; truncated: boolean }

/** One query's rows at most, and bytes of them. */
const maxRows = 1_000_000
const maxBytes = 64 * 1024 ** 2

/** The rows of a query on a data source. */
export async function importFromQuery(
  deps: ImportDeps,
  owner: Owner,
  dataset: Dataset,
  { dataSourceId, sql, params, mode }: Pick<ImportInput, 'params' | 'mode'> & { dataSourceId: string; sql: string },
  signal: AbortSignal,
): Promise<Imported> {
  const { sources, sandbox, entries, datasets, clock } = deps
  const { teamId, userId } = owner
  const source = await sources.find(teamId, dataSourceId)
  const target = await sources.resolveTarget(teamId, dataSourceId)
  const { json, columns, types, rowCount, truncated } = await withQueryErrors(
    sandbox.query({ teamId, userId, target, sql, ...(params && { params }), maxRows, maxBytes, signal }),
  )
  const result = await entries.jobs.run(
    'import rows',
    {
      ...targetFor(deps, teamId, dataset, mode),
      json,
      integers: columns.filter((_, i) => types[i] === 'integer'),
    },
    { userId, entries: rowCount, bytes: json.byteLength, signal },
  )
  const imported = { ...(await done(deps, teamId, dataset.id, result)), truncated }
  if (dataset.dataSourceId === null)
    await datasets.setSource(teamId, dataset.id, { id: source.id, name: source.name }, isoNow(clock))
  return imported
}

/** CSV text of the request itself. */
export const importFromText = (
  deps: ImportDeps,
  owner: Owner,
  dataset: Dataset,
  { csv, mode }: { csv: string; mode: Mode },
  signal: AbortSignal,
): Promise<Imported> =>
  withFolder(deps.files, async (staged) => {
    await writeFile(staged.path('upload'), csv)
    return importTable(deps, owner, dataset, { staged, fileName: 'entries.csv', mode }, signal)
  })

/** An uploaded spreadsheet. */
export const importFromFile = (
  deps: ImportDeps,
  owner: Owner,
  dataset: Dataset,
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<Imported> =>
  withFolder(deps.files, async (staged) => {
    const { maxFileBytes: maxBytes } = deps.limits
    const form = await readMultipart(request, {
      fields: Object.keys(importFields),
      file: { name: 'file', to: staged.path('upload'), maxBytes, required: true, hasRoom: deps.room.hasRoom },
      signal,
    })
    const mode = importFields.mode.safeParse(form.fields.mode)
    if (!mode.success) throw httpErrors.invalidRequest(`body.mode: ${mode.error.issues[0]!.message}`)
    return importTable(deps, owner, dataset, { staged, fileName: form.file!.name, mode: mode.data }, signal)
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
  deps: ImportDeps,
  owner: Owner,
  dataset: Dataset,
  { staged, fileName, mode }: { staged: StagedFolder; fileName: string; mode: Mode },
  signal: AbortSignal,
): Promise<Imported> {
  const { turns, limits, entries } = deps
  const leave = await turns.take(owner, signal)
  const output = staged.path('data')
  const { type, report } = await importSpreadsheet({
    input: staged.path('upload'),
    fileName,
    output,
    engine: 'sqlite',
    limits: limits.import,
    signal,
    hasRoom: deps.room.hasRoom,
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
    { ...targetFor(deps, owner.teamId, dataset, mode), file: output, table: table.name, columns: table.columns },
    { userId: owner.userId, entries: table.rows, bytes: (await stat(output)).size, signal },
  )
  return { ...(await done(deps, owner.teamId, dataset.id, result)), truncated: false }
}

const targetFor = ({ limits, clock }: ImportDeps, teamId: string, dataset: Dataset, mode: Mode) => ({
  teamId,
  datasetId: dataset.id,
  mode,
  maxEntries: limits.maxEntries,
  now: isoNow(clock),
})

async function done(deps: ImportDeps, teamId: string, datasetId: string, result: ImportResult) {
  const { limits, datasets, entries } = deps
  if ('lost' in result) throw datasetErrors.notFound()
  // Deleted before the first step: nobody but this import knows of what it added.
  if ((await datasets.find(teamId, datasetId)) === undefined) {
    await dropContents(entries.write, datasetId)
    throw datasetErrors.notFound()
  }
  if ('tooLong' in result) throw httpErrors.invalidRequest(`row ${result.tooLong}: ${tooLong}`)
  if ('tooMany' in result) throw datasetErrors.tooManyEntries(`a dataset may hold at most ${limits.maxEntries} entries`)
  return result
}

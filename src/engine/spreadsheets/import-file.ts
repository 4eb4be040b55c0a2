import { statSync } from 'node:fs'
import { syncEarly } from '../../platform/files/sync-early.ts'
import { matchTables, readKnownTables, type TableMatch } from './append/known-tables.ts'
import { importDatabase } from './database/import-database.ts'
import { detectFormat, FORMAT_HEAD } from './detect-format.ts'
import { createFileTarget } from './file-target.ts'
import type { ImportRequest, ImportResult } from './import-request.ts'
import { importTable } from './import-table.ts'
import { importSheets } from './import-workbook.ts'
import { type ImportProgress, UnreadableFileError } from './report/import-report.ts'
import { createProgress, type Progress } from './report/progress.ts'
import { type Arrival, arrived, readStart } from './text/arrival.ts'
import { csvWarnings, openCsv } from './text/csv-source.ts'
import { fileLabel, tableName } from './typing/names.ts'
import { chosenFor } from './typing/table-choices.ts'
import { refuseLegacyBomb } from './workbook/legacy-bombs.ts'
import { readLegacyWorkbook } from './workbook/legacy-workbook.ts'
import { openSheet, readMerges } from './workbook/xlsx-sheet.ts'
import { openWorkbook } from './workbook/xlsx-workbook.ts'
import { openZip } from './workbook/zip-archive.ts'

export async function importFile(
  request: ImportRequest,
  tell: (progress: ImportProgress) => void,
  arrival: Arrival = arrived,
): Promise<ImportResult> {
  const began = performance.now()
  const { onto } = request
  const match = onto && matchTables(await readKnownTables(onto.data, request.engine), onto.table)
  const format = detectFormat(await readStart(request.input, FORMAT_HEAD, arrival), request.fileName)
  const progress = createProgress(request.input, tell)
  // Text is read while it arrives; the others have their table of contents at the end.
  if (format !== 'text') await arrival.end()
  const file = { name: request.fileName, bytes: statSync(request.input).size }
  let result: ImportResult
  if (format === 'text') {
    result = await importCsv(request, file, { arrival, match }, progress)
  } else if (format === 'parquet' || format === 'jsonl') {
    if (match && request.engine === 'sqlite') throw onlyOnto('Parquet and JSON lines', 'DUCKDB')
    result = await (await import('./import-typed-file.ts')).importTypedFile(request, file, format, progress)
    for (const { name } of match ? result.report.tables : []) match!.next(name)
  } else if (format === 'sqlite') {
    if (match) throw new UnreadableFileError('the tables of a database cannot be added to others')
    result = await importDatabase(request, file, progress)
    if (request.twin !== undefined) result = await withTwinOf(result, { ...request, twin: request.twin }, progress)
  } else {
    if (match && request.engine === 'duckdb') throw onlyOnto('workbooks', 'SQLITE')
    if (format === 'zip') result = await importZipped(request, file, progress, match)
    else result = await importLegacy(request, file, progress, match)
  }
  if (onto && match) {
    for (const [index, { to }] of match.pairs.entries()) result.report.tables[index]!.into = to
    const { addDuckdbRows, addSqliteRows } = await import('./append/add-rows.ts')
    const adding = { into: onto.data, added: request.output, pairs: match.pairs, tables: result.report.tables }
    if (request.engine === 'sqlite') await addSqliteRows(adding, progress)
    else await addDuckdbRows(adding, request.limits.memoryBytes / 2, progress)
  }
  const bytes = statSync(request.input).size
  result.report.file.bytes = bytes
  result.report.elapsedMs = Math.round(performance.now() - began)
  const rows = result.report.tables.reduce((sum, table) => sum + table.rows, 0)
  tell({ phase: 'done', bytes, totalBytes: bytes, rows })
  return result
}

async function withTwinOf(
  result: ImportResult,
  { output: data, twin: output, limits }: ImportRequest & { twin: string },
  progress: Progress,
): Promise<ImportResult> {
  const { makeTwin } = await import('./make-twin.ts')
  const { failure } = await makeTwin({ data, output, limits }, progress)
  return { ...result, ...(failure !== undefined && { twinFailure: failure }) }
}

const onlyOnto = (what: string, type: string) =>
  new UnreadableFileError(`${what} can only be added to a data source of the type ${type}`)

async function importCsv(
  request: ImportRequest,
  file: { name: string; bytes: number },
  { arrival, match }: { arrival: Arrival; match: TableMatch | undefined },
  progress: Progress,
): Promise<ImportResult> {
  const early = syncEarly(request.output)
  const csv = await openCsv(request.input, request.fileName, request.limits, arrival, (bytes) => {
    early.grown(bytes)
    return progress.bytes(bytes)
  })
  const target = await createFileTarget(request, progress)
  const label = fileLabel(request.fileName)
  const name = tableName(label, 'table_1', new Set())
  const table = await importTable({
    source: csv,
    name,
    fit: match?.next(name),
    choices: chosenFor(request.choices ?? {}, name),
    label,
    hidden: false,
    target,
    limits: request.limits,
    decimalComma: csv.dialect.delimiter === ';' || null,
    ragged: true,
    phase: progress.phase,
    rowWritten: progress.rowWritten,
  })
  if (!table) throw new UnreadableFileError('the file holds no table')
  await early.end()
  const twinFailure = await target.close([table])
  const { encoding, warnings } = csvWarnings(csv)
  return {
    type: request.engine === 'sqlite' ? 'SQLITE' : 'DUCKDB',
    report: {
      file: { ...file, format: 'csv', encoding, dialect: csv.dialect },
      tables: [table],
      warnings,
      elapsedMs: 0,
      ...(request.choices && { choices: request.choices }),
    },
    ...(twinFailure && { twinFailure }),
  }
}

async function importZipped(
  request: ImportRequest,
  file: { name: string; bytes: number },
  progress: Progress,
  match: TableMatch | undefined,
): Promise<ImportResult> {
  let position = 0
  const zip = await openZip(request.input, request.limits, (bytes) => {
    position = bytes
  })
  if (zip.has('xl/workbook.bin')) {
    await refuseLegacyBomb(zip, request.limits)
    return importLegacy(request, file, progress, match)
  }
  if (zip.has('content.xml')) {
    if (zip.has('META-INF/manifest.xml') && (await zip.read('META-INF/manifest.xml')).includes('encryption-data')) {
      throw new UnreadableFileError('the file is protected by a password')
    }
    await refuseLegacyBomb(zip, request.limits)
    return importLegacy(request, file, progress, match)
  }
  if (zip.names.some((name) => name.startsWith('word/')))
    throw new UnreadableFileError('this is a text document, not a spreadsheet')
  if (zip.names.some((name) => name.startsWith('ppt/')))
    throw new UnreadableFileError('this is a presentation, not a spreadsheet')
  if (!zip.names.some((name) => name.startsWith('xl/') || name.endsWith('.rels'))) {
    throw new UnreadableFileError('this is a zip archive, not a workbook: unpack it first')
  }
  const book = await openWorkbook(zip, request.limits)
  const total = { cells: 0, sharedText: 0 }
  const sheets = book.sheets.map((sheet) => ({
    name: sheet.name,
    hidden: sheet.hidden,
    source: openSheet(zip, book, sheet, request.limits, total, () => progress.bytes(position)),
    merges: () => readMerges(zip, sheet),
  }))
  return importSheets(request, sheets, { ...file, format: 'xlsx' }, book.warnings, progress, match)
}

async function importLegacy(
  request: ImportRequest,
  file: { name: string; bytes: number },
  progress: Progress,
  match: TableMatch | undefined,
): Promise<ImportResult> {
  const { sheets, format, warnings } = await readLegacyWorkbook(request.input, file.bytes, request.limits)
  return importSheets(request, sheets, { ...file, format }, warnings, progress, match)
}

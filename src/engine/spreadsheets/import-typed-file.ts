import type { ImportRequest, ImportResult, Progress } from './import-file.ts'
import { createNotes, type ImportedColumnType, type ImportedTable, UnreadableFileError } from './import-report.ts'
import { columnNames, fileLabel, tableName } from './names.ts'
import { createDuckdb, quoteText } from './write-duckdb.ts'
import { quoteName } from './write-sqlite.ts'

function columnType(native: string): ImportedColumnType {
  if (/^(U?(TINY|SMALL|BIG|HUGE)?INT(EGER)?)$/.test(native)) return 'integer'
  if (/^(DOUBLE|FLOAT|DECIMAL)/.test(native)) return 'real'
  if (native === 'BOOLEAN') return 'boolean'
  if (native === 'DATE') return 'date'
  if (native.startsWith('TIMESTAMP')) return 'datetime'
  if (native.startsWith('TIME')) return 'time'
  return native === 'VARCHAR' ? 'text' : 'other'
}

/** Files that know their own types: DuckDB reads them, only the names are made safe. */
export async function importTypedFile(
  request: ImportRequest,
  file: { name: string; bytes: number },
  format: 'parquet' | 'jsonl',
  progress: Progress,
): Promise<ImportResult> {
  const label = fileLabel(request.fileName)
  const name = tableName(label, 'table_1', new Set())
  const from =
    format === 'parquet'
      ? `read_parquet(${quoteText(request.input)})`
      : `read_json(${quoteText(request.input)}, format = 'auto', sample_size = -1, maximum_object_size = ${request.limits.maxCellBytes})`
  progress.phase('reading')
  // Files of this kind are unpacked by DuckDB itself: it may take a good part of what the process may.
  const target = await createDuckdb(request.output, request.limits.memoryBytes / 3, 2)
  const { db } = target
  const described = await refuseBroken(request.input, async () =>
    (await db.runAndReadAll(`DESCRIBE SELECT * FROM ${from}`)).getRows(),
  )
  if (described.length > request.limits.maxColumns) {
    throw new UnreadableFileError(`${described.length} columns, the limit is ${request.limits.maxColumns}`)
  }
  const labels = described.map((row) => String(row[0]))
  const names = columnNames(labels)
  progress.phase('writing')
  await target.make(described.length)
  const select = labels.map((column, c) => `${quoteName(column)} AS ${quoteName(names[c]!)}`).join(', ')
  await refuseBroken(request.input, () => db.run(`CREATE TABLE ${quoteName(name)} AS SELECT ${select} FROM ${from}`))
  const counts = names.map((column) => `count(${quoteName(column)})`).join(', ')
  const [counted = []] = (await db.runAndReadAll(`SELECT count(*), ${counts} FROM ${quoteName(name)}`)).getRows()
  const [rows = 0, ...present] = counted.map(Number)
  const table: ImportedTable = {
    name,
    label,
    hidden: false,
    rows,
    columns: described.map((row, c) => {
      const native = String(row[1])
      const reason = format === 'parquet' ? `the file says ${native}` : `every value fits ${native}`
      return {
        name: names[c]!,
        label: labels[c]!,
        type: columnType(native),
        reason,
        nulls: rows - present[c]!,
        format: null,
        warnings: [],
      }
    }),
    header: { row: null, found: true },
    skippedRows: createNotes(),
    paddedRows: createNotes(),
    longRows: createNotes(),
    warnings: [],
  }
  await target.close([table])
  return { type: 'DUCKDB', report: { file: { ...file, format }, tables: [table], warnings: [], elapsedMs: 0 } }
}

/** What DuckDB says of a broken file is a reason worth passing on, without the file's path. */
async function refuseBroken<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (/out of memory/i.test(message))
      throw new UnreadableFileError('reading the file takes more memory than is allowed')
    const row = /in line (\d+)/.exec(message)?.[1]
    const reason = message
      .split('\n')[0]!
      .replace(/^(\w+ )*Error: /, '')
      .replaceAll(`"${path}"`, '')
      .replaceAll(`'${path}'`, '')
      .replaceAll(path, '')
    throw new UnreadableFileError(
      `the file is damaged: ${reason.trim().slice(0, 300)}`,
      row ? { row: Number(row) } : {},
    )
  }
}

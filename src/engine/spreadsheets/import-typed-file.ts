import type { DuckDBConnection } from '@duckdb/node-api'
import { saysDiskFull } from '../../platform/files/disk-full.ts'
import { quoteIdentifier } from '../quote-identifier.ts'
import type { ImportRequest, ImportResult } from './import-request.ts'
import {
  createNotes,
  type ImportedColumnType,
  type ImportedTable,
  UnreadableFileError,
} from './report/import-report.ts'
import type { Progress } from './report/progress.ts'
import { createDuckdb, quoteText } from './targets/write-duckdb.ts'
import { findRoundedNumbers, type RoundedNumbers } from './text/rounded-numbers.ts'
import { asLabel, columnNames, fileLabel, tableName } from './typing/names.ts'

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
  const json = (more: string) =>
    `read_json(${quoteText(request.input)}, format = 'auto', ${more}, maximum_object_size = ${request.limits.maxCellBytes})`
  const from = format === 'parquet' ? `read_parquet(${quoteText(request.input)})` : json('sample_size = -1')
  progress.phase('reading')
  // Files of this kind are unpacked by DuckDB itself: it may take a good part of what the process may.
  const target = await createDuckdb(request.output, request.limits.memoryBytes / 2, 2)
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
  const select = labels.map((column, c) => `${quoteIdentifier(column)} AS ${quoteIdentifier(names[c]!)}`).join(', ')
  await refuseBroken(request.input, () =>
    progress.during(db, db.run(`CREATE TABLE ${quoteIdentifier(name)} AS SELECT ${select} FROM ${from}`)),
  )
  progress.phase('profiling')
  const holders = described.flatMap((row, c) => (format === 'jsonl' && isNestedDouble(String(row[1])) ? [c] : []))
  const doubles = format === 'jsonl' ? [...(await largeDoubles(db, name, described, names)), ...holders] : []
  /** The text of a number, or JSON, in which numbers stand as they were written. */
  const exactType = (c: number) => (holders.includes(c) ? 'JSON' : 'VARCHAR')
  const asTexts = (columns: number[]) =>
    json(`columns = {${columns.map((c) => `${quoteText(labels[c]!)}: '${exactType(c)}'`).join(', ')}}`)
  const tests = doubles.map((c) => (holders.includes(c) ? longWithin : longNumber)(quoteIdentifier(labels[c]!)))
  const exact = doubles.length === 0 ? [] : await whereAny(db, asTexts(doubles), doubles, tests)
  if (exact.length > 0) {
    const both = labels.map(
      (column, c) =>
        `${exact.includes(c) ? 'as_text' : 'typed'}.${quoteIdentifier(column)} AS ${quoteIdentifier(names[c]!)}`,
    )
    await db.run(
      `CREATE OR REPLACE TABLE ${quoteIdentifier(name)} AS SELECT ${both.join(', ')} FROM ${from} AS typed POSITIONAL JOIN ${asTexts(exact)} AS as_text`,
    )
  }
  const counts = names.map((column) => `count(${quoteIdentifier(column)})`).join(', ')
  const [counted = []] = (await db.runAndReadAll(`SELECT count(*), ${counts} FROM ${quoteIdentifier(name)}`)).getRows()
  const [rows = 0, ...present] = counted.map(Number)
  const table: ImportedTable = {
    name,
    label,
    hidden: false,
    rows,
    columns: described.map((row, c) => {
      const native = exact.includes(c) ? exactType(c) : String(row[1])
      const fits = exact.includes(c)
        ? 'it has numbers of more digits than can be kept as one'
        : `every value fits ${native}`
      const reason = format === 'parquet' ? `the file says ${native}` : fits
      return {
        name: names[c]!,
        label: asLabel(labels[c]!),
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
    warnings: described.some((row) => format === 'jsonl' && String(row[1]).includes('DOUBLE'))
      ? roundedWarning(await findRoundedNumbers(request.input, progress))
      : [],
  }
  await target.close([table])
  return { type: 'DUCKDB', report: { file: { ...file, format }, tables: [table], warnings: [], elapsedMs: 0 } }
}

/** Where rounding is possible: columns of doubles that reach past the whole numbers which a double tells apart. */
async function largeDoubles(
  db: DuckDBConnection,
  table: string,
  described: unknown[][],
  names: string[],
): Promise<number[]> {
  const doubles = described.flatMap((row, c) => (row[1] === 'DOUBLE' ? [c] : []))
  if (doubles.length === 0) return []
  const tests = doubles.map((c) => `max(abs(${quoteIdentifier(names[c]!)})) > ${Number.MAX_SAFE_INTEGER}`)
  const [found = []] = (await db.runAndReadAll(`SELECT ${tests.join(', ')} FROM ${quoteIdentifier(table)}`)).getRows()
  return doubles.filter((_, i) => found[i] === true)
}

/** An object or list with doubles somewhere within. */
const isNestedDouble = (native: string): boolean => native !== 'DOUBLE' && /\bDOUBLE\b/.test(native)

/** Whole numbers of more than 15 digits, or numbers past every double: these stay as they are written. */
const longNumber = (column: string): string =>
  `bool_or(regexp_full_match(${column}, '-?[0-9]{16,}') OR isinf(try_cast(${column} AS DOUBLE)) OR try_cast(${column} AS DOUBLE) IS NULL AND ${column} IS NOT NULL)`
const longWithin = (column: string): string =>
  `bool_or(regexp_matches(${column}::VARCHAR, '[:,\\[]-?[0-9]{16,}[,\\]}]'))`

/** The columns whose test is true of some row. */
async function whereAny(db: DuckDBConnection, from: string, columns: number[], tests: string[]): Promise<number[]> {
  const [found = []] = (await db.runAndReadAll(`SELECT ${tests.join(', ')} FROM ${from}`)).getRows()
  return columns.filter((_, i) => found[i] === true)
}

const roundedWarning = ({ count, first }: RoundedNumbers): string[] => {
  if (count === 0) return []
  const shown = first.length > 40 ? `${first.slice(0, 40)}...` : first
  const what = 'it has more digits, or is larger or smaller, than can be kept'
  return [
    count === 1
      ? `one number was rounded: ${shown} (${what}); write it as text to keep it`
      : `${count} numbers were rounded, the first is ${shown} (${what}); write them as text to keep them`,
  ]
}

/** What DuckDB says of a broken file is a reason worth passing on, without the file's path. */
async function refuseBroken<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (saysDiskFull(error)) throw error
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

import type { ImportChoices } from './import-choices.contract.ts'

/** What an import may cost. Those of size are settings of the service; these are their defaults. */
export type ImportLimits = {
  maxColumns: number
  /** Columns of all tables of a file together: each is looked at, described and offered to every question. */
  maxFileColumns: number
  /** Cells of all sheets of a workbook together. */
  maxCells: number
  /** Longest single cell, in bytes. */
  maxCellBytes: number
  /** Largest ratio of unpacked to packed bytes of a zipped workbook, looked at from 10 MB unpacked. */
  maxUnzipRatio: number
  maxUnzippedBytes: number
  /** Files inside a zipped workbook. */
  maxEntries: number
  /** Old formats (xls, xlsb, ods) are read whole: larger files than this are refused. */
  maxLegacyBytes: number
  /** Sheets of a workbook. */
  maxSheets: number
  /** What the child process may have in memory. */
  memoryBytes: number
  /** Largest file the child may write. */
  fileBytes: number
  timeoutMs: number
  /** How long the reading of a whole file may stand still. */
  stalledMs: number
}

export const defaultImportLimits: ImportLimits = {
  maxColumns: 2000,
  maxFileColumns: 10_000,
  maxCells: 200_000_000,
  maxCellBytes: 16 * 1024 * 1024,
  maxUnzipRatio: 250,
  maxUnzippedBytes: 8 * 1024 ** 3,
  maxEntries: 10_000,
  maxLegacyBytes: 64 * 1024 * 1024,
  maxSheets: 1000,
  memoryBytes: 512 * 1024 ** 2,
  fileBytes: 16 * 1024 ** 3,
  timeoutMs: 15 * 60 * 1000,
  stalledMs: 60 * 1000,
}

export type ImportFormat = 'csv' | 'xlsx' | 'xlsb' | 'xls' | 'ods' | 'parquet' | 'jsonl' | 'sqlite'

export type ImportedColumnType = 'integer' | 'real' | 'boolean' | 'date' | 'datetime' | 'time' | 'text' | 'other'

/** How a typed column was written in the file, where the stored value alone no longer says it. */
export type ColumnFormat = {
  percent?: true
  currency?: string
  /** `UTC` or an offset that every value carried. */
  timezone?: string
  trueWord?: string
  falseWord?: string
}

export type ImportedColumn = {
  name: string
  /** The heading as it stood in the file; empty when there was none. */
  label: string
  type: ImportedColumnType
  /** Why this type, in a sentence. */
  reason: string
  nulls: number
  format: ColumnFormat | null
  /** How days or decimals were read where that could be otherwise: rows that are added are read alike. */
  reading?: Reading
  warnings: string[]
}

export type Reading = 'dmy' | 'mdy' | 'dot' | 'comma'

/** What the database file itself keeps of a column. */
export const noteOf = ({ name, label, type, format, reading }: ImportedColumn) => ({
  name,
  label,
  type,
  format,
  reading,
})

/** Rows worth naming: how many in all, and the lines of the first hundred. */
export type RowNotes = { count: number; lines: number[] }

export type ImportedTable = {
  name: string
  /** The sheet's or file's own name. */
  label: string
  hidden: boolean
  rows: number
  columns: ImportedColumn[]
  /** The table that its rows were added to. */
  into?: string
  header: { row: number | null; found: boolean }
  /** Blank lines, lines above the header and notes below the table. */
  skippedRows: RowNotes
  /** Rows with fewer fields than the header, filled up with nulls. */
  paddedRows: RowNotes
  /** Rows with more fields than the header, kept in added columns. */
  longRows: RowNotes
  warnings: string[]
}

export type CsvDialect = {
  delimiter: string
  quote: string
  escape: 'doubled' | 'backslash'
  newline: 'lf' | 'crlf' | 'cr'
}

export type ImportReport = {
  file: { name: string; bytes: number; format: ImportFormat; encoding?: string; dialect?: CsvDialect }
  tables: ImportedTable[]
  warnings: string[]
  elapsedMs: number
  /** How somebody said that tables are to be read. */
  choices?: ImportChoices
  /** Files whose rows were added later. They are counted in the tables. */
  appended?: { fileName: string; rows: number; at: string }[]
}

export type ImportPhase = 'reading' | 'typing' | 'writing' | 'profiling' | 'done'
export type ImportProgress = { phase: ImportPhase; bytes: number; totalBytes: number; rows: number }

/** The file cannot be read as a table; `reason` is a sentence for the person who uploaded it. */
export class UnreadableFileError extends Error {
  reason: string
  table: string | undefined
  row: number | undefined
  constructor(reason: string, where: { table?: string | undefined; row?: number | undefined } = {}) {
    super(reason)
    this.name = 'UnreadableFileError'
    this.reason = reason
    this.table = where.table
    this.row = where.row
  }
}

export function refuseManyColumns(
  tables: { columns: unknown[] }[],
  { maxFileColumns }: Pick<ImportLimits, 'maxFileColumns'>,
): void {
  const columns = tables.reduce((sum, table) => sum + table.columns.length, 0)
  if (columns > maxFileColumns)
    throw new UnreadableFileError(`the tables of the file have more than ${maxFileColumns} columns together`)
}

const NOTED = 100

export function createNotes(): RowNotes {
  return { count: 0, lines: [] }
}

export function note(notes: RowNotes, line: number): void {
  notes.count++
  if (notes.lines.length < NOTED) notes.lines.push(line)
}

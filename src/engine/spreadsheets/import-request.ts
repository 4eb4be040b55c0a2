import type { ColumnType } from '../schema.ts'
import type { Padding } from '../sources/question-sql.ts'
import type { ImportChoices } from './report/import-choices.contract.ts'
import type { ImportLimits, ImportReport } from './report/import-report.ts'
import type { TwinResult } from './targets/write-twin.ts'

export type ImportRequest = {
  input: string
  fileName: string
  /** A file that is not there yet; what stands in it counts only when the import has succeeded. */
  output: string
  engine: 'sqlite' | 'duckdb'
  /** Where a columnar twin of an SQLite file is to be, if one is worth it. */
  twin?: string
  /** A database file of the same engine whose tables the rows are added to, once they are all read. */
  onto?: { data: string; table?: string | undefined }
  /** How tables are to be read, by their names, where somebody said it. */
  choices?: ImportChoices
  limits: ImportLimits
}

/** Makes the twin of a file that was imported before. */
export type TwinRequest = { data: string; output: string; limits: ImportLimits }

export type ExtractColumn = {
  name: string
  type: ColumnType
  /** It keeps instants; null: its values tell, by their zones. */
  instant: boolean | null
  /** Spaces that mean nothing to its database: its values are filled up with them, or those that some end in. */
  padded: Padding
}
/** Makes a columnar file of rows that were copied from a server (sandbox/piece-writer.ts). */
export type ExtractRequest = {
  pieces: string
  /** All that stands in a row, in its order. */
  columns: ExtractColumn[]
  table: string
  output: string
  /** The column whose largest value is told. */
  growing: string | null
  /** The file before, of which only what is smaller stays: the rest was read again. */
  previous: { path: string; columns: string[]; growing: string; since: string } | null
  limits: ImportLimits
}
export type ExtractResult = {
  rows: number
  columns: { name: string; type: ColumnType }[]
  leftOut: { name: string; reason: string }[]
  grownTo: string | null
}

export type ImportResult = {
  type: 'SQLITE' | 'DUCKDB'
  report: ImportReport
  /** Why there is no columnar twin, where one was wanted. */
  twinFailure?: string
}

/** What the process of an import is asked, and what it answers. */
export type AnyRequest = ImportRequest | TwinRequest | ExtractRequest
export type AnyResult = ImportResult | TwinResult | ExtractResult

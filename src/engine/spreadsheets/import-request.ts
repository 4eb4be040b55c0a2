import { statSync } from 'node:fs'
import type { ColumnType } from '../schema.ts'
import type { Padding } from '../sources/question-sql.ts'
import type { ImportChoices } from './report/import-choices.contract.ts'
import type { ImportLimits, ImportPhase, ImportProgress, ImportReport } from './report/import-report.ts'

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
/** Whether it was worth one. */
export type TwinResult = { made: boolean }

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

export type ImportResult = { type: 'SQLITE' | 'DUCKDB'; report: ImportReport }

/** What the process of an import is asked, and what it answers. */
export type AnyRequest = ImportRequest | TwinRequest | ExtractRequest
export type AnyResult = ImportResult | TwinResult | ExtractResult

/** Progress is told at most this often, and then the process breathes: an abort or a lost parent is heard. */
const BREATH_MS = 100

export type Progress = {
  phase(phase: ImportPhase): void
  rowWritten(): void
  bytes(bytes: number): Promise<void> | undefined
}

export function createProgress(input: string, tell: (progress: ImportProgress) => void): Progress {
  const now: ImportProgress = { phase: 'reading', bytes: 0, totalBytes: 0, rows: 0 }
  let last = performance.now()
  return {
    phase(phase) {
      now.phase = phase
      if (phase === 'typing') now.rows = 0
    },
    rowWritten() {
      now.rows++
    },
    bytes(bytes) {
      if (performance.now() - last < BREATH_MS) return undefined
      last = performance.now()
      now.totalBytes = statSync(input).size
      now.bytes = Math.min(bytes, now.totalBytes)
      tell({ ...now })
      return new Promise((resolve) => setImmediate(resolve))
    },
  }
}

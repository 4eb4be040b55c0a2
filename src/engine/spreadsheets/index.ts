export type { ExtractColumn, ExtractResult, ImportResult } from './import-request.ts'
export type {
  ColumnFormat,
  CsvDialect,
  ImportedColumn,
  ImportedTable,
  ImportLimits,
  ImportProgress,
  ImportReport,
  RowNotes,
} from './report/import-report.ts'
export { defaultImportLimits, UnreadableFileError } from './report/import-report.ts'
export { type ImportOptions, importSpreadsheet, rebuildTwin, startImport, writeExtract } from './run-import.ts'

export type { ExtractColumn, ExtractResult, ImportResult } from './import-request.ts'
export type { ImportLimits, ImportReport } from './report/import-report.ts'
export { defaultImportLimits, UnreadableFileError } from './report/import-report.ts'
export { type ImportOptions, importSpreadsheet, rebuildTwin, startImport, writeExtract } from './run-import.ts'

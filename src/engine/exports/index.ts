export { exportFormats, exportTable } from './export-table.ts'
export { cellsOf, type ExportTable, tableOf } from './table.ts'
export { type Sheet, toWorkbook } from './xlsx.ts'

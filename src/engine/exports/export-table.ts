import { Readable } from 'node:stream'
import { toCsv } from './csv.ts'
import { toParquet } from './parquet.ts'
import type { ExportTable } from './table.ts'
import { toXlsx } from './xlsx.ts'

export type ExportFormat = 'csv' | 'xlsx' | 'parquet'

export const exportFormats: Record<ExportFormat, { contentType: string; extension: string }> = {
  csv: { contentType: 'text/csv; charset=utf-8', extension: 'csv' },
  xlsx: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extension: 'xlsx' },
  parquet: { contentType: 'application/vnd.apache.parquet', extension: 'parquet' },
}

export type ExportOptions = {
  /** Where a Parquet file is made. */
  tempDir: string
  /** Name of the sheet in a workbook. */
  title?: string
  signal?: AbortSignal
}

/** A table as a file's bytes. A failure on the way ends the stream with an error. */
export async function exportTable(table: ExportTable, format: ExportFormat, options: ExportOptions): Promise<Readable> {
  if (format === 'parquet') return toParquet(table, options)
  const bytes =
    format === 'csv' ? toCsv(table) : toXlsx(table, options.title === undefined ? {} : { title: options.title })
  return Readable.from(bytes, { objectMode: false, ...(options.signal ? { signal: options.signal } : {}) })
}

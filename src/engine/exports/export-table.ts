import { Readable } from 'node:stream'
import { pause } from '../../platform/workers/in-turns.ts'
import type { Cell } from '../sandbox/query.ts'
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
  const paced = { ...table, rows: rowsInTurns(table.rows) }
  if (format === 'parquet') return toParquet(paced, options)
  const bytes =
    format === 'csv' ? toCsv(paced) : toXlsx(paced, options.title === undefined ? {} : { title: options.title })
  return Readable.from(bytes, { objectMode: false, ...(options.signal ? { signal: options.signal } : {}) })
}

/** A stream whose reader is fast asks for row after row without letting anybody else have a turn. */
async function* rowsInTurns(rows: ExportTable['rows']): AsyncGenerator<Cell[]> {
  for await (const row of rows) {
    const others = pause()
    if (others) await others
    yield row
  }
}

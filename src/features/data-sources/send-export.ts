import type { FastifyReply } from 'fastify'
import { type ExportTable, exportFormats, exportTable } from '../../engine/exports/index.ts'
import type { ExportFormat } from './data-sources.contract.ts'
import { contentDisposition } from './files/send-file.ts'

/** A table as a file to keep. Text that a spreadsheet would take for a formula is marked as text on the way. */
export async function sendExport(
  reply: FastifyReply,
  table: ExportTable,
  { format, name, tempDir, signal }: { format: ExportFormat; name: string; tempDir: string; signal: AbortSignal },
): Promise<void> {
  const { contentType, extension } = exportFormats[format]
  const stream = await exportTable(table, format, { tempDir, title: name, signal })
  const base = name.replace(/\.(csv|tsv|txt|xls[xmb]?|ods|parquet|jsonl)$/i, '').replace(/[\\/]/g, '_')
  reply
    .type(contentType)
    .header('content-disposition', contentDisposition(`${base}.${extension}`))
    .send(stream)
}

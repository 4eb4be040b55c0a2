import { z } from 'zod'

/** One event of the stream at /uploads/{uploadId}. */
export const uploadProgress = z.object({
  phase: z.enum(['receiving', 'waiting', 'reading', 'typing', 'writing', 'profiling', 'done', 'failed']),
  bytes: z.int().describe('Received, then read'),
  totalBytes: z.int().nullable(),
  rows: z.int(),
  dataSourceId: z.string().nullable().describe('When done'),
  error: z.object({ code: z.string(), message: z.string(), detail: z.string() }).nullable().describe('When failed'),
})
export type UploadProgress = z.output<typeof uploadProgress>

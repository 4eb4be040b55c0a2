import { z } from 'zod'

export const runStatuses = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const
export type RunStatus = (typeof runStatuses)[number]

/** An answer under way or finished. */
export const streamRun = z.object({
  id: z.string(),
  status: z.enum(runStatuses),
  cancelRequestedAt: z.iso.datetime().nullable(),
  error: z.string().nullable(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
})
export type StreamRun = z.output<typeof streamRun>

export const streamParams = z.strictObject({ spaceId: z.string(), chatId: z.string(), streamId: z.string() })

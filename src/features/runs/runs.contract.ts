import { z } from 'zod'
import { dateTime } from '../../platform/fields.contract.ts'

export const runStatuses = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const
export type RunStatus = (typeof runStatuses)[number]

/** An answer under way or finished. */
export const streamRun = z.object({
  id: z.string(),
  status: z.enum(runStatuses),
  cancelRequestedAt: dateTime.nullable(),
  error: z.string().nullable(),
  startedAt: dateTime.nullable(),
  finishedAt: dateTime.nullable(),
})
export type StreamRun = z.output<typeof streamRun>

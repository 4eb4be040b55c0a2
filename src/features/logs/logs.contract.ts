import { z } from 'zod'
import { withNames } from '../../platform/fields.contract.ts'

export const logLevel = z.enum(['debug', 'info', 'warn', 'error'])

const item = z.strictObject({
  event: withNames(1000, z.looseObject({ level: logLevel, event: z.string().min(1).max(1000) })),
})
/** What all app instances of one address may send in their window. */
export const maxEvents = 5_000
const items = z.array(item).max(maxEvents)
export const logBatch = z
  .strictObject({ batch: items, events: items })
  .partial()
  .refine(({ batch, events }) => (batch === undefined) !== (events === undefined), 'must have batch, or events')
export type LogItem = z.output<typeof item>

export const clientLog = z.object({
  id: z.string(),
  appInstance: z.string(),
  level: logLevel,
  event: z.string(),
  detail: z.record(z.string(), z.unknown()).describe('The other fields of the event'),
  createdAt: z.string(),
})
export type ClientLog = z.infer<typeof clientLog>

import { z } from 'zod'
import { dateTime } from '../../platform/fields.contract.ts'

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])

export const verifiedInput = z.strictObject({
  chatId: z.string().min(1).max(100),
  messageId: z.string().min(1).max(200).describe('The answer that is right'),
  question: z
    .string()
    .trim()
    .min(1)
    .max(20_000)
    .optional()
    .describe('Its question in other words; as it was asked when absent'),
})

export const verifiedAnswer = z.object({
  id: z.string(),
  spaceId: z.string(),
  question: z.string(),
  source: z.string(),
  sql: z.string(),
  steps: z
    .array(z.object({ source: z.string(), sql: z.string() }))
    .describe('All statements of the answer up to that one, which models are told as an example'),
  text: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(cell)),
  chatId: z.string().nullable(),
  messageId: z.string().nullable(),
  verifiedByUserId: z.string(),
  createdAt: dateTime,
})
export type VerifiedAnswer = z.output<typeof verifiedAnswer>

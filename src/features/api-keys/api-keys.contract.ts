import { z } from 'zod'
import { moment, name, withNames } from '../../platform/fields.contract.ts'

export const keyPermissions = withNames(100, z.record(z.string().max(100), z.array(z.enum(['read', 'write'])).max(2)))

export const apiKey = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string().nullable(),
  prefix: z.string().nullable(),
  start: z.string().nullable().describe('The first characters of the key, to recognise it by'),
  enabled: z.boolean(),
  rateLimitEnabled: z.boolean(),
  rateLimitMax: z.number().nullable().describe('Requests in one window'),
  rateLimitTimeWindow: z.number().nullable().describe('Milliseconds'),
  refillAmount: z.number().nullable(),
  refillInterval: z.number().nullable().describe('Milliseconds'),
  lastRefillAt: z.string().nullable(),
  remaining: z.number().nullable().describe('Uses left; null: no quota'),
  requestCount: z.number(),
  lastRequest: z.string().nullable(),
  expiresAt: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  permissions: keyPermissions.nullable().describe('What the key may do of what its user may; null: all of it'),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ApiKey = z.infer<typeof apiKey>

/** The key itself is told once, when it is made. */
export const newApiKeyAnswer = apiKey.extend({ key: z.string() })

const count = z.int().min(0).max(1_000_000_000)
const milliseconds = z
  .int()
  .min(1)
  .max(366 * 86_400_000)

const fields = {
  name: name.nullable(),
  enabled: z.boolean(),
  expiresAt: moment.nullable(),
  rateLimitEnabled: z.boolean(),
  rateLimitMax: z.int().min(1).max(100_000).nullable(),
  rateLimitTimeWindow: milliseconds.nullable(),
  remaining: count.nullable(),
  refillAmount: count.min(1).nullable(),
  refillInterval: milliseconds.nullable(),
  permissions: keyPermissions.nullable(),
  metadata: withNames(2000, z.record(z.string(), z.unknown()))
    .refine((value) => JSON.stringify(value).length <= 10_000, 'must be at most 10,000 characters of JSON')
    .nullable(),
}

export const apiKeyFields = z.strictObject(fields).partial()
export const apiKeyChange = apiKeyFields.refine((change) => Object.keys(change).length > 0, 'must name what to change')
export type ApiKeyFields = z.infer<typeof apiKeyFields>

import { z } from 'zod'

export const providers = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
export type ProviderKind = (typeof providers)[number]
export const purposes = ['chat', 'transcription'] as const

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be lower-case letters, digits and hyphens')
const price = z.number().min(0).max(1_000_000).nullable()

/** How a model is reached. */
const connection = {
  provider: z.enum(providers),
  modelId: z.string().trim().min(1).max(200),
  baseUrl: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .nullable()
    .optional(),
  apiKey: z.string().min(1).max(5000).nullable().optional(),
}

export const modelInput = z
  .strictObject({
    ...connection,
    providerId: slug.optional().describe('Name of the connection; the provider when absent'),
    name: z.string().trim().min(1).max(120).optional(),
    purpose: z.enum(purposes).default('chat'),
    inputPrice: price.optional().describe('Money per million tokens in'),
    outputPrice: price.optional().describe('Money per million tokens out'),
  })
  .refine((body) => body.provider !== 'openai-compatible' || !!body.baseUrl, {
    path: ['baseUrl'],
    message: 'an OpenAI-compatible model needs its address',
  })
export type ModelInput = z.output<typeof modelInput>

/** One that is configured, by its id, or one that may be. */
export const modelTest = z.union([z.strictObject({ id: z.string().min(1).max(300) }), modelInput])

export const modelInfo = z.object({
  /** `providerId/modelId`. */
  id: z.string(),
  providerId: z.string(),
  modelId: z.string(),
  name: z.string(),
  provider: z.enum(['builtin', ...providers]),
  purpose: z.enum(purposes),
  /** Where it is configured: part of the service, by its settings, or by the team. */
  origin: z.enum(['builtin', 'settings', 'team']),
  isDefault: z.boolean(),
  hasKey: z.boolean(),
  baseUrl: z.string().nullable(),
  /** Money per million tokens: what was given, else what its provider publishes; null when neither is known. */
  inputPrice: z.number().nullable(),
  cachedPrice: z.number().nullable(),
  outputPrice: z.number().nullable(),
  /** How many tokens a request can hold, where that is known. */
  contextTokens: z.number().int().nullable(),
  createdAt: z.iso.datetime().nullable(),
})
export type ModelInfo = z.output<typeof modelInfo>

export const modelTestResult = z.object({
  success: z.boolean(),
  /** What is wrong: no-v1, wrong-key, not-pulled, no-tools, unreachable ... null when nothing is. */
  problem: z.string().nullable(),
  message: z.string(),
  /** What to do about it. */
  mend: z.string().nullable(),
  elapsedMs: z.number().int(),
})
export type ModelTestResult = z.output<typeof modelTestResult>

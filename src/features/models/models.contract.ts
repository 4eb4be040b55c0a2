import { z } from 'zod'
import { changeOf, dateTime, name, webAddress } from '../../platform/fields.contract.ts'

export const providers = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
export type ProviderKind = (typeof providers)[number]
export const efforts = ['low', 'medium', 'high'] as const
export type Effort = (typeof efforts)[number]
export const purposes = ['chat', 'transcription'] as const

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be lower-case letters, digits and hyphens')
const price = z.number().min(0).max(1_000_000).nullable()

/** How a model is reached. */
const connection = {
  provider: z.enum(providers),
  modelId: z.string().trim().min(1).max(200),
  baseUrl: webAddress(1000, 'an address holds no password: give it as the key').nullable().optional(),
  apiKey: z.string().min(1).max(5000).nullable().optional(),
}

/** What it costs and how it is asked. */
const options = {
  inputPrice: price.optional().describe('Money per million tokens in'),
  cachedPrice: price.optional().describe('Of those, what its provider had cached; as all others when absent'),
  outputPrice: price.optional().describe('Money per million tokens out'),
  effort: z
    .enum(efforts)
    .nullable()
    .optional()
    .describe('How long a reasoning model thinks; as its provider has it when absent'),
  fallbackId: z
    .string()
    .min(3)
    .max(300)
    .nullable()
    .optional()
    .describe('Another model of the team (`providerId/modelId`), asked when this one fails before its first word'),
  contextTokens: z
    .number()
    .int()
    .min(1_000)
    .max(100_000_000)
    .nullable()
    .optional()
    .describe('How many tokens a request can hold'),
  isSmall: z
    .boolean()
    .nullable()
    .optional()
    .describe('Told less, with few tools; when absent, so is one of fewer than 16,000 tokens'),
}

export const modelInput = z
  .strictObject({
    ...connection,
    providerId: slug.optional().describe('Name of the connection; the provider when absent'),
    name: name.optional(),
    purpose: z.enum(purposes).default('chat'),
    ...options,
  })
  .refine((body) => body.provider !== 'openai-compatible' || !!body.baseUrl, {
    path: ['baseUrl'],
    message: 'an OpenAI-compatible model needs its address',
  })
export type ModelInput = z.output<typeof modelInput>

/** What is not named stays as it is. */
export const modelChange = changeOf(
  {
    name,
    baseUrl: connection.baseUrl.describe('Another address needs the key again'),
    apiKey: connection.apiKey,
    ...options,
  },
  {
    purpose: z.enum(purposes).default('chat').describe('Which of the two is meant, where the model is there for both'),
  },
)

export const modelRemoval = z.strictObject({
  purpose: z.enum(purposes).optional().describe('Only for this, where the model is there for both; both when absent'),
})

/** Whose models are to be listed: those of a configured one's connection, or of one that may be. */
const { modelId: _, ...whose } = connection
export const offeredInput = z.union([z.strictObject({ id: z.string().min(1).max(300) }), z.strictObject(whose)])

export const offeredModel = z.object({
  modelId: z.string(),
  name: z.string(),
  inputPrice: z.number().nullable(),
  cachedPrice: z.number().nullable(),
  outputPrice: z.number().nullable(),
  contextTokens: z.number().int().nullable(),
})
export type OfferedModel = z.output<typeof offeredModel>

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
  effort: z.enum(efforts).nullable(),
  /** Who is asked when it fails before its first word. */
  fallbackId: z.string().nullable(),
  /** Told less, with few tools. */
  isSmall: z.boolean(),
  createdAt: dateTime.nullable(),
})
export type ModelInfo = z.output<typeof modelInfo>

export const modelTestResult = z.object({
  success: z.boolean(),
  /** What is wrong: no-v1, wrong-key, not-pulled, no-tools, unreachable, short-context, loose-instructions ... null when nothing is. */
  problem: z.string().nullable(),
  message: z.string(),
  /** What to do about it. */
  mend: z.string().nullable(),
  tools: z.boolean().describe('It called the tool that it was asked to call'),
  instructions: z.boolean().nullable().describe('It answered exactly as it was told; null: not tried'),
  longText: z.boolean().nullable().describe('It knew the beginning of a text of 8,000 tokens; null: not tried'),
  use: z
    .enum(['everything', 'small', 'nothing'])
    .describe('What it can be used for: all questions, plain ones as a small model, or none'),
  elapsedMs: z.number().int(),
})
export type ModelTestResult = z.output<typeof modelTestResult>

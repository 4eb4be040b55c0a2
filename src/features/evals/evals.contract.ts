import { z } from 'zod'
import { dateTime } from '../../platform/fields.contract.ts'

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])
const table = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(cell)),
  rowCount: z.number().int().describe('Of which at most the first 50 are kept'),
})

export const evalInput = z.strictObject({
  variants: z
    .array(
      z.strictObject({
        name: z.string().trim().min(1).max(80).optional(),
        providerId: z.string().min(1).max(100).nullable().default(null),
        modelId: z.string().min(1).max(200).nullable().default(null).describe("The space's own model when absent"),
        instructions: z
          .string()
          .max(20_000)
          .nullable()
          .default(null)
          .describe("In place of those of the space's analyst, which are taken when absent"),
      }),
    )
    .max(2)
    .default([{ providerId: null, modelId: null, instructions: null }])
    .describe('Up to two, asked side by side; none: only the verified queries are run again'),
})
export type EvalInput = z.output<typeof evalInput>

export const keptVariant = z.object({
  name: z.string(),
  providerId: z.string(),
  modelId: z.string(),
  instructions: z.string().describe('As they were when it was started'),
})
export type KeptVariant = z.output<typeof keptVariant>

export const evalOutcomes = ['right', 'wrong', 'refused', 'failed'] as const
export type EvalOutcome = (typeof evalOutcomes)[number]

const count = z.number().int()
const variantTotals = z.object({
  ...keptVariant.shape,
  right: count,
  wrong: count,
  refused: count.describe('No answer was given, or something was asked back'),
  failed: count.describe('The model broke off, or could not be reached'),
  inputTokens: count,
  outputTokens: count,
  cost: z.number().nullable().describe('Money, as model prices are given; null where the model has no price'),
  elapsedMs: count.describe('Of all answers together'),
})

export const evalRun = z.object({
  id: z.string(),
  spaceId: z.string(),
  startedByUserId: z.string(),
  status: z.enum(['queued', 'running', 'completed', 'cancelled', 'failed']),
  error: z.string().nullable().describe('Why it ended early'),
  total: count.describe('Verified questions'),
  asked: count.describe('Of which so many are done'),
  same: count.describe('Verified queries that give what they gave when they were verified'),
  different: count,
  failed: count.describe('Verified queries that no longer run: nobody is asked these'),
  variants: z.array(variantTotals),
  startedAt: dateTime,
  finishedAt: dateTime.nullable(),
})
export type EvalRun = z.output<typeof evalRun>

export const evalAnswer = z.object({
  outcome: z.enum(evalOutcomes),
  detail: z.string().nullable(),
  text: z.string(),
  statements: z.array(z.object({ source: z.string(), sql: z.string() })),
  table: table.nullable().describe('What was compared'),
  inputTokens: count,
  outputTokens: count,
  cost: z.number().nullable(),
  steps: count,
  elapsedMs: count,
})

export const evalWithQuestions = z.object({
  ...evalRun.shape,
  questions: z.array(
    z.object({
      verifiedAnswerId: z.string(),
      question: z.string(),
      verified: z.enum(['same', 'different', 'failed']).nullable().describe('Null until its turn'),
      detail: z.string().nullable(),
      expected: table.nullable(),
      answers: z.array(evalAnswer.nullable()).describe('One for each variant'),
    }),
  ),
})
export type Kept = z.output<typeof table>

import { z } from 'zod'
import { dateTime, timestamps } from '../../platform/fields.contract.ts'

export const usageQuery = z.strictObject({
  from: dateTime.optional().describe('First moment; the beginning of the month when absent'),
  to: dateTime.optional().describe('First moment after; now when absent'),
  by: z.enum(['day', 'user', 'model', 'api-key', 'share-link', 'space']).default('day'),
})

export const usageTotals = z.object({
  runs: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** Money, as model prices are given. */
  cost: z.number(),
})

export const budgetScopes = ['team', 'user', 'api-key', 'share-link'] as const
export type BudgetScope = (typeof budgetScopes)[number]
export const budgetPeriods = ['day', 'month', 'total'] as const
export type BudgetPeriod = (typeof budgetPeriods)[number]

export const budgetInput = z
  .strictObject({
    scope: z.enum(budgetScopes),
    subjectId: z
      .string()
      .min(1)
      .max(100)
      .nullable()
      .default(null)
      .describe('Whose; null: the team, or each user, key or link'),
    period: z.enum(budgetPeriods).default('month'),
    tokens: z.number().int().min(0).max(1e15).nullable().default(null),
    cost: z.number().min(0).max(1e9).nullable().default(null),
  })
  .refine((body) => body.tokens !== null || body.cost !== null, 'tokens or cost is needed')
  .refine((body) => body.scope !== 'team' || body.subjectId === null, {
    path: ['subjectId'],
    message: 'a budget of the team has no subject',
  })

export const budget = z.object({
  id: z.string(),
  scope: z.enum(budgetScopes),
  subjectId: z.string().nullable(),
  period: z.enum(budgetPeriods),
  tokens: z.number().int().nullable(),
  cost: z.number().nullable(),
  /** Used in the present period: of the subject, or of the caller where it is for each. */
  used: z.object({ tokens: z.number().int(), cost: z.number() }),
  ...timestamps,
})

export const usageReport = z.object({
  from: dateTime,
  to: dateTime,
  totals: usageTotals,
  rows: z.array(z.object({ key: z.string().nullable(), ...usageTotals.shape })),
})

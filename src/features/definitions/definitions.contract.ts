import { z } from 'zod'
import { dateTime } from '../../platform/fields.contract.ts'

export const valueFormat = z.strictObject({
  kind: z.enum(['number', 'currency', 'percent', 'year', 'duration', 'date', 'id']),
  unit: z.string().optional(),
  decimals: z.number().optional(),
  scale: z.union([z.literal(1), z.literal(100)]).optional(),
})

const text = z.string()
export const fault = z.object({
  path: text.describe('Such as semantic_model[0].datasets[2].fields[1].expression'),
  line: z.int().nullable().describe('In the text that was sent, from 1'),
  column: z.int().nullable(),
  message: text.describe('What is wrong'),
  expected: text.describe('What would be right'),
})
export type Fault = z.output<typeof fault>

export const definitionsSaved = z.object({
  version: z.int(),
  faults: z
    .array(fault)
    .describe('What names tables or columns that are not there; only after a suggestion was answered'),
})
export const definitionsVersion = z.object({
  id: z.string(),
  version: z.int(),
  userId: z.string().nullable(),
  change: z.string().describe('What was done, in a few words'),
  createdAt: dateTime,
})
export const suggestion = z.object({
  id: z.string(),
  dataset: z.string(),
  field: z.string().nullable(),
  attribute: z.string().describe('primaryKey, role, aggregation, format, relationship and the like'),
  value: z.unknown(),
  evidence: z.string().describe('Such as "order_id: 6,650 values, all different"'),
})
export const faultList = z.object({ faults: z.array(fault) })
export const checkedDefinitions = faultList.extend({
  document: z.record(z.string(), z.unknown()).nullable().describe('As it would be shown; null when it cannot be read'),
  yaml: z.string().nullable(),
})
export const previewInput = z.strictObject({
  text: z.string().max(2_000_000).describe('The document, as YAML or JSON; nothing of it is kept'),
  metric: z.string().min(1).max(300),
})
export const metricPreview = z.object({
  problem: z.string().nullable().describe('Why there is no value'),
  value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  sql: z.string().nullable(),
  sentence: z.string().nullable(),
  format: valueFormat.nullable(),
})
export const versionParams = z.strictObject({
  id: z.string(),
  version: z.coerce.number().int().min(0).max(1_000_000_000),
})
export const suggestionParams = z.strictObject({ id: z.string(), suggestionId: z.string().max(100) })

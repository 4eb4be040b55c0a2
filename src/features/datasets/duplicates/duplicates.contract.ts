import { z } from 'zod'
import { entry } from '../datasets.contract.ts'

const maxSameValues = 10_000
const fieldName = z.string().min(1).max(1000)
const sameValues = z
  .strictObject({ field: fieldName, values: z.array(z.string().max(10_000)).min(2).max(1000) })
  .describe('Values of a field that count as one')

const ruleFields = {
  keys: z
    .array(fieldName)
    .min(1)
    .max(200)
    .optional()
    .describe('Fields that make two entries the same; all when absent'),
  keep: z.enum(['first', 'last']).default('first').describe('Which of the same entries stays'),
  ignoreCase: z.boolean().default(false),
  ignoreAccents: z.boolean().default(false),
  trim: z.boolean().default(false).describe('Leave white space around text out of account'),
  same: z
    .array(sameValues)
    .max(500)
    .default([])
    .refine((groups) => groups.reduce((sum, { values }) => sum + values.length, 0) <= maxSameValues, {
      error: `at most ${maxSameValues} values in all`,
      abort: true,
    })
    .refine((groups) => {
      const all = groups.flatMap(({ field, values }) => values.map((value) => JSON.stringify([field, value])))
      return new Set(all).size === all.length
    }, 'a value of a field stands in one group only')
    .describe('Such as POST /datasets/{id}/similar-values offers'),
}
export const duplicatesInput = z.strictObject(ruleFields)
export const deduplicateInput = z.strictObject({
  ...ruleFields,
  dryRun: z.boolean().default(false).describe('Change nothing and answer the numbers'),
})
export type DuplicatesInput = z.output<typeof duplicatesInput>

export const deduplicateAnswer = z.object({ removed: z.int(), remaining: z.int() })

export const duplicates = deduplicateAnswer.extend({
  groups: z
    .array(
      z.object({
        stays: entry,
        goes: z.array(entry).describe('Some of those that go'),
        count: z.int().describe('How many go'),
      }),
    )
    .describe('Examples'),
  allGroups: z.boolean().describe('Whether these are all'),
})
export const restored = z.object({ restored: z.int(), entries: z.int().describe('How many the dataset has now') })

export const similarInput = z.strictObject({
  fields: z.array(fieldName).min(1).max(200).optional().describe('All when absent'),
})
export const similarField = z.object({
  field: z.string(),
  groups: z.array(z.array(z.object({ value: z.string(), count: z.int() }))).describe('The most frequent value first'),
  more: z.int().describe('Groups that are not listed'),
})

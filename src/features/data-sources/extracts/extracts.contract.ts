import { z } from 'zod'
import { atLeastOneField } from '../../../platform/fields.contract.ts'

const schedule = z
  .strictObject({
    cron: z.string().trim().min(1).max(200).describe('Minute, hour, day of the month, month, day of the week'),
    timezone: z.string().min(1).max(100).describe('IANA name, such as Europe/Berlin'),
  })
  .describe('When it is refreshed by itself')
export type Schedule = z.output<typeof schedule>

const growingColumn = z
  .string()
  .min(1)
  .max(500)
  .describe('A column whose values only grow: a refresh reads what is as new as the newest, and leaves the rest')
const maxAgeMinutes = z
  .int()
  .min(1)
  .max(366 * 24 * 60)
  .describe('Up to this age questions are answered from it; older, the database is asked')

export const extractInput = z.strictObject({
  table: z.string().min(1).max(500),
  schema: z.string().min(1).max(500).nullable().optional(),
  growingColumn: growingColumn.nullable().default(null),
  schedule: schedule.nullable().default(null),
  maxAgeMinutes: maxAgeMinutes.default(24 * 60),
})
export type ExtractInput = z.output<typeof extractInput>

export const extractChange = z
  .strictObject({
    growingColumn: growingColumn.nullable().optional(),
    schedule: schedule.nullable().optional(),
    maxAgeMinutes: maxAgeMinutes.optional(),
  })
  .refine(...atLeastOneField)
export type ExtractChange = z.output<typeof extractChange>

export const extractParams = z.strictObject({ id: z.string(), extractId: z.string() })
export const refreshQuery = z.strictObject({
  whole: z.enum(['true', 'false']).default('false').describe('Also what a growing column would leave as it is'),
})

export const extract = z.object({
  id: z.string(),
  dataSourceId: z.string(),
  schema: z.string().nullable(),
  table: z.string(),
  growingColumn: z.string().nullable(),
  schedule: schedule.nullable(),
  maxAgeMinutes: z.int(),
  state: z
    .enum(['waiting', 'running', 'ready', 'failed'])
    .describe('Of its last refresh; what was kept before stays until another is whole'),
  rows: z.int().nullable().describe('null until there is a copy'),
  bytes: z.int().nullable(),
  asOf: z.iso.datetime().nullable().describe('When the reading of what is kept began'),
  ageSeconds: z.int().nullable(),
  isFresh: z.boolean().describe('There is a copy, and it is not older than it may be'),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  leftOut: z
    .array(z.object({ name: z.string(), reason: z.string() }))
    .describe('Columns that are not kept: questions about them ask the database'),
  lastError: z.string().nullable(),
  progress: z.object({ rows: z.int() }).nullable().describe('Rows read so far, while it is refreshed'),
  nextRefreshAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Extract = z.output<typeof extract>

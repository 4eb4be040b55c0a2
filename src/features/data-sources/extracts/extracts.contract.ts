import { z } from 'zod'
import { changeOf, dateTime, timestamps } from '../../../platform/fields.contract.ts'
import { dataSourceName, statement } from '../data-sources.contract.ts'

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

export const extractInput = z
  .strictObject({
    table: z.string().min(1).max(500).describe('Of the database; with `sql`, the name that the result goes by'),
    schema: z.string().min(1).max(500).nullable().optional(),
    sql: statement
      .nullable()
      .default(null)
      .describe('A statement that only reads: its result is kept, as a data source of its own'),
    growingColumn: growingColumn.nullable().default(null),
    schedule: schedule.nullable().default(null),
    maxAgeMinutes: maxAgeMinutes.default(24 * 60),
  })
  .superRefine(({ table, schema, sql }, context) => {
    if (sql === null) return
    const [fault] = nameOfResult.safeParse(table).error?.issues ?? []
    if (fault) context.addIssue({ code: 'custom', path: ['table'], message: fault.message })
    if (schema) context.addIssue({ code: 'custom', path: ['schema'], message: 'the result of a statement has none' })
  })
const nameOfResult = dataSourceName.regex(/^\P{Cc}*$/u, 'must not hold control characters')
export type ExtractInput = z.output<typeof extractInput>

export const extractChange = changeOf({
  sql: statement.describe('Another statement, or the same: what it gives now is kept'),
  growingColumn: growingColumn.nullable(),
  schedule: schedule.nullable(),
  maxAgeMinutes,
})
export type ExtractChange = z.output<typeof extractChange>

export const refreshQuery = z.strictObject({
  whole: z.enum(['true', 'false']).default('false').describe('Also what a growing column would leave as it is'),
})

export const extract = z.object({
  id: z.string(),
  dataSourceId: z.string(),
  schema: z.string().nullable(),
  table: z.string(),
  sql: z.string().nullable().describe('The statement whose result is kept; null: it is of a table'),
  resultId: z.string().nullable().describe('The data source that holds the result of `sql`; null until it was read'),
  growingColumn: z.string().nullable(),
  schedule: schedule.nullable(),
  maxAgeMinutes: z.int(),
  state: z
    .enum(['waiting', 'running', 'ready', 'failed'])
    .describe('Of its last refresh; what was kept before stays until another is whole'),
  rows: z.int().nullable().describe('null until there is a copy'),
  bytes: z.int().nullable(),
  asOf: dateTime.nullable().describe('When the reading of what is kept began'),
  ageSeconds: z.int().nullable(),
  isFresh: z
    .boolean()
    .describe('There is a copy, and it is not older than it may be; the result of a statement is asked at any age'),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  leftOut: z
    .array(z.object({ name: z.string(), reason: z.string() }))
    .describe('Columns that are not kept: questions about them ask the database'),
  lastError: z.string().nullable(),
  progress: z.object({ rows: z.int() }).nullable().describe('Rows read so far, while it is refreshed'),
  nextRefreshAt: dateTime.nullable(),
  ...timestamps,
})
export type Extract = z.output<typeof extract>

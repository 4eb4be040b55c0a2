import { z } from 'zod'
import { chartSpec } from '../../engine/charts/chart.contract.ts'
import { documentNodes } from '../../engine/documents/documents.contract.ts'
import { fieldLook } from '../../engine/formats/field-look.contract.ts'
import { changeOf, dateTime, moment, timestamps, title } from '../../platform/fields.contract.ts'
import { controlValues } from '../../platform/json-values.contract.ts'

const description = z.string().max(10_000).nullable()
const day = z.iso.date()

export const reportInput = z
  .strictObject({
    templateId: z
      .string()
      .min(1)
      .max(100)
      .describe('Of the list of templates; or `answer`, for a report of an answer alone'),
    spaceId: z.string().min(1).max(100),
    title: title.optional().describe("The template's name and the day when absent"),
    description: description.optional(),
    sources: z
      .array(z.string().max(100))
      .max(100)
      .optional()
      .describe('Data sources of the space to use; all when absent'),
    answer: z
      .union([
        z.strictObject({ chatId: z.string().max(200), messageId: z.string().max(200) }),
        z.strictObject({
          title,
          sql: z.string().min(1).max(100_000),
          source: z.string().max(200).nullable().default(null),
          chart: chartSpec.nullable().default(null),
        }),
      ])
      .optional()
      .describe('What the report begins with: an answer of a chat of the space, or a statement with its chart'),
    options: z
      .strictObject({
        measure: z.string().max(200).optional().describe('What it is about, in words: revenue, orders'),
        from: day.optional(),
        to: day.optional(),
        params: controlValues.optional().describe("Values of a template's controls"),
      })
      .optional(),
  })
  .refine(({ templateId, answer }) => templateId !== 'answer' || answer !== undefined, {
    path: ['answer'],
    error: 'the template `answer` needs one',
  })
export type ReportInput = z.output<typeof reportInput>

export const reportChange = changeOf({
  title,
  description,
  archivedAt: moment.nullable(),
  archived: z.boolean().describe('true: archived now'),
}).refine((body) => body.archived === undefined || body.archivedAt === undefined, 'archived or archivedAt, not both')

const reportSource = z.object({
  dataSourceId: z.string(),
  dataSourceName: z.string(),
  reportId: z.string(),
  unavailableAt: dateTime.nullable(),
  ...timestamps,
})

export const report = z.object({
  id: z.string(),
  title: z.string(),
  templateId: z.string(),
  spaceId: z.string(),
  createdByUserId: z.string(),
  description: z.string().nullable(),
  archivedAt: dateTime.nullable(),
  generatedAt: dateTime.nullable().describe('Null while it is being made'),
  template: z.object({ id: z.string(), name: z.string(), description: z.string().nullable() }).nullable(),
  space: z.object({ id: z.string(), name: z.string() }),
  sources: z.array(reportSource),
  ...timestamps,
})
export type Report = z.output<typeof report>

/** With how far its making is. */
export const reportInMaking = z.object({
  ...report.shape,
  status: z.enum(['queued', 'running', 'done', 'failed']),
  progress: z.int().describe('Of a hundred'),
  doing: z.string().nullable(),
  error: z.string().nullable(),
})
export type ReportInMaking = z.output<typeof reportInMaking>
const frozenResult = z.object({
  title: z.string(),
  columns: z.array(z.string()),
  types: z.array(z.string()),
  rows: z.array(z.record(z.string(), z.unknown())),
  truncated: z.boolean(),
  sql: z.string().nullable(),
  fields: z.record(z.string(), fieldLook).optional().describe('Of a question: how each column reads'),
  wholes: z
    .array(z.object({ by: z.array(z.string()), rows: z.array(z.record(z.string(), z.unknown())) }))
    .optional()
    .describe('The totals that its views show: the same measures by fewer groups'),
})
export const reportWithContent = z.object({
  ...reportInMaking.shape,
  content: z
    .object({ nodes: documentNodes, results: z.record(z.string(), frozenResult) })
    .nullable()
    .describe('The document and its results as they were; null until it is made'),
})

export const exportQuery = z.strictObject({ format: z.enum(['pdf', 'html', 'md', 'xlsx']).default('pdf') })

export const reportTemplate = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  builtIn: z.boolean(),
  markup: z.string().nullable().describe('Null for those that are built in'),
  createdByUserId: z.string().nullable(),
  createdAt: dateTime.nullable(),
  updatedAt: dateTime.nullable(),
})
export type ReportTemplateAnswer = z.output<typeof reportTemplate>
const markup = z.string().min(1).max(200_000)
export const templateInput = z.strictObject({ name: title, description: description.default(null), markup })
export const templateChange = changeOf({ name: title, description, markup })

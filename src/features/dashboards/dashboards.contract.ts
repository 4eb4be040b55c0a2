import { z } from 'zod'
import { chartSpec } from '../../engine/charts/chart.contract.ts'
import { problem, shownDocument } from '../../engine/documents/documents.contract.ts'
import { fieldLook } from '../../engine/formats/field-look.contract.ts'
import { grain } from '../../engine/question/question.contract.ts'
import { dateTime, timestamps, title } from '../../platform/fields.contract.ts'
import { controlValues } from '../../platform/json-values.contract.ts'

const markup = z
  .string()
  .max(200_000)
  .describe('A Markdoc document: text, controls, named SQL blocks and views of them')
const draft = z
  .boolean()
  .optional()
  .describe('true: saved but not published, so that shares go on showing what they showed. Saving publishes otherwise')

export const dashboardInput = z.strictObject({ title, markup, draft })
export type DashboardInput = z.output<typeof dashboardInput>

export const suggestionInput = z
  .strictObject({
    about: z.string().trim().max(300).optional().describe('A sentence or a word: what it should be about'),
    dataset: z.string().max(300).optional().describe('A table of the catalog, by its name'),
    metrics: z.array(z.string().max(300)).max(12).optional().describe('Metrics of the catalog, by their names'),
    title: title.optional(),
  })
  .describe('Without any of them, what the data tells most of')
export type SuggestionInput = z.output<typeof suggestionInput>

export const dashboardChange = z
  .strictObject({
    title: title.optional(),
    markup: markup.optional(),
    draft: draft.describe('false without other fields publishes what is saved'),
    version: z.int().optional().describe('The version that was edited; refused when there is a newer one'),
  })
  .refine(
    ({ version: _, ...change }) => Object.values(change).some((value) => value !== undefined),
    'at least one field is needed',
  )
export type DashboardChange = z.output<typeof dashboardChange>

export const dashboardSummary = z.object({
  id: z.string(),
  spaceId: z.string(),
  title: z.string(),
  version: z.int(),
  publishedVersion: z.int().nullable().describe('What shares show; null while nothing is published'),
  createdByUserId: z.string(),
  updatedByUserId: z.string(),
  ...timestamps,
})
export type DashboardSummary = z.output<typeof dashboardSummary>

export const dashboard = z.object({ ...dashboardSummary.shape, markup: z.string(), document: shownDocument })
export type Dashboard = z.output<typeof dashboard>

/** As large as its column. */
export const versionNumber = z
  .int()
  .min(0)
  .max(2 ** 31 - 1)

export const dashboardVersion = z.object({
  version: z.int(),
  title: z.string(),
  published: z.boolean(),
  createdByUserId: z.string(),
  createdAt: dateTime,
})
export const dashboardVersionWithMarkup = z.object({ ...dashboardVersion.shape, markup: z.string() })
export const restoreInput = z.strictObject({ version: versionNumber, draft })

export const dashboardExportQuery = z.strictObject({ format: z.enum(['pdf', 'html', 'md', 'xlsx']).default('pdf') })

export const checkInput = z.strictObject({ markup })
export const checkAnswer = z.object({ problems: z.array(problem), document: shownDocument })

/** Values are checked against the document's controls, not here. */
const params = controlValues
  .optional()
  .describe("Values by the names of controls; an absent one takes the control's default")
export const crossFilter = z.strictObject({
  field: z.string().max(610).describe('dataset.field, one that the dashboard shows'),
  via: z.array(z.string().max(300)).max(10).optional().describe('Relationships, where more than one way leads there'),
  grain: grain.optional().describe('Of a time: the value is the first day of a period'),
  value: z.union([z.string().max(1000), z.number(), z.boolean(), z.null()]),
})
export type CrossFilter = z.output<typeof crossFilter>

export const dashboardQueryInput = z.strictObject({
  sql: z
    .string()
    .max(200_000)
    .describe("The text of one of the document's queries, exactly; what runs is the stored one"),
  params,
  filters: z
    .array(crossFilter)
    .max(20)
    .optional()
    .describe('Only rows with these values, of every question that has or reaches the field; queries in SQL stay'),
  whole: z
    .array(z.string().max(300))
    .max(20)
    .optional()
    .describe(
      'Totals of a question instead of its rows: by these of its columns only, of the whole. For tables with totals and pivot tables of the document',
    ),
})
export type DashboardQueryInput = z.output<typeof dashboardQueryInput>
export const previewInput = z.strictObject({ markup, ...dashboardQueryInput.shape })
export const dashboardQueryResult = z.object({
  columns: z.array(z.string()),
  data: z.array(z.record(z.string(), z.unknown())),
  fields: z.record(z.string(), fieldLook).optional().describe('Of a question: how each column reads'),
})

/** An answer of a chat, or a query by itself. */
export const itemInput = z.union([
  z.strictObject({ chatId: z.string(), messageId: z.string(), title: title.optional() }),
  z.strictObject({
    sql: z.string().min(1).max(100_000),
    source: z.string().max(200).optional(),
    title: title.optional(),
    chart: chartSpec.optional().describe('A table when absent'),
  }),
])
export type ItemInput = z.output<typeof itemInput>

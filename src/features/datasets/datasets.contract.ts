import { z } from 'zod'
import { changeOf, dateTime, timestamps, withNames } from '../../platform/fields.contract.ts'
import { bigInteger, jsonScalar, paramValues } from '../../platform/json-values.contract.ts'

export const maxEntriesPerCall = 10_000

const name = z.string().trim().min(1).max(200)
const description = z.string().max(10_000).nullable()
const id = z.string().min(1).max(100)

export const dataset = z.object({
  id: z.string(),
  name: z.string(),
  spaceId: z.string(),
  description: z.string().nullable(),
  dataSourceId: z.string().nullable(),
  dataSourceName: z.string().nullable(),
  unavailableAt: dateTime.nullable().describe('Since when its data source is gone'),
  ...timestamps,
})
export type Dataset = z.output<typeof dataset>

export const datasetWithCount = dataset.extend({ _count: z.object({ entries: z.int() }) })

export const datasetInput = z.strictObject({
  name,
  spaceId: id,
  description: description.optional(),
  dataSourceId: id.nullable().optional(),
})

export const datasetChange = changeOf({ name, description, spaceId: id })

/** An entry is one JSON object; what else must hold of it is checked where it is stored. */
const entryData = z
  .custom<Record<string, unknown>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'an entry is a JSON object',
  )
  .meta({ type: 'object', description: 'A row: field names and values' })

export const entry = z.object({
  id: z.string(),
  data: entryData,
  ...timestamps,
})
export type Entry = z.output<typeof entry>

export const entriesInput = z.strictObject({ entries: z.array(entryData).min(1).max(maxEntriesPerCall) })
export const entryChange = z.strictObject({
  data: entryData.describe('Fields to set; a field set to null stays as null'),
  replace: z.boolean().default(false).describe('Take `data` as the whole entry instead of merging it'),
})

export const added = z.object({ added: z.int(), entries: z.int().describe('How many the dataset has now') })

const bound = z.union([z.string(), z.number(), bigInteger])
const comparison = z.strictObject({
  eq: jsonScalar.optional(),
  ne: jsonScalar.optional(),
  lt: bound.optional(),
  lte: bound.optional(),
  gt: bound.optional(),
  gte: bound.optional(),
  contains: z.string().min(1).optional().describe('Text, without regard to case'),
})
export type Comparison = z.output<typeof comparison>

/** `{"country": "DE", "amount": {"gte": 10}}`: every field must fit. */
export const entryFilter = withNames(20, z.record(z.string().min(1).max(1000), z.union([jsonScalar, comparison])))
export type EntryFilter = z.output<typeof entryFilter>

const importMode = z.enum(['append', 'replace'])
export const maxCsvText = 32 * 1024 ** 2
export const importInput = z
  .strictObject({
    dataSourceId: id.optional().describe('Where `sql` runs'),
    sql: z.string().min(1).max(200_000).optional(),
    params: paramValues.optional(),
    csv: z.string().min(1).optional().describe('CSV text, in place of a query'),
    mode: importMode.default('append').describe('replace: in place of the present entries'),
  })
  .superRefine((body, context) => {
    const wrong = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    if ((body.sql === undefined) === (body.csv === undefined)) wrong('sql', 'either sql or csv is needed')
    else if (body.sql !== undefined && body.dataSourceId === undefined) wrong('dataSourceId', 'sql needs it')
    else if (body.csv !== undefined && (body.dataSourceId !== undefined || body.params !== undefined))
      wrong('csv', 'goes with mode alone')
  })
export type ImportInput = z.output<typeof importInput>

export const importFields = { mode: importMode.default('append') }
export const importForm = z.strictObject({
  file: z.string().meta({ format: 'binary', description: 'A spreadsheet; of a workbook the first table' }),
  ...importFields,
})

export const importAnswer = z.object({
  added: z.int(),
  removed: z.int().describe('Entries that made place, in mode replace'),
  entries: z.int().describe('How many the dataset has now'),
  truncated: z.boolean().describe('The query had more rows than can be taken at once'),
})

export const datasetQuery = z.strictObject({
  sql: z.string().min(1).max(200_000).describe('SQLite SQL; the table is called entries'),
  params: paramValues.optional(),
  maxRows: z.int().min(1).max(100_000).default(1000),
})

export const datasetExportQuery = z.strictObject({ format: z.enum(['csv', 'xlsx', 'parquet']).default('csv') })

import { z } from 'zod'
import { fileKinds, httpKinds, keyedKinds, namedDatabaseKinds, remoteKinds } from '../../engine/connection.contract.ts'
import { importChoices } from '../../engine/spreadsheets/report/import-choices.contract.ts'
import { changeOf, dateTime, timestamps, webAddress } from '../../platform/fields.contract.ts'
import { paramValues } from '../../platform/json-values.contract.ts'

export const dataSourceType = z.enum([...fileKinds, ...remoteKinds])

export const connectionStatus = z.enum(['CONNECTED', 'FAILED'])

export const dataSource = z.object({
  id: z.string(),
  name: z.string(),
  teamId: z.string(),
  type: dataSourceType,
  ssl: z.boolean(),
  connectionStatus: connectionStatus.nullable().describe('null until it is tested'),
  database: z.string().nullable(),
  datasets: z.array(z.string()).nullable().describe('BigQuery: the datasets that are shown; null for all'),
  filePath: z.string().nullable().describe('Changes with every version of the file'),
  fileSize: z.int().nullable(),
  host: z.string().nullable(),
  lastError: z.string().nullable(),
  lastTestedAt: dateTime.nullable(),
  originalFileName: z.string().nullable(),
  port: z.int().nullable(),
  projectId: z.string().nullable(),
  username: z.string().nullable(),
  ...timestamps,
})
export type DataSource = z.output<typeof dataSource>

export const dataSourceName = z.string().trim().min(1).max(200)
const plain = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u, 'must not hold control characters')
const connectionFields = {
  host: plain(255).nullable().optional(),
  port: z.int().min(1).max(65535).nullable().optional(),
  database: plain(255).nullable().optional(),
  username: plain(255).nullable().optional(),
  password: z.string().max(1000).nullable().optional(),
  ssl: z.boolean().optional(),
  ca: z.string().max(100_000).nullable().optional().describe('A certificate authority of your own, PEM'),
  verifyCertificate: z.boolean().nullable().optional().describe('false takes any certificate'),
  projectId: plain(255).nullable().optional().describe('BigQuery'),
  datasets: z.array(plain(255)).min(1).max(1000).nullable().optional().describe('BigQuery: only these datasets'),
  key: z
    .string()
    .max(20_000)
    .nullable()
    .optional()
    .describe(`BigQuery: the JSON of a service account. ${keyedKinds.join(', ')}: a private key (PEM) or a token`),
  location: plain(100).nullable().optional().describe('BigQuery: where its jobs run'),
  warehouse: plain(255)
    .nullable()
    .optional()
    .describe(`${keyedKinds.join(', ')}: what runs the statements`),
  role: plain(255)
    .nullable()
    .optional()
    .describe(`${keyedKinds.join(', ')}: in whose rights they run`),
  allowWritableRole: z
    .boolean()
    .optional()
    .describe('true: the account may be one that can do more than read; said knowingly, it is not asked again'),
  endpoint: webAddress(1000)
    .nullable()
    .optional()
    .describe(`${httpKinds.join(', ')}: another address of their interface`),
}

export const dataSourceInput = z
  .strictObject({ name: dataSourceName, type: z.enum(remoteKinds), ...connectionFields })
  .superRefine((body, context) => {
    const needs = (field: 'host' | 'projectId' | 'database') => {
      if (!body[field]) context.addIssue({ code: 'custom', path: [field], message: `${body.type} needs it` })
    }
    // A service account's key names its project.
    if (body.type === 'BIGQUERY') {
      if (!body.key) needs('projectId')
    } else if (!(httpKinds.includes(body.type) && body.endpoint) || keyedKinds.includes(body.type)) needs('host')
    if (namedDatabaseKinds.includes(body.type)) needs('database')
  })
export type DataSourceInput = z.output<typeof dataSourceInput>

export const dataSourceChange = changeOf({ name: dataSourceName, ...connectionFields })
export type DataSourceChange = z.output<typeof dataSourceChange>

export const testAnswer = z.object({
  success: z.boolean(),
  warning: z
    .string()
    .optional()
    .describe('Present when the account may do more than read, and nobody said so knowingly'),
})
export const connectionTestAnswer = testAnswer.extend({
  lastError: z.string().nullable(),
  writableRole: z
    .object({ reason: z.string(), statements: z.array(z.string()) })
    .nullable()
    .describe(
      'Why the account may do more than read, and the statements that make one that may not; null when it only reads',
    ),
})

export const uploadFields = {
  name: dataSourceName.optional().describe('The name of the file when absent'),
  engine: z.enum(['sqlite', 'duckdb']).optional().describe('duckdb: columnar, for large files'),
  uploadId: z
    .string()
    .regex(/^[\w-]{8,100}$/, 'must be 8 to 100 letters, digits, - or _')
    .optional()
    .describe('Chosen by the client, to follow the progress at /uploads/{uploadId}'),
  table: z
    .string()
    .min(1)
    .max(500)
    .optional()
    .describe('The table that the rows are added to; needed only where names do not tell it'),
  breaks: z
    .enum(['keep', 'refuse'])
    .optional()
    .describe('refuse: the old file stays when definitions name what the new one does not have; cause.faults lists it'),
}
const file = z.string().meta({ format: 'binary', description: 'The spreadsheet' })
const { breaks, table, ...ofUpload } = uploadFields
export const uploadForm = z.strictObject({ file, ...ofUpload })
export const replaceForm = z.strictObject({
  file,
  engine: uploadFields.engine,
  uploadId: uploadFields.uploadId,
  breaks,
})
export const appendForm = z.strictObject({ file, table, uploadId: uploadFields.uploadId })

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])
const profile = z.object({
  rows: z.number(),
  nulls: z.number(),
  distinct: z.number().describe('Counted up to some thousands, estimated past them'),
  min: value,
  max: value,
  mean: z.number().nullable(),
  top: z.array(z.object({ value, count: z.number() })),
  histogram: z.array(z.number()),
  sampled: z.boolean(),
})
const columnType = z.enum([
  'integer',
  'real',
  'decimal',
  'boolean',
  'date',
  'datetime',
  'time',
  'text',
  'json',
  'blob',
  'other',
])
export const schemaAnswer = z.object({
  tables: z.array(
    z.object({
      name: z.string(),
      schema: z.string().nullable(),
      kind: z.enum(['table', 'view']),
      rows: z.number().nullable(),
      hidden: z.boolean(),
      columns: z.array(
        z.object({
          name: z.string(),
          type: columnType,
          nativeType: z.string(),
          nullable: z.boolean(),
          primaryKey: z.boolean(),
          references: z.object({ table: z.string(), column: z.string() }).nullable(),
          label: z.string().nullable(),
          profile: profile.nullable(),
        }),
      ),
    }),
  ),
  readAt: dateTime,
})
export const schemaQuery = z.strictObject({
  refresh: z
    .enum(['true', 'false'])
    .default('false')
    .describe('true: read it from the database again instead of what was kept'),
})

export const maxRowsOfAnswer = 100_000
export const statement = z.string().min(1).max(200_000)
const queryFields = {
  sql: statement,
  params: paramValues.optional().describe('Values for :name (object) or ? (list)'),
}
export const queryInput = z.strictObject({
  ...queryFields,
  maxRows: z.int().min(1).max(maxRowsOfAnswer).default(1000),
})
const engineName = z
  .enum(dataSourceType.options.map((kind) => kind.toLowerCase() as Lowercase<typeof kind>))
  .describe('What ran the statement: `duckdb` for an upload of type SQLITE says that its columnar twin did')
export const queryAnswer = z.object({
  columns: z.array(z.string()),
  types: z.array(columnType),
  data: z.array(z.record(z.string(), z.unknown())),
  truncated: z.boolean().describe('There were more rows than maxRows, or more bytes than an answer may have'),
  elapsedMs: z.number(),
  engine: engineName,
})
export const exportFormat = z.enum(['csv', 'xlsx', 'parquet'])
export type ExportFormat = z.output<typeof exportFormat>
export const maxRowsOfExport = 1_000_000
export const exportInput = z.strictObject({
  ...queryFields,
  format: exportFormat.optional().describe('csv when neither here nor in the address'),
  maxRows: z
    .int()
    .min(1)
    .max(maxRowsOfExport)
    .optional()
    .describe('Leave rows past these out; when absent, a result that does not fit is refused'),
})
export const exportQuery = z.strictObject({ format: exportFormat.optional() })
export const explainInput = z.strictObject(queryFields)
export const explainAnswer = z.object({ plan: z.string(), engine: engineName })
export const previewQuery = z.strictObject({
  table: z.string().min(1).max(500),
  schema: z.string().min(1).max(500).optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
})

const rowNotes = z.object({ count: z.int(), lines: z.array(z.int()) })
export const importReport = z.object({
  file: z.object({
    name: z.string(),
    bytes: z.int(),
    format: z.string(),
    encoding: z.string().optional(),
    dialect: z.object({ delimiter: z.string(), quote: z.string(), escape: z.string(), newline: z.string() }).optional(),
  }),
  choices: importChoices.optional(),
  tables: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      hidden: z.boolean(),
      rows: z.int(),
      columns: z.array(
        z.object({
          name: z.string(),
          label: z.string(),
          type: z.string(),
          reason: z.string(),
          nulls: z.int(),
          format: z
            .object({
              percent: z.boolean().optional(),
              currency: z.string().optional(),
              timezone: z.string().optional(),
              trueWord: z.string().optional(),
              falseWord: z.string().optional(),
            })
            .nullable(),
          warnings: z.array(z.string()),
        }),
      ),
      into: z.string().optional().describe('The table that its rows were added to'),
      header: z.object({ row: z.int().nullable(), found: z.boolean() }),
      skippedRows: rowNotes,
      paddedRows: rowNotes,
      longRows: rowNotes,
      warnings: z.array(z.string()),
    }),
  ),
  warnings: z.array(z.string()),
  elapsedMs: z.number(),
  appended: z
    .array(z.object({ fileName: z.string(), rows: z.int(), at: dateTime }))
    .optional()
    .describe('Files whose rows were added later; the tables count them'),
})

const columnChange = z.object({ name: z.string(), from: columnType, to: columnType })
export const schemaChanges = z.object({
  addedTables: z.array(z.string()),
  removedTables: z.array(z.string()),
  changedTables: z.array(
    z.object({
      name: z.string(),
      rowsBefore: z.int().nullable(),
      rowsAfter: z.int().nullable(),
      addedColumns: z.array(z.string()),
      removedColumns: z.array(z.string()),
      changedColumns: z.array(columnChange),
    }),
  ),
})
export type SchemaChanges = z.output<typeof schemaChanges>
export const replaceAnswer = z.object({ dataSource, changes: schemaChanges })
export const importAgainInput = z.strictObject({
  choices: importChoices,
  breaks: uploadFields.breaks,
})
export const importPreviewInput = z.strictObject({ choices: importChoices })
export const importPreview = z.object({
  report: importReport,
  rows: z
    .record(z.string(), z.array(z.record(z.string(), z.unknown())))
    .describe('The first rows of each table, by its name'),
})
export const appendAnswer = z.object({
  dataSource,
  added: importReport.describe('How the file with the new rows was read'),
  changes: schemaChanges,
})

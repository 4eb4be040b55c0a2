import { z } from 'zod'
import { exportFormat, queryAnswer, statement } from '../data-sources/data-sources.contract.ts'

const source = z
  .string()
  .min(1)
  .max(200)
  .nullable()
  .default(null)
  .describe(
    'As the analyst names it (sqlite, duckdb, or that of a server), or one data source by its name; null: the first',
  )

export const spaceQueryInput = z.strictObject({
  source,
  sql: statement,
  maxRows: z.int().min(1).max(100_000).default(10_000),
})
export const spaceQueryExport = z.strictObject({
  source,
  sql: statement,
  format: exportFormat.default('csv'),
  name: z.string().trim().min(1).max(200).default('result').describe('Of the file, without its ending'),
})
export const spaceQueryAnswer = queryAnswer

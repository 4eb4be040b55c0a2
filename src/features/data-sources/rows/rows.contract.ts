import { z } from 'zod'
import { previewQuery, statement } from '../data-sources.contract.ts'

const column = z.string().min(1).max(500)
const written = z.string().max(1000)

export const rowFilter = z.union([
  z
    .strictObject({ column, contains: written.min(1) })
    .describe('The text of the value has this in it, in large or small letters'),
  z
    .strictObject({ column, compare: z.enum(['=', '<>', '<', '<=', '>', '>=']), value: written.min(1) })
    .describe('Numbers and dates by their size, dates in ISO, text in large or small letters'),
  z.strictObject({ column, empty: z.boolean() }),
])
export type RowFilter = z.output<typeof rowFilter>

const selected = {
  table: previewQuery.shape.table,
  schema: previewQuery.shape.schema,
  search: written.optional().describe('Rows with this in any column'),
  filters: z.array(rowFilter).max(50).default([]).describe('Rows that meet all of them'),
  sort: z
    .array(z.strictObject({ column, descending: z.boolean().default(false) }))
    .max(10)
    .default([])
    .describe('Empty values stand last'),
}
export const rowsInput = z.strictObject({
  ...selected,
  limit: z.int().min(1).max(1000).default(100),
  offset: z.int().min(0).max(1_000_000_000).default(0),
})
export const rowsCountInput = z.strictObject(selected)
export type RowsSelected = z.output<typeof rowsCountInput>
export const rowsCount = z.object({
  count: z.int(),
  statement: statement.describe('What lists them all, to read, to go on from and to export'),
})

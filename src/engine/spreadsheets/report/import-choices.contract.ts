import { z } from 'zod'
import { withNames } from '../../../platform/fields.contract.ts'

const maxRow = 1_000_000
const count = z.int().min(0).max(maxRow)

/** What somebody said of how a table is to be read, where it was read otherwise. */
export const tableChoices = z.strictObject({
  headerRow: z.int().min(1).max(maxRow).nullable().optional().describe('The row of the headings; null: there are none'),
  skipRows: count.optional().describe('Rows at the top that are passed over'),
  footerRows: count.max(1_000).optional().describe('Rows at the end that are left out'),
  decimalComma: z.boolean().optional().describe('1.234,5 rather than 1,234.5, where the values allow both'),
  types: withNames(
    10_000,
    z.record(z.string(), z.enum(['integer', 'real', 'boolean', 'date', 'datetime', 'time', 'text'])),
  )
    .optional()
    .describe('By the names of the columns; what does not fit becomes no value, and is counted in the report'),
})
export type TableChoices = z.output<typeof tableChoices>

export const importChoices = withNames(1000, z.record(z.string(), tableChoices)).describe('By the names of the tables')
export type ImportChoices = z.output<typeof importChoices>

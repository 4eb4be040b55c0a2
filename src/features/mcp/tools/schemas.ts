import { z } from 'zod'

export const spaceId = z.string().max(100).describe('The id of a space, from list_spaces')
export const source = z
  .string()
  .max(200)
  .optional()
  .describe('The name of a source, from describe_data; may be left out where the space has only one')
export const sql = z.string().min(1).max(100_000).describe('One SELECT in the dialect of the source. It can only read.')

export const maxRows = z.int().min(1).max(1_000).default(100).describe('How many rows to return at most')
export const offset = z
  .int()
  .min(0)
  .max(10_000)
  .default(0)
  .describe('Rows to leave out first: the nextOffset of the page before. The statement runs again, so order its rows.')
export const cursor = z.string().max(100).optional().describe('The nextCursor of the page before')
export const nextCursor = z
  .string()
  .nullable()
  .describe('Give it as cursor for those after these; null: there are none')

/** What of a result a program is shown at once: about 8,000 tokens. */
export const page = { bytes: 32 * 1024, cell: 1_000, columns: 100 }

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])
export const table = {
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  rows: z.array(z.array(cell)).describe('In the order of the columns'),
  rowCount: z.int().nullable().describe('How many rows there are; null where that is private'),
  truncated: z.boolean().describe('There are more rows than are shown'),
  note: z.string().nullable().describe('What was left out and why'),
  nextOffset: z.int().nullable().describe('Give it as offset for the rows after these; null: there are none'),
}

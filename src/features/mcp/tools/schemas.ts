import { z } from 'zod'

export const spaceId = z.string().max(100).describe('The id of a space, from list_spaces')
export const source = z
  .string()
  .max(200)
  .optional()
  .describe('The name of a source, from describe_data; may be left out where the space has only one')
export const sql = z.string().min(1).max(100_000).describe('One SELECT in the dialect of the source. It can only read.')

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])
export const table = {
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  rows: z.array(z.array(cell)).describe('In the order of the columns'),
  rowCount: z.int().nullable().describe('How many rows there are; null where that is private'),
  truncated: z.boolean().describe('There are more rows than are shown'),
  note: z.string().nullable().describe('What was left out and why'),
}

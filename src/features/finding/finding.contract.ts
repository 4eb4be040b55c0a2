import { z } from 'zod'

export const thingKinds = [
  'space',
  'chat',
  'dashboard',
  'report',
  'question',
  'automation',
  'dataset',
  'source',
  'table',
  'column',
] as const

export const thing = z.object({
  kind: z.enum(thingKinds),
  id: z.string().describe('Of the thing; of a table or column, that of its data source'),
  title: z.string(),
  spaceId: z.string().nullable(),
  within: z.string().nullable().describe('The space it belongs to, or the data source'),
  table: z.string().nullable().describe('Of a table or column: the name of the table'),
  changedAt: z.string().nullable(),
})
export type Thing = z.infer<typeof thing>

export const thingsWanted = z.strictObject({
  text: z.string().trim().max(200).default('').describe('Part of the name; without it, what changed last'),
  limit: z.coerce.number().int().min(1).max(50).default(8).describe('Of each kind'),
})

import { z } from 'zod'
import { changeOf, dateTime } from '../../platform/fields.contract.ts'

const privacy = z.enum(['full', 'aggregates', 'schema'])
const grounding = z.string().max(100_000)

export const linkInput = z.strictObject({
  dataSourceId: z.string().min(1).max(100),
  grounding: grounding
    .optional()
    .describe('What is said of it to the analyst; when absent made from its profile, for people to change'),
  privacy: privacy
    .optional()
    .describe(
      'What a model elsewhere is shown: results (full, the default), grouped results of 5 or more rows, or names and types',
    ),
})
export const linkChange = changeOf({
  grounding: grounding.nullable().describe('Null: made again from the profile'),
  privacy,
})

export const spaceDataSource = z.object({
  id: z.string(),
  dataSourceId: z.string(),
  spaceId: z.string(),
  grounding: z.string(),
  privacy,
  dataSource: z.object({ id: z.string(), name: z.string(), type: z.string() }),
  createdAt: dateTime,
})
export type SpaceDataSource = z.output<typeof spaceDataSource>

import { z } from 'zod'

/** What is known of how a column reads: from its definition, and from how a question groups by it. */
export const fieldLook = z.strictObject({
  label: z.string().optional(),
  format: z
    .strictObject({
      kind: z.enum(['number', 'currency', 'percent', 'year', 'duration', 'date', 'id']),
      unit: z.string().optional(),
      decimals: z.number().optional(),
      scale: z.union([z.literal(1), z.literal(100)]).optional(),
    })
    .nullable()
    .optional(),
  type: z.string().optional().describe('Of the values, as columns of a data source have it'),
  grain: z.string().optional().describe('The unit of time that it is grouped by'),
  isGroup: z.boolean().optional().describe('Rows are grouped by it: those without a value are a group, too'),
  binWidth: z.number().optional().describe('How wide the stretches of the number line are that it is grouped by'),
  isNamed: z.boolean().optional().describe('Its numbers are names: weekdays, months of the year, steps'),
  addsUp: z.boolean().optional().describe('Whether its parts add up to the whole'),
})
export type FieldLook = z.output<typeof fieldLook>

import { z } from 'zod'

const index = z.int().min(0).max(1_000)
const scalar = z.union([z.string().max(10_000), z.number(), z.boolean(), z.null()])

/** A place in a result: the values of its groups (`by`) or of its listed columns (`field`), and which measure stands there. */
export const questionMark = z.strictObject({
  at: z
    .array(
      z.strictObject({
        by: index.optional(),
        field: index.optional(),
        value: scalar,
        to: scalar.optional().describe('With it, all from `value` to here: what was drawn over on an axis'),
      }),
    )
    .max(10),
  measure: index.optional().describe('Counted as in the result, from 0'),
})
export type Mark = z.infer<typeof questionMark>

const path = z.string().max(1_000).describe('The part, as chips have it: `measures[1]`, `where.all[0]`, `limit`')

export const questionChange = z.union([
  z.strictObject({ set: path, value: z.unknown() }),
  z.strictObject({ add: path, value: z.unknown() }),
  z.strictObject({ drop: path }),
  z.strictObject({ only: questionMark.describe('What is marked, and nothing else') }),
  z.strictObject({ without: questionMark.describe('All but what is marked') }),
  z.strictObject({ rows: questionMark.describe('The rows behind what is marked') }),
  z.strictObject({ closer: questionMark.describe('The period of what is marked, in the next finer unit') }),
  z.strictObject({ compare: questionMark.describe('The period of what is marked beside the one before it') }),
])
export type Change = z.infer<typeof questionChange>

import { z } from 'zod'
import { changeOf, name, timestamps } from '../../platform/fields.contract.ts'

const instructions = z.string().max(20_000)

export const agent = z.object({
  id: z.string(),
  spaceId: z.string(),
  name: z.string(),
  instructions: z.string(),
  ...timestamps,
})
export type Agent = z.output<typeof agent>

export const agentInput = z.strictObject({ name, instructions: instructions.default('') })
export const agentChange = changeOf({ name, instructions })

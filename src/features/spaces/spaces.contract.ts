import { z } from 'zod'
import { changeOf, timestamps } from '../../platform/fields.contract.ts'

export const spaceName = z.string().trim().min(1).max(120)
const description = z.string().max(10_000).nullable()
const modelName = z.string().min(1).max(200).nullable()

const modelFields = {
  modelId: modelName.optional(),
  providerId: modelName.optional(),
  transcriptionModelId: modelName.optional(),
}

export const spaceInput = z.strictObject({ name: spaceName, description: description.optional(), ...modelFields })
export type SpaceInput = z.output<typeof spaceInput>

export const spaceChange = changeOf({ name: spaceName, description, ...modelFields })
export type SpaceChange = z.output<typeof spaceChange>

export const space = z.object({
  id: z.string(),
  name: z.string(),
  ownerId: z.string(),
  description: z.string().nullable(),
  modelId: z.string().nullable(),
  providerId: z.string().nullable(),
  transcriptionModelId: z.string().nullable(),
  ...timestamps,
})
export type Space = z.output<typeof space>

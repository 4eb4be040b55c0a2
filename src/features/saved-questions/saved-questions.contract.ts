import { z } from 'zod'
import { questionObject } from '../../engine/question/question.contract.ts'

const name = z.string().trim().min(1).max(200)
const text = z.string().trim().max(2_000).nullable()
const folder = z.string().trim().min(1).max(120).nullable()
const question = questionObject.describe('As POST /spaces/{id}/questions takes it')

export const savedQuestionInput = z.strictObject({
  name,
  description: text.optional(),
  folder: folder.optional(),
  question,
})
export const savedQuestionChange = z
  .strictObject({
    name: name.optional(),
    description: text.optional(),
    folder: folder.optional(),
    question: question.optional(),
    favourite: z.boolean().optional().describe("The caller's own mark"),
  })
  .refine((body) => Object.keys(body).length > 0, 'at least one field is needed')

export const savedQuestion = z.object({
  id: z.string(),
  spaceId: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  folder: z.string().nullable(),
  question,
  favourite: z.boolean(),
  createdByUserId: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

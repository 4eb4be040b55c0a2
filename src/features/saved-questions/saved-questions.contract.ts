import { z } from 'zod'
import { chartSpec } from '../../engine/charts/chart.contract.ts'
import { questionObject } from '../../engine/question/question.contract.ts'
import { changeOf, dateTime, timestamps } from '../../platform/fields.contract.ts'
import { questionColumn } from '../questions/questions.contract.ts'

const name = z.string().trim().min(1).max(200)
const text = z.string().trim().max(2_000).nullable()
const folder = z.string().trim().min(1).max(120).nullable()
const question = questionObject.describe('As POST /spaces/{id}/questions takes it')
export const savedStatement = z.strictObject({
  sql: z.string().trim().min(1).max(100_000),
  source: z.string().max(200).nullable().describe('Where it runs; the first data source of the space when null'),
  chart: chartSpec.nullable().describe('How it is drawn; a table when null'),
})
export type SavedStatement = z.output<typeof savedStatement>

export const savedQuestionInput = z
  .strictObject({
    name,
    description: text.optional(),
    folder: folder.optional(),
    question: question.optional(),
    statement: savedStatement.optional().describe('SQL instead of a question'),
  })
  .refine(({ question, statement }) => (question === undefined) !== (statement === undefined), {
    error: 'either question or statement is needed',
  })
export const savedQuestionChange = changeOf(
  { name, description: text, folder, question, statement: savedStatement },
  { updatedAt: dateTime.optional().describe('Of what was edited; refused when it was changed since') },
).refine(({ question, statement }) => question === undefined || statement === undefined, {
  error: 'question or statement, not both',
})
export const favouriteChange = z.strictObject({ favourite: z.boolean() })

export const savedResult = z.strictObject({
  at: dateTime,
  columns: z.array(questionColumn),
  rows: z.array(z.record(z.string(), z.unknown())).describe('The first of them'),
  rowCount: z.int(),
  truncated: z.boolean().describe('There are more rows than were asked for'),
})
export type SavedResult = z.output<typeof savedResult>

export const savedQuestion = z.object({
  id: z.string(),
  spaceId: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  folder: z.string().nullable(),
  question: question.nullable(),
  statement: savedStatement.nullable(),
  lastResult: savedResult
    .nullable()
    .describe('What it gave when it was last asked; null to a caller who may not read data'),
  favourite: z.boolean(),
  createdByUserId: z.string(),
  ...timestamps,
})
export type SavedQuestion = z.output<typeof savedQuestion>

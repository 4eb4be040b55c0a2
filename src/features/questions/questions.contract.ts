import { z } from 'zod'
import { questionChip, readingChip } from '../../engine/analyst/answer-parts.contract.ts'
import { chartSpec } from '../../engine/charts/chart.contract.ts'
import { questionChange, questionMark } from '../../engine/question/edit/change.contract.ts'
import { questionObject } from '../../engine/question/question.contract.ts'
import { valueFormat } from '../definitions/definitions.contract.ts'
import { fieldRole } from './catalog.contract.ts'

export const questionInput = z.strictObject({
  question: questionObject.describe(
    'What is asked, as docs/questions-algebra.md tells: measures, by, where and so on. A part that is wrong is named by its path.',
  ),
  changes: z
    .array(questionChange)
    .max(20)
    .optional()
    .describe('Parts to set, add or drop before it is asked; where that leads to no question, the reason is told'),
  whole: z
    .array(z.string().max(300))
    .max(20)
    .optional()
    .describe(
      'Totals instead of the rows: the same measures by these of its groups only (names of its columns), of the whole, whatever a limit leaves',
    ),
  maxRows: z.int().min(1).max(100_000).default(10_000),
  saved: z
    .string()
    .max(100)
    .optional()
    .describe('The saved question that this is: its last result is kept, for a caller who may write to spaces'),
})
export const questionCheckInput = questionInput.omit({ maxRows: true, saved: true, whole: true })

export const questionColumn = z.strictObject({
  name: z.string().describe('The key in the rows'),
  label: z.string(),
  type: z.string(),
  role: fieldRole,
  format: valueFormat.nullable(),
  ref: z
    .record(z.string(), z.number())
    .describe('The part of the question that it shows, such as `{ "by": 0 }` or `{ "measure": 1 }`'),
  asked: z.boolean().describe('Whether it answers; the others are there for checking'),
})
export const checkedQuestion = z.strictObject({
  question: questionObject.describe('What is asked, with the changes'),
  sql: z.string(),
  params: z.record(z.string(), z.unknown()).describe('Values of the names with a colon in it'),
  statement: z.string().describe('The same with its values, as a person would write it: to read, and to go on from'),
  source: z.string().describe('Where it runs, as the analyst names it'),
  columns: z.array(questionColumn),
  sentence: z.string().describe('What is asked, from which it can be read again'),
  title: z.string().describe('The same for a heading: what is named stands by its name alone'),
  chips: z.array(questionChip),
})
export const answeredQuestion = checkedQuestion.extend({
  rows: z.array(z.record(z.string(), z.unknown())),
  truncated: z.boolean().describe('There are more rows than asked for'),
  engine: z.string().describe('What ran the statement'),
  asOf: z.iso
    .datetime()
    .nullable()
    .describe('When the extract was read that it was answered from; null: the data was asked where it is'),
  chart: chartSpec.nullable().describe('The chart that was asked for, or one that fits; null: a table says it better'),
})

export const answeredAgain = z.strictObject({
  id: z.string(),
  parts: z.array(z.record(z.string(), z.unknown())).describe('What the message is made of now'),
})
export const readingInput = z.strictObject({
  text: z.string().trim().min(1).max(5_000),
  chatId: z.string().optional().describe('The words may change the question that was answered last in this chat'),
})
export const reading = z.strictObject({
  question: questionObject.describe('As POST /spaces/{id}/questions takes it'),
  sentence: z.string(),
  chips: z.array(readingChip),
  probability: z.number().min(0).max(1),
  words: z
    .array(z.strictObject({ part: z.string(), words: z.string(), start: z.int(), end: z.int() }))
    .describe('What each part was read from: places in the text'),
  unused: z.array(z.string()).describe('Words that carry meaning and found no place'),
})
export const readings = z.strictObject({
  decision: z
    .enum(['answer', 'answer with others', 'ask'])
    .describe('Whether the first is sure, likely, or only one of several'),
  readings: z.array(reading).describe('The most likely first'),
})

export const changeInput = z.strictObject({ question: questionInput.shape.question, mark: questionMark })
const changeSide = z.strictObject({ label: z.string(), value: z.number() })
const changeShare = z.number().nullable().describe('Of the whole difference; null where parts do not add up to it')
export const explainedChange = z.strictObject({
  measure: z.string(),
  format: valueFormat.nullable(),
  before: changeSide,
  after: changeSide,
  difference: z.number(),
  fields: z
    .array(
      z.strictObject({
        label: z.string(),
        of: z.record(z.string(), z.unknown()).describe('The field, as a question has it'),
        adds: z.boolean().describe('Whether the parts add up to the whole difference'),
        parts: z.array(
          z.strictObject({
            value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
            label: z.string().nullable(),
            before: z.number(),
            after: z.number(),
            difference: z.number(),
            share: changeShare,
          }),
        ),
        rest: z.strictObject({ count: z.number(), difference: z.number(), share: changeShare }).nullable(),
      }),
    )
    .describe('First the field whose parts changed least alike'),
})
export const definitionAnswer = z.strictObject({ state: z.enum(['accepted', 'dismissed']) })

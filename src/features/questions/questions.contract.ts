import { z } from 'zod'

export const questionInput = z.strictObject({
  question: z
    .record(z.string(), z.unknown())
    .describe(
      'What is asked, as docs/questions-algebra.md tells: measures, by, where and so on. A part that is wrong is named by its path.',
    ),
  maxRows: z.int().min(1).max(100_000).default(10_000),
})
export const questionCheckInput = questionInput.omit({ maxRows: true })

const format = z.strictObject({
  kind: z.enum(['number', 'currency', 'percent', 'year', 'duration', 'date', 'id']),
  unit: z.string().optional(),
  decimals: z.number().optional(),
  scale: z.union([z.literal(1), z.literal(100)]).optional(),
})
export const questionColumn = z.strictObject({
  name: z.string().describe('The key in the rows'),
  label: z.string(),
  type: z.string(),
  role: z.enum(['id', 'name', 'category', 'measure', 'time', 'place', 'flag', 'text']),
  format: format.nullable(),
  asked: z.boolean().describe('Whether it answers; the others are there for checking'),
})
export const questionChip = z.strictObject({
  kind: z.enum(['measure', 'field', 'by', 'only', 'period', 'having', 'over', 'order', 'limit', 'compare', 'chart']),
  path: z.string().describe('The part of the question'),
  text: z.string(),
})
export const checkedQuestion = z.strictObject({
  sql: z.string(),
  params: z.record(z.string(), z.unknown()).describe('Values of the names with a colon in the statement'),
  source: z.string().describe('Where it runs, as the analyst names it'),
  columns: z.array(questionColumn),
  sentence: z.string(),
  chips: z.array(questionChip),
})
export const answeredQuestion = checkedQuestion.extend({
  rows: z.array(z.record(z.string(), z.unknown())),
  truncated: z.boolean().describe('There are more rows than asked for'),
  chart: z.record(z.string(), z.unknown()).nullable().describe('The chart that was asked for, or one that fits'),
})

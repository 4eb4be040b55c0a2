import { z } from 'zod'
import { type ChartSpec, chartSpec } from '../charts/chart.contract.ts'
import { fieldLook } from '../formats/field-look.contract.ts'
import { questionObject } from '../question/question.contract.ts'

/** The parts of an answer that are ours, as AI SDK data parts `data-answer`, `data-chart`, `data-audit`, `data-reading`, `data-usage`, `data-question`, `data-definition`, `data-privacy`, `data-edited`. */
export const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** The fewest cells that answer the question, and the result that they were taken from where that is known. */
export const answerPart = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(cell)),
  resultId: z.string().optional(),
  fields: z.record(z.string(), fieldLook).optional(),
})
export type AnswerPart = z.output<typeof answerPart>

export const chartPart = z.object({
  resultId: z.string(),
  chart: chartSpec,
  /** The data it draws, so that it can be drawn wherever the message goes. */
  columns: z.array(z.string()),
  rows: z.array(z.record(z.string(), z.unknown())),
  /** How its columns read, where it came from a question. */
  fields: z.record(z.string(), fieldLook).optional(),
})
export type ChartPart = z.output<typeof chartPart>

/** Where a value stands. A null row means the whole column, a null column too: the whole result. */
export const cellReference = z.object({
  resultId: z.string(),
  row: z.number().int().nullable(),
  column: z.string().nullable(),
  value: cell,
})
export type CellReference = z.output<typeof cellReference>

export const auditClaim = z.object({
  kind: z.enum(['number', 'date', 'name']),
  text: z.string(),
  /** Offsets in the answer's text: all of its text parts, one after the other. */
  start: z.number().int(),
  end: z.number().int(),
  /** `stated`: it was in the question or is a condition of the query; nothing was found that says otherwise, nor that says so. */
  status: z.enum(['verified', 'stated', 'unverified']),
  /** exact, rounded, percentage, count, sum, mean, share, difference, ratio, change ... */
  how: z.string().nullable(),
  cells: z.array(cellReference),
})
export type AuditClaim = z.output<typeof auditClaim>

export const auditPart = z.object({
  verified: z.number().int(),
  stated: z.number().int(),
  unverified: z.number().int(),
  claims: z.array(auditClaim),
})
export type AuditPart = z.output<typeof auditPart>

export const usagePart = z.object({
  providerId: z.string(),
  modelId: z.string(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  steps: z.number().int(),
  elapsedMs: z.number().int(),
  /** In millionths of the currency that prices are given in; null when the model has no price. */
  costMicros: z.number().int().nullable(),
  /** Set when a budget is nearly used up. */
  warning: z.string().nullable(),
  /** Where another model answers than the one that was chosen: which that was, and why it did not. */
  insteadOf: z.object({ model: z.string(), why: z.string() }).optional(),
})
export type UsagePart = z.output<typeof usagePart>

export const questionChip = z.strictObject({
  kind: z.enum(['measure', 'field', 'by', 'only', 'period', 'having', 'over', 'order', 'limit', 'compare', 'chart']),
  path: z.string().describe('The part of the question'),
  text: z.string(),
})
export const readingChip = z.strictObject({
  ...questionChip.shape,
  words: z.string().nullable().describe('The words that it came from; null where nobody said it'),
})

const readQuestion = z.object({
  question: questionObject,
  sentence: z.string(),
  chips: z.array(readingChip),
  probability: z.number(),
})

/** Words that found no place. */
const unused = z.array(z.string())
const decision = z.enum(['answer', 'answer with others', 'ask'])

/** How the words of the question were understood. What `data-audit` says of the figures is another matter. */
export const readingPart = z.object({
  /** The words that were read. */
  text: z.string(),
  ...readQuestion.shape,
  unused,
  decision,
  /** `read` from words, `chosen` by a click among the readings, `edited` by a person, or asked by a `model`. */
  by: z.enum(['read', 'chosen', 'edited', 'model']),
  /** The result that answers it; null: it was not asked, because it was too doubtful. */
  resultId: z.string().nullable(),
  /** What else the words may mean. With `read`, what they were first read as: where that is asked again, it is as it was. */
  others: z.array(readQuestion.extend({ read: z.object({ unused, decision }).optional() })),
})
export type ReadingPart = z.output<typeof readingPart>

/** The analyst asks back. */
export const questionPart = z.object({ question: z.string(), options: z.array(z.string()) })
export type QuestionPart = z.output<typeof questionPart>

/** What a person said that a word means, offered to be kept in the definitions. Nothing is kept before somebody accepts it. */
export const definitionPart = z.object({
  id: z.string(),
  word: z.string(),
  sentence: z.string().describe('What it would mean, in words'),
  suggestion: z
    .object({
      dataset: z.string(),
      field: z.string().nullable(),
      attribute: z.enum(['synonym', 'metric']),
      value: z.unknown(),
      evidence: z.string(),
    })
    .describe('As the definitions take it'),
  dataSourceId: z.string().nullable().describe('Whose definitions it belongs into; null: those of the space'),
  state: z.enum(['offered', 'accepted', 'dismissed']),
})
export type OfferedDefinition = z.output<typeof definitionPart>

/** The last characters of the text said before it are taken back: what they begin is written again. It comes in streams alone. */
export type WithdrawnPart = { characters: number }

/** What the model was shown of each source. */
export const privacyPart = z.object({
  /** False when the model runs inside this service. */
  leaves: z.boolean(),
  sources: z.array(
    z.object({ dataSourceId: z.string(), name: z.string(), privacy: z.enum(['full', 'aggregates', 'schema']) }),
  ),
  results: z.array(
    z.object({ resultId: z.string(), rows: z.number().int(), rowsSeen: z.number().int(), why: z.string().nullable() }),
  ),
})
export type PrivacyPart = z.output<typeof privacyPart>

/** An identical question had a verified answer; this is that one, run again. */
export const verifiedPart = z.object({ verifiedAnswerId: z.string(), question: z.string(), verifiedAt: z.string() })
export type VerifiedPart = z.output<typeof verifiedPart>

export const privacyLevels = ['full', 'aggregates', 'schema'] as const
export type Privacy = (typeof privacyLevels)[number]

/** A person changed the statement of a result: what is shown, and put elsewhere, instead of it. */
export type EditedPart = { resultId: string; sql: string; chart: ChartSpec | null }

/** Tool calls that ran a statement: their output has `sql`, `source` and the rows. */
export const ranStatement = (partType: string) => partType === 'tool-run_sql' || partType === 'tool-ask'

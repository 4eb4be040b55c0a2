import { z } from 'zod'
import { questionObject } from '../../engine/question/question.contract.ts'
import { changeOf, dateTime, name, timestamps } from '../../platform/fields.contract.ts'
import { controlValues } from '../../platform/json-values.contract.ts'
import { attachment, delivery, shownTarget, targets } from '../deliveries/deliveries.contract.ts'

const id = z.string().min(1).max(100)

const prompt = z.strictObject({
  kind: z.literal('prompt'),
  prompt: z.string().trim().min(1).max(10_000).describe('What the analyst is asked'),
  agentId: id.nullable().optional(),
})
const dashboard = z.strictObject({
  kind: z.literal('dashboard'),
  dashboardId: id,
  params: controlValues.optional().describe('Values of its controls; their defaults when absent'),
})
const report = z.strictObject({
  kind: z.literal('report'),
  templateId: id,
  title: z.string().trim().min(1).max(200).optional().describe('The day is added to it'),
  sources: z.array(id).max(100).optional(),
  options: z
    .strictObject({
      measure: z.string().max(200).optional(),
      params: controlValues.optional(),
    })
    .optional(),
})
export const action = z.discriminatedUnion('kind', [prompt, dashboard, report]).describe('What is run')
export type Action = z.output<typeof action>

const schedule = z.strictObject({
  kind: z.literal('schedule'),
  cron: z.string().trim().min(1).max(200).describe('Minute, hour, day of the month, month, day of the week'),
  timezone: z.string().min(1).max(100).describe('IANA name, such as Europe/Berlin'),
})
export const comparisons = ['above', 'at-least', 'below', 'at-most'] as const
const threshold = z
  .strictObject({
    kind: z.literal('threshold'),
    source: z.string().max(200).nullable().optional().describe('A data source of the space; the first when absent'),
    sql: z.string().trim().min(1).max(20_000).optional().describe('The first cell of its first row is compared'),
    question: questionObject
      .optional()
      .describe('Instead of SQL, as POST /spaces/{id}/questions takes it: its first measure is compared'),
    comparison: z.enum(comparisons),
    value: z.number(),
    everyMinutes: z
      .int()
      .min(1)
      .max(7 * 24 * 60)
      .default(15)
      .describe('How often it is looked at'),
  })
  .refine(({ sql, question }) => (sql === undefined) !== (question === undefined), {
    path: ['sql'],
    error: 'either sql or question is needed',
  })
const fileReplaced = z.strictObject({
  kind: z.literal('file-replaced'),
  dataSourceId: id.describe('An uploaded file of the space'),
})
export const trigger = z.discriminatedUnion('kind', [schedule, threshold, fileReplaced]).describe('When it is run')
export type Trigger = z.output<typeof trigger>
export type Threshold = z.output<typeof threshold>

export const automationInput = z.strictObject({
  name,
  action,
  trigger,
  deliveries: targets.default([]).describe('Where what it makes is sent'),
  attachment: attachment.nullable().default(null).describe('A file that goes with it'),
  enabled: z.boolean().default(true),
})
export const automationChange = changeOf({
  name,
  action,
  trigger,
  deliveries: targets.describe('All of them; a webhook whose address stays keeps its secret'),
  attachment: attachment.nullable(),
  enabled: z.boolean(),
})

export const runStatuses = ['queued', 'running', 'retrying', 'delivering', 'done', 'failed'] as const
export const automationRun = z.object({
  id: z.string(),
  automationId: z.string(),
  cause: z.enum(['schedule', 'threshold', 'file-replaced', 'manual']),
  reason: z.string().nullable().describe('What happened that it ran, in words'),
  status: z.enum(runStatuses),
  attempts: z.int(),
  error: z.string().nullable(),
  mend: z.string().nullable().describe('What to do about the error'),
  chatId: z.string().nullable(),
  reportId: z.string().nullable(),
  nextAttemptAt: dateTime.nullable(),
  startedAt: dateTime.nullable(),
  finishedAt: dateTime.nullable(),
  createdAt: dateTime,
})
export type AutomationRun = z.output<typeof automationRun>
export const runWithDeliveries = z.object({ ...automationRun.shape, deliveries: z.array(delivery) })

export const automation = z.object({
  id: z.string(),
  spaceId: z.string(),
  ownerId: z.string().describe('In whose name it asks, and who is told when it fails'),
  name: z.string(),
  enabled: z.boolean(),
  action,
  trigger,
  deliveries: z.array(shownTarget),
  attachment: attachment.nullable(),
  nextRunAt: z.iso
    .datetime()
    .nullable()
    .describe('When a schedule is due; null when it is paused or waits for something else'),
  lastValue: z.number().nullable().describe('Of a condition, when it was last looked at'),
  lastCheckedAt: dateTime.nullable(),
  problem: z.string().nullable().describe('Why it is paused, when nobody paused it'),
  lastRun: automationRun.nullable(),
  ...timestamps,
})
export type Automation = z.output<typeof automation>

import { z } from 'zod'
import { chartSpec } from '../../engine/charts/chart.contract.ts'
import { changeOf, dateTime, moment, timestamps, title } from '../../platform/fields.contract.ts'

const clientId = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[\w.:~-]+$/, 'may hold letters, digits and . : _ ~ -')
/** A time, null to clear, or a boolean: true is now. */
const momentOrFlag = z.union([moment, z.null(), z.boolean()])

export const chatInput = z.strictObject({
  id: clientId.optional().describe('Chosen by the client; made when absent'),
  title: title.nullable().optional(),
  agentId: z.string().optional().describe("The space's first agent when absent"),
})
export const chatChange = changeOf({
  title: title.nullable(),
  pinnedAt: momentOrFlag,
  archivedAt: momentOrFlag,
})

export const editedStatement = z.strictObject({
  sql: z.string().trim().min(1).max(100_000).nullable(),
  chart: chartSpec.nullable().optional().describe('How it is drawn; a table when absent'),
})
export type EditedStatement = z.output<typeof editedStatement>

export const chat = z.object({
  id: z.string(),
  spaceId: z.string(),
  agentId: z.string().nullable(),
  title: z.string().nullable(),
  parentChatId: z.string().nullable(),
  shareLinkId: z.string().nullable(),
  createdByUserId: z.string().nullable(),
  activeStreamId: z.string().nullable(),
  messageCount: z.number().int(),
  pinnedAt: dateTime.nullable(),
  archivedAt: dateTime.nullable(),
  lastActivityAt: dateTime,
  ...timestamps,
})

export const messageMeta = z.object({
  messageId: z.string(),
  note: z.string().nullable(),
  pinnedAt: dateTime.nullable(),
})
export type MessageMeta = z.output<typeof messageMeta>

/** As the AI SDK's clients keep it, with who wrote it and the caller's own pin and note. */
export const chatMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  parts: z.array(z.record(z.string(), z.unknown())),
  metadata: z.record(z.string(), z.unknown()),
  userId: z.string().nullable(),
  pinnedAt: dateTime.nullable(),
  note: z.string().nullable(),
  createdAt: dateTime,
})

export const chatWithMessages = z.object({
  ...chat.shape,
  messages: z.array(chatMessage),
  /** The newest answer, also when it failed before it said anything. */
  lastRun: z
    .object({ id: z.string(), questionId: z.string(), status: z.string(), error: z.string().nullable() })
    .nullable(),
})

export const chatSession = z.object({
  id: z.string(),
  chatId: z.string(),
  spaceId: z.string(),
  _count: z.object({ comments: z.number().int() }),
  messageCount: z.number().int(),
  /** The last message is a person's, and no answer to it is under way or finished. */
  needsReply: z.boolean(),
  activeStreamId: z.string().nullable(),
  archivedAt: dateTime.nullable(),
  automationId: z.string().nullable(),
  chat: z.object({ id: z.string(), title: z.string().nullable(), updatedAt: dateTime }).nullable(),
  dashboardId: z.string().nullable(),
  parentChatId: z.string().nullable(),
  pinnedAt: dateTime.nullable(),
  reportId: z.string().nullable(),
  shareLink: z.object({ id: z.string(), name: z.string() }).nullable(),
  shareLinkId: z.string().nullable(),
  createdAt: dateTime,
})
export type ChatSession = z.output<typeof chatSession>

const textPart = z.object({ type: z.literal('text'), text: z.string() })
const question = z
  .object({
    id: z.string().min(1).max(200),
    role: z.literal('user').optional(),
    parts: z
      .array(z.union([textPart, z.object({ type: z.string() })]))
      .max(100)
      .optional(),
    content: z.string().optional(),
  })
  .transform(({ id, parts, content }, context) => {
    const texts = parts?.flatMap((part) => ('text' in part && part.type === 'text' ? [part.text] : []))
    const text = (texts?.join('\n') ?? content ?? '').trim()
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['parts'], message })
    if (text === '') refuse('the message has no text')
    if (text.length > 20_000) refuse('the text is longer than 20,000 characters')
    return { id, text }
  })

/** What the AI SDK's clients send; fields that it adds are ignored. */
export const askInput = z
  .object({
    message: question.optional(),
    trigger: z.enum(['submit-message', 'regenerate-message']).optional(),
    messageId: z.string().optional(),
  })
  .superRefine((body, context) => {
    if (body.trigger === 'regenerate-message') return
    if (!body.message) context.addIssue({ code: 'custom', path: ['message'], message: 'a message is needed' })
  })
export const sharedQuestion = question

export const metaChange = z
  .strictObject({ pinnedAt: momentOrFlag.optional(), note: z.string().max(10_000).nullable().optional() })
  .refine((body) => body.pinnedAt !== undefined || body.note !== undefined, 'pinnedAt or note is needed')

export const branchInput = z.strictObject({ messageId: z.string(), id: clientId.optional(), title: title.optional() })

export const pin = z.object({
  ...messageMeta.shape,
  chatId: z.string(),
  chatTitle: z.string().nullable(),
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  createdAt: dateTime,
})

export const comment = z.object({
  id: z.string(),
  chatId: z.string(),
  messageId: z.string().nullable(),
  userId: z.string(),
  text: z.string(),
  createdAt: dateTime,
})
export const commentInput = z.strictObject({
  text: z.string().trim().min(1).max(10_000),
  messageId: z.string().nullable().default(null),
})

/** A time from what a client sent: true is now, false is none. */
export const resolveMoment = (value: string | boolean | null | undefined, now: string): string | null | undefined =>
  value === true ? now : value === false ? null : value

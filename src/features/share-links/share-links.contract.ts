import { z } from 'zod'
import { changeOf, dateTime, moment, name, timestamps } from '../../platform/fields.contract.ts'
import { origin } from '../sharing/origin.contract.ts'
import { spaceShortcut } from '../shortcuts/shortcuts.contract.ts'
import { space } from '../spaces/spaces.contract.ts'
import { readerLocale } from '../teams/teams.contract.ts'

const count = z.int().min(0).max(1_000_000_000_000).nullable()
const questions = z.int().min(0).max(1_000_000_000).nullable()
const ids = z.array(z.string().max(100)).max(200).nullable()
const fields = {
  name,
  agentId: z.string().max(100).nullable().describe("Who answers; null: the space's first agent"),
  dataSourceIds: ids.describe('Attached sources that visitors see and their agent reads; null: all'),
  shortcutIds: ids.describe('Shortcuts that visitors are offered; null: all of the team'),
  expiresAt: moment.nullable(),
  password: z.string().min(1).max(200).nullable(),
  allowedOrigins: z.array(origin).max(50).describe('Sites that may show the chat in a frame'),
  messagesPerVisitor: questions.describe(
    'Per day, 50 unless said otherwise; null: no limit. One network address may ask 20 times that',
  ),
  messagesPerDay: questions.describe('All visitors together; null: no limit'),
  maxTokens: count.describe('All that the link may ever use; null: no limit'),
  maxCostMicros: count.describe('All that the link may ever cost, in millionths; null: no limit'),
}
export const shareLinkInput = z.strictObject({
  name: fields.name,
  agentId: fields.agentId.default(null),
  dataSourceIds: fields.dataSourceIds.default(null),
  shortcutIds: fields.shortcutIds.default(null),
  expiresAt: fields.expiresAt.default(null),
  password: fields.password.default(null),
  allowedOrigins: fields.allowedOrigins.default([]),
  messagesPerVisitor: fields.messagesPerVisitor.default(50),
  messagesPerDay: fields.messagesPerDay.default(null),
  maxTokens: fields.maxTokens.default(null),
  maxCostMicros: fields.maxCostMicros.default(null),
})
export const shareLinkChange = changeOf(fields)
export type ShareLinkChange = z.output<typeof shareLinkChange>

const used = z.object({ messagesToday: z.int(), tokens: z.int(), costMicros: z.int() })
export const shareLink = z.object({
  id: z.string(),
  spaceId: z.string(),
  agentId: z.string().nullable(),
  name: z.string(),
  token: z.string(),
  url: z.string(),
  hasPassword: z.boolean(),
  expiresAt: dateTime.nullable(),
  dataSourceIds: z.array(z.string()).nullable(),
  shortcutIds: z.array(z.string()).nullable(),
  allowedOrigins: z.array(z.string()),
  messagesPerVisitor: z.int().nullable(),
  messagesPerDay: z.int().nullable(),
  maxTokens: z.int().nullable(),
  maxCostMicros: z.int().nullable(),
  used: used.describe('What visitors have used of the limits'),
  createdByUserId: z.string(),
  ...timestamps,
})
export type ShareLink = z.output<typeof shareLink>

/** What a visitor sees of a space. Which model answers and what the agent is told of the data are not among it. */
export const sharedSpace = z.object({
  locale: readerLocale,
  shareLink: z.object({ id: z.string(), name: z.string(), token: z.string() }),
  space: z.object({
    ...space.shape,
    dataSources: z.array(
      z.object({
        id: z.string(),
        dataSourceId: z.string(),
        spaceId: z.string(),
        grounding: z.string(),
        dataSource: z.object({ id: z.string(), name: z.string(), type: z.string() }),
        createdAt: dateTime,
      }),
    ),
    shortcuts: z.array(spaceShortcut),
  }),
})

export const unlockInput = z.strictObject({ password: z.string().min(1).max(200) })
export const unlockAnswer = z.object({ grant: z.string(), expiresAt: dateTime })

export const visitorChat = z.object({
  id: z.string(),
  title: z.string().nullable(),
  lastActivityAt: dateTime,
  createdAt: dateTime,
})
export const visitorChatWithMessages = z.object({
  ...visitorChat.shape,
  activeStreamId: z.string().nullable(),
  messages: z.array(
    z.object({
      id: z.string(),
      role: z.enum(['user', 'assistant']),
      parts: z.array(z.record(z.string(), z.unknown())),
      metadata: z.record(z.string(), z.unknown()),
      createdAt: dateTime,
    }),
  ),
})

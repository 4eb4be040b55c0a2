import type { FastifyRequest } from 'fastify'
import { isoNow } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/open.ts'
import {
  type Asker,
  type AskParts,
  askQuestion,
  draftSession,
  type MessageStore,
  type SessionRow,
} from '../chats/index.ts'
import type { RunRow } from '../runs/index.ts'
import type { UsageStore } from '../usage/index.ts'
import { countedAs, visitorOf } from './open-link.ts'
import { shareErrors } from './share-links.errors.ts'
import type { ShareLinkRow, ShareLinkStore } from './share-links.store.ts'

export type VisitorParts = {
  shareLinks: ShareLinkStore
  ask: AskParts
  usage: UsageStore
  /** In the transaction that begins a visitor's chat, and when a visitor opens the link. */
  used(queries: Queries, link: ShareLinkRow, chatId: string | null): Promise<void>
}

/** The chat of this visitor under this link; undefined when no chat has the id. Any other chat is refused, whosever it is. */
export async function visitorChatOf(
  { shareLinks, ask }: Pick<VisitorParts, 'shareLinks' | 'ask'>,
  link: ShareLinkRow,
  chatId: string,
  request: FastifyRequest,
): Promise<SessionRow | undefined> {
  const session = await ask.sessions.find(link.teamId, chatId)
  if (!session) return undefined
  const bound = session.shareLinkId === link.id ? await shareLinks.chatOf(session.id) : undefined
  if (!bound || (bound.visitorId !== null && bound.visitorId !== visitorOf(request))) throw shareErrors.agentMismatch()
  // The link has another agent now: what was begun with the old one is not continued with it.
  if (link.agentId !== null && session.agentId !== link.agentId) throw shareErrors.agentMismatch()
  return session
}

/** Asks as a visitor: bound to the link, within its limits, and without any tool that writes. */
export async function askAsVisitor(
  parts: VisitorParts,
  link: ShareLinkRow,
  chatId: string,
  question: { id: string; text: string },
  request: FastifyRequest,
): Promise<RunRow> {
  const { ask } = parts
  const begun = await visitorChatOf(parts, link, chatId, request)
  if (!begun || !(await wasAsked(ask.messages, begun, question.id))) await countQuestion(parts, link, request)
  const session = begun ?? (await beginChat(parts, link, chatId, request))
  const asker: Asker = {
    teamId: link.teamId,
    userId: null,
    apiKeyId: null,
    shareLinkId: link.id,
    maySaveDatasets: false,
    mayMakeDashboards: false,
    only: { dataSourceIds: listOf(link.dataSourceIds), shortcutIds: listOf(link.shortcutIds) },
  }
  return askQuestion(ask, asker, session, question)
}

export const listOf = (ids: string | null): string[] | null => (ids === null ? null : JSON.parse(ids))

const wasAsked = async (messages: MessageStore, session: SessionRow, messageId: string) =>
  (await messages.find(session.teamId, session.id, messageId)) !== undefined

async function beginChat(
  { shareLinks, ask, used }: VisitorParts,
  link: ShareLinkRow,
  chatId: string,
  request: FastifyRequest,
): Promise<SessionRow> {
  const now = isoNow(ask.clock)
  const fields = { spaceId: link.spaceId, chatId, agentId: link.agentId, shareLinkId: link.id }
  const session = draftSession({ teamId: link.teamId, userId: null }, fields, now)
  try {
    await ask.database.transaction(async (queries) => {
      await ask.sessions.insert(session, queries)
      await shareLinks.insertChat(
        { sessionId: session.id, shareLinkId: link.id, visitorId: visitorOf(request), createdAt: now },
        queries,
      )
      await used(queries, link, chatId)
    })
    return session
  } catch (error) {
    // Begun twice at once, and the other was first.
    const other = await visitorChatOf({ shareLinks, ask }, link, chatId, request)
    if (!other) throw error
    return other
  }
}

async function countQuestion(
  { shareLinks, ask, usage }: VisitorParts,
  link: ShareLinkRow,
  request: FastifyRequest,
): Promise<void> {
  if (link.maxTokens !== null || link.maxCostMicros !== null) {
    const used = await usage.used(link.teamId, 'share-link', link.id, '0000')
    const spent =
      (link.maxTokens !== null && used.tokens >= Number(link.maxTokens)) ||
      (link.maxCostMicros !== null && used.costMicros >= Number(link.maxCostMicros))
    if (spent) throw shareErrors.limitReached('what this link may use is used up')
  }
  const day = isoNow(ask.clock).slice(0, 10)
  await ask.database.transaction(async (queries) => {
    const own = { shareLinkId: link.id, day, visitor: countedAs(request) }
    if (!(await shareLinks.countMessage(own, link.messagesPerVisitor, queries)))
      throw shareErrors.limitReached('you have asked all that a visitor may ask here in a day')
    if (!(await shareLinks.countMessage({ ...own, visitor: '' }, link.messagesPerDay, queries)))
      throw shareErrors.limitReached()
  })
}

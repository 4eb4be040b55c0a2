import type { FastifyRequest } from 'fastify'
import { isoNow } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/open.ts'
import { sha256 } from '../../platform/ids.ts'
import { networkOf } from '../../platform/network/addresses.ts'
import { type AskDeps, type Asker, askQuestion, type ChatRow, draftChat, type MessageStore } from '../chats/index.ts'
import type { RunRow } from '../runs/index.ts'
import type { UsageStore } from '../usage/index.ts'
import { shareErrors } from './share-links.errors.ts'
import type { ShareLinkRow, ShareLinkStore } from './share-links.store.ts'
import type { Visitors } from './visitors.ts'

export type VisitorDeps = {
  shareLinks: ShareLinkStore
  ask: AskDeps
  usage: UsageStore
  visitors: Visitors
  /** In the transaction that begins a visitor's chat, and when a visitor opens the link. */
  used(queries: Queries, link: ShareLinkRow, chatId: string | null): Promise<void>
}

/**
 * The chat of this visitor under this link; undefined when no chat has the id. Any other chat is refused, whosever it is. One that was
 * begun without an identity is nobody's: who knows its id may ask on in it, as programs without cookies do, but nobody may read it.
 */
export async function visitorChatOf(
  { shareLinks, ask, visitors }: Pick<VisitorDeps, 'shareLinks' | 'ask' | 'visitors'>,
  link: ShareLinkRow,
  chatId: string,
  request: FastifyRequest,
  to: 'ask' | 'read',
): Promise<ChatRow | undefined> {
  const chat = await ask.chats.find(link.teamId, chatId)
  if (!chat) return undefined
  const bound = chat.shareLinkId === link.id ? await shareLinks.chatOf(chat.id) : undefined
  if (!bound || (bound.visitorId === null ? to === 'read' : bound.visitorId !== visitors.of(request)))
    throw shareErrors.agentMismatch()
  // The link has another agent now: what was begun with the old one is not continued with it.
  if (link.agentId !== null && chat.agentId !== link.agentId) throw shareErrors.agentMismatch()
  return chat
}

/** Asks as a visitor: bound to the link, within its limits, and without any tool that writes. */
export async function askAsVisitor(
  deps: VisitorDeps,
  link: ShareLinkRow,
  /** Who it is from now on, also where the request did not say so yet. */
  visitor: string,
  chatId: string,
  question: { id: string; text: string },
  request: FastifyRequest,
): Promise<RunRow> {
  const { ask } = deps
  const begun = await visitorChatOf(deps, link, chatId, request, 'ask')
  const counted = countedFor(link, { visitor, isKnown: deps.visitors.of(request) === visitor }, chatId, request)
  if (!begun || !(await wasAsked(ask.messages, begun, question.id))) await assertLeft(deps, link, counted)
  const chat = begun ?? (await beginChat(deps, link, chatId, request))
  const asker: Asker = {
    teamId: link.teamId,
    userId: null,
    apiKeyId: null,
    shareLinkId: link.id,
    place: 'share',
    maySaveDatasets: false,
    mayMakeDashboards: false,
    count: (queries) => countQuestion(deps, link, counted, queries),
    only: { dataSourceIds: listOf(link.dataSourceIds), shortcutIds: listOf(link.shortcutIds) },
  }
  return askQuestion(ask, asker, chat, question)
}

export const listOf = (ids: string | null): string[] | null => (ids === null ? null : JSON.parse(ids))

const wasAsked = async (messages: MessageStore, chat: ChatRow, messageId: string) =>
  (await messages.find(chat.teamId, chat.id, messageId)) !== undefined

async function beginChat(
  { shareLinks, ask, used, visitors }: VisitorDeps,
  link: ShareLinkRow,
  chatId: string,
  request: FastifyRequest,
): Promise<ChatRow> {
  const now = isoNow(ask.clock)
  const fields = { spaceId: link.spaceId, chatId, agentId: link.agentId, shareLinkId: link.id }
  const chat = draftChat({ teamId: link.teamId, userId: null }, fields, now)
  try {
    await ask.database.transaction(async (queries) => {
      await ask.chats.insert(chat, queries)
      await shareLinks.insertChat(
        { sessionId: chat.id, shareLinkId: link.id, visitorId: visitors.of(request), createdAt: now },
        queries,
      )
      await used(queries, link, chatId)
    })
    return chat
  } catch (error) {
    // Begun twice at once, and the other was first.
    const other = await visitorChatOf({ shareLinks, ask, visitors }, link, chatId, request, 'ask')
    if (!other) throw error
    return other
  }
}

/** Those who are not told apart by what we signed are by their chats, but no address asks for more than so many visitors. */
const visitorsPerAddress = 20

/**
 * Who is counted for a question, and how much each may ask in a day. One who is told apart from this question on is counted by its
 * chat and as who it will be: some send back what we signed, some never do.
 */
function countedFor(
  link: ShareLinkRow,
  { visitor, isKnown }: { visitor: string; isKnown: boolean },
  chatId: string,
  request: FastifyRequest,
) {
  const address = `address ${sha256(networkOf(request.ip))}`
  const each = link.messagesPerVisitor
  return [
    ...(isKnown ? [visitor] : [`${address} ${chatId}`, visitor]).map((one) => ({
      visitor: one,
      limit: each,
      why: 'you have asked all that a visitor may ask here in a day',
    })),
    {
      visitor: address,
      limit: each === null ? null : each * visitorsPerAddress,
      why: 'all that may be asked here from one network in a day has been asked',
    },
    { visitor: '', limit: link.messagesPerDay, why: undefined },
  ]
}

/** Before anything is made: what is used up already. Counted is what is asked, in the transaction that keeps it. */
async function assertLeft(
  { shareLinks, ask, usage }: VisitorDeps,
  link: ShareLinkRow,
  counted: ReturnType<typeof countedFor>,
): Promise<void> {
  if (link.maxTokens !== null || link.maxCostMicros !== null) {
    const used = await usage.used(link.teamId, 'share-link', link.id, '0000')
    const spent =
      (link.maxTokens !== null && used.tokens >= Number(link.maxTokens)) ||
      (link.maxCostMicros !== null && used.costMicros >= Number(link.maxCostMicros))
    if (spent) throw shareErrors.limitReached('what this link may use is used up')
  }
  const day = isoNow(ask.clock).slice(0, 10)
  for (const { visitor, limit, why } of counted)
    if (limit !== null && (await shareLinks.messagesOn(link.id, day, visitor)) >= limit)
      throw shareErrors.limitReached(why)
}

async function countQuestion(
  { shareLinks, ask }: VisitorDeps,
  link: ShareLinkRow,
  counted: ReturnType<typeof countedFor>,
  queries: Queries,
): Promise<void> {
  const day = isoNow(ask.clock).slice(0, 10)
  for (const { visitor, limit, why } of counted)
    if (!(await shareLinks.countMessage({ shareLinkId: link.id, day, visitor }, limit, queries)))
      throw shareErrors.limitReached(why)
}

import { z } from 'zod'
import { isoNow, madeAt } from '../../platform/clock.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { pageFields, pageQuery } from '../../platform/http/paging.ts'
import { newId } from '../../platform/ids.ts'
import { mapInTurns } from '../../platform/workers/in-turns.ts'
import { type AppRoute, accessErrors, type Principal, tagged, teamRoute } from '../access/index.ts'
import { type AgentStore, agentErrors } from '../agents/index.ts'
import { requireSpace, type SpaceStore, spaceErrors } from '../spaces/index.ts'
import type { AskDeps } from './ask-question.ts'
import {
  branchInput,
  type ChatSession,
  chat,
  chatChange,
  chatInput,
  chatSession,
  chatWithMessages,
  resolveMoment,
} from './chats.contract.ts'
import { chatErrors } from './chats.errors.ts'
import { type ChatRow, type ChatWithCounts, chatCursor } from './chats.store.ts'
import { chatLookupErrors, findChat } from './find-chat.ts'

export type ChatRouteDeps = AskDeps & {
  spaces: SpaceStore
  agents: AgentStore
  /** Names of share links, for those that chats came through. */
  shareLinks(teamId: string, ids: string[]): Promise<{ id: string; name: string }[]>
}

const asChat = ({ id: _, chatId, ...row }: ChatWithCounts) => ({ ...row, id: chatId })

/** A viewer changes nothing of the team's: of chats, only what they began themselves. */
export function assertOwnWhenViewer(caller: Principal, chat: Pick<ChatRow, 'createdByUserId'>): void {
  if (caller.role === 'viewer' && chat.createdByUserId !== caller.userId)
    throw accessErrors.forbidden('a viewer changes only chats of their own')
}

export const draftChat = (
  caller: { teamId: string; userId: string | null },
  fields: Pick<ChatRow, 'spaceId' | 'chatId'> & Partial<ChatRow>,
  now: string,
): ChatRow => ({
  agentId: null,
  title: null,
  parentChatId: null,
  shareLinkId: null,
  automationId: null,
  dashboardId: null,
  reportId: null,
  pinnedAt: null,
  archivedAt: null,
  ...fields,
  id: newId(),
  teamId: caller.teamId,
  createdByUserId: caller.userId,
  lastActivityAt: now,
  ...madeAt(now),
})

export function chatRoutes(deps: ChatRouteDeps): AppRoute[] {
  const { database, spaces, agents, chats, messages, runs, clock, shareLinks } = deps
  const counted = async (teamId: string, chatId: string) => {
    const found = await findOrThrow(chats.findWithCounts(teamId, chatId), chatErrors.notFound)
    return asChat(found)
  }

  return tagged('Chats', [
    teamRoute('GET', '/spaces/:id/sessions', {
      summary: 'Lists all chat sessions of a space, pinned first, then newest activity',
      may: 'chats:read',
      query: z.strictObject({
        ...pageFields,
        shareLinkId: z.string().optional().describe('Only those of this share link'),
      }),
      answer: z.array(chatSession),
      errors: [spaceErrors.notFound],
      async handle({ caller, params, query, page }) {
        await requireSpace(spaces, caller.teamId, params.id)
        const rows = page(await chats.list(caller.teamId, params.id, query), chatCursor)
        const linkIds = [...new Set(rows.flatMap(({ shareLinkId }) => (shareLinkId === null ? [] : [shareLinkId])))]
        const links = new Map(
          (linkIds.length > 0 ? await shareLinks(caller.teamId, linkIds) : []).map((link) => [link.id, link]),
        )
        return rows.map(
          ({ commentCount, lastRole, title, updatedAt, ...row }): ChatSession => ({
            ...row,
            _count: { comments: commentCount },
            needsReply: lastRole === 'user' && row.activeStreamId === null,
            chat: { id: row.chatId, title, updatedAt },
            shareLink: (row.shareLinkId !== null && links.get(row.shareLinkId)) || null,
          }),
        )
      },
    }),
    teamRoute('GET', '/spaces/:id/chats', {
      summary: 'Lists the chats of a space, pinned first, then newest activity',
      may: 'chats:read',
      query: pageQuery,
      answer: z.array(chat),
      errors: [spaceErrors.notFound],
      async handle({ caller, params, query, page }) {
        await requireSpace(spaces, caller.teamId, params.id)
        return page(await chats.list(caller.teamId, params.id, query), chatCursor).map(asChat)
      },
    }),
    teamRoute('POST', '/spaces/:id/chats', {
      summary: 'Begins a chat',
      may: 'chats:write',
      body: chatInput,
      bodyOptional: true,
      status: 201,
      answer: chat,
      errors: [spaceErrors.notFound, agentErrors.notFound, chatErrors.idTaken],
      async handle({ caller, params, body }) {
        await requireSpace(spaces, caller.teamId, params.id)
        if (body.agentId !== undefined) {
          const agent = await agents.find(caller.teamId, body.agentId)
          if (agent?.spaceId !== params.id) throw agentErrors.notFound()
        }
        const fields = {
          spaceId: params.id,
          chatId: body.id ?? newId(),
          title: body.title ?? null,
          agentId: body.agentId ?? null,
        }
        const row = draftChat(caller, fields, isoNow(clock))
        await chats.insert(row)
        return counted(caller.teamId, row.chatId)
      },
    }),
    teamRoute('GET', '/spaces/:id/chats/:chatId', {
      summary: "Gets a chat with its messages, and the caller's pins and notes on them",
      may: 'chats:read',
      long: true,
      answer: chatWithMessages,
      errors: chatLookupErrors,
      async handle({ caller, params }) {
        const chat = await findChat(deps, caller.teamId, params)
        const [found, rows, metas, lastRun] = await Promise.all([
          counted(caller.teamId, params.chatId),
          messages.list(caller.teamId, chat.id),
          messages.metas(caller.teamId, caller.userId, chat.id),
          runs.store.latestOf(caller.teamId, chat.id),
        ])
        const own = new Map(metas.map((meta) => [meta.messageId, meta]))
        return {
          ...found,
          lastRun: lastRun ?? null,
          messages: await mapInTurns(rows, (row) => ({
            ...row,
            parts: JSON.parse(row.parts),
            metadata: JSON.parse(row.metadata),
            pinnedAt: own.get(row.id)?.pinnedAt ?? null,
            note: own.get(row.id)?.note ?? null,
          })),
        }
      },
    }),
    teamRoute('PATCH', '/spaces/:id/chats/:chatId', {
      summary: 'Renames, pins or archives a chat',
      may: 'chats:write',
      body: chatChange,
      answer: chat,
      errors: [...chatLookupErrors, accessErrors.forbidden],
      async handle({ caller, params, body }) {
        const chat = await findChat(deps, caller.teamId, params)
        assertOwnWhenViewer(caller, chat)
        const now = isoNow(clock)
        const { title } = body
        const [pinnedAt, archivedAt] = [resolveMoment(body.pinnedAt, now), resolveMoment(body.archivedAt, now)]
        await chats.update(caller.teamId, chat.id, {
          ...(title !== undefined && { title }),
          ...(pinnedAt !== undefined && { pinnedAt }),
          ...(archivedAt !== undefined && { archivedAt }),
          updatedAt: now,
        })
        return counted(caller.teamId, params.chatId)
      },
    }),
    teamRoute('DELETE', '/spaces/:id/chats/:chatId', {
      summary: 'Deletes a chat; an answer under way is stopped',
      may: 'chats:write',
      answer: { kind: 'empty' },
      errors: [...chatLookupErrors, accessErrors.forbidden],
      async handle({ caller, params }) {
        const chat = await findChat(deps, caller.teamId, params)
        assertOwnWhenViewer(caller, chat)
        const active = await runs.store.activeOf(caller.teamId, chat.id)
        if (active) await runs.cancel(caller.teamId, active.id)
        await findOrThrow(chats.remove(caller.teamId, chat.id), chatErrors.notFound)
      },
    }),
    teamRoute('POST', '/spaces/:id/chats/:chatId/branch', {
      summary: 'Begins a new chat from a message of this one',
      description: 'The new chat holds everything up to and with that message.',
      may: 'chats:write',
      body: branchInput,
      status: 201,
      answer: chat,
      errors: [...chatLookupErrors, chatErrors.messageNotFound, chatErrors.idTaken],
      async handle({ caller, params, body }) {
        const chat = await findChat(deps, caller.teamId, params)
        const from = await findOrThrow(
          messages.find(caller.teamId, chat.id, body.messageId),
          chatErrors.messageNotFound,
        )
        const fields = {
          spaceId: chat.spaceId,
          agentId: chat.agentId,
          chatId: body.id ?? newId(),
          parentChatId: chat.chatId,
          title: body.title ?? chat.title,
        }
        const row = draftChat(caller, fields, isoNow(clock))
        await database.transaction(async (queries) => {
          await chats.insert(row, queries)
          await messages.copy(caller.teamId, { sessionId: chat.id, upTo: from.position }, row.id, queries)
        })
        return counted(caller.teamId, row.chatId)
      },
    }),
  ])
}

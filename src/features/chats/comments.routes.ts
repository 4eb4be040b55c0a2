import { z } from 'zod'
import { isoNow } from '../../platform/clock.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { pageQuery } from '../../platform/http/paging.ts'
import { newId } from '../../platform/ids.ts'
import { type AppRoute, accessErrors, tagged, teamRoute } from '../access/index.ts'
import { comment, commentInput } from './chats.contract.ts'
import { chatErrors } from './chats.errors.ts'
import type { ChatRouteDeps } from './chats.routes.ts'
import { chatLookupErrors, findChat } from './find-chat.ts'

export function commentRoutes(deps: ChatRouteDeps): AppRoute[] {
  const { messages, clock } = deps
  return tagged('Chats', [
    teamRoute('GET', '/spaces/:id/chats/:chatId/comments', {
      summary: 'Lists the comments on a chat, the oldest first',
      may: 'chats:read',
      query: pageQuery,
      answer: z.array(comment),
      errors: chatLookupErrors,
      async handle({ caller, params, query, page }) {
        const chat = await findChat(deps, caller.teamId, params)
        const rows = page(await messages.comments(caller.teamId, chat.id, query))
        return rows.map((row) => ({ ...row, chatId: chat.chatId }))
      },
    }),
    teamRoute('POST', '/spaces/:id/chats/:chatId/comments', {
      summary: 'Comments on a chat or one of its messages',
      may: 'chats:write',
      body: commentInput,
      status: 201,
      answer: comment,
      errors: [...chatLookupErrors, chatErrors.messageNotFound],
      async handle({ caller, params, body }) {
        const chat = await findChat(deps, caller.teamId, params)
        if (body.messageId !== null && !(await messages.find(caller.teamId, chat.id, body.messageId)))
          throw chatErrors.messageNotFound()
        const row = {
          id: newId(),
          teamId: caller.teamId,
          sessionId: chat.id,
          userId: caller.userId,
          ...body,
          createdAt: isoNow(clock),
        }
        await messages.insertComment(row)
        return { ...row, chatId: chat.chatId }
      },
    }),
    teamRoute('DELETE', '/spaces/:id/chats/:chatId/comments/:commentId', {
      summary: "Deletes a comment: one's own, or as an administrator anyone's",
      may: 'chats:write',
      answer: { kind: 'empty' },
      errors: [...chatLookupErrors, chatErrors.commentNotFound, accessErrors.forbidden],
      async handle({ caller, params }) {
        const chat = await findChat(deps, caller.teamId, params)
        const found = await findOrThrow(
          messages.findComment(caller.teamId, chat.id, params.commentId),
          chatErrors.commentNotFound,
        )
        if (found.userId !== caller.userId && caller.role !== 'admin')
          throw accessErrors.forbidden('only its writer or an administrator deletes a comment')
        if (!(await messages.removeComment(caller.teamId, chat.id, found.id))) throw chatErrors.commentNotFound()
      },
    }),
  ])
}

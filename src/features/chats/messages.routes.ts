import { z } from 'zod'
import { chartSpec } from '../../engine/charts/chart.contract.ts'
import { isoNow } from '../../platform/clock.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { httpErrors } from '../../platform/http/http.errors.ts'
import { type AppRoute, accessErrors, may, type Principal, tagged, teamRoute } from '../access/index.ts'
import { modelErrors } from '../models/index.ts'
import { answerStream, type RunRow, runErrors, type StreamDeps, serveStream } from '../runs/index.ts'
import { requireSpace, spaceErrors } from '../spaces/index.ts'
import { usageErrors } from '../usage/index.ts'
import { type Asker, askQuestion, assertOwn, editQuestion, regenerate, textOf } from './ask-question.ts'
import { askInput, editedStatement, messageMeta, metaChange, pin, resolveMoment } from './chats.contract.ts'
import { chatErrors } from './chats.errors.ts'
import { assertOwnWhenViewer, type ChatRouteDeps } from './chats.routes.ts'
import { chatLookupErrors, findChat } from './find-chat.ts'
import { keepStatement } from './keep-statement.ts'

const answerHeaders = { 'X-Stream-Id': 'The stream, as cancel takes it' }
const askErrors = [
  ...chatLookupErrors,
  runErrors.busy,
  chatErrors.messageNotFound,
  modelErrors.notFound,
  usageErrors.budgetUsedUp,
]

/** Throws for a viewer who neither began the chat nor asked the question. */
export async function assertMayCancel(
  { chats, messages }: Pick<ChatRouteDeps, 'chats' | 'messages'>,
  caller: Principal,
  run: RunRow,
): Promise<void> {
  if (caller.role !== 'viewer') return
  const chat = await findOrThrow(chats.find(caller.teamId, run.chatId), () =>
    runErrors.streamNotFound('the chat does not exist'),
  )
  assertOwn(caller, chat, await messages.find(caller.teamId, run.sessionId, run.questionId))
}

/** A member, as who asks. */
export const askerOf = (caller: Principal): Asker => ({
  teamId: caller.teamId,
  userId: caller.userId,
  apiKeyId: caller.via === 'api-key' ? caller.credentialId : null,
  shareLinkId: null,
  maySaveDatasets: may(caller, 'datasets:write'),
  mayMakeDashboards: may(caller, 'dashboards:write'),
  mayDefine: may(caller, 'spaces:write') && may(caller, 'data-sources:write'),
  onlyOwn: caller.role === 'viewer',
})

export function messageRoutes(deps: ChatRouteDeps & { stream: StreamDeps }): AppRoute[] {
  const { spaces, chats, messages, runs, clock } = deps
  const serve = (run: RunRow, reply: Parameters<typeof serveStream>[2]) => serveStream(deps.stream, run, reply)

  return tagged('Chats', [
    teamRoute('POST', '/spaces/:id/chats/:chatId/messages', {
      summary: 'Asks a question and streams its answer',
      description:
        "Takes what the AI SDK's clients send. The same message id again is not asked again: it answers the stream that there is. Closing the connection does not stop the answer.",
      may: 'chats:write',
      body: askInput,
      answer: answerStream,
      answerHeaders,
      errors: [...askErrors, accessErrors.forbidden],
      async handle({ caller, params, body, reply }) {
        const chat = await findChat(deps, caller.teamId, params)
        const run =
          body.trigger === 'regenerate-message'
            ? await regenerate(deps, askerOf(caller), chat)
            : await askQuestion(deps, askerOf(caller), chat, body.message!)
        await serve(run, reply)
      },
    }),
    teamRoute('GET', '/spaces/:id/chats/:chatId/stream', {
      summary: 'Attaches to the answer under way, from its beginning; 204 when there is none',
      may: 'chats:read',
      answer: answerStream,
      answerHeaders,
      errors: chatLookupErrors,
      async handle({ caller, params, reply }) {
        const chat = await findChat(deps, caller.teamId, params)
        const run = await runs.store.activeOf(caller.teamId, chat.id)
        if (run) return serve(run, reply)
        reply.code(204).send()
      },
    }),
    teamRoute('POST', '/spaces/:id/chats/:chatId/regenerate', {
      summary: 'Answers the last question anew',
      may: 'chats:write',
      answer: answerStream,
      answerHeaders,
      errors: [...askErrors, accessErrors.forbidden],
      async handle({ caller, params, reply }) {
        const chat = await findChat(deps, caller.teamId, params)
        await serve(await regenerate(deps, askerOf(caller), chat), reply)
      },
    }),
    teamRoute('POST', '/spaces/:id/chats/:chatId/messages/:messageId/edit', {
      summary: 'Puts another question in the place of the last one and answers that',
      may: 'chats:write',
      body: askInput,
      answer: answerStream,
      answerHeaders,
      errors: [...askErrors, chatErrors.notLastQuestion, chatErrors.idTaken, accessErrors.forbidden],
      async handle({ caller, params, body, reply }) {
        const chat = await findChat(deps, caller.teamId, params)
        assertOwnWhenViewer(caller, chat)
        if (!body.message) throw httpErrors.invalidRequest('body.message: a message is needed')
        await serve(await editQuestion(deps, askerOf(caller), chat, params.messageId, body.message), reply)
      },
    }),
    teamRoute('PATCH', '/spaces/:id/chats/:chatId/messages/:messageId', {
      summary: 'Pins or unpins a message and sets or clears a note on it, for the caller alone',
      may: 'chats:write',
      body: metaChange,
      answer: messageMeta,
      errors: [chatErrors.messageNotFound],
      async handle({ caller, params, body }) {
        const chat = await findOrThrow(chats.find(caller.teamId, params.chatId), () =>
          chatErrors.messageNotFound('the chat does not exist'),
        )
        if (chat.spaceId !== params.id)
          throw chatErrors.messageNotFound(
            (await spaces.find(caller.teamId, params.id))
              ? 'the chat belongs to another space'
              : 'the space does not exist',
          )
        const message = await findOrThrow(
          messages.find(caller.teamId, chat.id, params.messageId),
          chatErrors.messageNotFound,
        )
        return messages.putMeta(
          caller.teamId,
          { userId: caller.userId, sessionId: chat.id, messageId: message.id },
          { pinnedAt: resolveMoment(body.pinnedAt, isoNow(clock)), note: body.note },
        )
      },
    }),
    teamRoute('PUT', '/spaces/:id/chats/:chatId/messages/:messageId/charts/:chartId', {
      summary: "Puts another chart in the place of one of an answer's, for everyone who sees the chat",
      description: 'The chart is the `data-chart` part with this id; what it draws stays as it is.',
      may: 'chats:write',
      body: chartSpec,
      answer: chartSpec,
      errors: [...chatLookupErrors, chatErrors.messageNotFound, accessErrors.forbidden],
      async handle({ caller, params, body }) {
        const chat = await findChat(deps, caller.teamId, params)
        assertOwnWhenViewer(caller, chat)
        const withChart = (said: { type: string; id?: string; data?: object }[]) => {
          const chart = said.find(({ type, id }) => type === 'data-chart' && id === params.chartId)
          if (!chart) throw chatErrors.messageNotFound('the message has no such chart')
          chart.data = { ...chart.data, chart: body }
          return said
        }
        const message = { sessionId: chat.id, id: params.messageId }
        const found = await deps.database.transaction((queries) =>
          messages.changeParts(caller.teamId, message, withChart, queries),
        )
        if (!found) throw chatErrors.messageNotFound()
        return body
      },
    }),
    teamRoute('PUT', '/spaces/:id/chats/:chatId/messages/:messageId/statements/:resultId', {
      summary: "Keeps a changed statement of an answer's result, for everyone who sees the chat",
      description:
        'From then on it is what is shown, put on a dashboard and told in a report. `sql: null` goes back to the statement of the answer. Nothing is run.',
      may: 'chats:write',
      body: editedStatement,
      answer: editedStatement,
      errors: [...chatLookupErrors, chatErrors.messageNotFound, accessErrors.forbidden],
      async handle({ caller, params, body }) {
        const chat = await findChat(deps, caller.teamId, params)
        assertOwnWhenViewer(caller, chat)
        await keepStatement(deps, caller.teamId, { ...params, sessionId: chat.id }, body)
        return body
      },
    }),
    teamRoute('GET', '/spaces/:id/pins', {
      summary: "Lists the caller's pins and notes in a space, the newest pin first",
      may: 'chats:read',
      query: z.strictObject({ limit: z.coerce.number().int().min(1).max(1000).default(1000) }),
      answer: z.array(pin),
      errors: [spaceErrors.notFound],
      async handle({ caller, params, query }) {
        await requireSpace(spaces, caller.teamId, params.id)
        const whose = { userId: caller.userId, spaceId: params.id, limit: query.limit }
        return messages.pins(caller.teamId, whose, (message) => textOf(message).slice(0, 2000))
      },
    }),
  ])
}

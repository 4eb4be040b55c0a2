import { z } from 'zod'
import { findOrThrow, ServiceError } from '../../platform/errors.ts'
import { networkOf } from '../../platform/network/addresses.ts'
import { retryAfter, type SlidingWindow } from '../../platform/sliding-window.ts'
import { mapInTurns } from '../../platform/workers/in-turns.ts'
import { type AppRoute, publicRoute, tagged } from '../access/index.ts'
import { sharedQuestion } from '../chats/index.ts'
import { modelErrors } from '../models/index.ts'
import { answerStream, runErrors, type StreamDeps, serveStream } from '../runs/index.ts'
import { checkGuess } from '../sharing/index.ts'
import { offeredToVisitors, type ShortcutStore, type SpaceShortcut } from '../shortcuts/index.ts'
import type { LinkStore, SourceAccess, SpaceStore } from '../spaces/index.ts'
import { usageErrors } from '../usage/index.ts'
import { chosenLocale } from '../users/index.ts'
import { askAsVisitor, listOf, type VisitorDeps, visitorChatOf } from './ask-as-visitor.ts'
import { chunkForVisitors, metadataForVisitors, partsForVisitors } from './for-visitors.ts'
import { findLink, type OpenLinkDeps, openLink } from './open-link.ts'
import { sharedSpace, unlockAnswer, unlockInput, visitorChat, visitorChatWithMessages } from './share-links.contract.ts'
import { shareErrors as errors } from './share-links.errors.ts'
import { visitorHeader } from './visitors.ts'

export type VisitorRouteDeps = VisitorDeps &
  OpenLinkDeps & {
    spaces: SpaceStore
    links: LinkStore
    sources: Pick<SourceAccess, 'findMany'>
    spaceShortcuts: ShortcutStore<SpaceShortcut>
    stream: StreamDeps
    windows: SlidingWindow
  }

const questionsPerMinute = 60
const answerHeaders = { 'X-Stream-Id': 'The stream of this answer' }

/** What is sent is what the AI SDK's clients send; fields that it adds are ignored. */
const askInput = z.object({
  chatId: z
    .string()
    .min(1)
    .max(100)
    .regex(/^[\w.:~-]+$/, 'may hold letters, digits and . : _ ~ -'),
  message: sharedQuestion,
})

export function visitorRoutes(deps: VisitorRouteDeps): AppRoute[] {
  const { shareLinks, spaces, links, sources, spaceShortcuts, windows, ask } = deps

  return tagged('Shared spaces', [
    publicRoute('GET', '/share/:token', {
      summary: 'Gets a shared space by its token',
      long: true,
      answer: sharedSpace,
      answerHeaders: { [visitorHeader]: 'Who this visitor is from now on, to be sent back where cookies are not' },
      errors: [errors.notFound, errors.passwordRequired],
      async handle({ params: { token }, request, reply }) {
        const link = await openLink(deps, token, request)
        const found = await findOrThrow(spaces.find(link.teamId, link.spaceId), errors.notFound)
        const only = listOf(link.dataSourceIds)
        const [attached, shortcuts] = await Promise.all([
          links.attached(link.teamId, link.spaceId),
          spaceShortcuts.callable(link.teamId, link.spaceId, null),
        ])
        const offered = offeredToVisitors(shortcuts, listOf(link.shortcutIds)).filter(
          ({ userInvokable }) => userInvokable,
        )
        const visible = attached.filter(({ dataSourceId }) => only === null || only.includes(dataSourceId))
        const known = new Map(
          (
            await sources.findMany(
              link.teamId,
              visible.map(({ dataSourceId }) => dataSourceId),
            )
          ).map((source) => [source.id, source]),
        )
        await deps.used(ask.database.queries, link, null)
        await deps.visitors.greet(link, request, reply)
        return {
          locale: await chosenLocale(ask.database.queries, link.teamId, null),
          shareLink: { id: link.id, name: link.name, token },
          space: {
            ...found,
            modelId: null,
            providerId: null,
            transcriptionModelId: null,
            dataSources: visible.flatMap((row) => {
              const source = known.get(row.dataSourceId)
              return source ? [{ ...row, grounding: '', dataSource: source }] : []
            }),
            shortcuts: await spaceShortcuts.list(
              link.teamId,
              link.spaceId,
              null,
              offered.map(({ id }) => id),
            ),
          },
        }
      },
    }),
    publicRoute('POST', '/share/:token/unlock', {
      summary: 'Opens a shared space by its password',
      body: unlockInput,
      answer: unlockAnswer,
      errors: [errors.notFound, errors.wrongPassword, errors.rateLimited],
      async handle({ params: { token }, body, request, reply }) {
        const link = await findLink(deps, token)
        await checkGuess(windows, link, { password: body.password, from: request.ip }, errors)
        return deps.grants.give(request, reply, link)
      },
    }),
    publicRoute('POST', '/share/:token/ai', {
      summary: 'Chats with a shared agent',
      addsData: true,
      description:
        "Takes what the AI SDK's clients send. The first use of a chatId begins the chat under this link. The same message id again is not asked again: it answers the stream that there is.",
      body: askInput,
      answer: answerStream,
      answerHeaders,
      errors: [
        errors.notFound,
        errors.passwordRequired,
        errors.agentMismatch,
        errors.limitReached,
        errors.rateLimited,
        errors.unavailable,
        runErrors.busy,
      ],
      async handle({ params: { token }, body, request, reply }) {
        const link = await openLink(deps, token, request)
        const wait = windows.take(`ask ${link.id} ${networkOf(request.ip)}`, {
          max: questionsPerMinute,
          windowMs: 60_000,
        })
        if (wait > 0) throw errors.rateLimited(undefined, retryAfter(wait))
        const visitor = await deps.visitors.greet(link, request, reply)
        const run = await askAsVisitor(deps, link, visitor, body.chatId, body.message, request).catch((error) => {
          throw forVisitors(error)
        })
        await serveStream(deps.stream, run, reply, chunkForVisitors)
      },
    }),
    publicRoute('GET', '/share/:token/chats', {
      summary: "Lists the visitor's own chats under this link",
      answer: z.array(visitorChat),
      errors: [errors.notFound, errors.passwordRequired],
      async handle({ params: { token }, request }) {
        const link = await openLink(deps, token, request)
        const visitor = deps.visitors.of(request)
        return visitor === null ? [] : shareLinks.chatsOf(link.id, visitor)
      },
    }),
    publicRoute('GET', '/share/:token/chats/:chatId', {
      summary: 'Gets a chat of the visitor with its messages',
      description: `For the visitor who began it, told by the cookie or ${visitorHeader}. One that was begun without either cannot be read.`,
      long: true,
      answer: visitorChatWithMessages,
      errors: [errors.notFound, errors.passwordRequired, errors.agentMismatch],
      async handle({ params: { token, chatId }, request }) {
        const link = await openLink(deps, token, request)
        const chat = await findOrThrow(visitorChatOf(deps, link, chatId, request, 'read'), () =>
          errors.notFound('there is no such chat'),
        )
        const [rows, active] = await Promise.all([
          ask.messages.list(link.teamId, chat.id),
          ask.runs.store.activeOf(link.teamId, chat.id),
        ])
        return {
          ...chat,
          id: chat.chatId,
          activeStreamId: active?.id ?? null,
          messages: await mapInTurns(rows, (row) => ({
            ...row,
            parts: partsForVisitors(JSON.parse(row.parts)),
            metadata: metadataForVisitors(JSON.parse(row.metadata)),
          })),
        }
      },
    }),
    publicRoute('GET', '/share/:token/chats/:chatId/stream', {
      summary: 'Attaches to the answer under way, from its beginning; 204 when there is none',
      answer: answerStream,
      answerHeaders,
      errors: [errors.notFound, errors.passwordRequired, errors.agentMismatch],
      async handle({ params: { token, chatId }, request, reply }) {
        const link = await openLink(deps, token, request)
        const chat = await findOrThrow(visitorChatOf(deps, link, chatId, request, 'read'), () =>
          errors.notFound('there is no such chat'),
        )
        const run = await ask.runs.store.activeOf(link.teamId, chat.id)
        if (run) return serveStream(deps.stream, run, reply, chunkForVisitors)
        reply.code(204).send()
      },
    }),
  ])
}

/** What is the owner's to mend is told to a visitor in few words. */
function forVisitors(error: unknown): unknown {
  if (!(error instanceof ServiceError)) return error
  if (error.code === modelErrors.notFound.definition.code) return errors.unavailable()
  if (error.code === usageErrors.budgetUsedUp.definition.code) return errors.limitReached()
  if (error.code === 'spaces/not-found') return errors.notFound()
  return error
}

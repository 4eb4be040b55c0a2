import { z } from 'zod'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { pageQuery } from '../../platform/http/paging.ts'
import { newId } from '../../platform/ids.ts'
import { mapInTurns } from '../../platform/workers/in-turns.ts'
import { type AppRoute, tagged, teamRoute } from '../access/index.ts'
import { asUIMessage, type ChatStore, chatErrors, type MessageStore } from '../chats/index.ts'
import { requireSpace, type SpaceStore, spaceErrors } from '../spaces/index.ts'
import { verifiedAnswer, verifiedInput } from './verified-answers.contract.ts'
import { verifiedErrors } from './verified-answers.errors.ts'
import { questionKey, type VerifiedRow, type VerifiedStore } from './verified-answers.store.ts'
import { readAnswer } from './verify-answer.ts'

export type VerifiedRouteDeps = {
  spaces: SpaceStore
  chats: ChatStore
  messages: MessageStore
  verified: VerifiedStore
  clock: Clock
}

const answered = (row: VerifiedRow) => ({
  ...row,
  columns: JSON.parse(row.columns),
  rows: JSON.parse(row.rows),
  steps: row.steps === null ? [{ source: row.source, sql: row.sql }] : JSON.parse(row.steps),
})

export function verifiedAnswerRoutes(deps: VerifiedRouteDeps): AppRoute[] {
  const { spaces, chats, messages, verified, clock } = deps
  return tagged('Verified answers', [
    teamRoute('GET', '/spaces/:id/verified-answers', {
      summary: 'Lists the verified answers of a space, newest first',
      may: ['spaces:read', 'data-sources:read'],
      query: pageQuery,
      long: true,
      answer: z.array(verifiedAnswer),
      errors: [spaceErrors.notFound],
      async handle({ caller, params: { id }, query, page }) {
        await requireSpace(spaces, caller.teamId, id)
        return mapInTurns(page(await verified.list(caller.teamId, id, query)), answered)
      },
    }),
    teamRoute('POST', '/spaces/:id/verified-answers', {
      summary: 'Marks an answer as verified',
      description:
        'The same question is then answered from it, and its query is shown to models as an example. An earlier verified answer to the question is replaced.',
      may: ['spaces:write', 'chats:read'],
      body: verifiedInput,
      status: 201,
      answer: verifiedAnswer,
      errors: [spaceErrors.notFound, chatErrors.notFound, chatErrors.messageNotFound, verifiedErrors.notVerifiable],
      async handle({ caller, params: { id }, body }) {
        await requireSpace(spaces, caller.teamId, id)
        const chat = await chats.find(caller.teamId, body.chatId)
        if (chat?.spaceId !== id) throw chatErrors.notFound()
        const found = await findOrThrow(
          messages.find(caller.teamId, chat.id, body.messageId),
          chatErrors.messageNotFound,
        )
        const { query, steps, text, answer } = readAnswer(asUIMessage(found))
        const asked = await messages.last(caller.teamId, chat.id, { role: 'user', before: found.position })
        const question = body.question ?? (asked ? questionText(asUIMessage(asked)) : '')
        if (question === '') throw verifiedErrors.notVerifiable('there is no question before it')
        const row = await verified.put({
          id: newId(),
          teamId: caller.teamId,
          spaceId: id,
          question,
          questionKey: questionKey(question),
          source: query.source,
          sql: query.sql,
          text,
          columns: JSON.stringify(query.columns),
          rows: JSON.stringify(query.rows),
          answer: answer && JSON.stringify(answer),
          steps: JSON.stringify(steps),
          chatId: body.chatId,
          messageId: body.messageId,
          verifiedByUserId: caller.userId,
          createdAt: isoNow(clock),
        })
        return answered(row)
      },
    }),
    teamRoute('DELETE', '/spaces/:id/verified-answers/:answerId', {
      summary: 'Takes the mark off an answer',
      may: 'spaces:write',
      answer: { kind: 'empty' },
      errors: [spaceErrors.notFound, verifiedErrors.notFound],
      async handle({ caller, params: { id, answerId } }) {
        await requireSpace(spaces, caller.teamId, id)
        await findOrThrow(verified.remove(caller.teamId, id, answerId), verifiedErrors.notFound)
      },
    }),
  ])
}

/** As it was told to the model: a shortcut's prompt rather than its prefix. */
const questionText = (message: ReturnType<typeof asUIMessage>): string => {
  const prompt = (message.metadata as { prompt?: unknown } | undefined)?.prompt
  return typeof prompt === 'string'
    ? prompt
    : message.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')
}

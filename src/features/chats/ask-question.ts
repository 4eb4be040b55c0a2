import type { UIMessage } from 'ai'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import { whenTaken } from '../../platform/database/unique.ts'
import { findOrThrow } from '../../platform/errors.ts'
import type { WorkOwner } from '../../platform/turns.ts'
import { mapInTurns } from '../../platform/workers/in-turns.ts'
import { accessErrors } from '../access/index.ts'
import { type RunRow, type Runs, type RunWork, runErrors } from '../runs/index.ts'
import type { Place } from '../shortcuts/index.ts'
import { chatTitle } from './chat-title.ts'
import { chatErrors } from './chats.errors.ts'
import type { ChatRow, ChatStore } from './chats.store.ts'
import type { MessageRow, MessageStore } from './messages.store.ts'

/** Who asks. A visitor of a share link is nobody of the team. */
export type Asker = {
  teamId: string
  userId: string | null
  /** Where it is nobody with an account: who brought them here, and whose turns they take. */
  inTurnOf?: string
  apiKeyId: string | null
  shareLinkId: string | null
  /** Where they ask, when it is not in the app: only shortcuts that are offered there can be called. */
  place?: Place
  maySaveDatasets: boolean
  /** What they say that a word means is offered as a definition. */
  mayDefine?: boolean
  mayMakeDashboards: boolean
  /** Answers anew only what they asked, or what was asked in a chat that they began: a viewer. */
  onlyOwn?: boolean
  /** In the transaction that keeps the question: throws when no more may be asked. What is refused otherwise is not counted. */
  count?(queries: Queries): Promise<void>
  /** What of the space a visitor may reach; null: all of it. */
  only?: { dataSourceIds: string[] | null; shortcutIds: string[] | null }
}

/** Whose turns an answer takes. */
export const ownerOf = ({ teamId, userId, shareLinkId, inTurnOf }: Asker): WorkOwner => ({
  teamId,
  userId: userId ?? inTurnOf ?? null,
  shareLinkId,
})

export type PreparedAnswer = {
  /** Kept with the question: the shortcut it came from. */
  metadata: Record<string, unknown>
  /** In the transaction that keeps the question. */
  keep(run: Pick<RunRow, 'id'>, queries: Queries): Promise<void>
  /** What answers it, told the conversation up to the question. */
  work(messages: UIMessage[], run: Pick<RunRow, 'id'>): RunWork
}

export type AskDeps = {
  database: Database
  chats: ChatStore
  messages: MessageStore
  runs: Runs
  clock: Clock
  /** Refuses before anything is kept: no such model, a budget that is used up. */
  prepare(asker: Asker, chat: ChatRow, question: string): Promise<PreparedAnswer>
}

export const asUIMessage = (row: Pick<MessageRow, 'id' | 'role' | 'parts' | 'metadata'>): UIMessage => ({
  id: row.id,
  role: row.role,
  parts: JSON.parse(row.parts),
  metadata: JSON.parse(row.metadata),
})

/**
 * Keeps a question and starts its answer, both or neither. The same message id again is not asked again: it answers the
 * run that there is.
 */
export async function askQuestion(
  deps: AskDeps,
  asker: Asker,
  chat: ChatRow,
  question: { id: string; text: string },
): Promise<RunRow> {
  const { messages, runs } = deps
  const asked = await messages.find(asker.teamId, chat.id, question.id)
  if (asked) return attach(deps, asker, chat, asked)
  return start(deps, asker, chat, question.text, question.id, async (queries, metadata) => {
    await messages.append(questionRow(asker, chat, question, metadata, deps.clock), queries)
  }).catch(async (error) => {
    // The same message arrived twice at once, and the other was first.
    const other = await messages.find(asker.teamId, chat.id, question.id)
    if (!other) throw error
    const run = await runs.store.ofQuestion(asker.teamId, chat.id, question.id)
    if (!run) throw error
    return run
  })
}

async function attach(deps: AskDeps, asker: Asker, chat: ChatRow, asked: MessageRow): Promise<RunRow> {
  if (asked.role !== 'user') throw chatErrors.messageNotFound('this id is that of an answer')
  const run = await deps.runs.store.ofQuestion(asker.teamId, chat.id, asked.id)
  // A question that was copied into a branch has not been asked there yet.
  return run ?? regenerate(deps, asker, chat)
}

/** Answers the last question anew; the answer that it had is dropped, and what people wrote beside it is kept beside the new one. */
export async function regenerate(deps: AskDeps, asker: Asker, chat: ChatRow): Promise<RunRow> {
  const last = await findOrThrow(deps.messages.last(asker.teamId, chat.id, { role: 'user' }), () =>
    chatErrors.messageNotFound('the chat has no question yet'),
  )
  if (asker.onlyOwn) assertOwn(asker, chat, last)
  const text = textOf(last)
  return start(deps, asker, chat, text, last.id, async (queries, _metadata, { answerId }) => {
    await deps.messages.moveRemarks(last, answerId, queries)
    await deps.messages.removeFrom(asker.teamId, chat.id, last.position + 1, queries)
  })
}

/** A viewer stops and repeats nobody else's answers; a question of theirs is theirs in any chat. */
export function assertOwn(
  who: { userId: string | null },
  chat: Pick<ChatRow, 'createdByUserId'>,
  question: Pick<MessageRow, 'userId'> | undefined,
): void {
  if (chat.createdByUserId !== who.userId && question?.userId !== who.userId)
    throw accessErrors.forbidden("a viewer stops or repeats no answer to somebody else's question")
}

/** Puts another question in the place of the last one and answers that. */
export async function editQuestion(
  deps: AskDeps,
  asker: Asker,
  chat: ChatRow,
  messageId: string,
  question: { id: string; text: string },
): Promise<RunRow> {
  const found = await findOrThrow(deps.messages.find(asker.teamId, chat.id, messageId), chatErrors.messageNotFound)
  const last = await deps.messages.last(asker.teamId, chat.id, { role: 'user' })
  if (last?.id !== messageId) throw chatErrors.notLastQuestion()
  const other = question.id === messageId ? undefined : await deps.messages.find(asker.teamId, chat.id, question.id)
  if (other && other.position < found.position) throw chatErrors.idTaken('another message of the chat has this id')
  return start(deps, asker, chat, question.text, question.id, async (queries, metadata) => {
    await deps.messages.removeFrom(asker.teamId, chat.id, found.position, queries)
    await deps.messages.append(questionRow(asker, chat, question, metadata, deps.clock), queries)
  })
}

async function start(
  deps: AskDeps,
  asker: Asker,
  chat: ChatRow,
  text: string,
  questionId: string,
  keep: (queries: Queries, metadata: Record<string, unknown>, run: RunRow) => Promise<void>,
): Promise<RunRow> {
  const { database, chats, messages, runs, clock } = deps
  const { metadata, keep: keepPrepared, work } = await deps.prepare(asker, chat, text)
  const place = { teamId: asker.teamId, sessionId: chat.id, chatId: chat.chatId }
  const draft = runs.draft({ ...place, questionId }, ownerOf(asker))
  try {
    const recent = await database
      .transaction(async (queries) => {
        // First of all, so that a chat that is being answered is left as it is.
        await runs.insert(draft, queries)
        await asker.count?.(queries)
        await keep(queries, metadata, draft)
        await keepPrepared(draft, queries)
        const now = isoNow(clock)
        const title = chat.title ?? chatTitle(text)
        await chats.update(asker.teamId, chat.id, { lastActivityAt: now, updatedAt: now, title }, queries)
        return messages.newest(asker.teamId, chat.id, {}, queries)
      })
      // Another message took the id or the place at the same moment.
      .catch(whenTaken(runErrors.busy))
    runs.launch(draft, async function* (signal) {
      return yield* work(await mapInTurns(recent, asUIMessage), draft)(signal)
    })
  } catch (error) {
    runs.drop(draft)
    throw error
  }
  return draft
}

const questionRow = (
  asker: Asker,
  chat: ChatRow,
  question: { id: string; text: string },
  metadata: Record<string, unknown>,
  clock: Clock,
): Omit<MessageRow, 'position'> => ({
  sessionId: chat.id,
  id: question.id,
  teamId: asker.teamId,
  role: 'user',
  parts: JSON.stringify([{ type: 'text', text: question.text }]),
  metadata: JSON.stringify(metadata),
  userId: asker.userId,
  runId: null,
  createdAt: isoNow(clock),
})

export const textOf = (row: Pick<MessageRow, 'parts'>): string =>
  (JSON.parse(row.parts) as { type: string; text?: string }[])
    .flatMap((part) => (part.type === 'text' ? [part.text ?? ''] : []))
    .join('\n')

import type { UIMessage } from 'ai'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import { isUniqueViolation } from '../../platform/database/unique.ts'
import { type RunRow, type Runs, type RunWork, runErrors } from '../runs/index.ts'
import { chatTitle } from './chat-title.ts'
import { chatErrors } from './chats.errors.ts'
import type { MessageRow, MessageStore } from './messages.store.ts'
import type { SessionRow, SessionStore } from './sessions.store.ts'

/** Who asks. A visitor of a share link is nobody of the team. */
export type Asker = {
  teamId: string
  userId: string | null
  apiKeyId: string | null
  shareLinkId: string | null
  maySaveDatasets: boolean
  mayMakeDashboards: boolean
  /** What of the space a visitor may reach; null: all of it. */
  only?: { dataSourceIds: string[] | null; shortcutIds: string[] | null }
}

export type PreparedAnswer = {
  /** Kept with the question: the shortcut it came from. */
  metadata: Record<string, unknown>
  /** In the transaction that keeps the question. */
  keep(run: RunRow, queries: Queries): Promise<void>
  /** What answers it, told the conversation up to the question. */
  work(messages: UIMessage[], run: RunRow): RunWork
}

export type AskParts = {
  database: Database
  sessions: SessionStore
  messages: MessageStore
  runs: Runs
  clock: Clock
  /** Refuses before anything is kept: no such model, a budget that is used up. */
  prepare(asker: Asker, session: SessionRow, question: string): Promise<PreparedAnswer>
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
  parts: AskParts,
  asker: Asker,
  session: SessionRow,
  question: { id: string; text: string },
): Promise<RunRow> {
  const { messages, runs } = parts
  const asked = await messages.find(asker.teamId, session.id, question.id)
  if (asked) return attach(parts, asker, session, asked)
  return start(parts, asker, session, question.text, question.id, async (queries, metadata) => {
    await messages.append(questionRow(asker, session, question, metadata, parts.clock), queries)
  }).catch(async (error) => {
    // The same message arrived twice at once, and the other was first.
    const other = await messages.find(asker.teamId, session.id, question.id)
    if (!other) throw error
    const run = await runs.store.ofQuestion(asker.teamId, session.id, question.id)
    if (!run) throw error
    return run
  })
}

async function attach(parts: AskParts, asker: Asker, session: SessionRow, asked: MessageRow): Promise<RunRow> {
  if (asked.role !== 'user') throw chatErrors.messageNotFound('this id is that of an answer')
  const run = await parts.runs.store.ofQuestion(asker.teamId, session.id, asked.id)
  // A question that was copied into a branch has not been asked there yet.
  return run ?? regenerate(parts, asker, session)
}

/** Answers the last question anew; the answer that it had is dropped, and what people wrote beside it is kept beside the new one. */
export async function regenerate(parts: AskParts, asker: Asker, session: SessionRow): Promise<RunRow> {
  const last = await parts.messages.lastQuestion(asker.teamId, session.id)
  if (!last) throw chatErrors.messageNotFound('the chat has no question yet')
  const text = textOf(last)
  return start(parts, asker, session, text, last.id, async (queries, _metadata, { answerId }) => {
    await parts.messages.moveRemarks(last, answerId, queries)
    await parts.messages.removeFrom(asker.teamId, session.id, last.position + 1, queries)
  })
}

/** Puts another question in the place of the last one and answers that. */
export async function editQuestion(
  parts: AskParts,
  asker: Asker,
  session: SessionRow,
  messageId: string,
  question: { id: string; text: string },
): Promise<RunRow> {
  const found = await parts.messages.find(asker.teamId, session.id, messageId)
  if (!found) throw chatErrors.messageNotFound()
  const last = await parts.messages.lastQuestion(asker.teamId, session.id)
  if (last?.id !== messageId) throw chatErrors.notLastQuestion()
  const other = question.id === messageId ? undefined : await parts.messages.find(asker.teamId, session.id, question.id)
  if (other && other.position < found.position) throw chatErrors.taken('another message of the chat has this id')
  return start(parts, asker, session, question.text, question.id, async (queries, metadata) => {
    await parts.messages.removeFrom(asker.teamId, session.id, found.position, queries)
    await parts.messages.append(questionRow(asker, session, question, metadata, parts.clock), queries)
  })
}

async function start(
  parts: AskParts,
  asker: Asker,
  session: SessionRow,
  text: string,
  questionId: string,
  keep: (queries: Queries, metadata: Record<string, unknown>, run: RunRow) => Promise<void>,
): Promise<RunRow> {
  const { database, sessions, messages, runs, clock } = parts
  const { metadata, keep: keepPrepared, work } = await parts.prepare(asker, session, text)
  const draft = runs.draft({ teamId: asker.teamId, sessionId: session.id, chatId: session.chatId, questionId })
  const { conversation } = await database
    .transaction(async (queries) => {
      // First of all, so that a chat that is being answered is left as it is.
      await runs.insert(draft, queries)
      await keep(queries, metadata, draft)
      await keepPrepared(draft, queries)
      const now = isoNow(clock)
      const title = session.title ?? chatTitle(text)
      await sessions.update(asker.teamId, session.id, { lastActivityAt: now, updatedAt: now, title }, queries)
      return { conversation: (await messages.list(asker.teamId, session.id, queries)).map(asUIMessage) }
    })
    .catch((error) => {
      // Another message took the id or the place at the same moment.
      throw isUniqueViolation(error) ? runErrors.busy() : error
    })
  runs.launch(draft, work(conversation, draft))
  return draft
}

const questionRow = (
  asker: Asker,
  session: SessionRow,
  question: { id: string; text: string },
  metadata: Record<string, unknown>,
  clock: Clock,
): Omit<MessageRow, 'position'> => ({
  sessionId: session.id,
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

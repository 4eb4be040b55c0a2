import type { ChartData, ChartSpec } from '../../engine/charts/chart.contract.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { isUniqueViolation } from '../../platform/database/unique.ts'
import { ServiceError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { type Jobs, TryAgain } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { WorkOwner } from '../../platform/turns.ts'
import { record } from '../audit-log/index.ts'
import {
  type AskDeps,
  type Asker,
  askQuestion,
  asUIMessage,
  type ChatRow,
  draftChat,
  regenerate,
} from '../chats/index.ts'
import { type RunRow, runErrors, untilEnded } from '../runs/index.ts'
import type { Place } from '../shortcuts/index.ts'
import { writtenLocale } from '../users/index.ts'
import { answerMessage } from './answer-message.ts'
import type { TeamChatMessage } from './team-chat-message.ts'
import type { QuestionRow, TeamChatKind, TeamChatStore } from './team-chats.store.ts'

/** A message as it came, from a workspace or space whose signature was good. */
export type IncomingQuestion = Pick<
  QuestionRow,
  'teamId' | 'kind' | 'linkId' | 'messageKey' | 'threadKey' | 'sender' | 'text'
> & { place: unknown }

/** The thread of one question, in the words of its kind of team chat. */
export type OpenThread = {
  spaceId: string
  /** Who connected it. What is asked there takes their turns: nobody there has an account. */
  connectedBy: string
  /** Says that an answer is coming. What it answers is kept, and `answer` is told its `replyKey`. */
  think(text: string): Promise<{ replyKey: string; threadKey: string; place?: unknown }>
  /** Puts the answer in the place of that message. Safe to do again. */
  answer(replyKey: string, message: TeamChatMessage): Promise<void>
}

export type Messenger = {
  /** Undefined when the link has been removed or disabled since. */
  open(question: QuestionRow): Promise<OpenThread | undefined>
  /** Whether trying again later can help. */
  isPassing(error: unknown): boolean
  /** For the people who look after the link; null: all is well again. */
  report(question: QuestionRow, error: unknown): Promise<void>
}

export type ConversationDeps = {
  database: Database
  store: TeamChatStore
  ask: AskDeps
  jobs: Jobs
  clock: Clock
  log: Log
  drawChart(owner: WorkOwner, spec: ChartSpec, data: ChartData, locale: string): Promise<Uint8Array>
  /** Where people open the service. */
  address(): string
  messengers: Record<TeamChatKind, Messenger>
}

export type Conversations = ReturnType<typeof createConversations>

const job = 'team-chat-question'
const interrupted = 'interrupted'
const keptMs = 30 * 86_400_000
const placeOf: Record<TeamChatKind, Place> = { 'google-chat': 'team-chat-a', slack: 'team-chat-b' }
const help = 'Ask me a question about the data of this space, for example: _How many orders were there last month?_'

/** Questions that come from team chats: kept and put to work in one transaction, answered by whichever instance is there. */
export function createConversations(deps: ConversationDeps) {
  const { database, store, ask, jobs, clock, log, address, messengers } = deps

  /** False when the message was delivered before. */
  async function receive({ place, ...question }: IncomingQuestion): Promise<boolean> {
    const now = isoNow(clock)
    const id = newId()
    const isNew = await database.transaction(async (queries) => {
      const row: QuestionRow = {
        ...question,
        id,
        place: JSON.stringify(place),
        replyKey: null,
        state: 'waiting',
        createdAt: now,
      }
      if (!(await store.insertQuestion(row, queries))) return false
      await jobs.enqueue(job, { id }, { key: id }, queries)
      const { teamId, kind, linkId, sender } = question
      const entry = { teamId, userId: null, via: kind, action: 'team-chat.asked', ipAddress: null } as const
      await record(queries, { ...entry, targetId: linkId, detail: { sender } }, now)
      return true
    })
    if (isNew) jobs.wake()
    return isNew
  }

  async function chatOf(question: QuestionRow, threadKey: string, spaceId: string): Promise<ChatRow> {
    const { teamId, linkId } = question
    const find = async () => {
      const thread = await store.thread(teamId, linkId, threadKey)
      return thread && (await ask.chats.find(teamId, thread.chatId))
    }
    const known = await find()
    if (known) return known
    const now = isoNow(clock)
    const chat = draftChat({ teamId, userId: null }, { spaceId, chatId: newId() }, now)
    try {
      await database.transaction(async (queries) => {
        await ask.chats.insert(chat, queries)
        const { id: sessionId, chatId } = chat
        await store.insertThread({ linkId, threadKey, teamId, sessionId, chatId, createdAt: now }, queries)
      })
      return chat
    } catch (error) {
      // Two questions of one thread at once, and the other was first.
      const other = isUniqueViolation(error) || error instanceof ServiceError ? await find() : undefined
      if (!other) throw error
      return other
    }
  }

  async function runOf(question: QuestionRow, inTurnOf: string, chat: ChatRow, signal: AbortSignal): Promise<RunRow> {
    const asker: Asker = {
      teamId: question.teamId,
      userId: null,
      inTurnOf,
      apiKeyId: null,
      shareLinkId: null,
      place: placeOf[question.kind],
      maySaveDatasets: false,
      mayMakeDashboards: false,
    }
    let run = await askQuestion(ask, asker, chat, { id: question.id, text: question.text })
    // Asked before the service ended in the middle of it: the question stands, and is answered anew if nothing was asked since.
    if (run.error === interrupted) {
      const last = await ask.messages.last(question.teamId, chat.id, { role: 'user' })
      if (last?.id !== question.id) return run
      run = await regenerate(ask, asker, chat)
    }
    const ended = await untilEnded(ask.runs, run, signal)
    if (!ended) throw new Error('the chat was deleted')
    if (ended.error === interrupted) throw new TryAgain(2_000, 'the answer was interrupted')
    return ended
  }

  async function said(
    question: QuestionRow,
    { spaceId, connectedBy }: Pick<OpenThread, 'spaceId' | 'connectedBy'>,
    threadKey: string,
    signal: AbortSignal,
  ): Promise<TeamChatMessage> {
    const chat = await chatOf(question, threadKey, spaceId)
    const link = {
      url: `${address()}/spaces/${chat.spaceId}/chats/${chat.chatId}`,
      label: 'Open the chat in Tallyroom',
    }
    try {
      const run = await runOf(question, connectedBy, chat, signal)
      const row = await ask.messages.find(question.teamId, chat.id, run.answerId)
      const locale = await writtenLocale(deps.database.queries, question.teamId, null)
      const owner = { teamId: question.teamId, userId: connectedBy }
      const drawChart = (spec: ChartSpec, data: ChartData) => deps.drawChart(owner, spec, data, locale)
      const message = row ? await answerMessage(asUIMessage(row), { log, drawChart }) : { markdown: '' }
      const fault =
        run.status === 'cancelled'
          ? '_The answer was stopped._'
          : run.status === 'failed'
            ? `_The answer was not finished: ${run.error ?? 'something went wrong.'}_`
            : null
      const markdown = [message.markdown, fault ?? ''].filter((text) => text !== '').join('\n\n')
      return { ...message, locale, markdown: markdown || '_There is no answer in words._', link }
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      // An earlier question of the thread is still being answered.
      if (error.code === runErrors.busy.definition.code) throw new TryAgain(1_000, 'the chat is being answered')
      return { markdown: `I cannot answer: ${error.message.toLowerCase()} (${error.detail}).`, link }
    }
  }

  async function work({ id }: { id: string }, signal: AbortSignal): Promise<void> {
    const question = await store.question(id)
    if (question?.state !== 'waiting') return
    const messenger = messengers[question.kind]
    try {
      const thread = await messenger.open(question)
      if (!thread) return await store.updateQuestion(id, { state: 'silent' })
      let { replyKey, threadKey } = question
      if (replyKey === null) {
        const { place, ...begun } = await thread.think('Thinking…')
        ;({ replyKey, threadKey } = begun)
        await store.updateQuestion(id, { ...begun, ...(place !== undefined && { place: JSON.stringify(place) }) })
      }
      const message = question.text === '' ? { markdown: help } : await said(question, thread, threadKey!, signal)
      await thread.answer(replyKey, message)
      await store.updateQuestion(id, { state: 'answered' })
      await messenger.report(question, null)
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof TryAgain || messenger.isPassing(error)) throw error
      await giveUp(question, error)
    }
  }

  async function giveUp(question: QuestionRow, error: unknown): Promise<void> {
    log.warn({ err: error, question: question.id, kind: question.kind }, 'a question of a team chat was not answered')
    await store.updateQuestion(question.id, { state: 'failed' })
    await messengers[question.kind].report(question, error)
  }

  jobs.define<{ id: string }>(job, {
    run: work,
    attempts: 5,
    retryMs: (attempts) => 500 * 3 ** attempts,
    atOnce: 100,
    async failed({ id }, error) {
      const question = await store.question(id)
      if (question?.state !== 'waiting') return
      await giveUp(question, error)
      const thread = question.replyKey === null ? undefined : await messengers[question.kind].open(question)
      const sorry = { markdown: 'Something went wrong, and I could not answer. Please ask again.' }
      await thread
        ?.answer(question.replyKey!, sorry)
        .catch((again) => log.warn({ err: again, question: id }, 'nor could that be said'))
    },
  })

  const prune = () =>
    store
      .prune(new Date(clock.now().getTime() - keptMs).toISOString(), isoNow(clock))
      .catch((error) => log.warn({ err: error }, 'old questions of team chats were not removed'))
  const timer = setInterval(prune, 3_600_000).unref()

  return { receive, close: () => clearInterval(timer) }
}

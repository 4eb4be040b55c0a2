import { useChat } from '@ai-sdk/react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowDown } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ChartSpec } from '../../../src/engine/charts/chart.contract.ts'
import { IconButton } from '../../components/form/button.tsx'
import { ApiError, client, unreachable } from '../../lib/api.ts'
import { logError } from '../../lib/client-log.ts'
import { queryClient } from '../../lib/query.ts'
import { useCan, useMe } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { showError } from '../../lib/undo.ts'
import { Answer, type AnswerActs } from './answer/answer.tsx'
import type { ChatMessage } from './answer/answer-message.ts'
import { AnswerWaiting } from './answer/answer-steps.tsx'
import { Failure } from './answer/failure.tsx'
import { branchChat } from './branch-chat.ts'
import { chatTransport } from './chat-transport.ts'
import { type ChatWithMessages, chatQuery, chatsChanged, commentsQuery, pinsQuery } from './chats.queries.ts'
import { Composer } from './composer/composer.tsx'
import { noMeta, type OwnMeta } from './own-meta.ts'
import { isOwnTurn } from './own-turn.ts'
import { Question } from './question.tsx'
import { useStickToEnd } from './use-stick-to-end.ts'

export type ConversationProps = {
  spaceId: string
  chatId: string
  /** As the service keeps it; null for a chat whose first question is about to be asked. */
  initial: ChatWithMessages | null
  first: string | null
  readOnly: boolean
}

const asMessages = (chat: ChatWithMessages | null): ChatMessage[] =>
  (chat?.messages ?? []).map(
    ({ id, role, parts, metadata }) => ({ id, role, parts, metadata }) as unknown as ChatMessage,
  )
const metasOf = (chat: ChatWithMessages | null): ReadonlyMap<string, OwnMeta> =>
  new Map((chat?.messages ?? []).map(({ id, pinnedAt, note }) => [id, { pinnedAt, note }]))

/** Drawing more often than this is not seen, and costs. */
const drawEveryMs = 60
const resumeAfterMs = [500, 1_500, 4_000, 8_000]

/** Loaded with the first chat that is opened. */
export function Conversation({ spaceId, chatId, initial, first, readOnly }: ConversationProps) {
  const navigate = useNavigate()
  const [chat, setChat] = useState(initial)
  const [metas, setMetas] = useState(() => metasOf(initial))
  const [stopping, setStopping] = useState(false)
  const streamId = useRef<string | null>(initial?.activeStreamId ?? null)
  const stopWanted = useRef(false)
  const resumes = useRef(0)
  const gone = useRef<() => void>(() => undefined)
  /** What people wrote beside an answer goes over to the one that takes its place. */
  const replaced = useRef(false)
  const [editing] = useState(() => new Set<string>())
  const comments = useQuery({ ...commentsQuery(spaceId, chatId), enabled: initial !== null || chat !== null })

  const cancel = useCallback(
    (id: string) =>
      client
        .post('/runs/{spaceId}/chats/{chatId}/streams/{streamId}/cancel', { path: { spaceId, chatId, streamId: id } })
        .catch(showError)
        .finally(() => setStopping(false)),
    [spaceId, chatId],
  )
  const transport = useMemo(
    () =>
      chatTransport({
        spaceId,
        chatId,
        editing,
        onStream: (id) => {
          streamId.current = id
          // The question is kept by now, and has given the chat its title.
          void chatsChanged(spaceId)
          if (!stopWanted.current) return
          stopWanted.current = false
          void cancel(id)
        },
        onGone: () => gone.current(),
      }),
    [spaceId, chatId, editing, cancel],
  )
  const talk = useChat<ChatMessage>({
    id: chatId,
    messages: asMessages(initial),
    transport,
    resume: initial?.activeStreamId != null,
    throttle: drawEveryMs,
    onError: (error) => void settle(error),
    onFinish: ({ message }) => void settle(null, message),
  })
  const { messages, status, error } = talk
  const answering = status === 'submitted' || status === 'streaming'

  /** Looks at what the service kept, which is the truth, and goes on with an answer that is still under way. */
  async function settle(failure: Error | null, message?: ChatMessage): Promise<void> {
    streamId.current = null
    stopWanted.current = false
    setStopping(false)
    void chatsChanged(spaceId)
    if (failure === null && message?.metadata?.status !== undefined) {
      resumes.current = 0
      const asked = talk.messages.findLast(({ role }) => role === 'user')
      // Which shortcut a question called is known to the service alone.
      if (chat === null || replaced.current || (asked && textOf(asked).startsWith('/'))) await refresh(false)
      if (replaced.current) await queryClient.invalidateQueries({ queryKey: commentsQuery(spaceId, chatId).queryKey })
      replaced.current = false
      return
    }
    if (failure instanceof ApiError && failure.status >= 400) return
    if (failure !== null && !(failure instanceof ApiError) && !isNetwork(failure)) {
      // The answer itself failed and said why.
      await refresh(true)
      return
    }
    for (let wait = resumeAfterMs[resumes.current]; wait !== undefined; wait = resumeAfterMs[resumes.current]) {
      resumes.current++
      await new Promise((resolve) => setTimeout(resolve, wait))
      if ((await refresh(true)) !== 'lost') return
    }
  }
  async function refresh(take: boolean): Promise<'lost' | 'unanswered' | 'answered'> {
    try {
      const now = await queryClient.fetchQuery(chatQuery(spaceId, chatId))
      setChat(now)
      setMetas(metasOf(now))
      if (!take) {
        const kept = new Map(asMessages(now).map((message) => [message.id, message]))
        const known = (message: ChatMessage) => (message.role === 'user' && kept.get(message.id)) || message
        talk.setMessages((all) => all.map(known))
        return 'answered'
      }
      const asked = talk.messages.findLast(({ role }) => role === 'user')
      // A question that did not arrive stays on the page, to be sent again.
      void chatsChanged(spaceId)
      const arrived = !asked || now.messages.some(({ id }) => id === asked.id)
      if (arrived) talk.setMessages(asMessages(now))
      if (now.activeStreamId !== null) await talk.resumeStream()
      else if (!arrived || now.messages.at(-1)?.role !== 'assistant') return 'unanswered'
      else talk.clearError()
      return 'answered'
    } catch (problem) {
      logError('chat-refresh-failed', problem)
      return 'lost'
    }
  }

  // An answer that ended while the page was loaded is kept by now: it is read, not waited for.
  useEffect(() => {
    gone.current = () => {
      if (resumes.current >= resumeAfterMs.length) return
      resumes.current++
      void refresh(true)
    }
  })

  const ask = useCallback(
    (text: string) => {
      resumes.current = 0
      void talk.sendMessage({ text })
    },
    [talk.sendMessage],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the chat is opened with it
  useEffect(() => {
    if (first === null) return
    const timer = setTimeout(() => ask(first))
    return () => clearTimeout(timer)
  }, [])

  const stop = () => {
    setStopping(true)
    if (streamId.current !== null) void cancel(streamId.current)
    else stopWanted.current = true
  }
  const again = async () => {
    const asked = messages.findLast(({ role }) => role === 'user')
    if (!asked) return
    // What was lost on the way here may have been answered all the same.
    if (error && isNetwork(error) && (await refresh(true)) !== 'unanswered') return
    const arrived = chat?.messages.some(({ id }) => id === asked.id) || !(error instanceof ApiError)
    talk.clearError()
    replaced.current = arrived
    if (arrived) void talk.regenerate()
    else void talk.sendMessage({ text: textOf(asked), messageId: asked.id })
  }
  const edit = (id: string, text: string) => {
    editing.add(id)
    void talk.sendMessage({ text, messageId: id }).finally(() => editing.delete(id))
  }
  const branch = async (messageId: string) => {
    try {
      const made = await branchChat(spaceId, chatId, messageId)
      await navigate({ to: '/spaces/$spaceId/chats/$chatId', params: { spaceId, chatId: made.id } })
      toast(t.chats.branched)
    } catch (problem) {
      showError(problem)
    }
  }
  const setMeta = useCallback(
    async (messageId: string, change: Partial<{ pinnedAt: boolean; note: string | null }>) => {
      const after = await client.patch('/spaces/{id}/chats/{chatId}/messages/{messageId}', {
        path: { id: spaceId, chatId, messageId },
        body: change,
      })
      setMetas((all) => new Map(all).set(messageId, { pinnedAt: after.pinnedAt, note: after.note }))
      await queryClient.invalidateQueries({ queryKey: pinsQuery(spaceId).queryKey })
    },
    [spaceId, chatId],
  )

  const keepChart = useCallback(
    async (messageId: string, chartId: string, chart: ChartSpec) => {
      await client.put('/spaces/{id}/chats/{chatId}/messages/{messageId}/charts/{chartId}', {
        path: { id: spaceId, chatId, messageId, chartId },
        body: chart,
      })
    },
    [spaceId, chatId],
  )

  const keepStatement = useCallback<AnswerActs['keepStatement']>(
    async (messageId, resultId, made) => {
      await client.put('/spaces/{id}/chats/{chatId}/messages/{messageId}/statements/{resultId}', {
        path: { id: spaceId, chatId, messageId, resultId },
        body: made,
      })
    },
    [spaceId, chatId],
  )

  const askAgain = useCallback<AnswerActs['askAgain']>(
    async (messageId, { question, changes }) => {
      const { parts } = await client.put('/spaces/{id}/chats/{chatId}/messages/{messageId}/question', {
        path: { id: spaceId, chatId, messageId },
        body: { question, ...(changes && { changes }) },
      })
      talk.setMessages((all) =>
        all.map((message) => (message.id === messageId ? ({ ...message, parts } as ChatMessage) : message)),
      )
    },
    [spaceId, chatId, talk.setMessages],
  )

  // Answers are drawn again only when they changed, so what they call must stay the same function.
  const latest = useRef({ edit, branch, again, ask, stop })
  useEffect(() => {
    latest.current = { edit, branch, again, ask, stop }
  })
  const acts = useMemo<AnswerActs>(
    () => ({
      setMeta,
      keepChart,
      keepStatement,
      askAgain,
      edit: (id, text) => latest.current.edit(id, text),
      branch: (id) => void latest.current.branch(id),
      again: () => void latest.current.again(),
      ask: (text) => void latest.current.ask(text),
      stop: () => latest.current.stop(),
    }),
    [setMeta, keepChart, keepStatement, askAgain],
  )

  const lastQuestion = messages.findLast(({ role }) => role === 'user')
  const me = useMe()
  const can = useCan()
  const mayRepeat = !readOnly && isOwnTurn(chat, lastQuestion?.id, { id: me.user.id, write: can.write })
  const last = messages.at(-1)
  const { box, atEnd, toEnd } = useStickToEnd(messages, answering)
  useLinkedMessage(messages.length > 0)
  const lastRun = chat?.lastRun
  const unanswered = !answering && !error && last?.role === 'user'

  return (
    <div className="relative flex h-full min-h-0 flex-col">
      <div ref={box} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <div
          role="log"
          aria-label={t.chats.list}
          aria-live="off"
          className="mx-auto flex w-full max-w-200 flex-col gap-6 px-4 pt-6 pb-8 md:px-8"
        >
          {messages.map((message, at) =>
            message.role === 'user' ? (
              <Question
                key={message.id}
                message={message}
                onEdit={mayRepeat && !answering && message === lastQuestion ? acts.edit : null}
              />
            ) : (
              <Answer
                key={message.id}
                spaceId={spaceId}
                chatId={chatId}
                message={message}
                asked={askedBefore(messages, at)}
                streaming={answering && message === last}
                last={message === last}
                meta={metas.get(message.id) ?? noMeta}
                comments={comments.data}
                readOnly={readOnly}
                mayRepeat={mayRepeat}
                acts={acts}
              />
            ),
          )}
          {status === 'submitted' && last?.role === 'user' ? <AnswerWaiting onStop={mayRepeat ? stop : null} /> : null}
          {error ? (
            <Failure error={isNetwork(error) ? unreachable(error) : error} onRetry={mayRepeat ? acts.again : null} />
          ) : unanswered && !readOnly ? (
            <Failure error={lastRun?.error ?? null} onRetry={mayRepeat ? acts.again : null} />
          ) : null}
        </div>
      </div>
      {atEnd ? null : (
        <div className="pointer-events-none relative">
          <div className="pointer-events-auto absolute -top-11 left-1/2 -translate-x-1/2">
            <IconButton
              icon={ArrowDown}
              label={t.ask.jump}
              look="secondary"
              className="rounded-full shadow-raised"
              onClick={toEnd}
            />
          </div>
        </div>
      )}
      <div className="shrink-0 px-4 pb-4 md:px-8">
        <div className="mx-auto w-full max-w-184">
          {readOnly ? (
            <p className="rounded border border-line bg-surface px-3 py-2 text-muted">{t.chats.visitorChat}</p>
          ) : (
            <Composer
              spaceId={spaceId}
              draftKey={chatId}
              placeholder={messages.length > 0 ? t.ask.placeholderMore : t.ask.placeholder}
              answering={answering}
              stopping={stopping}
              busy={answering && !mayRepeat}
              showCost
              onSend={acts.ask}
              {...(mayRepeat && { onStop: acts.stop })}
            />
          )}
        </div>
      </div>
    </div>
  )
}

const isNetwork = (error: Error) => error instanceof TypeError || error.name === 'NetworkError'
export const textOf = (message: Pick<ChatMessage, 'parts'>): string =>
  message.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')

const askedBefore = (messages: readonly ChatMessage[], at: number): string => {
  const asked = messages.slice(0, at).findLast(({ role }) => role === 'user')
  return asked ? textOf(asked) : ''
}

/** A link to a message leads to it. */
function useLinkedMessage(there: boolean): void {
  useEffect(() => {
    if (!there || location.hash.length < 2) return
    document.getElementById(`message-${decodeURIComponent(location.hash.slice(1))}`)?.scrollIntoView({ block: 'start' })
  }, [there])
}

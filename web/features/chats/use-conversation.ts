import { useChat } from '@ai-sdk/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { logError } from '../../lib/client-log.ts'
import { queryClient } from '../../lib/query.ts'
import type { ChatMessage } from './answer/answer-message.ts'
import { type ChatWithMessages, chatQuery, chatsChanged, commentsQuery } from './chats.queries.ts'
import { memberTransport } from './member-transport.ts'
import { drawEveryMs, lastQuestion, messagesOf, textOf } from './messages.ts'
import { metasOf } from './own-meta.ts'
import { useStop } from './use-stop.ts'

export type ConversationProps = {
  spaceId: string
  chatId: string
  /** As the service keeps it; null for a chat whose first question is about to be asked. */
  initial: ChatWithMessages | null
  first: string | null
  readOnly: boolean
}

const resumeAfterMs = [500, 1_500, 4_000, 8_000]
/** Some eight minutes: then a person says when to go on. */
const mostResumes = 60

export const isNetwork = (error: Error) => error instanceof TypeError || error.name === 'NetworkError'

/** A chat as it is written: what is said, what the service keeps of it, and how it goes on when a connection is lost. */
export function useConversation({ spaceId, chatId, initial, first }: ConversationProps) {
  const [chat, setChat] = useState(initial)
  const [metas, setMetas] = useState(() => metasOf(initial))
  const [editing] = useState(() => new Set<string>())
  const resumes = useRef(0)
  const left = useRef(false)
  const gone = useRef<() => void>(() => undefined)
  /** What people wrote beside an answer goes over to the one that takes its place. */
  const replaced = useRef(false)
  const { stopping, stop, begun, ended } = useStop(spaceId, chatId, initial?.activeStreamId ?? null)
  const transport = useMemo(() => {
    const onStream = (id: string) => {
      // The question is kept by now, and has given the chat its title.
      void chatsChanged(spaceId)
      begun(id)
    }
    return memberTransport({ spaceId, chatId, editing, onStream, onGone: () => gone.current() })
  }, [spaceId, chatId, editing, begun])
  const talk = useChat<ChatMessage>({
    id: chatId,
    messages: messagesOf(initial),
    transport,
    resume: initial?.activeStreamId != null,
    throttle: drawEveryMs,
    onError: (error) => void settle(error),
    onFinish: ({ message }) => void settle(null, message),
  })

  /** Looks at what the service kept, which is the truth, and goes on with an answer that is still under way. */
  async function settle(failure: Error | null, message?: ChatMessage): Promise<void> {
    ended()
    void chatsChanged(spaceId)
    if (failure === null && message?.metadata?.status !== undefined) {
      resumes.current = 0
      const asked = lastQuestion(talk.messages)
      // Which shortcut a question called is known to the service alone.
      if (chat === null || replaced.current || (asked && textOf(asked).startsWith('/'))) await readKept()
      if (replaced.current) await queryClient.invalidateQueries({ queryKey: commentsQuery(spaceId, chatId).queryKey })
      replaced.current = false
      return
    }
    if (failure instanceof ApiError && failure.status >= 400) return
    if (failure !== null && !(failure instanceof ApiError) && !isNetwork(failure)) {
      // The answer itself failed and said why.
      await goOn()
      return
    }
    while (resumes.current < mostResumes) {
      const wait = resumeAfterMs[resumes.current++] ?? resumeAfterMs.at(-1)
      await new Promise((resolve) => setTimeout(resolve, wait))
      if (left.current || (await goOn()) !== 'lost') return
    }
  }

  async function fetchKept(): Promise<ChatWithMessages> {
    const now = await queryClient.fetchQuery(chatQuery(spaceId, chatId))
    setChat(now)
    setMetas(metasOf(now))
    return now
  }

  /** Takes over what the service made of the questions, and leaves the answers as they were written here. */
  async function readKept(): Promise<void> {
    try {
      const kept = new Map(messagesOf(await fetchKept()).map((message) => [message.id, message]))
      const known = (message: ChatMessage) => (message.role === 'user' && kept.get(message.id)) || message
      talk.setMessages((all) => all.map(known))
    } catch (problem) {
      logError('chat-refresh-failed', problem)
    }
  }

  /** Takes over all that the service keeps, and reads on where an answer is under way. */
  async function goOn(): Promise<'lost' | 'unanswered' | 'answered'> {
    try {
      const now = await fetchKept()
      const asked = lastQuestion(talk.messages)
      // A question that did not arrive stays on the page, to be sent again.
      void chatsChanged(spaceId)
      const arrived = !asked || now.messages.some(({ id }) => id === asked.id)
      if (arrived) talk.setMessages(messagesOf(now))
      if (now.activeStreamId !== null) await talk.resumeStream()
      else if (!arrived || now.messages.at(-1)?.role !== 'assistant') return 'unanswered'
      else talk.clearError()
      return 'answered'
    } catch (problem) {
      logError('chat-refresh-failed', problem)
      return 'lost'
    }
  }

  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])

  // An answer that ended while the page was loaded is kept by now: it is read, not waited for.
  useEffect(() => {
    gone.current = () => {
      if (resumes.current >= resumeAfterMs.length) return
      resumes.current++
      void goOn()
    }
  })

  const ask = (text: string) => {
    resumes.current = 0
    void talk.sendMessage({ text })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the chat is opened with it
  useEffect(() => {
    if (first === null) return
    const timer = setTimeout(() => ask(first))
    return () => clearTimeout(timer)
  }, [])

  const again = async () => {
    const { error } = talk
    const asked = lastQuestion(talk.messages)
    if (!asked) return
    // What was lost on the way here may have been answered all the same.
    if (error && isNetwork(error) && (await goOn()) !== 'unanswered') return
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
  const { messages, status, error, setMessages } = talk
  return { chat, metas, setMetas, messages, setMessages, status, error, stopping, ask, again, edit, stop }
}

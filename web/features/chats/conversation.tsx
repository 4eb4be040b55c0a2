import { useQuery } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from '../../components/form/button.tsx'
import { unreachable } from '../../lib/api.ts'
import { useCan, useMe } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { Answer, type AnswerActs } from './answer/answer.tsx'
import type { ChatMessage } from './answer/answer-message.ts'
import { AnswerWaiting } from './answer/answer-steps.tsx'
import { Failure } from './answer/failure.tsx'
import { commentsQuery } from './chats.queries.ts'
import { Composer } from './composer/composer.tsx'
import { lastQuestion, textOf } from './messages.ts'
import { noMeta } from './own-meta.ts'
import { isOwnTurn } from './own-turn.ts'
import { Question } from './question.tsx'
import { useAnswerActs } from './use-answer-acts.ts'
import { type ConversationProps, isNetwork, useConversation } from './use-conversation.ts'
import { useStickToEnd } from './use-stick-to-end.ts'

/** Loaded with the first chat that is opened. */
export function Conversation(props: ConversationProps) {
  const { spaceId, chatId, readOnly } = props
  const talk = useConversation(props)
  const { messages, status } = talk
  const answering = status === 'submitted' || status === 'streaming'
  const acts = useAnswerActs(spaceId, chatId, talk)
  const me = useMe()
  const can = useCan()
  const mayRepeat = !readOnly && isOwnTurn(talk.chat, lastQuestion(messages)?.id, { id: me.user.id, write: can.write })
  const { box, atEnd, toEnd } = useStickToEnd(messages, answering)
  useLinkedMessage(messages.length > 0)
  return (
    <div className="relative flex h-full min-h-0 flex-col">
      <div ref={box} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <div
          data-printed
          role="log"
          aria-label={t.chats.list}
          aria-live="off"
          className="mx-auto flex w-full max-w-200 flex-col gap-6 px-4 pt-6 pb-8 md:px-8"
        >
          <Messages {...props} talk={talk} answering={answering} mayRepeat={mayRepeat} acts={acts} />
          {status === 'submitted' && messages.at(-1)?.role === 'user' ? (
            <AnswerWaiting onStop={mayRepeat ? acts.stop : null} />
          ) : null}
          <WhatFailed talk={talk} answering={answering} readOnly={readOnly} onRetry={mayRepeat ? acts.again : null} />
        </div>
      </div>
      {atEnd ? null : <ToEnd onClick={toEnd} />}
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
              stopping={talk.stopping}
              busy={answering && !mayRepeat}
              autoFocus={props.first !== null}
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

type Talk = ReturnType<typeof useConversation>
type MessagesProps = ConversationProps & { talk: Talk; answering: boolean; mayRepeat: boolean; acts: AnswerActs }

function Messages({ spaceId, chatId, initial, readOnly, talk, answering, mayRepeat, acts }: MessagesProps) {
  const { chat, metas, messages } = talk
  const comments = useQuery({ ...commentsQuery(spaceId, chatId), enabled: initial !== null || chat !== null })
  const asked = lastQuestion(messages)
  const last = messages.at(-1)
  return messages.map((message, at) =>
    message.role === 'user' ? (
      <Question
        key={message.id}
        message={message}
        onEdit={mayRepeat && !answering && message === asked ? acts.edit : null}
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
  )
}

const askedBefore = (messages: readonly ChatMessage[], at: number): string => {
  const asked = lastQuestion(messages.slice(0, at))
  return asked ? textOf(asked) : ''
}

type FailedProps = { talk: Talk; answering: boolean; readOnly: boolean; onRetry: (() => void) | null }

/** Why there is no answer: what was told here, or what the service kept of it. */
function WhatFailed({ talk: { error, messages, chat }, answering, readOnly, onRetry }: FailedProps) {
  if (error) return <Failure error={isNetwork(error) ? unreachable(error) : error} onRetry={onRetry} />
  if (answering || readOnly || messages.at(-1)?.role !== 'user') return null
  return <Failure error={chat?.lastRun?.error ?? null} onRetry={onRetry} />
}

const ToEnd = ({ onClick }: { onClick: () => void }) => (
  <div className="pointer-events-none relative">
    <div className="pointer-events-auto absolute -top-11 left-1/2 -translate-x-1/2">
      <IconButton
        icon={ArrowDown}
        label={t.ask.jump}
        look="secondary"
        className="rounded-full shadow-raised"
        onClick={onClick}
      />
    </div>
  </div>
)

/** A link to a message leads to it. */
function useLinkedMessage(there: boolean): void {
  useEffect(() => {
    if (!there || location.hash.length < 2) return
    document.getElementById(`message-${decodeURIComponent(location.hash.slice(1))}`)?.scrollIntoView({ block: 'start' })
  }, [there])
}

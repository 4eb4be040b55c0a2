import { useChat } from '@ai-sdk/react'
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import type { Client, SharedSpace, VisitorChatWithMessages } from '../../../src/client/index.ts'
import { Button } from '../../components/form/button.tsx'
import { FormError } from '../../components/form/form.tsx'
import { ApiError } from '../../lib/api.ts'
import { t } from '../../lib/texts/index.ts'
import type { ChatMessage } from '../chats/answer/answer-message.ts'
import { chatTransport } from '../chats/chat-transport.ts'
import { ComposerField, SendButton } from '../chats/composer/composer-field.tsx'
import { drawEveryMs, lastQuestion, messagesOf, textOf } from '../chats/messages.ts'
import { useStickToEnd } from '../chats/use-stick-to-end.ts'
import { VisitorAnswer } from './visitor-answer.tsx'

type ConversationProps = {
  token: string
  client: Client
  chatId: string
  initial: VisitorChatWithMessages | null
  shared: SharedSpace
  /** Asked for the first time: from now on the chat can be found again. */
  onBegun: () => void
  /** Its answer ended since it was read: it is read again. */
  onGone: () => void
  fresh: ReactNode
}

type TransportProps = Pick<ConversationProps, 'token' | 'client' | 'chatId' | 'onGone'>

const transportOf = ({ token, client, chatId, onGone }: TransportProps) =>
  chatTransport({
    fetch: client.fetch,
    api: client.address('POST', '/share/{token}/ai', { path: { token } }),
    resumeApi: client.address('GET', '/share/{token}/chats/{chatId}/stream', { path: { token, chatId } }),
    onGone,
    requestOf: ({ message }) => ({ body: { chatId, message } }),
  })

export function VisitorConversation(props: ConversationProps) {
  const { token, client, chatId, initial, shared, onBegun, onGone, fresh } = props
  const transport = useMemo(() => transportOf({ token, client, chatId, onGone }), [token, client, chatId, onGone])
  const talk = useChat<ChatMessage>({
    id: chatId,
    messages: messagesOf(initial),
    transport,
    // An answer under way goes on after a reload.
    resume: initial?.activeStreamId != null,
    throttle: drawEveryMs,
  })
  const { messages, status, error } = talk
  const answering = status === 'submitted' || status === 'streaming'
  const last = messages.at(-1)
  const { box } = useStickToEnd(messages, answering)

  const ask = (text: string) => {
    onBegun()
    talk.clearError()
    void talk.sendMessage({ text })
  }
  const again = () => {
    const asked = lastQuestion(messages)
    if (!asked) return
    talk.clearError()
    // The same id: what arrived already is not asked twice.
    void talk.sendMessage({ text: textOf(asked), messageId: asked.id })
  }
  return (
    <main className="flex min-h-0 flex-1 flex-col">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <div ref={box} tabIndex={0} className="min-h-0 flex-1 overflow-y-auto overscroll-contain outline-none">
        <div
          data-printed
          role="log"
          aria-live="off"
          aria-label={shared.shareLink.name}
          className="mx-auto flex w-full max-w-184 flex-col gap-6 px-4 py-6"
        >
          {messages.length === 0 ? <Greeting shared={shared} onAsk={ask} /> : null}
          {messages.map((message) =>
            message.role === 'user' ? (
              <div key={message.id} data-question className="ml-auto max-w-[85%] rounded bg-surface px-3 py-2">
                <span className="sr-only">{t.words.you}: </span>
                <span className="whitespace-pre-wrap break-words">{textOf(message)}</span>
              </div>
            ) : (
              <VisitorAnswer
                key={message.id}
                message={message}
                streaming={answering && message === last}
                onAsk={ask}
                onStop={() => void talk.stop()}
                onAgain={message === last ? again : null}
              />
            ),
          )}
          {status === 'submitted' && last?.role === 'user' ? (
            <p role="status" className="flex items-center gap-2 text-muted">
              <span aria-hidden className="size-2 animate-shimmer rounded-full bg-accent" />
              {t.shared.working}
            </p>
          ) : null}
          {error ? <Failure error={error} fresh={fresh} onAgain={again} /> : null}
        </div>
      </div>
      <div className="shrink-0 px-4 pb-4">
        <div className="mx-auto w-full max-w-184">
          <Composer
            placeholder={messages.length === 0 ? t.start.ask : t.shared.askMore}
            answering={answering}
            onSend={ask}
            onStop={() => void talk.stop()}
          />
          <p className="pt-2 text-center text-12 text-muted">{t.shared.checkable}</p>
        </div>
      </div>
    </main>
  )
}

function Failure({ error, fresh, onAgain }: { error: Error; fresh: ReactNode; onAgain: () => void }) {
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'share/limit-reached')
    return (
      <p role="alert" className="rounded border border-line bg-warn-soft px-3 py-2">
        {t.shared.limit}
      </p>
    )
  return (
    <div className="flex flex-col items-start gap-2">
      {error instanceof ApiError ? (
        <FormError error={error} />
      ) : (
        <p role="alert" className="text-bad">
          {t.shared.failed}
        </p>
      )}
      {code === 'chat/agent-mismatch' ? (
        fresh
      ) : (
        <Button size="small" onClick={onAgain}>
          {t.actions.tryAgain}
        </Button>
      )}
    </div>
  )
}

function Greeting({ shared, onAsk }: { shared: SharedSpace; onAsk: (text: string) => void }) {
  const { dataSources, shortcuts, description } = shared.space
  const names = dataSources.map(({ dataSource }) => dataSource.name)
  // What needs values filled in is not a question yet.
  const ready = shortcuts.filter(({ prompt }) => !/\{[^}]+\}/.test(prompt))
  return (
    <div className="flex flex-col gap-4 py-6">
      <div>
        <h2 className="text-20 font-semibold">{shared.shareLink.name}</h2>
        {description ? <p className="reading pt-1">{description}</p> : null}
        <p className="pt-1 text-muted">
          {names.length === 0 ? t.shared.aboutNothing : t.shared.about(names.join(', '))}
        </p>
      </div>
      {ready.length > 0 ? (
        <div className="flex flex-col gap-2">
          <p className="text-12 text-muted">{t.shared.try}</p>
          <div className="flex flex-wrap gap-2">
            {ready.slice(0, 6).map((shortcut) => (
              <Button key={shortcut.id} onClick={() => onAsk(shortcut.prompt)}>
                {shortcut.name}
              </Button>
            ))}
          </div>
        </div>
      ) : null}
    </div>
  )
}

type ComposerProps = { placeholder: string; answering: boolean; onSend: (text: string) => void; onStop: () => void }

function Composer({ placeholder, answering, onSend, onStop }: ComposerProps) {
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const send = () => {
    if (text.trim() === '' || answering) return
    onSend(text.trim())
    setText('')
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <div className="flex items-end gap-2 rounded border border-line-strong bg-bg p-2 focus-within:border-accent">
      <ComposerField
        ref={field}
        value={text}
        aria-label={placeholder}
        placeholder={placeholder}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKey}
        className="min-h-6 min-w-0 flex-1 resize-none bg-transparent px-1 py-1 text-14 outline-none"
      />
      <SendButton text={text} answering={answering} onSend={send} onStop={onStop} />
    </div>
  )
}

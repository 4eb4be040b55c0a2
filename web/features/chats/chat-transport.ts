import { DefaultChatTransport } from 'ai'
import { addressOf, errorFrom, unreachable } from '../../lib/api.ts'
import type { ChatMessage } from './answer-message.ts'

export type TransportOptions = {
  spaceId: string
  chatId: string
  /** Questions that are being put in the place of others, by their id. */
  editing: ReadonlySet<string>
  onStream: (streamId: string) => void
}

/** The AI SDK's transport, at our addresses and with our errors. */
export function chatTransport({ spaceId, chatId, editing, onStream }: TransportOptions) {
  const base = addressOf(`/spaces/${spaceId}/chats/${chatId}`)
  return new DefaultChatTransport<ChatMessage>({
    api: `${base}/messages`,
    credentials: 'same-origin',
    fetch: async (input, init) => {
      let response: Response
      try {
        response = await fetch(input, init)
      } catch (cause) {
        if (init?.signal?.aborted) throw cause
        throw unreachable(cause)
      }
      if (!response.ok) throw errorFrom(response.status, await response.json().catch(() => null))
      const streamId = response.headers.get('x-stream-id')
      if (streamId) onStream(streamId)
      return response
    },
    prepareSendMessagesRequest: ({ messages, trigger, messageId }) => {
      if (trigger === 'regenerate-message') return { body: { trigger } }
      const question = messages.findLast(({ role }) => role === 'user')!
      const message = { id: question.id, role: question.role, parts: question.parts }
      return messageId !== undefined && editing.has(messageId)
        ? { api: `${base}/messages/${encodeURIComponent(messageId)}/edit`, body: { message } }
        : { body: { message } }
    },
    prepareReconnectToStreamRequest: () => ({ api: `${base}/stream` }),
  })
}

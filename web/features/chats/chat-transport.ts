import { DefaultChatTransport } from 'ai'
import { client } from '../../lib/api.ts'
import type { ChatMessage } from './answer/answer-message.ts'

export type TransportOptions = {
  spaceId: string
  chatId: string
  /** Questions that are being put in the place of others, by their id. */
  editing: ReadonlySet<string>
  onStream: (streamId: string) => void
  /** There is no answer under way any more: it ended since the chat was read. */
  onGone: () => void
}

/** The AI SDK's transport, at our addresses and with our errors. */
export function chatTransport({ spaceId, chatId, editing, onStream, onGone }: TransportOptions) {
  const path = { id: spaceId, chatId }
  return new DefaultChatTransport<ChatMessage>({
    api: client.address('POST', '/spaces/{id}/chats/{chatId}/messages', { path }),
    credentials: 'same-origin',
    fetch: async (input, init) => {
      const response = await client.fetch(input, init)
      const streamId = response.headers.get('x-stream-id')
      if (streamId) onStream(streamId)
      if (response.status === 204) onGone()
      return response
    },
    prepareSendMessagesRequest: ({ messages, trigger, messageId }) => {
      if (trigger === 'regenerate-message') return { body: { trigger } }
      const question = messages.findLast(({ role }) => role === 'user')!
      const message = { id: question.id, role: question.role, parts: question.parts }
      return messageId !== undefined && editing.has(messageId)
        ? {
            api: client.address('POST', '/spaces/{id}/chats/{chatId}/messages/{messageId}/edit', {
              path: { ...path, messageId },
            }),
            body: { message },
          }
        : { body: { message } }
    },
    prepareReconnectToStreamRequest: () => ({
      api: client.address('GET', '/spaces/{id}/chats/{chatId}/stream', { path }),
    }),
  })
}

import { client } from '../../lib/api.ts'
import { chatTransport } from './chat-transport.ts'

export type MemberTransportOptions = {
  spaceId: string
  chatId: string
  /** Questions that are being put in the place of others, by their id. */
  editing: ReadonlySet<string>
  onStream: (streamId: string) => void
  onGone: () => void
}

export function memberTransport({ spaceId, chatId, editing, onStream, onGone }: MemberTransportOptions) {
  const path = { id: spaceId, chatId }
  return chatTransport({
    fetch: async (address, init) => {
      const response = await client.fetch(address, init)
      const streamId = response.headers.get('x-stream-id')
      if (streamId) onStream(streamId)
      return response
    },
    api: client.address('POST', '/spaces/{id}/chats/{chatId}/messages', { path }),
    resumeApi: client.address('GET', '/spaces/{id}/chats/{chatId}/stream', { path }),
    onGone,
    requestOf: ({ message, trigger, messageId }) => {
      if (trigger === 'regenerate-message') return { body: { trigger } }
      if (messageId === undefined || !editing.has(messageId)) return { body: { message } }
      const at = { path: { ...path, messageId } }
      return {
        api: client.address('POST', '/spaces/{id}/chats/{chatId}/messages/{messageId}/edit', at),
        body: { message },
      }
    },
  })
}

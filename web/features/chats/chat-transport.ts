import { DefaultChatTransport } from 'ai'
import type { ChatMessage } from './answer/answer-message.ts'
import { lastQuestion } from './messages.ts'

type Asked = {
  message: Pick<ChatMessage, 'id' | 'role' | 'parts'>
  trigger: 'submit-message' | 'regenerate-message'
  /** Of the question whose place it takes. */
  messageId: string | undefined
}

export type TransportOptions = {
  fetch: (address: string | URL | Request, init?: RequestInit) => Promise<Response>
  /** Where questions go, and where the answer under way is read on. */
  api: string
  resumeApi: string
  /** There is no answer under way any more: it ended since the chat was read. */
  onGone: () => void
  requestOf: (asked: Asked) => { body: object; api?: string }
}

/** The AI SDK's transport, at our addresses and with our errors: for members and for visitors. */
export const chatTransport = ({ fetch, api, resumeApi, onGone, requestOf }: TransportOptions) =>
  new DefaultChatTransport<ChatMessage>({
    api,
    fetch: async (address, init) => {
      const response = await fetch(address, init)
      if (response.status === 204) onGone()
      return response
    },
    prepareSendMessagesRequest: ({ messages, trigger, messageId }) => {
      const { id, role, parts } = lastQuestion(messages)!
      return requestOf({ message: { id, role, parts }, trigger, messageId })
    },
    prepareReconnectToStreamRequest: () => ({ api: resumeApi }),
  })

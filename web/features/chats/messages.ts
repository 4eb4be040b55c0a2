import type { ChatMessage } from './answer/answer-message.ts'

/** Drawing more often than this is not seen, and costs. */
export const drawEveryMs = 60

/** The messages that the service keeps of a chat, as the AI SDK takes them. */
export const messagesOf = (chat: { messages: { id: string; role: string }[] } | null): ChatMessage[] =>
  (chat?.messages ?? []).map((message) => {
    const { id, role, parts, metadata } = message as unknown as ChatMessage
    return { id, role, parts, metadata } as ChatMessage
  })

export const textOf = ({ parts }: Pick<ChatMessage, 'parts'>): string =>
  parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')

export const lastQuestion = (messages: readonly ChatMessage[]): ChatMessage | undefined =>
  messages.findLast(({ role }) => role === 'user')

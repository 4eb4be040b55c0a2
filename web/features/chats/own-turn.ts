import type { ChatWithMessages } from './chats.queries.ts'

type Kept = Pick<ChatWithMessages, 'createdByUserId'> & {
  messages: Pick<ChatWithMessages['messages'][number], 'id' | 'userId'>[]
}

/**
 * Whether a person may stop, repeat and change the newest question: whoever writes may; a viewer where they began the chat or asked it.
 * What is not kept yet was asked on this page.
 */
export function isOwnTurn(
  chat: Kept | null,
  questionId: string | undefined,
  me: { id: string; write: boolean },
): boolean {
  if (me.write || chat === null || chat.createdByUserId === me.id) return true
  const kept = chat.messages.find(({ id }) => id === questionId)
  return kept === undefined || kept.userId === me.id
}

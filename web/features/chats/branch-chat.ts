import type { Chat } from '../../../src/features/chats/chats.contract.ts'
import { api } from '../../lib/api.ts'
import { sessionsChanged } from './chats.queries.ts'

/** A new chat that holds everything up to and with a message. */
export async function branchChat(spaceId: string, chatId: string, messageId: string): Promise<Chat> {
  const made = await api.post<Chat>(`/spaces/${spaceId}/chats/${chatId}/branch`, { messageId })
  await sessionsChanged(spaceId)
  return made
}

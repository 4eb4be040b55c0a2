import type { Chat } from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'
import { chatsChanged } from './chats.queries.ts'

/** A new chat that holds everything up to and with a message. */
export async function branchChat(spaceId: string, chatId: string, messageId: string): Promise<Chat> {
  const made = await client.post('/spaces/{id}/chats/{chatId}/branch', {
    path: { id: spaceId, chatId },
    body: { messageId },
  })
  await chatsChanged(spaceId)
  return made
}

import { client } from '../../lib/api.ts'
import { afterwards } from '../../lib/query.ts'
import { chatsChanged } from './chats.queries.ts'

/** A new chat that holds everything up to and with a message. */
export const branchChat = (spaceId: string, chatId: string, messageId: string) =>
  client
    .post('/spaces/{id}/chats/{chatId}/branch', { path: { id: spaceId, chatId }, body: { messageId } })
    .then(afterwards(() => chatsChanged(spaceId)))

import { runErrors } from '../runs/index.ts'
import { requireSpace, type SpaceStore, spaceErrors } from '../spaces/index.ts'
import { chatErrors } from './chats.errors.ts'
import type { ChatRow, ChatStore } from './chats.store.ts'

export type ChatAddress = { id: string; chatId: string }

/** The chat of a space; one of another space of the team is told apart, one of another team is not. */
export async function findChat(
  { spaces, chats }: { spaces: SpaceStore; chats: ChatStore },
  teamId: string,
  { id: spaceId, chatId }: ChatAddress,
): Promise<ChatRow> {
  const chat = await chats.find(teamId, chatId)
  if (!chat) {
    await requireSpace(spaces, teamId, spaceId)
    throw chatErrors.notFound()
  }
  if (chat.spaceId !== spaceId)
    throw (await spaces.find(teamId, spaceId)) ? runErrors.spaceMismatch() : spaceErrors.notFound()
  return chat
}

export const chatLookupErrors = [spaceErrors.notFound, chatErrors.notFound, runErrors.spaceMismatch]

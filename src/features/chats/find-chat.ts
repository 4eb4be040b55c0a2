import { runErrors } from '../runs/index.ts'
import { type SpaceStore, spaceErrors } from '../spaces/index.ts'
import { chatErrors } from './chats.errors.ts'
import type { SessionRow, SessionStore } from './chats.store.ts'

export type ChatAddress = { id: string; chatId: string }

/** The chat of a space; one of another space of the team is told apart, one of another team is not. */
export async function findChat(
  { spaces, sessions }: { spaces: SpaceStore; sessions: SessionStore },
  teamId: string,
  { id: spaceId, chatId }: ChatAddress,
): Promise<SessionRow> {
  const session = await sessions.find(teamId, chatId)
  if (!session) {
    if (!(await spaces.find(teamId, spaceId))) throw spaceErrors.notFound()
    throw chatErrors.notFound()
  }
  if (session.spaceId !== spaceId)
    throw (await spaces.find(teamId, spaceId)) ? runErrors.spaceMismatch() : spaceErrors.notFound()
  return session
}

export const chatLookupErrors = [spaceErrors.notFound, chatErrors.notFound, runErrors.spaceMismatch]

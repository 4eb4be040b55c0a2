import type { OfferedDefinition } from '../../engine/analyst/index.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { type ChatRow, chatErrors, type MessageStore } from '../chats/index.ts'
import { definitionErrors } from '../definitions/index.ts'

type Part = { type: string; id?: string; data?: unknown }

/** Thrown out of the transaction of whoever comes second, so that nothing is left of what they began. */
class DecidedError extends Error {}

/**
 * What a person decides about a definition that an answer offers, kept with the answer; decided once. `accept` keeps the definition
 * and calls what it is given in the same transaction.
 */
export async function answerOffer(
  { database, messages }: { database: Database; messages: MessageStore },
  { teamId, id: sessionId }: Pick<ChatRow, 'teamId' | 'id'>,
  { messageId, definitionId }: { messageId: string; definitionId: string },
  state: 'accepted' | 'dismissed',
  accept: (offer: OfferedDefinition, decide: (queries: Queries) => Promise<void>) => Promise<void>,
): Promise<OfferedDefinition> {
  const partOf = (said: Part[]) => {
    const part = said.find(({ type, id }) => type === 'data-definition' && id === definitionId)
    if (!part) throw definitionErrors.suggestionNotFound()
    return { part, offer: part.data as OfferedDefinition }
  }
  const standing = async () => {
    const message = await findOrThrow(messages.find(teamId, sessionId, messageId), chatErrors.messageNotFound)
    return partOf(JSON.parse(message.parts)).offer
  }
  const decide = async (queries: Queries) => {
    const withState = (said: Part[]) => {
      const { part, offer } = partOf(said)
      if (offer.state !== 'offered') throw new DecidedError()
      part.data = { ...offer, state }
      return said
    }
    const found = await messages.changeParts(teamId, { sessionId, id: messageId }, withState, queries)
    if (!found) throw chatErrors.messageNotFound()
  }
  const offer = await standing()
  if (offer.state !== 'offered') return offer
  try {
    if (state === 'accepted') await accept(offer, decide)
    else await database.transaction(decide)
  } catch (error) {
    // What another has accepted meanwhile fits no second time.
    const now = await standing()
    if (now.state === 'offered') throw error
    return now
  }
  return { ...offer, state }
}

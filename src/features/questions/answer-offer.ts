import type { OfferedDefinition } from '../../engine/analyst/index.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { type ChatRow, chatErrors, type MessageStore } from '../chats/index.ts'
import { definitionErrors } from '../definitions/index.ts'

type Part = { type: string; id?: string; data?: unknown }
type OfferDeps = {
  messages: MessageStore
  /** Whether the definitions say it now. */
  isKept(offer: OfferedDefinition): Promise<boolean>
}
type Chat = Pick<ChatRow, 'teamId' | 'id'>
type OfferAddress = { messageId: string; definitionId: string }

/** Thrown out of the transaction of whoever comes second, so that nothing is left of what they began. */
class DecidedError extends Error {}

function partOf(said: Part[], definitionId: string) {
  const part = said.find(({ type, id }) => type === 'data-definition' && id === definitionId)
  if (!part) throw definitionErrors.suggestionNotFound()
  return { part, offer: part.data as OfferedDefinition }
}

async function saidOffer(messages: MessageStore, chat: Chat, { messageId, definitionId }: OfferAddress) {
  const message = await findOrThrow(messages.find(chat.teamId, chat.id, messageId), chatErrors.messageNotFound)
  return partOf(JSON.parse(message.parts), definitionId).offer
}

/** As the definitions stand: what was accepted and is no longer there is offered again. */
const asItStands = async ({ isKept }: OfferDeps, offer: OfferedDefinition): Promise<OfferedDefinition> =>
  offer.state === 'accepted' && !(await isKept(offer)) ? { ...offer, state: 'offered' } : offer

/** What an answer offers as a definition, and whether it is kept. */
export const findOffer = async (deps: OfferDeps, chat: Chat, address: OfferAddress): Promise<OfferedDefinition> =>
  asItStands(deps, await saidOffer(deps.messages, chat, address))

/**
 * What a person decides about a definition that an answer offers, kept with the answer; decided once, unless it was removed from the
 * definitions since. `accept` keeps the definition and calls what it is given in the same transaction.
 */
export async function answerOffer(
  deps: OfferDeps & { database: Database },
  chat: Chat,
  address: OfferAddress,
  state: 'accepted' | 'dismissed',
  accept: (offer: OfferedDefinition, decide: (queries: Queries) => Promise<void>) => Promise<void>,
): Promise<OfferedDefinition> {
  const { database, messages } = deps
  const before = await saidOffer(messages, chat, address)
  const offer = await asItStands(deps, before)
  if (offer.state !== 'offered') return offer
  const decide = async (queries: Queries) => {
    const withState = (said: Part[]) => {
      const { part, offer: now } = partOf(said, address.definitionId)
      if (now.state !== before.state) throw new DecidedError()
      part.data = { ...offer, state }
      return said
    }
    const place = { sessionId: chat.id, id: address.messageId }
    if (!(await messages.changeParts(chat.teamId, place, withState, queries))) throw chatErrors.messageNotFound()
  }
  try {
    if (state === 'accepted') await accept(offer, decide)
    else await database.transaction(decide)
  } catch (error) {
    // What another has accepted meanwhile fits no second time.
    const now = await findOffer(deps, chat, address)
    if (now.state === 'offered') throw error
    return now
  }
  return { ...offer, state }
}

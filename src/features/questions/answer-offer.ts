import type { OfferedDefinition } from '../../engine/analyst/index.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { type ChatRow, chatErrors, type MessageStore } from '../chats/index.ts'
import { definitionErrors } from '../definitions/index.ts'

type Part = { type: string; id?: string; data?: unknown }

/** What a person decides about a definition that an answer offers, kept with the answer; decided once. */
export async function answerOffer(
  { database, messages }: { database: Database; messages: MessageStore },
  { teamId, id: sessionId }: Pick<ChatRow, 'teamId' | 'id'>,
  { messageId, definitionId }: { messageId: string; definitionId: string },
  state: 'accepted' | 'dismissed',
  accept: (offer: OfferedDefinition) => Promise<void>,
): Promise<OfferedDefinition> {
  const read = async (queries?: Queries) => {
    const message = await findOrThrow(messages.find(teamId, sessionId, messageId, queries), chatErrors.messageNotFound)
    const said = JSON.parse(message.parts) as Part[]
    const part = said.find(({ type, id }) => type === 'data-definition' && id === definitionId)
    if (!part) throw definitionErrors.suggestionNotFound()
    return { said, part, offer: part.data as OfferedDefinition }
  }
  const { offer } = await read()
  if (offer.state !== 'offered') return offer
  if (state === 'accepted') await accept(offer)
  const answered = { ...offer, state }
  await database.transaction(async (queries) => {
    const { said, part } = await read(queries)
    part.data = answered
    await messages.putParts(teamId, sessionId, messageId, JSON.stringify(said), queries)
  })
  return answered
}

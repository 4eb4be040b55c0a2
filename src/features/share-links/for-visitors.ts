import type { UIMessageChunk } from 'ai'

/** What a visitor reads of an answer: nothing of which model gave it, what it used and what it cost, and nothing that is the team's to decide. */
const failed = 'The agent could not answer this. Try again later.'
const shownMetadata = new Set(['streamId', 'createdAt', 'status', 'shortcut', 'prompt'])
const ofTheTeam = new Set(['data-usage', 'data-definition'])
const ofTheModel = new Set(['providerMetadata', 'callProviderMetadata', 'resultProviderMetadata'])

type Fields = Record<string, unknown>

export const metadataForVisitors = (metadata: Fields): Fields => ({
  ...Object.fromEntries(Object.entries(metadata).filter(([name]) => shownMetadata.has(name))),
  // A provider's own words name its models and limits, and what to mend is the owner's.
  ...('error' in metadata && { error: failed }),
})

const withoutModel = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !ofTheModel.has(name))) as T

export const partsForVisitors = (parts: Fields[]): Fields[] =>
  parts.filter(({ type }) => !ofTheTeam.has(String(type))).map(withoutModel)

/** Null: not for them. */
export function chunkForVisitors(chunk: UIMessageChunk): UIMessageChunk | null {
  if (ofTheTeam.has(chunk.type)) return null
  if (chunk.type === 'error') return { type: 'error', errorText: failed }
  if (!('messageMetadata' in chunk) || chunk.messageMetadata === undefined) return withoutModel(chunk)
  const messageMetadata = metadataForVisitors(chunk.messageMetadata as Fields)
  if (chunk.type === 'message-metadata' && Object.keys(messageMetadata).length === 0) return null
  return withoutModel({ ...chunk, messageMetadata })
}

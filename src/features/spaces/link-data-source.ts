import { type Clock, isoNow } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { dataSourceErrors } from '../data-sources/index.ts'
import type { SourceAccess } from './source-access.ts'
import type { SpaceDataSource } from './space-data-sources.contract.ts'
import type { LinkRow, LinkStore } from './space-data-sources.store.ts'

export type LinkParts = { links: LinkStore; sources: SourceAccess; clock: Clock }

export async function generateGrounding(sources: SourceAccess, teamId: string, dataSourceId: string): Promise<string> {
  const { describeGrounding } = await import('../../engine/analyst/builtin/index.ts')
  const schema = await sources.schemaOf(teamId, dataSourceId)
  return describeGrounding((schema?.tables ?? []).filter(({ hidden }) => !hidden))
}

/** Adding the same source twice answers the link that is there, unchanged. */
export async function linkDataSource(
  { links, sources, clock }: LinkParts,
  teamId: string,
  spaceId: string,
  input: { dataSourceId: string; grounding?: string | undefined; privacy?: LinkRow['privacy'] | undefined },
): Promise<{ link: SpaceDataSource; created: boolean }> {
  const [source] = await sources.findMany(teamId, [input.dataSourceId])
  if (!source) throw dataSourceErrors.notFound()
  const existing = await links.ofSource(teamId, spaceId, source.id)
  if (existing) return { link: answerLink(existing, source), created: false }
  const row: LinkRow = {
    id: newId(),
    teamId,
    spaceId,
    dataSourceId: source.id,
    grounding: input.grounding ?? (await generateGrounding(sources, teamId, source.id)),
    groundingGenerated: input.grounding === undefined ? 1 : 0,
    privacy: input.privacy ?? 'full',
    createdAt: isoNow(clock),
  }
  const created = await links.insert(row)
  const kept = created ? row : await links.ofSource(teamId, spaceId, source.id)
  if (!kept) throw dataSourceErrors.notFound('it was deleted at the same moment')
  return { link: answerLink(kept, source), created }
}

export const answerLink = (
  { id, dataSourceId, spaceId, grounding, privacy, createdAt }: LinkRow,
  source: { id: string; name: string; type: string },
): SpaceDataSource => ({
  id,
  dataSourceId,
  spaceId,
  grounding,
  privacy,
  dataSource: { id: source.id, name: source.name, type: source.type },
  createdAt,
})

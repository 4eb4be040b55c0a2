import type { SourceSchema } from '../../engine/schema.ts'
import { type EngineWorkers, isTooMuch } from '../../engine/workers/index.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { ServiceError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { ownerAlone, type WorkOwner } from '../../platform/turns.ts'
import { dataSourceErrors, queryFaults } from '../data-sources/index.ts'
import type { SourceAccess } from './source-access.ts'
import type { SpaceDataSource } from './space-data-sources.contract.ts'
import type { LinkRow, LinkStore } from './space-data-sources.store.ts'

export type LinkDeps = { links: LinkStore; sources: SourceAccess; clock: Clock; log: Log; workers: EngineWorkers }

/** How long attaching waits for a server before it goes on without a description. */
const patienceMs = 5_000
const faultCodes = new Set(queryFaults.map(({ definition }) => definition.code))

export async function describeSchema(
  workers: EngineWorkers,
  who: WorkOwner,
  schema: SourceSchema | null,
): Promise<string> {
  const tables = (schema?.tables ?? []).filter(({ hidden }) => !hidden)
  try {
    return await workers.run('describeGrounding', tables, ownerAlone(who))
  } catch (error) {
    // A schema too large to describe is still one to ask.
    if (isTooMuch(error)) return ''
    throw error
  }
}

export async function generateGrounding(
  { sources, workers }: Pick<LinkDeps, 'sources' | 'workers'>,
  who: WorkOwner,
  dataSourceId: string,
): Promise<string> {
  return describeSchema(workers, who, await sources.schemaOf(who.teamId, dataSourceId))
}

/** Empty when the source cannot be read now. It then follows with its next reading: a test, a look at its tables, a question. */
async function groundingNow(deps: LinkDeps, who: WorkOwner, dataSourceId: string) {
  const { links, log } = deps
  const generated = generateGrounding(deps, who, dataSourceId)
  const { promise: patience, resolve } = Promise.withResolvers<string>()
  const timer = setTimeout(() => resolve(''), patienceMs)
  const failed = (error: unknown) => {
    if (!(error instanceof ServiceError) || !faultCodes.has(error.code)) throw error
    return ''
  }
  const grounding = await Promise.race([generated.catch(failed), patience]).finally(() => clearTimeout(timer))
  /** What was read while the link was not there yet, or comes after all. */
  const follow = () =>
    void generated
      .catch(() => generateGrounding(deps, who, dataSourceId))
      .then((text) => links.fillGrounding(who.teamId, dataSourceId, text))
      .catch((error) => log.info({ err: error, dataSource: dataSourceId }, 'a data source is described later'))
  return { grounding, follow: grounding === '' ? follow : () => {} }
}

/** Adding the same source twice answers the link that is there, unchanged. */
export async function linkDataSource(
  deps: LinkDeps,
  who: WorkOwner,
  spaceId: string,
  input: { dataSourceId: string; grounding?: string | undefined; privacy?: LinkRow['privacy'] | undefined },
): Promise<{ link: SpaceDataSource; created: boolean }> {
  const { links, sources, clock } = deps
  const { teamId } = who
  const [source] = await sources.findMany(teamId, [input.dataSourceId])
  if (!source) throw dataSourceErrors.notFound()
  const existing = await links.ofSource(teamId, spaceId, source.id)
  if (existing) return { link: answerLink(existing, source), created: false }
  const { grounding, follow } =
    input.grounding === undefined
      ? await groundingNow(deps, who, source.id)
      : { grounding: input.grounding, follow: () => {} }
  const row: LinkRow = {
    id: newId(),
    teamId,
    spaceId,
    dataSourceId: source.id,
    grounding,
    groundingGenerated: input.grounding === undefined ? 1 : 0,
    privacy: input.privacy ?? 'full',
    createdAt: isoNow(clock),
  }
  const created = await links.insert(row)
  follow()
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

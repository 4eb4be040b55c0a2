import { inTurns, pause } from '../../platform/workers/in-turns.ts'
import type { Catalog } from '../question/catalog.ts'
import { buildSpace, type CatalogSettings, type CatalogSource, definingSource, readerOf } from './build-catalog.ts'
import { showSpaceDefinitions } from './definitions/apply-space-definitions.ts'
import { settleDocument, settleSpaceDocument } from './definitions/settle-document.ts'
import { showDefinitions } from './definitions/show-definitions.ts'
import type { OssieDocument } from './ossie/document.ts'
import type { DocumentFault } from './ossie/validate.ts'
import type { Suggestion } from './suggest/suggest.ts'

/** Definitions as they stand: what is shown, what is suggested and nobody has answered. */
export type Stood = { shown: OssieDocument; open: Suggestion[] }
/** A document as it would be kept, with its marks, and what would be wrong with it. */
export type Settled = { settled: OssieDocument; faults: DocumentFault[] }

/** A source or a space with the definitions that are kept. Plain data, so that it can be read away from the main thread. */
export type StandingSource = { source: CatalogSource; name: string }
export type StandingSpace = { sources: CatalogSource[]; settings: CatalogSettings; name: string }

export async function standSource({ source, name }: StandingSource): Promise<Stood> {
  const { applied } = await inTurns(definingSource(source))
  const others = pause()
  if (others) await others
  return { shown: showDefinitions(applied, source.definitions ?? null, name), open: applied.open }
}

export async function standSpace({ sources, settings, name }: StandingSpace): Promise<Stood> {
  const found = await spaceInTurns({ sources, settings })
  return { shown: showSpaceDefinitions(found, settings.definitions ?? null, name), open: found.open }
}

type Settling = { source: CatalogSource; next: OssieDocument }

export async function settleSource({ source, next }: Settling): Promise<Settled> {
  const { suggested, applied } = await inTurns(definingSource({ ...source, definitions: next }))
  return { settled: settleDocument(next, suggested), faults: applied.faults }
}

export function settleSpace({ sources, settings, next }: StandingSpace & { next: OssieDocument }): Settled {
  const { across } = buildSpace(sources, settings)
  const { faults } = buildSpace(sources, { ...settings, definitions: next })
  return { settled: settleSpaceDocument(next, across), faults }
}

export const catalogOfSpace = async (space: Omit<StandingSpace, 'name'>): Promise<Catalog> =>
  (await spaceInTurns(space)).catalog

/** What is short is worked out on the main thread: others have their turn between its steps. */
async function spaceInTurns({ sources, settings }: Omit<StandingSpace, 'name'>) {
  const read = readerOf(sources)
  const found = []
  for (const source of sources) found.push(await inTurns(read(source)))
  return buildSpace(sources, settings, found)
}

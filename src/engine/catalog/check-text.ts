import { buildSpace, type CatalogSettings, type CatalogSource, defineSource } from './build-catalog.ts'
import { settleDocument, settleSpaceDocument } from './definitions/settle-document.ts'
import type { OssieDocument } from './ossie/document.ts'
import { type PlacedFault, readDocument } from './ossie/read-document.ts'

/** What a text of definitions comes to: the document as it would be kept, or all that is wrong with it. */
export type CheckedText = { settled: OssieDocument | null; faults: PlacedFault[] }

export function checkSourceText({ text, source }: { text: string; source: CatalogSource }): CheckedText {
  const { document, faults, place } = readDocument(text)
  if (!document) return { settled: null, faults }
  const { suggested, applied } = defineSource({ ...source, definitions: document })
  return { settled: settleDocument(document, suggested), faults: applied.faults.map(place) }
}

export type SpaceText = {
  text: string
  sources: CatalogSource[]
  settings: CatalogSettings
  kept: OssieDocument | null
}

export function checkSpaceText({ text, sources, settings, kept }: SpaceText): CheckedText {
  const { document, faults, place } = readDocument(text)
  if (!document) return { settled: null, faults }
  const { across } = buildSpace(sources, { ...settings, definitions: kept })
  const next = buildSpace(sources, { ...settings, definitions: document })
  return { settled: settleSpaceDocument(document, across), faults: next.faults.map(place) }
}

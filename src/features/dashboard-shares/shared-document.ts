import {
  type DocumentNode,
  type ParsedDocument,
  type ShownDocument,
  shownDocumentOf,
} from '../../engine/documents/index.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { parseExactJson } from '../../platform/exact-json.ts'
import { type DashboardStore, type DocumentReader, shownMarks } from '../dashboards/index.ts'
import type { ShareTheme } from './dashboard-shares.contract.ts'
import { dashboardShareErrors as errors } from './dashboard-shares.errors.ts'
import type { ShareRow } from './dashboard-shares.store.ts'

export type PublishedDeps = { dashboards: Pick<DashboardStore, 'find'>; documents: DocumentReader }

/** What a share shows is the published version, whatever was saved since. */
export async function publishedDocument({ dashboards, documents }: PublishedDeps, share: ShareRow) {
  const found = await dashboards.find(share.teamId, share.dashboardId)
  if (!found || found.publishedVersion === null) throw errors.notFound()
  const kept = await findOrThrow(
    documents({ teamId: share.teamId, shareLinkId: share.id }, share.dashboardId, found.publishedVersion),
    errors.notFound,
  )
  return { spaceId: found.spaceId, ...kept }
}

export const lockedOf = (share: Pick<ShareRow, 'lockedParams'>): Record<string, unknown> =>
  parseExactJson(share.lockedParams) as Record<string, unknown>

export const looksOf = (share: Pick<ShareRow, 'crossFilters' | 'allowedOrigins' | 'theme'>) => ({
  crossFilters: JSON.parse(share.crossFilters) as string[],
  allowedOrigins: JSON.parse(share.allowedOrigins) as string[],
  theme: JSON.parse(share.theme) as ShareTheme,
})

/** The marks by which a visitor's click may filter: those of fields that the author offers, where the visitor sees them. */
export function offeredOf(share: ShareRow, document: ParsedDocument) {
  const offered = new Set(looksOf(share).crossFilters)
  const hidden = hiddenQueries(shownDocumentOf(document), lockedOf(share))
  const queries = document.queries.filter(({ name }) => !hidden.has(name))
  return shownMarks({ queries }).filter(({ field }) => offered.has(field))
}

/** The queries that nothing draws for a visitor: those no view shows, and those that list what could be chosen in a locked control. */
export function hiddenQueries(shown: ShownDocument, locked: Record<string, unknown>): Set<string> {
  const listed = shown.controls.flatMap((control) =>
    !Object.hasOwn(locked, control.name) && 'options' in control && !Array.isArray(control.options)
      ? [control.options.query]
      : [],
  )
  const drawn = (nodes: DocumentNode[]): string[] =>
    nodes.flatMap((node) => {
      if (typeof node === 'string') return []
      return 'children' in node ? drawn(node.children) : 'query' in node ? [node.query] : []
    })
  const used = new Set([...listed, ...drawn(shown.nodes)])
  return new Set(shown.queries.map(({ name }) => name).filter((name) => !used.has(name)))
}

/** Without the controls that are locked, and what only they ask for. */
export function visibleDocument(
  document: Parameters<typeof shownDocumentOf>[0],
  locked: Record<string, unknown>,
): ShownDocument {
  const shown = shownDocumentOf(document)
  const hidden = hiddenQueries(shown, locked)
  const open = (name: string) => !Object.hasOwn(locked, name)
  const withoutLocked = (nodes: DocumentNode[]): DocumentNode[] =>
    nodes
      .filter((node) => typeof node === 'string' || node.type !== 'control' || open(node.name))
      .map((node) =>
        typeof node !== 'string' && 'children' in node ? { ...node, children: withoutLocked(node.children) } : node,
      )
  return {
    controls: shown.controls.filter(({ name }) => open(name)),
    queries: shown.queries
      .filter(({ name }) => !hidden.has(name))
      .map((query) => ({ ...query, controls: query.controls.filter(open) })),
    nodes: withoutLocked(shown.nodes),
  }
}

import { type DocumentNode, type ShownDocument, shownDocumentOf } from '../../engine/documents/index.ts'
import type { DashboardStore, DocumentReader } from '../dashboards/index.ts'
import { dashboardShareErrors as errors } from './dashboard-shares.errors.ts'
import type { ShareRow } from './dashboard-shares.store.ts'

export type PublishedParts = { dashboards: Pick<DashboardStore, 'find'>; documents: DocumentReader }

/** What a share shows is the published version, whatever was saved since. */
export async function publishedDocument({ dashboards, documents }: PublishedParts, share: ShareRow) {
  const found = await dashboards.find(share.teamId, share.dashboardId)
  if (!found || found.publishedVersion === null) throw errors.notFound()
  const kept = await documents(share.teamId, share.dashboardId, found.publishedVersion)
  if (!kept) throw errors.notFound()
  return { spaceId: found.spaceId, ...kept }
}

export const lockedOf = (share: Pick<ShareRow, 'lockedParams'>): Record<string, unknown> =>
  JSON.parse(share.lockedParams)

/** Without the controls that are locked. */
export function visibleDocument(
  document: Parameters<typeof shownDocumentOf>[0],
  locked: Record<string, unknown>,
): ShownDocument {
  const shown = shownDocumentOf(document)
  const open = (name: string) => !Object.hasOwn(locked, name)
  const withoutLocked = (nodes: DocumentNode[]): DocumentNode[] =>
    nodes
      .filter((node) => typeof node === 'string' || node.type !== 'control' || open(node.name))
      .map((node) =>
        typeof node !== 'string' && 'children' in node ? { ...node, children: withoutLocked(node.children) } : node,
      )
  return {
    controls: shown.controls.filter(({ name }) => open(name)),
    queries: shown.queries.map((query) => ({ ...query, controls: query.controls.filter(open) })),
    nodes: withoutLocked(shown.nodes),
  }
}

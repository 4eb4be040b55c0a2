import type { ParsedDocument } from '../../engine/documents/index.ts'
import { type EngineWorkers, readDocument } from '../../engine/workers/index.ts'
import type { WorkOwner } from '../../platform/turns.ts'
import type { DashboardStore } from './dashboards.store.ts'

export type KeptDocument = { title: string; markup: string; document: ParsedDocument; createdAt: string }
const maxEntries = 300

/** Versions never change, so what was read of one once stays right. */
export function createDocumentReader(store: Pick<DashboardStore, 'version'>, workers: EngineWorkers) {
  const kept = new Map<string, KeptDocument>()
  return async (owner: WorkOwner, dashboardId: string, version: number): Promise<KeptDocument | undefined> => {
    const { teamId, userId, shareLinkId } = owner
    const key = `${teamId} ${dashboardId} ${version}`
    const known = kept.get(key)
    if (known) return known
    const row = await store.version(teamId, dashboardId, version)
    if (!row) return undefined
    const { title, markup, createdAt } = row
    const { document } = await readDocument(workers, { teamId, userId, shareLinkId }, markup)
    const read = { title, markup, createdAt, document }
    if (kept.size >= maxEntries) kept.delete(kept.keys().next().value!)
    kept.set(key, read)
    return read
  }
}
export type DocumentReader = ReturnType<typeof createDocumentReader>

import type { Sandbox } from '../../engine/sandbox/index.ts'
import { checkSearchAnalyticsExport } from '../../engine/sources/index.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { type DataSources, withQueryErrors } from '../data-sources/index.ts'
import type { SearchAnalyticsProfile } from './search-analytics.contract.ts'
import { searchAnalyticsErrors } from './search-analytics.errors.ts'
import type { SearchAnalyticsStore } from './search-analytics.store.ts'

export type CheckDeps = { sources: DataSources; store: SearchAnalyticsStore; sandbox: Sandbox; clock: Clock }

/**
 * Looks whether the export has arrived. That it has not yet, or that Google refuses, is a good answer.
 * PREPARING while the export is only late, also after a failure that was put right; what was READY and is gone has FAILED.
 */
export async function checkExport(
  { sources, store, sandbox, clock }: CheckDeps,
  teamId: string,
  dataSourceId: string,
  profileId: string,
  signal: AbortSignal,
): Promise<{ profile: SearchAnalyticsProfile; projectId: string; ready: boolean }> {
  const source = await sources.find(teamId, dataSourceId)
  const profile = await findOrThrow(store.find(teamId, dataSourceId, profileId), searchAnalyticsErrors.notFound)
  const target = await sources.resolveTarget(teamId, dataSourceId)
  if (target.kind !== 'BIGQUERY') throw searchAnalyticsErrors.notBigquery()
  const { ready, failed, latestDataDate, projectId, error } = await withQueryErrors(
    checkSearchAnalyticsExport(sandbox, teamId, target.connection, profile, { signal }),
  )
  const now = isoNow(clock)
  const update = store.update(teamId, profileId, {
    status: ready ? 'READY' : failed || profile.status === 'READY' ? 'FAILED' : 'PREPARING',
    lastCheckedAt: now,
    lastError: error,
    latestDataDate: latestDataDate ?? profile.latestDataDate,
    updatedAt: now,
  })
  const updated = await findOrThrow(update, searchAnalyticsErrors.notFound)
  return { profile: updated, projectId: projectId ?? source.projectId ?? '', ready }
}

import type { Database, Queries } from '../../../platform/database/open.ts'
import { contentsOf, lockContents, removeEntries } from '../entries.store.ts'
import { findDuplicates, type Hash } from '../find-duplicates.ts'
import type { SamenessRule } from '../same-entry.ts'

export type DeduplicateJob = {
  teamId: string
  datasetId: string
  rule: SamenessRule & { keep: 'first' | 'last' }
  dryRun: boolean
}
export type DeduplicateResult = { removed: number; remaining: number } | { unknownKeys: string[] }

/**
 * The search runs without a lock, so that others can write meanwhile; only the removal is a transaction. It goes ahead
 * when the dataset is still the one that was searched, and otherwise searches again, this time with the lock held.
 */
export async function deduplicateEntries(
  database: Database,
  { teamId, datasetId, rule, dryRun }: DeduplicateJob,
  hash?: Hash,
): Promise<DeduplicateResult> {
  const versionNow = async (queries: Queries) => (await contentsOf(queries, [datasetId])).get(datasetId)?.version ?? 0
  const search = async (queries: Queries) => {
    const version = await versionNow(queries)
    return { version, ...(await findDuplicates(queries, datasetId, rule, hash)) }
  }
  const early = await search(database.queries)
  if (dryRun && early.version === (await versionNow(database.queries))) return answer(early)

  return database.transaction(async (queries) => {
    const contents = await lockContents(queries, teamId, datasetId)
    const found = contents.version === early.version ? early : await search(queries)
    const result = answer(found)
    if ('removed' in result && result.removed > 0 && !dryRun) await removeEntries(queries, contents, found.removed)
    return result
  })
}

function answer({ scanned, removed, unknownKeys }: Awaited<ReturnType<typeof findDuplicates>>): DeduplicateResult {
  // A key that no entry has would make every entry the same: most likely a typing error, never a wish.
  if (unknownKeys.length > 0 && scanned > 0) return { unknownKeys }
  return { removed: removed.length, remaining: scanned - removed.length }
}

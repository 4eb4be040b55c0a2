import type { Database } from '../../../platform/database/open.ts'
import { changeInSteps, type Holder, rowsPerStep, type Steps } from '../change-contents.ts'
import { type Duplicates, findDuplicates, type Hash } from '../duplicates/find-duplicates.ts'
import { dropRemoved, noteRemoved } from '../duplicates/removed-entries.ts'
import type { SamenessRule } from '../duplicates/same-entry.ts'
import { contentsOf, setContents } from '../entries.store.ts'
import { afterAll, beforeAll, decideChange, listRemovals } from '../long-changes.store.ts'

export type DeduplicateJob = {
  teamId: string
  datasetId: string
  rule: SamenessRule & { keep: 'first' | 'last' }
  dryRun: boolean
}
type Deduplicated = { removed: number; remaining: number } | { unknownKeys: string[] }
export type DeduplicateResult = Deduplicated | { lost: true }

/**
 * The search lets others write meanwhile; only the removal is a change. It goes ahead when the dataset is still the one that
 * was searched, and otherwise searches again, this time with others waiting.
 */
export async function deduplicateEntries(
  database: Database,
  { teamId, datasetId, rule, dryRun }: DeduplicateJob,
  holder: Holder,
  hash?: Hash,
): Promise<DeduplicateResult> {
  const versionNow = async () => (await contentsOf(database.queries, [datasetId])).get(datasetId)?.version ?? 0
  const version = await versionNow()
  const early = await findDuplicates(database.queries, datasetId, rule, { hash })
  if (dryRun && version === (await versionNow())) return deduplicatedOf(early)

  return changeInSteps(database, holder, { teamId, datasetId }, async (steps) => {
    const found =
      steps.contents.version === version
        ? early
        : await findDuplicates(database.queries, datasetId, rule, { hash, onPage: steps.keepHold })
    const result = deduplicatedOf(found)
    if ('removed' in result && result.removed > 0 && !dryRun) await removeInSteps(steps, found.removed)
    return result
  })
}

async function removeInSteps({ contents, step, decide }: Steps, ids: Duplicates['removed']): Promise<void> {
  const { datasetId } = contents
  await dropRemoved(step, datasetId)
  for (let i = 0; i < ids.length; i += rowsPerStep) {
    const some = Array.from({ length: Math.min(rowsPerStep, ids.length - i) }, (_, k) => ids.at(i + k))
    await step((queries) => listRemovals(queries, datasetId, some))
  }
  await decide(async (queries) => {
    await setContents(queries, { ...contents, entries: contents.entries - ids.length, version: contents.version + 1 })
    await noteRemoved(queries, contents, ids.length)
    await decideChange(queries, datasetId, { seenAfter: beforeAll, seenUpTo: afterAll })
  })
}

export function deduplicatedOf({ scanned, removed, unknownKeys }: Duplicates): Deduplicated {
  // A key that no entry has would make every entry the same: most likely a typing error, never a wish.
  if (unknownKeys.length > 0 && scanned > 0) return { unknownKeys }
  return { removed: removed.length, remaining: scanned - removed.length }
}

import type { Database } from '../../../platform/database/open.ts'
import { parseExactJson } from '../../../platform/exact-json.ts'
import type { Entry } from '../datasets.contract.ts'
import { findDuplicates } from '../duplicates/find-duplicates.ts'
import { findSimilar, type SimilarValues } from '../duplicates/find-similar.ts'
import { entriesById } from '../entries.store.ts'
import { type DeduplicateJob, deduplicatedOf } from './deduplicate-entries.ts'

const examples = 20

/** What a de-duplication would do, with examples of it. */
export async function previewDuplicates({ queries }: Database, { datasetId, rule }: Omit<DeduplicateJob, 'dryRun'>) {
  const found = await findDuplicates(queries, datasetId, rule, { examples })
  const counted = deduplicatedOf(found)
  if ('unknownKeys' in counted) return counted
  const rows = await entriesById(
    queries,
    datasetId,
    found.groups.flatMap(({ stays, goes }) => [stays, ...goes]),
  )
  // Entries may go while they are looked at.
  const entryOf = (id: string): Entry[] => {
    const row = rows.get(id)
    return row ? [{ ...row, data: parseExactJson(row.data) as Entry['data'] }] : []
  }
  const groups = found.groups.flatMap(({ stays, goes, count }) =>
    entryOf(stays).map((entry) => ({ stays: entry, goes: goes.flatMap(entryOf), count })),
  )
  const shown = found.groups.reduce((sum, { count }) => sum + count, 0)
  return { ...counted, groups, allGroups: shown === counted.removed }
}

export const similarValues = (
  { queries }: Database,
  { datasetId, fields }: { teamId: string; datasetId: string; fields: string[] | null },
): Promise<SimilarValues[]> => findSimilar(queries, datasetId, fields)

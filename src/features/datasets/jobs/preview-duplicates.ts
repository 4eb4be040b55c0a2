import type { Database } from '../../../platform/database/open.ts'
import { findDuplicates } from '../duplicates/find-duplicates.ts'
import { findSimilar, type SimilarValues } from '../duplicates/find-similar.ts'
import { entriesById, entryJson } from '../entries.store.ts'
import { type DeduplicateJob, deduplicatedOf } from './deduplicate-entries.ts'

const examples = 20

/** Of all examples together, or little more: entries may have a megabyte each. */
const exampleBytes = 2 * 1024 ** 2

/** What a de-duplication would do, with examples of it: as JSON, for an answer that nobody reads on the way. */
export async function previewDuplicates({ queries }: Database, { datasetId, rule }: Omit<DeduplicateJob, 'dryRun'>) {
  const found = await findDuplicates(queries, datasetId, rule, { examples })
  const counted = deduplicatedOf(found)
  if ('unknownKeys' in counted) return counted
  const groups: string[] = []
  let shown = 0
  for (let i = 0, room = exampleBytes; i < found.groups.length && room > 0; i++) {
    const { stays, goes, count } = found.groups[i]!
    const rows = await entriesById(queries, datasetId, [stays, ...goes])
    // Entries may go while they are looked at.
    const [first, ...others] = [stays, ...goes].flatMap((id) => rows.get(id) ?? []).map(entryJson)
    if (first === undefined) continue
    room -= first.length
    const fitting = others.filter((text, at) => {
      const fits = at === 0 || room >= text.length
      if (fits) room -= text.length
      return fits
    })
    groups.push(`{"stays":${first},"goes":[${fitting.join()}],"count":${count}}`)
    shown += count
  }
  const { removed, remaining } = counted
  return {
    json: `{"removed":${removed},"remaining":${remaining},"groups":[${groups.join()}],"allGroups":${shown === removed}}`,
  }
}

export const similarValues = (
  { queries }: Database,
  { datasetId, fields }: { teamId: string; datasetId: string; fields: string[] | null },
): Promise<SimilarValues[]> => findSimilar(queries, datasetId, fields)

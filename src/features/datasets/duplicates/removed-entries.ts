import type { Database, Queries } from '../../../platform/database/open.ts'
import { changeContents, rowsPerStep, type Steps, untilNull } from '../change-contents.ts'
import {
  type Contents,
  contentsOf,
  dropContentsRow,
  lockContents,
  pageOfEntries,
  setContents,
} from '../entries.store.ts'
import { afterAll, beforeAll, deleteBetween, moveEntries, removedFrom } from '../long-changes.store.ts'

/** What an earlier de-duplication took away cannot be brought back any more. */
export const dropRemoved = (step: Steps['step'], datasetId: string): Promise<void> =>
  untilNull(beforeAll, (after) =>
    step((queries) => deleteBetween(queries, removedFrom(datasetId), { after, upTo: afterAll, limit: rowsPerStep })),
  )

/** A row of its own, by which the sweep at a start finds what was taken away. */
export async function noteRemoved(queries: Queries, { datasetId, teamId }: Contents, count: number): Promise<void> {
  const row = await lockContents(queries, teamId, removedFrom(datasetId))
  await setContents(queries, { ...row, entries: count })
}

/** Brings back what the last de-duplication took away, in its old places; null where there is nothing. Readers see it come back step by step. */
export async function restoreRemoved(
  database: Database,
  teamId: string,
  datasetId: string,
): Promise<{ restored: number; entries: number } | null> {
  const from = removedFrom(datasetId)
  let restored = 0
  for (;;) {
    const moved = await changeContents(database, teamId, datasetId, async (queries, contents) => {
      const ids = (await pageOfEntries(queries, from, { after: null, limit: rowsPerStep })).map(({ id }) => id)
      if (ids.length === 0) {
        await dropContentsRow(queries, from)
        return 0
      }
      await moveEntries(queries, from, datasetId, ids)
      await setContents(queries, {
        ...contents,
        entries: contents.entries + ids.length,
        version: contents.version + 1,
      })
      return ids.length
    })
    if (moved === 0) break
    restored += moved
  }
  if (restored === 0) return null
  return { restored, entries: (await contentsOf(database.queries, [datasetId])).get(datasetId)?.entries ?? 0 }
}

import { systemClock } from '../../platform/clock.ts'
import { dropContents, settleAbandoned } from './change-contents.ts'
import type { DatasetStore } from './datasets.store.ts'
import { datasetsWithContents } from './entries.store.ts'
import { abandonedChanges } from './long-changes.store.ts'
import type { Entries } from './open-entries.ts'

/** Removes entries whose dataset is gone, with its space or its team, or because the service ended in between; settles changes that nobody goes on with. */
export async function sweepEntries({
  entries,
  datasets,
}: {
  entries: Entries
  datasets: DatasetStore
}): Promise<number> {
  if (!entries.used) return 0
  // Contents first: a dataset made after they were listed cannot be among them.
  const held = await datasetsWithContents(entries.read.queries)
  const gone = await datasets.gone(held.map(({ datasetId }) => datasetId))
  for (const datasetId of gone) await dropContents(entries.write, datasetId)
  for (const change of await abandonedChanges(entries.read.queries, systemClock.now().getTime()))
    await settleAbandoned(entries.write, change)
  return gone.length
}

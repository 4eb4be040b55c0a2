import { isoNow, madeAt } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { dropContents } from './change-contents.ts'
import { addEntries } from './change-entries.ts'
import type { DatasetRouteDeps } from './datasets.routes.ts'

/** Makes a dataset of a result's rows; when the rows cannot be kept, there is no dataset either. */
export async function saveResult(
  { datasets, entries, clock, limits }: Pick<DatasetRouteDeps, 'datasets' | 'entries' | 'clock' | 'limits'>,
  teamId: string,
  spaceId: string,
  result: { name: string; description: string | null; columns: string[]; rows: (string | number | boolean | null)[][] },
): Promise<{ datasetId: string; entries: number }> {
  const id = newId()
  const { name, description, columns, rows } = result
  await datasets.insert({
    id,
    teamId,
    name,
    spaceId,
    description,
    dataSourceId: null,
    dataSourceName: null,
    unavailableAt: null,
    ...madeAt(isoNow(clock)),
  })
  try {
    const data = rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null])))
    if (data.length > 0) await addEntries({ entries, clock, maxEntries: limits.maxEntries }, teamId, id, data)
    return { datasetId: id, entries: data.length }
  } catch (error) {
    await datasets.remove(teamId, id)
    await dropContents(entries.write, id)
    throw error
  }
}

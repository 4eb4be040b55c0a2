import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Entry } from './datasets.contract.ts'
import { datasetErrors } from './datasets.errors.ts'
import { appendEntries, changeEntry, findEntry, lockContents, removeEntries } from './entries.store.ts'
import { entryText } from './entry-data.ts'
import type { Entries } from './open-entries.ts'

type Parts = { entries: Entries; clock: Clock; maxEntries: number }

/** All of them, or, when one is not right, none. */
export async function addEntries(
  { entries, clock, maxEntries }: Parts,
  teamId: string,
  datasetId: string,
  rows: Record<string, unknown>[],
): Promise<{ added: number; entries: number }> {
  const texts = rows.map((row, i) => entryText(row, `body.entries.${i}`))
  return entries.write.transaction(async (queries) => {
    const contents = await lockContents(queries, teamId, datasetId)
    if (contents.entries + texts.length > maxEntries)
      throw datasetErrors.tooManyEntries(`a dataset may hold at most ${maxEntries} entries`)
    const after = await appendEntries(queries, contents, texts, isoNow(clock))
    return { added: texts.length, entries: after.entries }
  })
}

export async function updateEntry(
  { entries, clock }: Parts,
  teamId: string,
  datasetId: string,
  id: string,
  { data, replace }: { data: Record<string, unknown>; replace: boolean },
): Promise<Entry> {
  return entries.write.transaction(async (queries) => {
    const contents = await lockContents(queries, teamId, datasetId)
    const before = await findEntry(queries, datasetId, id)
    if (!before) throw datasetErrors.entryNotFound()
    const merged = replace ? data : Object.assign(Object.create(null), JSON.parse(before.data), data)
    const text = entryText(merged, 'body.data')
    const updatedAt = isoNow(clock)
    await changeEntry(queries, contents, id, text, updatedAt)
    return { id, data: JSON.parse(text), createdAt: before.createdAt, updatedAt }
  })
}

export async function deleteEntry({ entries }: Parts, teamId: string, datasetId: string, id: string): Promise<void> {
  await entries.write.transaction(async (queries) => {
    const contents = await lockContents(queries, teamId, datasetId)
    if (!(await findEntry(queries, datasetId, id))) throw datasetErrors.entryNotFound()
    await removeEntries(queries, contents, [id])
  })
}

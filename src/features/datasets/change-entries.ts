import { type Clock, isoNow } from '../../platform/clock.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { parseExactJson } from '../../platform/exact-json.ts'
import { mapInTurns } from '../../platform/workers/in-turns.ts'
import { changeContents } from './change-contents.ts'
import type { Entry } from './datasets.contract.ts'
import { datasetErrors } from './datasets.errors.ts'
import { appendEntries, changeEntry, findEntry, removeEntry } from './entries.store.ts'
import { entryText } from './entry-data.ts'
import type { Entries } from './open-entries.ts'

type Deps = { entries: Entries; clock: Clock; maxEntries: number }

/** All of them, or, when one is not right, none. */
export async function addEntries(
  { entries, clock, maxEntries }: Deps,
  teamId: string,
  datasetId: string,
  rows: Record<string, unknown>[],
): Promise<{ added: number; entries: number }> {
  const texts = await mapInTurns(rows, (row, i) => entryText(row, `body.entries.${i}`))
  return changeContents(entries.write, teamId, datasetId, async (queries, contents) => {
    if (contents.entries + texts.length > maxEntries)
      throw datasetErrors.tooManyEntries(`a dataset may hold at most ${maxEntries} entries`)
    const after = await appendEntries(queries, contents, texts, isoNow(clock))
    return { added: texts.length, entries: after.entries }
  })
}

export async function updateEntry(
  { entries, clock }: Deps,
  teamId: string,
  datasetId: string,
  id: string,
  { data, replace }: { data: Record<string, unknown>; replace: boolean },
): Promise<Entry> {
  return changeContents(entries.write, teamId, datasetId, async (queries, contents) => {
    const before = await findOrThrow(findEntry(queries, datasetId, id), datasetErrors.entryNotFound)
    const merged = replace ? data : Object.assign(Object.create(null), parseExactJson(before.data), data)
    const text = entryText(merged, 'body.data')
    const updatedAt = isoNow(clock)
    await changeEntry(queries, contents, id, text, updatedAt)
    return { id, data: merged, createdAt: before.createdAt, updatedAt }
  })
}

export async function deleteEntry({ entries }: Deps, teamId: string, datasetId: string, id: string): Promise<void> {
  await changeContents(entries.write, teamId, datasetId, async (queries, contents) => {
    await findOrThrow(findEntry(queries, datasetId, id), datasetErrors.entryNotFound)
    await removeEntry(queries, contents, id)
  })
}

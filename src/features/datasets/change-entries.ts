import { type Clock, isoNow } from '../../platform/clock.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { parseJson } from '../../platform/http/body.ts'
import { inTurns } from '../../platform/workers/in-turns.ts'
import { changeContents } from './change-contents.ts'
import type { Entry } from './datasets.contract.ts'
import { datasetErrors } from './datasets.errors.ts'
import { appendEntries, changeEntry, type EntryRow, findEntry, removeEntry } from './entries.store.ts'
import { entryText, maxNames, mergedData } from './entry-data.ts'
import type { Entries } from './open-entries.ts'

type Deps = { entries: Entries; clock: Clock; maxEntries: number }

/** All of them, or, when one is not right, none. */
export async function addEntries(
  { entries, clock, maxEntries }: Deps,
  teamId: string,
  datasetId: string,
  rows: Record<string, unknown>[],
): Promise<{ added: number; entries: number }> {
  const texts = await inTurns(textsOf(rows))
  return changeContents(entries.write, teamId, datasetId, async (queries, contents) => {
    if (contents.entries + texts.length > maxEntries)
      throw datasetErrors.tooManyEntries(`a dataset may hold at most ${maxEntries} entries`)
    const after = await appendEntries(queries, contents, texts, isoNow(clock))
    return { added: texts.length, entries: after.entries }
  })
}

function* textsOf(rows: Record<string, unknown>[]): Generator<undefined, string[]> {
  const texts: string[] = []
  for (const [i, row] of rows.entries()) texts.push(yield* entryText(row, `body.entries.${i}`))
  return texts
}

export async function updateEntry(
  { entries, clock }: Deps,
  teamId: string,
  datasetId: string,
  id: string,
  { data, replace }: { data: Record<string, unknown>; replace: boolean },
): Promise<EntryRow> {
  return changeContents(entries.write, teamId, datasetId, async (queries, contents) => {
    const before = await findOrThrow(findEntry(queries, datasetId, id), datasetErrors.entryNotFound)
    const kept = replace ? null : ((await parseJson(Buffer.from(before.data), false, maxNames)) as Entry['data'])
    const text = await inTurns(kept ? changedText(kept, data) : entryText(data, 'body.data'))
    const updatedAt = isoNow(clock)
    await changeEntry(queries, contents, id, text, updatedAt)
    return { id, data: text, createdAt: before.createdAt, updatedAt }
  })
}

function* changedText(before: Entry['data'], change: Entry['data']): Generator<undefined, string> {
  return yield* entryText(yield* mergedData(before, change), 'body.data')
}

export async function deleteEntry({ entries }: Deps, teamId: string, datasetId: string, id: string): Promise<void> {
  await changeContents(entries.write, teamId, datasetId, async (queries, contents) => {
    await findOrThrow(findEntry(queries, datasetId, id), datasetErrors.entryNotFound)
    await removeEntry(queries, contents, id)
  })
}

import '../../../platform/exact-json.ts'
import type { Database } from '../../../platform/database/open.ts'
import { changeInSteps, type Holder, rowsPerStep, type Steps } from '../change-contents.ts'
import { dropRemoved } from '../duplicates/removed-entries.ts'
import { insertEntries, setContents } from '../entries.store.ts'
import { maxEntryBytes, storableText } from '../entry-data.ts'
import { afterAll, beforeAll, decideChange, dropChange } from '../long-changes.store.ts'

export type ImportTarget = {
  teamId: string
  datasetId: string
  mode: 'append' | 'replace'
  /** Most entries that the dataset may hold. */
  maxEntries: number
  now: string
}
type Added = { added: number; removed: number; entries: number } | { tooMany: number } | { tooLong: number }
export type ImportResult = Added | { lost: true }

/** Letters of one step. */
const textPerStep = 1_000_000

/** Rows that a query answered, as the UTF-8 text of a JSON array, and which of their columns are whole numbers. */
export async function importRows(
  database: Database,
  { json, integers, ...target }: ImportTarget & { json: Uint8Array; integers: string[] },
  holder: Holder,
): Promise<ImportResult> {
  const text = Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString('utf8')
  const rows = JSON.parse(text) as Record<string, unknown>[]
  // An answer has them as text past 2^53; an entry holds the number itself.
  for (const row of rows)
    for (const column of integers) {
      const value = row[column]
      if (typeof value === 'string' && /^-?\d{1,308}$/.test(value)) row[column] = BigInt(value)
    }
  return addAll(database, target, textsOf(rows), holder)
}

function* textsOf(rows: Record<string, unknown>[]): Generator<string> {
  for (const row of rows) yield storableText(JSON.stringify(row))
}

/** All of it, or, when it does not fit or something fails, none. */
export const addAll = (
  database: Database,
  target: ImportTarget,
  texts: Iterable<string>,
  holder: Holder,
): Promise<ImportResult> => changeInSteps(database, holder, target, (steps) => addInSteps(steps, target, texts))

async function addInSteps(
  { contents: before, step, decide }: Steps,
  { datasetId, mode, maxEntries, now }: ImportTarget,
  texts: Iterable<string>,
): Promise<Added> {
  const replaces = mode === 'replace'
  let entries = replaces ? 0 : before.entries
  let added = 0
  let { lastEntryId } = before
  for (const some of inSteps(texts)) {
    const long = some.findIndex((text) => text.length > maxEntryBytes)
    if (long !== -1) return { tooLong: added + long + 1 }
    added += some.length
    entries += some.length
    if (entries > maxEntries) return { tooMany: entries }
    lastEntryId = await step((queries) => insertEntries(queries, { datasetId, lastEntryId }, some, now))
  }
  await decide(async (queries) => {
    await setContents(queries, { ...before, entries, lastEntryId, version: before.version + 1 })
    if (replaces)
      await decideChange(queries, datasetId, { seenAfter: before.lastEntryId ?? beforeAll, seenUpTo: afterAll })
    else await dropChange(queries, datasetId)
  })
  // What an earlier de-duplication took away belongs to what is gone.
  if (replaces) await dropRemoved(step, datasetId)
  return { added, removed: replaces ? before.entries : 0, entries }
}

function* inSteps(texts: Iterable<string>): Generator<string[]> {
  let some: string[] = []
  let length = 0
  for (const text of texts) {
    some.push(text)
    length += text.length
    if (some.length < rowsPerStep && length < textPerStep) continue
    yield some
    some = []
    length = 0
  }
  if (some.length > 0) yield some
}

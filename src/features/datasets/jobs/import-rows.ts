import '../../../platform/exact-json.ts'
import type { Database } from '../../../platform/database/open.ts'
import { appendEntries, clearEntries, lockContents } from '../entries.store.ts'
import { storableText } from '../entry-data.ts'

export type ImportTarget = {
  teamId: string
  datasetId: string
  mode: 'append' | 'replace'
  /** Most entries that the dataset may hold. */
  maxEntries: number
  now: string
}
export type ImportResult = { added: number; removed: number; entries: number } | { tooMany: number }

/** Rows that a query answered, as the UTF-8 text of a JSON array, and which of their columns are whole numbers. */
export async function importRows(
  database: Database,
  { json, integers, ...target }: ImportTarget & { json: Uint8Array; integers: string[] },
): Promise<ImportResult> {
  const text = Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString('utf8')
  const rows = JSON.parse(text) as Record<string, unknown>[]
  // An answer has them as text past 2^53; an entry holds the number itself.
  for (const row of rows)
    for (const column of integers) {
      const value = row[column]
      if (typeof value === 'string' && /^-?\d{1,308}$/.test(value)) row[column] = BigInt(value)
    }
  return addAll(
    database,
    target,
    (function* () {
      for (let i = 0; i < rows.length; i += 5000)
        yield rows.slice(i, i + 5000).map((row) => storableText(JSON.stringify(row)))
    })(),
  )
}

/** All of it, or, when it does not fit or something fails, none. */
export async function addAll(
  database: Database,
  { teamId, datasetId, mode, maxEntries, now }: ImportTarget,
  batches: Iterable<string[]>,
): Promise<ImportResult> {
  const tooMany = new Error('too many entries')
  let most = 0
  try {
    return await database.transaction(async (queries) => {
      let contents = await lockContents(queries, teamId, datasetId)
      const before = contents.entries
      if (mode === 'replace' && before > 0) contents = await clearEntries(queries, contents)
      let added = 0
      for (const texts of batches) {
        added += texts.length
        most = contents.entries + texts.length
        if (most > maxEntries) throw tooMany
        contents = await appendEntries(queries, contents, texts, now)
      }
      return { added, removed: mode === 'replace' ? before : 0, entries: contents.entries }
    })
  } catch (error) {
    if (error === tooMany) return { tooMany: most }
    throw error
  }
}

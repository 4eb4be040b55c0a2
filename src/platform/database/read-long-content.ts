import { sql } from 'kysely'
import { bytesOfText } from '../workers/json-in-turns.ts'
import type { Database } from './open.ts'
import { unpack } from './packed-text.ts'
import { equal } from './statements.ts'

/** What is longer is read in a thread: a megabyte of letters that are not Latin takes 8 ms. */
const longestHere = 1024 ** 2
/** Characters that come from there at once. Earlier versions kept reports of any length. */
const atOnce = 12 * 1024 ** 2

type From = Pick<Database, 'queries' | 'apart'>
type Table = 'report_contents' | 'delivery_contents'
type Key = Record<string, string>

/** The content of a report or a delivery, however long it is and however it is kept. */
export async function readLongContent(from: From, table: Table, key: Key): Promise<string | Buffer | null> {
  const kept = await readKept(from, table, key)
  return kept === null ? null : unpack(kept)
}

async function readKept(from: From, table: Table, key: Key): Promise<string | Buffer | null> {
  const of = (queries: Database['queries']) =>
    queries.selectFrom(table).where((where) => equal(where, key as { teamId: string }))
  const size = sql<number>`octet_length(content)`.as('bytes')
  const found = await of(from.queries).select(size).executeTakeFirst()
  if (!found) return null
  if (found.bytes <= longestHere) return (await of(from.queries).select('content').executeTakeFirst())?.content ?? null
  const pieces: Buffer[] = []
  for (let at = 1; ; at += atOnce) {
    const part = sql<string>`substr(content, ${sql.lit(at)}, ${sql.lit(atOnce)})`.as('part')
    const piece = await of(from.apart).select([size, part]).executeTakeFirst()
    // Deleted or made anew since: what there is now is read, if anything.
    if (piece?.bytes !== found.bytes) return readKept(from, table, key)
    pieces.push(await bytesOfText(piece.part))
    if (piece.part.length < atOnce) return pieces.length === 1 ? piece.part : Buffer.concat(pieces)
  }
}

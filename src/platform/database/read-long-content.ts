import { sql } from 'kysely'
import { bytesOfText } from '../workers/json-in-turns.ts'
import type { Database } from './open.ts'
import { equal } from './statements.ts'

/** What is longer is read in a thread: a megabyte of letters that are not Latin takes 8 ms. */
const longestHere = 1024 ** 2
/** Characters that come from there at once. Earlier versions kept reports of any length. */
const atOnce = 12 * 1024 ** 2

/** The content of a report or a delivery, however long it is; one that is kept packed comes as its text. */
export async function readLongContent(
  { queries, apart }: Pick<Database, 'queries' | 'apart'>,
  table: 'report_contents' | 'delivery_contents',
  key: Record<string, string>,
): Promise<string | Buffer | null> {
  const of = (from: Database['queries']) =>
    from.selectFrom(table).where((where) => equal(where, key as { teamId: string }))
  const found = await of(queries).select(sql<number>`octet_length(content)`.as('bytes')).executeTakeFirst()
  if (!found) return null
  if (found.bytes <= longestHere) return (await of(queries).select('content').executeTakeFirst())?.content ?? null
  const pieces: Buffer[] = []
  for (let from = 1; ; from += atOnce) {
    const part = sql<string>`substr(content, ${sql.lit(from)}, ${sql.lit(atOnce)})`.as('part')
    const { part: text } = (await of(apart).select(part).executeTakeFirst()) ?? { part: '' }
    const isLast = text.length < atOnce
    if (isLast && from === 1) return text
    pieces.push(await bytesOfText(text))
    if (isLast) return Buffer.concat(pieces)
  }
}

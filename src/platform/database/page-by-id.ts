import type { SelectQueryBuilder } from 'kysely'
import { pause } from '../workers/in-turns.ts'

export type PageWanted = { limit: number; cursor?: string | undefined }

/** Rows may have a megabyte each: so much of them is read at once. */
const bytesAtOnce = 4 * 1024 ** 2

/** How many of them, the first in any case, are not too much at once. */
export function fitting(sizes: number[]): number {
  let total = 0
  const over = sizes.findIndex((size, i) => {
    total += size
    return i > 0 && total > bytesAtOnce
  })
  return over === -1 ? sizes.length : over
}

/** Of long rows so much is read by one statement: a megabyte of them takes up to 8 ms. */
const bytesByOne = 512 * 1024
/** What each counts for at least: SQLite takes no condition of a thousand parts. */
const leastBytes = 1024

/** Long rows that were found with their sizes, in their order: read some at a time, and others have their turn in between. */
export async function readInTurns<Found extends { bytes: number }, Row>(
  found: readonly Found[],
  read: (some: Found[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  const sizes = found.map(({ bytes }) => Math.max(bytes, leastBytes))
  for (let from = 0, to = 0; from < found.length; from = to) {
    let bytes = 0
    while (to < found.length && (to === from || bytes + sizes[to]! <= bytesByOne)) bytes += sizes[to++]!
    await pause()
    rows.push(...(await read(found.slice(from, to))))
  }
  return rows
}

/** What of the rows that were read for a page is the page: at most `limit` of them, and not too many bytes. */
export const rowsOfPage = <Row>(rows: Row[], limit: number): Row[] =>
  rows.slice(0, Math.min(limit, fitting(rows.map(bytesOf))))

const bytesOf = (row: unknown): number =>
  Object.values(row as object).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? Buffer.byteLength(value) : 0),
    0,
  )

/** For `$call`: rows by their id, newest first, from behind the cursor; one more than the page, which tells whether there is another. */
export const newestFirst = (page: PageWanted) => pageById(page, 'desc')
export const oldestFirst = (page: PageWanted) => pageById(page, 'asc')

const pageById =
  ({ limit, cursor }: PageWanted, order: 'asc' | 'desc') =>
  <DB, From extends keyof DB, Row>(query: SelectQueryBuilder<DB, From, Row>): SelectQueryBuilder<DB, From, Row> => {
    const byId = query as unknown as SelectQueryBuilder<{ rows: { id: string } }, 'rows', Row>
    const from = cursor === undefined ? byId : byId.where('id', order === 'desc' ? '<' : '>', cursor)
    return from.orderBy('id', order).limit(limit + 1) as unknown as typeof query
  }

import type { SelectQueryBuilder } from 'kysely'
import type { Tables } from './tables.ts'

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
  <Row>(query: SelectQueryBuilder<Tables, never, Row>): SelectQueryBuilder<Tables, never, Row> => {
    const byId = query as unknown as SelectQueryBuilder<{ rows: { id: string } }, 'rows', Row>
    const from = cursor === undefined ? byId : byId.where('id', order === 'desc' ? '<' : '>', cursor)
    return from.orderBy('id', order).limit(limit + 1) as unknown as SelectQueryBuilder<Tables, never, Row>
  }

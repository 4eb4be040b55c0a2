import type { SelectQueryBuilder } from 'kysely'
import type { Tables } from './tables.ts'

export type PageWanted = { limit: number; cursor?: string | undefined }

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

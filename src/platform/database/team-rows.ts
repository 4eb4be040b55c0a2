import type { Kysely } from 'kysely'
import type { Queries } from './open.ts'
import type { Tables } from './tables.ts'

type Owned = { id: string; teamId: string }
type TeamTable = { [Name in keyof Tables]: Tables[Name] extends Owned ? Name : never }[keyof Tables]

/** What stores do alike with a row of a team: find it, change it, remove it. Another team's id finds nothing. */
export function teamRows<Name extends TeamTable>(database: Queries, table: Name) {
  type Row = Tables[Name]
  // Kysely knows no table whose name is a type parameter: to it, all are called `rows` here.
  const rows = table as unknown as 'rows'
  const on = (queries: Queries) => queries as unknown as Kysely<{ rows: Owned }>
  return {
    find: (teamId: string, id: string, queries: Queries = database) =>
      on(queries)
        .selectFrom(rows)
        .selectAll()
        .where('teamId', '=', teamId)
        .where('id', '=', id)
        .executeTakeFirst() as Promise<Row | undefined>,

    update: (teamId: string, id: string, change: Partial<Omit<Row, keyof Owned>>, queries: Queries = database) =>
      on(queries)
        .updateTable(rows)
        .set(change)
        .where('teamId', '=', teamId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst() as Promise<Row | undefined>,

    /** Whether there was one. */
    async remove(teamId: string, id: string, queries: Queries = database): Promise<boolean> {
      const { numDeletedRows } = await on(queries)
        .deleteFrom(rows)
        .where('teamId', '=', teamId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
